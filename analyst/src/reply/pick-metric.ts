import type { Metric } from "../laws/index.ts";
import { words } from "../reader/words.ts";
import { current, isPartial, isSupposed } from "./choose.ts";
import { shortestStem } from "./option-groups.ts";
import { mentions } from "./question-words.ts";
import type { Asked } from "./question-words.ts";
import { nameOf } from "./show-value.ts";
import { isByTheDay } from "./test-plan.ts";
import type { ReplyContext } from "./reply-context.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit, isTime } from "../quantities/unit.ts";
import { namedIn } from "./answering.ts";
import { above, below } from "./unit-words.ts";

const peopleConcepts = ["customer", "subscriber", "business_customer", "household", "patient", "pupil", "guest"];

/** The result that a question asks for: of the thing it names, otherwise the first in the order of names. */
export function pickFor(names: readonly string[], asked: Asked, context: ReplyContext): Metric | null {
  const supposed = context.quantities.filter(
    ({ status, quote }) => status === "hypothetical" && words(quote).every(({ word }) => asked.words.includes(word)),
  );
  const rests = ({ leaves }: Metric): number => supposed.filter(({ id }) => leaves[id]).length;
  const metrics = supposed.length > 0 || context.supposing ? context.computed.metrics : current(context.computed);
  const known = metrics.filter((metric) => names.includes(nameOf(metric)) && !isOfUnknownDays(metric, asked));
  const timed = asked.asks.has("how_long") ? known.filter(({ unit }) => above(unit).some(isTime)) : [];
  const found = timed.length > 0 ? timed : known;
  const rank = (metric: Metric): number =>
    10 * (matching(metric, asked) + 2 * rests(metric)) +
    (context.supposing && isSupposed(metric) ? 5 : 0) -
    names.indexOf(nameOf(metric));
  const [best] = found.toSorted((one, two) => rank(two) - rank(one) || Number(isPartial(one)) - Number(isPartial(two)));
  return best && !isOfTodayInstead(best, asked, context) ? best : null;
}

/** "At $58, how many do I need?": what rests on the price of today is no answer where the question names a planned one. */
function isOfTodayInstead({ leaves }: Metric, asked: Asked, { byId }: ReplyContext): boolean {
  // Figures of a plan that is decided on stand beside those of today.
  const quantities = [...byId.values()];
  const hasName = byName(asked);
  const plans = quantities.filter(
    (one) => one.party === "venture" && (one.status === "planned" || one.status === "hypothetical") && !leaves[one.id],
  );
  const isMeant = (one: Quantity): boolean =>
    hasName(one) || namedIn(asked, [one]).length > 0 || (one.meaning === "discount" && asked.concepts.has("discount"));
  const named = plans.filter((one) => isMeant(one));
  // "On a September day": whatever is planned is planned for that time.
  const planned = named.some(({ unit }) => Object.keys(unit).every(isTime)) ? plans : named;
  const used = quantities.filter(({ id, status }) => leaves[id] && status === "actual");
  return planned.some((plan) =>
    used.some(
      (one) => (isSameKind(plan, one) && plan.value !== one.value) || isLostOf(plan, one) || isOffOf(plan, one),
    ),
  );
}

/** Whether a question has all the words of a figure's name. */
const byName =
  (asked: Asked) =>
  ({ of }: Quantity): boolean => {
    const long = words(of).filter(({ word }) => word.length >= shortestStem);
    return long.length > 0 && long.every(({ word }) => mentions(asked, word));
  };

/** A planned discount makes another price of today's. */
const isOffOf = ({ meaning }: Quantity, one: Quantity): boolean => meaning === "discount" && one.meaning === "price";

/** Those who are expected to go are some of those that there are today. */
const isLostOf = ({ meaning }: Quantity, one: Quantity): boolean =>
  meaning === "churn" && (one.meaning === "paying" || one.meaning === "volume");

const isSameKind = (one: Quantity, other: Quantity): boolean =>
  one.meaning === other.meaning &&
  one.flow === other.flow &&
  isSameUnit(inBaseUnits(one.unit).unit, inBaseUnits(other.unit).unit);

/** Whether a question names things or people of the founder's, and none of the result's: customers, where jars are counted. */
export function namesAnother(metric: Metric, asked: Asked, { quantities }: Pick<ReplyContext, "quantities">): boolean {
  const things = new Set(quantities.flatMap(({ unit }) => above(unit)));
  const others = [...things, "customer"].filter((symbol) => !isTime(symbol) && isNamed(symbol, asked));
  return others.length > 0 && namesOf(metric, asked) === 0;
}

/** An amount of a month, where it is not known on how many days of it: they are asked, and not assumed. */
const isOfUnknownDays = (metric: Metric, { each, isYesNo }: Asked): boolean =>
  isByTheDay(metric) && metric.unit["day"] === -1 && each !== null && each !== "day" && !isYesNo;

/** A question about tied-up money without a name refers to the thing in the previous question. */
export function inContext(asked: Asked, before: Asked | null, { computed }: Pick<ReplyContext, "computed">): Asked {
  if (!asked.asks.has("cash_in")) return asked;
  const symbols = new Set(computed.metrics.flatMap(({ unit }) => [...above(unit), ...below(unit)]));
  const namesOne = [...symbols].some((symbol) => !isTime(symbol) && isNamed(symbol, asked));
  return namesOne || before === null ? asked : { ...asked, before };
}

/** The number of the unit's things in the question, and whether it names the plan. */
function matching(metric: Metric, asked: Asked): number {
  return namesOf(metric, asked) + (asked.before ? namesOf(metric, asked.before) : 0);
}

/** How many of the things of a result a question names. */
export function namesOf({ unit, of }: Metric, asked: Asked): number {
  const things = [...above(unit), ...below(unit)];
  const count = things.filter((symbol) => isNamed(symbol, asked)).length;
  return count + (of !== "" && mentions(asked, of) ? 1 : 0);
}

function isNamed(symbol: string, asked: Asked): boolean {
  if (symbol === "customer") return peopleConcepts.some((concept) => asked.concepts.has(concept));
  return asked.concepts.has(symbol) || mentions(asked, symbol);
}
