import { buyerOf } from "./channels.ts";
import { known, orders, payingCustomers, revenues } from "../reading/figures.ts";
import { talkToPayers, turnIntoMoney } from "./first-calls.ts";
import { nameOf } from "./task.ts";
import type { Draft, Planned, Task } from "./task.ts";

/** Four phases to a decision. Existing customers are not asked for a pre-sale again. */
export function draftPhases(planned: Planned): Draft[] {
  const { t } = planned.translator;
  const pays = payers(planned) > 0;
  return [
    { name: pays ? t`Settle the weakest point` : t`Evidence`, goal: firstGoal(planned), tasks: firstTasks(planned) },
    pays ? sellAgain(planned) : firstPayment(planned),
    repeat(planned),
    decision(planned),
  ];
}

/** Paying customers; revenue without a count counts as one. */
function payers(planned: Planned): number {
  const some =
    known(planned.venture, revenues) > 0 || known(planned.venture, orders) > 0 || planned.venture.signals.somebodyPays;
  return Math.max(known(planned.venture, payingCustomers), some ? 1 : 0);
}

function firstGoal(planned: Planned): string {
  const { t } = planned.translator;
  const open = nameOf(planned, planned.killTest.assumption);
  const paying = known(planned.venture, payingCustomers);
  if (planned.killTest.ownBar !== undefined) return planned.killTest.ownBar;
  return paying > 0
    ? t`${paying} pay, so the open question is another one: whether ${open}.`
    : t`Find out whether ${open} before you build more.`;
}

function firstTasks(planned: Planned): Task[] {
  const { killTest, translator } = planned;
  const { t, translate } = translator;
  const ofOwnFigures: Partial<Task> = {
    what: killTest.how,
    ...(killTest.ownBar === undefined ? {} : { retires: killTest.ownBar }),
    doneWhen: t`it is counted and written down`,
    stopIf: killTest.stopIf,
  };
  const test: Task = {
    what: `${killTest.name}: ${killTest.sample} ${translate(killTest.sampleOf)}`,
    retires: nameOf(planned, killTest.assumption),
    hours: killTest.hours,
    doneWhen: t`${killTest.sample} results are written down`,
    stopIf: t`fewer than ${killTest.passes} of ${killTest.sample} pass the test`,
    ...(killTest.ownBar === undefined ? {} : ofOwnFigures),
  };
  const second = talkToPayers(planned) ?? turnIntoMoney(planned);
  return second ? [test, second] : [test];
}

function firstPayment(planned: Planned): Draft {
  const { t } = planned.translator;
  const offer: Task = {
    what: t`Do it by hand for three ${buyerOf(planned.venture)} and charge for it`,
    retires: nameOf(planned, "willingness_to_pay"),
    hours: 12,
    doneWhen: t`three strangers have paid or said no with a reason`,
    stopIf: t`nobody outside your circle has paid`,
  };
  return {
    name: t`First payment`,
    goal: t`Take money for the smallest version.`,
    tasks: [offer, ...costTask(planned)],
  };
}

/** Only where the cost to serve is not known yet. */
function costTask(planned: Planned): Task[] {
  const { inputs, translator } = planned;
  if (inputs.unitCost || !inputs.grossMargin.isAssumed) return [];
  const { t } = translator;
  return [
    {
      what: t`Log hours and cost of every delivery`,
      retires: nameOf(planned, "unit_margin"),
      hours: 4,
      doneWhen: t`the cost to serve one customer is a number`,
      stopIf: t`it costs more than the price and cannot be brought down`,
    },
  ];
}

function sellAgain(planned: Planned): Draft {
  const { t } = planned.translator;
  return {
    name: t`Sell it again`,
    goal: t`Find out whether it sells without you being known.`,
    tasks: [nextSales(planned), ...costTask(planned)],
  };
}

function nextSales({ venture, translator: { t } }: Planned): Task {
  return {
    what: t`Sell the same, unchanged, to the next 20 ${buyerOf(venture)} nobody introduced you to`,
    retires: t`strangers pay as the first ones did`,
    hours: 14,
    doneWhen: t`20 answers are written down`,
    stopIf: t`fewer than 3 of 20 buy`,
  };
}

function repeat(planned: Planned): Draft {
  const { venture, killTest, translator } = planned;
  const { t } = translator;
  const channel = venture.channels[0]?.phrase.text ?? t`direct contact`;
  const reach: Task = {
    what:
      killTest.assumption === "channel"
        ? t`Do the same channel again with 100 new contacts`
        : t`Work one channel only: ${channel}`,
    retires: nameOf(planned, "channel"),
    hours: 16,
    doneWhen: t`the cost per paying customer is a number`,
    stopIf: t`a customer costs more than twelve months of what it leaves`,
  };
  const stay: Task = {
    what: t`Follow the newest customers for four weeks`,
    retires: nameOf(planned, "retention"),
    hours: 6,
    doneWhen: t`you know who still uses it and why`,
    stopIf: t`fewer than half are still there`,
  };
  return {
    name: t`Repeat`,
    goal: t`See whether the next customers come at a known cost, and stay.`,
    tasks: killTest.assumption === "retention" ? [reach] : [reach, stay],
  };
}

function decision({ venture, translator: { t } }: Planned): Draft {
  return {
    name: t`Decision`,
    goal: t`Stop, change or go on, by the numbers above.`,
    tasks: [
      {
        what: t`Lay the results beside the stop rules, with somebody who has no stake in it`,
        retires: t`you would see it if it failed`,
        hours: 4,
        doneWhen: venture.signals.money
          ? t`one word is written down, and the raise follows it`
          : t`one word is written down: stop, change or go`,
        stopIf: t`two of the three numbers (payment, cost to win, staying) missed their mark`,
      },
    ],
  };
}
