import type { Metric } from "../laws/index.ts";
import { solveFor } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isSameUnit } from "../quantities/unit.ts";
import { line } from "../presentation/sentences.ts";
import { isLeft } from "./answer-left.ts";
import { type Answering, type Question, verdict } from "./answering.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { inPeriod } from "./asked-period.ts";
import { changeBy } from "../laws/planned.ts";
import { alikeIn, beside, current, doubtsIn, figuresOf, firstOf, isPartial, isSupposed } from "./choose.ts";
import { metricLabel } from "./metric-words.ts";
import { nameOf, showMetric, showValue } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";

export const round: Answering = (context, asked) => {
  const post = firstOf(current(context.computed), "post_money");
  const pre = post && beside(context.computed.metrics, post, "pre_money");
  if (!post || !pre) return null;
  const { t } = context.translator;
  const [after, before] = [showMetric(post, context), showMetric(pre, context)];
  const said = t`**${after}** with the new money (${arithmeticOf(post, context)}), **${before}** before it.`;
  return asked.isYesNo ? line(t`Your figures say what it means, not yes or no.`, said) : said;
};

export const priceAnswer: Answering = (context, asked) => {
  const { t } = context.translator;
  const metric = firstOf(current(context.computed), "contribution", "contribution_per_customer");
  const price = figuresOf(context, "price", "fee").find(({ id, flow }) => metric?.leaves[id] && flow === "in");
  if (!metric || !price) return comparedWithOthers(context);
  const others = comparedWithOthers(context);
  const least = isPartial(metric) ? "" : leastOf(metric, price, context);
  const said = line(isLeft(metric, context), least, others ?? "");
  if (!asked.isYesNo || isPartial(metric)) return said;
  if (!asked.asks.has("dear")) return verdict(metric.value >= 0, said, context);
  const unknown = t`Whether buyers find it dear or cheap, no figure of yours says: count who pays at two prices.`;
  return others === null ? line(unknown, said) : said;
};

function leastOf(metric: Metric, price: Quantity, context: ReplyContext): string {
  const lowest = solveFor(metric, price.id, 0);
  if (lowest === null || lowest <= 0) return "";
  const least =
    price.unit["%"] === 1
      ? context.translator.share(lowest / 100)
      : showValue({ value: lowest, unit: price.unit }, context);
  return context.translator
    .t`What you take (${context.translator.quote(price.quote)}) would have to be at least ${least} to lose nothing on it.`;
}

/** A competitor's price and a buyer's spending, for the same thing. */
function comparedWithOthers(context: ReplyContext): string | null {
  const { t } = context.translator;
  const own = figuresOf(context, "price");
  const isAlike = ({ unit }: Quantity): boolean => own.some((price) => isSameUnit(price.unit, unit));
  const lines = context.quantities
    .filter((quantity) => isAlike(quantity))
    .flatMap((quantity) => {
      if (quantity.party === "rival" && quantity.meaning === "price")
        return [t`A competitor asks ${showValue(quantity, context)}.`];
      return quantity.meaning === "budget" ? [t`A buyer spends ${showValue(quantity, context)} today.`] : [];
    });
  const [first] = own;
  if (!first || lines.length === 0) return null;
  return line(t`You ask ${showValue(first, context)}.`, ...lines);
}

const mostCompared = 3;
const gains = [
  "contribution",
  "contribution_per_customer",
  "contribution_in_all",
  "monthly_result",
  "result_after_leaving",
  "result_with_grants",
  "day_result",
  "night_result",
  "season_result",
];
const compared = [...gains, "break_even_units", "break_even_customers", "utilisation", "sales"];

interface Change {
  name: string;
  supposed: Metric;
  now: Metric | null;
}

/** The actual result beside the supposed one. */
export const whatIf: Answering = (context, asked) => {
  const changes = withoutSteps(compared.flatMap((name) => changeOf(name, context) ?? []));
  if (changes.some(({ supposed }) => leavesOutWhoGo(supposed, context))) return null;
  const lines = changes
    .slice(0, mostCompared)
    .map((change) => asCompared(inAskedPeriod(change, asked, context), context));
  if (lines.length === 0) return null;
  const said = line(...lines);
  const decisive = changes.findLast(({ name, now }) => gains.includes(name) && now !== null);
  if (!asked.isYesNo || asked.isChoice || !decisive?.now) return said;
  if (isCostAlone(decisive.supposed, context)) return line(said, context.translator.t`What it brings is not in that.`);
  return verdict(decisive.supposed.value > decisive.now.value, withSameSales(said, asked, context), context);
};

/** A higher price, and some who would go because of it: what is left of all is not known without them. */
const leavesOutWhoGo = ({ leaves }: Metric, { quantities }: ReplyContext): boolean =>
  quantities.some(({ id, meaning, status }) => meaning === "churn" && status === "hypothetical" && !leaves[id]) &&
  quantities.some(({ id, meaning }) => meaning === "paying" && leaves[id] !== undefined);

/** On the way to what is left after all costs: with nothing of today beside them, they are no answer of their own. */
const steps: ReadonlySet<string> = new Set(["contribution_in_all", "sales"]);

const withoutSteps = (changes: readonly Change[]): Change[] =>
  changes.some(({ name, now }) => name === "monthly_result" && now === null)
    ? changes.filter(({ name, now }) => now !== null || !steps.has(name))
    : [...changes];

/** Today's amount beside it stays in its own period. */
const inAskedPeriod = (change: Change, { each }: Question, { quantities }: ReplyContext): Change =>
  change.now === null ? { ...change, supposed: inPeriod(change.supposed, each, quantities) } : change;

/** All that is supposed in it goes out, and takes the place of nothing. */
function isCostAlone({ leaves }: Metric, { quantities }: ReplyContext): boolean {
  const supposed = quantities.filter(({ id, status }) => leaves[id] && status === "hypothetical");
  return supposed.every((one) => one.flow === "out" && changeBy(one, quantities).kind === "adds");
}

/** Another price also changes the number of buyers, by an unknown amount. */
const withSameSales = (said: string, { named }: Question, context: ReplyContext): string =>
  named.some(({ meaning, status }) => meaning === "price" && status === "hypothetical")
    ? line(said, context.translator.t`That is with as many buyers as now.`, fewestBuyers(context))
    : said;

/** The part of the buyers that a higher price may cost; null where none is supposed. */
export function mayGoOfBuyers(context: ReplyContext): number | null {
  const change = changeOf("contribution", context) ?? changeOf("contribution_per_customer", context);
  if (!change?.now || change.now.value <= 0 || change.supposed.value <= change.now.value) return null;
  return 1 - change.now.value / change.supposed.value;
}

/** How many buyers a higher price may cost, as a part of them. */
export function fewestBuyers(context: ReplyContext): string {
  const most = mayGoOfBuyers(context);
  return most === null
    ? ""
    : context.translator.t`It leaves more as long as fewer than ${context.translator.share(most)} of them go.`;
}

function changeOf(name: string, { computed }: ReplyContext): Change | null {
  const said = computed.metrics.filter((metric) => !isSupposed(metric));
  const supposed = computed.metrics.find(
    (metric) => isSupposed(metric) && nameOf(metric) === name && doubtsIn(metric).missing.length === 0,
  );
  return supposed ? { name, supposed, now: alikeIn(said, { ...supposed, because: [] }, name) } : null;
}

function asCompared({ name, supposed, now }: Change, context: ReplyContext): string {
  const { t, translate } = context.translator;
  const label = translate(metricLabel(name) ?? "");
  const value = showMetric(supposed, context);
  return now
    ? t`${label}: **${value}** instead of ${showMetric(now, context)}.`
    : t`${label}: **${value}** (${arithmeticOf(supposed, context)}).`;
}

/** From the first of several periods to the last. */
export const growth: Answering = (context, asked) => {
  const metric = firstOf(current(context.computed), "growth_in_series");
  if (!metric) return null;
  const { t, quote, share } = context.translator;
  const [from = "", to = ""] = ["first", "last"].map((slot) =>
    quote(metric.use.slots[slot]?.[0]?.quantity?.quote ?? ""),
  );
  const said =
    metric.value >= 0
      ? t`From ${from} to ${to} it is **${share(metric.value)}** more.`
      : t`From ${from} to ${to} it is **${share(-metric.value)}** less.`;
  return asked.isYesNo ? verdict(metric.value > 0, said, context) : said;
};
