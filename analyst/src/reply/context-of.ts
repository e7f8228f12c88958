import type { Computed } from "../laws/compute-pass.ts";
import { compute, type Metric } from "../laws/index.ts";
import type { OptionEffect } from "../laws/option-results.ts";
import type { Translator } from "../i18n/translator.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { withoutRepeats } from "../reading/repeats.ts";
import { askedPeriods, decisionInPeriods } from "./decision-periods.ts";
import { asksToClose } from "./choice-words.ts";
import { notProvable } from "./not-provable.ts";
import { withPlansApart } from "./of-a-plan.ts";
import type { Decision } from "./option.ts";
import { decisionIn } from "./options.ts";
import { placesIn } from "./places.ts";
import { pluralIn } from "./plural.ts";
import type { Known, ReplyContext } from "./reply-context.ts";
import { selfCheck } from "./self-check.ts";

/** What the reply is written from: today's results that hold, and the options beside them. */
export function replyContextOf(heard: Known, translator: Translator, questions: readonly string[] = []): ReplyContext {
  const { messages = [] } = heard;
  const quantities = withPlansApart(withoutRepeats(heard.quantities, messages), messages);
  const known = { ...heard, computed: provable(heard), quantities };
  const text = messages.join(" ");
  const periods = askedPeriods(questions, translator.language);
  const found = decisionIn(known, questions, translator.language);
  const decision = found && decisionInPeriods(found, periods, known.quantities);
  const isToDrop = decision !== null && decision.options.some(({ drops }) => drops);
  return {
    ...known,
    ...(decision ? besideOptions(known, decision) : {}),
    // To do without a part of the business is not to close it.
    isClosing: !isToDrop && questions.some((question) => asksToClose(question, translator.language)),
    // What is dropped as a whole is compared by what it leaves, and not by its places.
    places: isToDrop ? [] : placesIn(known.quantities, questions),
    period: decision?.period ?? periods.money,
    translator,
    byId: new Map([...known.quantities, ...plansIn(decision)].map((one) => [one.id, one])),
    many: (noun) => pluralIn(text, noun, translator.language),
  };
}

const plansIn = (decision: Decision | null): Quantity[] => (decision?.options ?? []).flatMap(({ figures }) => figures);

/** The same reply's context, computed from these figures. */
export const onFigures = (
  { byId }: ReplyContext,
  quantities: readonly Quantity[],
): Pick<ReplyContext, "quantities" | "computed" | "byId"> => ({
  quantities,
  computed: computedFrom(quantities),
  byId: new Map([...byId, ...quantities.map((one): [string, Quantity] => [one.id, one])]),
});

const computedFrom = (quantities: readonly Quantity[]): Computed =>
  provable({ quantities, computed: selfCheck(quantities, compute(quantities)).computed });

const todayAlone = (quantities: readonly Quantity[]): Computed =>
  computedFrom(quantities.filter(({ status }) => status !== "planned" && status !== "hypothetical"));

const leavesOf = (effect: OptionEffect): string[] =>
  [effect.change, effect.order, effect.running].flatMap((one) => Object.keys(one?.leaves ?? {}));

/** Without the results for which what they rest on is not enough. */
function provable({ quantities, computed }: Known): Computed {
  const byId = new Map(quantities.map((one) => [one.id, one]));
  const gone = new Set(notProvable({ quantities, computed, byId }));
  return gone.size === 0 ? computed : { ...computed, metrics: computed.metrics.filter((metric) => !gone.has(metric)) };
}

/** Options are compared with today one by one: a result with the figures of all of them at once is none. */
function besideOptions(known: Known, decision: Decision): Pick<ReplyContext, "decision" | "computed" | "quantities"> {
  const { options, unassigned } = decision;
  const planned = new Set([...options.flatMap(({ figures }) => figures), ...unassigned].map(({ id }) => id));
  const { computed, quantities } = known;
  const isOfPlans = ({ leaves, without }: Metric): boolean =>
    Object.keys(leaves).some((id) => planned.has(id)) || without.some((id) => planned.has(id));
  const doubted =
    (known.unread ?? []).length === 0 && computed.metrics.some(({ without }) => without.some((id) => planned.has(id)));
  // What is lost of a plan is missing from nothing of today.
  const today = doubted ? todayAlone(quantities.filter(({ id }) => !planned.has(id))) : computed;
  const metrics = today.metrics.filter((metric) => !isOfPlans(metric));
  // What an option makes use of needs no word about today.
  const used = new Set(options.flatMap(({ effect }) => leavesOf(effect)));
  const questions = today.questions.filter(({ about }) => !about.some((id) => planned.has(id) || used.has(id)));
  const unplaced = computed.unplaced.filter((id) => !planned.has(id));
  return {
    decision,
    computed: { ...computed, metrics, questions, unplaced },
    quantities: quantities.filter(({ id }) => !planned.has(id)),
  };
}
