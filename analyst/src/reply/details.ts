import { sensitivityOf, solveFor } from "../laws/index.ts";
import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isSameUnit, isTime } from "../quantities/unit.ts";
import { takenFor } from "../laws/assumption-words.ts";
import { backAfterLine, backOfAll } from "./back-after.ts";
import { comparedWithRivals } from "./compare-rivals.ts";
import { beside, current, figuresOf, firstOf, isPartial, isSupposed, todays } from "./choose.ts";
import { line } from "../presentation/sentences.ts";
import type { Sales } from "./choose.ts";
import type { Finding } from "./finding.ts";
import { nameAll, nameQuantity } from "./naming.ts";
import { fixedNotIn, outflowsMissing, reasonsFor } from "./part-left.ts";
import { nameOf, showMetric, showValue } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";
import { above } from "./unit-words.ts";

type Detail = (context: ReplyContext, finding: Finding) => string | null;

/** The finding names each part of the year already. */
const isOfSeasons = ({ metric, code }: Finding): boolean => code === "result" && metric.of !== "";

const otherPlans: Detail = (context, finding) => {
  const { t, quote } = context.translator;
  const { metric } = finding;
  if (metric.of === "" || isOfSeasons(finding)) return null;
  const others = current(context.computed).filter(
    (other) => other.name === metric.name && other.of !== metric.of && isSameUnit(other.unit, metric.unit),
  );
  const lines = others.map((other) => {
    const isLoss = other.value < 0;
    const value = showMetric(isLoss ? { ...other, value: -other.value } : other, context);
    return isLoss ? t`With ${quote(other.of)} you lose ${value}.` : t`With ${quote(other.of)} ${value} is left.`;
  });
  return lines.length === 0 ? null : line(...lines);
};

/** The same per customer, or for all customers. */
const inAll: Detail = (context, { metric, code }) => {
  if (code !== "unit_loss" && code !== "left") return null;
  const metrics = current(context.computed);
  const wider = [
    beside(metrics, metric, "contribution_per_customer"),
    beside(metrics, metric, "contribution_in_all"),
    beside(metrics, metric, "monthly_result", "season_result", "day_result", "night_result"),
  ].flatMap((other) => (other && !isPartial(other) && !isSameUnit(other.unit, metric.unit) ? [other] : []));
  const { t, list } = context.translator;
  const isBeforeFixed = wider.every((other) => fixedNotIn(other, context).length > 0);
  const shown = (others: Metric[]): string =>
    list([...new Set(others.map((other) => showMetric({ ...other, value: Math.abs(other.value) }, context)))]);
  const [losses, gains] = [wider.filter(({ value }) => value < 0), wider.filter(({ value }) => value >= 0)];
  const lines = [
    losses.length > 0 ? t`Taken together you lose ${shown(losses)}.` : "",
    gains.length === 0
      ? ""
      : isBeforeFixed
        ? t`Taken together that leaves ${shown(gains)} before the fixed costs.`
        : t`Taken together that leaves ${shown(gains)}.`,
  ].filter((text) => text !== "");
  return lines.length > 0 ? line(...lines) : null;
};

const margin: Detail = (context, { metric }) => {
  const found = alikeOf(context, metric);
  if (!found || found.value <= 0) return null;
  return context.translator.t`Of what comes in, ${showMetric(found, context)} is left.`;
};

const alikeOf = (context: ReplyContext, metric: Metric): Metric | null =>
  nameOf(metric) === "contribution" && !isPartial(metric)
    ? beside(current(context.computed), metric, "contribution_margin")
    : null;

/** Whether an answer already contains the value. */
const isTold = (value: string, { told = "" }: ReplyContext): boolean => told.includes(value);

/** The distance of today's sales from the break-even. */
const toBreakEven: Detail = (context, finding) => {
  if (finding.code === "unit_loss") return null;
  const { t, share } = context.translator;
  const whole = current(context.computed).filter(({ of }) => of === "");
  const metric = firstOf(whole, "break_even_customers", "break_even_units", "break_even_places");
  if (!metric) return null;
  const needed = showMetric(metric, context);
  const isSaid = finding.code === "break_even" || isTold(needed, context);
  const today = todays(context, metric.unit);
  if (!today) return isSaid ? null : t`Break-even is at ${needed}.`;
  const there = showValue(today, context);
  if (isSaid) return fromToday(metric, today, context);
  if (isWithoutUnitCost(metric)) return t`Break-even is at ${needed}; you are at ${there}.`;
  if (today.isSupposed) return t`Break-even is at ${needed}, and you suppose ${there}.`;
  if (today.value < metric.value) return t`Break-even is at ${needed}; you are at ${there}.`;
  const room = share(1 - metric.value / today.value);
  return t`Break-even is at ${needed}; you are at ${there}, so sales may fall by ${room} before you lose money.`;
};

/** Where no cost of a single sale is known, the distance to the break-even is no reserve. */
const isWithoutUnitCost = ({ because }: Metric): boolean => because.some(({ code }) => code === "no_unit_cost");

/** The same where the headline already contains the break-even. */
function fromToday(metric: Metric, today: Sales, context: ReplyContext): string {
  const { t, share } = context.translator;
  const there = showValue(today, context);
  if (today.isSupposed) return t`You suppose ${there}.`;
  if (today.value < metric.value || isWithoutUnitCost(metric)) return t`Today it is ${there}.`;
  return t`Today it is ${there}, so sales may fall by ${share(1 - metric.value / today.value)} before you lose money.`;
}

/** The break-even price, with everything else unchanged. */
const priceToLoseNothing: Detail = (context, { metric, code }) => {
  if (code !== "period_loss") return null;
  const price = figuresOf(context, "price").find(({ id }) => metric.leaves[id]);
  const limit = price ? solveFor(metric, price.id, 0) : null;
  if (!price || limit === null || limit <= price.value) return null;
  const { t, quote } = context.translator;
  const needed = showValue({ value: limit, unit: price.unit }, context);
  return t`With the same sales it would take ${needed} instead of ${quote(price.quote)} to lose nothing.`;
};

const steady: ReadonlySet<string> = new Set(["said_yes", "round"]);

/** The figure with the largest effect on the result. */
const lever: Detail = (context, finding) => {
  const { metric, code } = finding;
  if (steady.has(code) || isPartial(metric) || isOfSeasons(finding)) return null;
  const strongest = strongestIn(metric, context);
  if (!strongest) return null;
  const value = metric.value + strongest.change;
  const moved = showMetric({ ...metric, value: isCounted(metric) ? Math.ceil(value) : value }, context);
  if (moved === showMetric(metric, context)) return null;
  const { t } = context.translator;
  return t`What moves it most is ${nameQuantity(strongest.quantity, context)}: a tenth more and it is ${moved}.`;
};

/** The figure whose effect on the result exceeds that of any other. */
function strongestIn(metric: Metric, { byId }: ReplyContext): { quantity: Quantity; change: number } | null {
  const changes = Object.entries(sensitivityOf(metric)).filter(([id]) => byId.has(id));
  const [first, second] = changes.toSorted(([, one], [, two]) => Math.abs(two) - Math.abs(one));
  const quantity = byId.get(first?.[0] ?? "");
  if (!first || !second || !quantity || Math.abs(first[1]) <= Math.abs(second[1]) * 1.01) return null;
  return { quantity, change: first[1] };
}

/** Customers and pieces are whole numbers. */
const isCounted = ({ value, unit }: Metric): boolean =>
  Number.isInteger(value) && currencyOf(unit) === null && above(unit).some((symbol) => !isTime(symbol));

const yes: Detail = (context, { code }) => {
  const metric = firstOf(current(context.computed), "share_said_yes");
  if (!metric || code === "said_yes") return null;
  const { t, share } = context.translator;
  const counts = Object.values(metric.leaves).map(({ value }) => value);
  const [low, high] = [share(metric.low ?? 0), share(metric.high ?? 1)];
  return t`${Math.min(...counts)} of ${Math.max(...counts)} said yes; in truth it may be anywhere from ${low} to ${high}, and a yes is not a payment.`;
};

const roundBeside: Detail = (context, { code }) => {
  const post = firstOf(current(context.computed), "post_money");
  const pre = post && beside(context.computed.metrics, post, "pre_money");
  if (!post || !pre || code === "round") return null;
  const { t } = context.translator;
  return t`The round values the company at ${showMetric(post, context)} with the new money and ${showMetric(pre, context)} before it.`;
};

const money: Detail = (context, { code }) => {
  const metric = firstOf(current(context.computed), "runway_months", "grant_runway_months", "gross_runway_months");
  if (!metric || code === "short_runway" || code === "runway") return null;
  const { t } = context.translator;
  const lasts = showMetric(metric, context);
  const isGross = nameOf(metric) === "gross_runway_months";
  // How long the money would last without any income says nothing of a business that has one.
  if (isGross && figuresOf(context, "paying", "volume", "usage", "revenue", "order_value").length > 0) return null;
  return isGross ? t`Without any income your money would last ${lasts}.` : t`Your money lasts ${lasts}.`;
};

const backAfter: Detail = (context, { code }) => {
  const metric = backOfAll(context);
  if (!metric || code === "payback" || code === "unit_loss" || isTold(showMetric(metric, context), context))
    return null;
  return backAfterLine(metric, context);
};

const customers: Detail = (context) => {
  const metrics = current(context.computed);
  const isNew = (metric: Metric | null): metric is Metric =>
    metric !== null && !isTold(showMetric(metric, context), context);
  const [cac, ltv] = [firstOf(metrics, "customer_acquisition_cost"), firstOf(metrics, "ltv")];
  const given = firstOf(metrics, "given_to_customer");
  const { t } = context.translator;
  const gift = ltv && given ? t`What each gets for nothing, ${showMetric(given, context)}, goes off that.` : "";
  if (isNew(cac) && isNew(ltv))
    return line(
      t`Winning a customer costs ${showMetric(cac, context)}, and a customer leaves ${showMetric(ltv, context)} over the whole time.`,
      gift,
    );
  if (isNew(ltv)) return line(t`A customer leaves ${showMetric(ltv, context)} over the whole time.`, gift);
  return isNew(cac) ? t`Winning a customer costs ${showMetric(cac, context)}.` : null;
};

/** Others' prices and spending for the same thing. */
const rivals: Detail = (context) => {
  const lines = comparedWithRivals(context).lines.filter((text) => !isTold(text, context));
  return lines.length > 0 ? line(...lines) : null;
};

/** What excludes an outflow from the sum in the headline. */
const whyPartly: Detail = (context, { metric }) => {
  const reasons = reasonsFor(metric, context).filter((text) => !isTold(text, context));
  return reasons.length > 0 ? line(...reasons) : null;
};

/** Which days of a month a daily figure is counted for. */
function daysCounted(codes: ReadonlySet<string>, { translator }: ReplyContext): string {
  if (codes.has("by_the_day")) return takenFor("by_the_day", "", translator);
  return codes.has("every_day") ? translator.t`I count every day of the month; with days off it is less.` : "";
}

/** The assumptions in it. */
const reserve: Detail = (context, { metric }) => {
  const { t, list } = context.translator;
  const codes = new Set(metric.because.map(({ code }) => code));
  const open = metric.because.filter(({ code }) => code === "assumed" || code === "planned" || code === "supposed");
  const names = nameAll(
    open.flatMap(({ about }) => about),
    context,
  );
  const latest = current(context.computed)
    .flatMap(({ because }) => because)
    .filter(({ code }) => code === "latest_of_series")
    .flatMap(({ about }) => about);
  const aboutWhat = (wanted: string): string[] =>
    nameAll(
      metric.because.flatMap(({ code, about: [first = ""] }) => (code === wanted ? [first] : [])),
      context,
    );
  const [sameDays, ofPart] = [aboutWhat("same_days"), aboutWhat("of_part")];
  const notes = [
    codes.has("no_unit_cost") && outflowsMissing(metric, context) === null
      ? t`No cost of a single sale is in it, because you name none.`
      : "",
    latest.length > 0 ? t`Of your months I count with the last: ${list(nameAll(latest, context))}.` : "",
    codes.has("refunded")
      ? t`What comes back or is not paid brings no money, and I count what it cost you all the same.`
      : "",
    daysCounted(codes, context),
    ofPart.length > 0 ? t`Counted for its part of the sales alone: ${list(ofPart)}.` : "",
    sameDays.length > 0 ? t`The days on which you are open hold for these too: ${list(sameDays)}.` : "",
    names.length > 0 ? t`It rests on what is only planned or estimated: ${list(names)}.` : "",
  ].filter((note) => note !== "");
  return notes.length > 0 ? line(...notes) : null;
};

const supposedBeside: Detail = (context, { metric }) => {
  if (isSupposed(metric)) return null;
  const then = context.computed.metrics.find(
    (other) =>
      isSupposed(other) && other.name === metric.name && other.of === metric.of && isSameUnit(other.unit, metric.unit),
  );
  if (!then) return null;
  const [after, before] = [showMetric(then, context), showMetric(metric, context)];
  if (after === before) return null;
  return context.translator.t`With what you suppose it would be ${after} instead of ${before}.`;
};

const details: readonly Detail[] = [
  whyPartly,
  otherPlans,
  inAll,
  margin,
  toBreakEven,
  supposedBeside,
  priceToLoseNothing,
  lever,
  customers,
  backAfter,
  money,
  roundBeside,
  rivals,
  yes,
  reserve,
];

/** Beside a question that something else decides: what the finding means, and nothing that would seem to decide it. */
const plain: readonly Detail[] = [whyPartly, otherPlans, inAll, reserve];

/** Further facts about the finding from the figures, one sentence each. */
export const detailsOf = (context: ReplyContext, finding: Finding): string[] =>
  (context.isOpen || context.decision ? plain : details).flatMap((detail) => detail(context, finding) ?? []);
