import { cancellations, type Figures, known, payingCustomers, pilots, waitlists } from "../reading/figures.ts";
import { msg } from "../i18n/translator.ts";
import { nameOf } from "./task.ts";
import type { Planned, Task } from "./task.ts";

const mostCalls = 15;

/** Calls to customers, and to former customers. */
export function talkToPayers(planned: Planned): Task | null {
  const paying = known(planned.venture, payingCustomers);
  if (paying === 0) return null;
  const { t } = planned.translator;
  return {
    what: whomToCall(planned, paying),
    retires: nameOf(planned, "retention"),
    hours: Math.ceil(Math.min(paying, mostCalls) * 0.75),
    doneWhen: t`each reason is written down in their words`,
    stopIf: t`most would not miss it`,
  };
}

function whomToCall(planned: Planned, paying: number): string {
  const { t } = planned.translator;
  const lost = known(planned.venture, cancellations);
  const left = lost === 1 ? t`Ask the one who left as well.` : t`Ask those who left as well.`;
  return lost > 0 ? `${callPayers(planned, paying)} ${left}` : callPayers(planned, paying);
}

function callPayers({ translator: { t } }: Planned, paying: number): string {
  if (paying === 1) return t`Call the one who pays: what did they do before, and what would make them leave?`;
  return paying > mostCalls
    ? t`Call ${mostCalls} of those who pay: what did they do before, and what would make them leave?`
    : t`Call all ${paying} who pay: what did they do before, and what would make them leave?`;
}

const promises: [Figures, string][] = [
  [pilots, msg("Ask {some} of your {all} pilots for money, with a date")],
  [waitlists, msg("Ask {some} of the {all} people on the waitlist for money, with a date")],
];
const mostAsked = 30;

/** An existing promise is the shortest way to the first money. */
export function turnIntoMoney(planned: Planned): Task | null {
  const found = promises.find(([figures]) => known(planned.venture, figures) > 0);
  if (!found) return null;
  const { t, translate, number } = planned.translator;
  const all = known(planned.venture, found[0]);
  const count = Math.min(all, mostAsked);
  return {
    what: translate(found[1], { some: number(count), all: number(all) }),
    retires: nameOf(planned, "willingness_to_pay"),
    hours: Math.max(2, Math.ceil(count / 3)),
    doneWhen: t`each has paid or said no with a reason`,
    stopIf: t`none of them pays by the date`,
  };
}
