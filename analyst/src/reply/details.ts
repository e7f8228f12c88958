import { sensitivityOf, solveFor } from "../laws/index.ts";
import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isSameUnit, isTime } from "../quantities/unit.ts";
import { comparedWithRivals } from "./compare-rivals.ts";
import { alikeIn, beside, current, figuresOf, firstOf, isPartial, isSupposed, todays } from "./choose.ts";
import { line } from "../telling/wording.ts";
import type { Sales } from "./choose.ts";
import type { Finding } from "./finding.ts";
import { nameAll, nameQuantity } from "./naming.ts";
import { fixedNotIn, reasonsFor } from "./part-left.ts";
import { nameOf, showMetric, showValue } from "./show-value.ts";
import type { Speech } from "./speech.ts";
import { above } from "./unit-words.ts";

type Detail = (speech: Speech, finding: Finding) => string | null;

const otherPlans: Detail = (speech, { metric }) => {
  const { t, quote } = speech.voice;
  if (metric.of === "") return null;
  const others = current(speech.computed).filter(
    (other) => other.name === metric.name && other.of !== metric.of && isSameUnit(other.unit, metric.unit),
  );
  const lines = others.map((other) => {
    const isLoss = other.value < 0;
    const value = showMetric(isLoss ? { ...other, value: -other.value } : other, speech);
    return isLoss ? t`With ${quote(other.of)} you lose ${value}.` : t`With ${quote(other.of)} ${value} is left.`;
  });
  return lines.length === 0 ? null : line(...lines);
};

/** The same for each customer, or for all of them. */
const inAll: Detail = (speech, { metric, code }) => {
  if (code !== "unit_loss" && code !== "left") return null;
  const metrics = current(speech.computed);
  const wider = [
    beside(metrics, metric, "contribution_per_customer"),
    beside(metrics, metric, "contribution_in_all"),
    beside(metrics, metric, "monthly_result", "season_result", "night_result"),
  ].flatMap((other) => (other && !isPartial(other) && !isSameUnit(other.unit, metric.unit) ? [other] : []));
  const { t, list } = speech.voice;
  const isBeforeFixed = wider.every((other) => fixedNotIn(other, speech).length > 0);
  const shown = (others: Metric[]): string =>
    list([...new Set(others.map((other) => showMetric({ ...other, value: Math.abs(other.value) }, speech)))]);
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

const margin: Detail = (speech, { metric }) => {
  const found = alikeOf(speech, metric);
  if (!found || found.value <= 0) return null;
  return speech.voice.t`Of what comes in, ${showMetric(found, speech)} is left.`;
};

const alikeOf = (speech: Speech, metric: Metric): Metric | null =>
  nameOf(metric) === "contribution" && !isPartial(metric)
    ? beside(current(speech.computed), metric, "contribution_margin")
    : null;

/** Whether an answer holds the value already. */
const isTold = (value: string, { told = "" }: Speech): boolean => told.includes(value);

/** How far today is from where nothing is lost. */
const toBreakEven: Detail = (speech, finding) => {
  if (finding.code === "unit_loss") return null;
  const { t, share } = speech.voice;
  const whole = current(speech.computed).filter(({ of }) => of === "");
  const metric = firstOf(whole, "break_even_customers", "break_even_units", "break_even_places");
  if (!metric) return null;
  const needed = showMetric(metric, speech);
  const isSaid = finding.code === "break_even" || isTold(needed, speech);
  const today = todays(speech, metric.unit);
  if (!today) return isSaid ? null : t`Break-even is at ${needed}.`;
  const there = showValue(today, speech);
  if (isSaid) return fromToday(metric, today, speech);
  if (today.isSupposed) return t`Break-even is at ${needed}, and you suppose ${there}.`;
  if (today.value < metric.value) return t`Break-even is at ${needed}; you are at ${there}.`;
  const room = share(1 - metric.value / today.value);
  return t`Break-even is at ${needed}; you are at ${there}, so sales may fall by ${room} before you lose money.`;
};

/** The same where the headline says the break-even already. */
function fromToday(metric: Metric, today: Sales, speech: Speech): string {
  const { t, share } = speech.voice;
  const there = showValue(today, speech);
  if (today.isSupposed) return t`You suppose ${there}.`;
  if (today.value < metric.value) return t`Today it is ${there}.`;
  return t`Today it is ${there}, so sales may fall by ${share(1 - metric.value / today.value)} before you lose money.`;
}

/** The price at which nothing would be lost, with everything else as it is. */
const priceToLoseNothing: Detail = (speech, { metric, code }) => {
  if (code !== "period_loss") return null;
  const price = figuresOf(speech, "price").find(({ id }) => metric.leaves[id]);
  const limit = price ? solveFor(metric, price.id, 0) : null;
  if (!price || limit === null || limit <= price.value) return null;
  const { t, quote } = speech.voice;
  const needed = showValue({ value: limit, unit: price.unit }, speech);
  return t`With the same sales it would take ${needed} instead of ${quote(price.quote)} to lose nothing.`;
};

const steady: ReadonlySet<string> = new Set(["said_yes", "round"]);

/** Which of the figures moves the result most. */
const lever: Detail = (speech, { metric, code }) => {
  if (steady.has(code) || isPartial(metric)) return null;
  const strongest = strongestIn(metric, speech);
  if (!strongest) return null;
  const value = metric.value + strongest.change;
  const moved = showMetric({ ...metric, value: isCounted(metric) ? Math.ceil(value) : value }, speech);
  if (moved === showMetric(metric, speech)) return null;
  const { t } = speech.voice;
  return t`What moves it most is ${nameQuantity(strongest.quantity, speech)}: a tenth more and it is ${moved}.`;
};

/** The figure that moves the result more than any other does. */
function strongestIn(metric: Metric, { byId }: Speech): { quantity: Quantity; change: number } | null {
  const changes = Object.entries(sensitivityOf(metric)).filter(([id]) => byId.has(id));
  const [first, second] = changes.toSorted(([, one], [, two]) => Math.abs(two) - Math.abs(one));
  const quantity = byId.get(first?.[0] ?? "");
  if (!first || !second || !quantity || Math.abs(first[1]) <= Math.abs(second[1]) * 1.01) return null;
  return { quantity, change: first[1] };
}

/** Customers and pieces come whole. */
const isCounted = ({ value, unit }: Metric): boolean =>
  Number.isInteger(value) && currencyOf(unit) === null && above(unit).some((symbol) => !isTime(symbol));

const yes: Detail = (speech, { code }) => {
  const metric = firstOf(current(speech.computed), "share_said_yes");
  if (!metric || code === "said_yes") return null;
  const { t, share } = speech.voice;
  const counts = Object.values(metric.leaves).map(({ value }) => value);
  const [low, high] = [share(metric.low ?? 0), share(metric.high ?? 1)];
  return t`${Math.min(...counts)} of ${Math.max(...counts)} said yes; in truth it may be anywhere from ${low} to ${high}, and a yes is not a payment.`;
};

const roundBeside: Detail = (speech, { code }) => {
  const post = firstOf(current(speech.computed), "post_money");
  const pre = post && beside(speech.computed.metrics, post, "pre_money");
  if (!post || !pre || code === "round") return null;
  const { t } = speech.voice;
  return t`The round values the company at ${showMetric(post, speech)} with the new money and ${showMetric(pre, speech)} before it.`;
};

const money: Detail = (speech, { code }) => {
  const metric = firstOf(current(speech.computed), "runway_months", "grant_runway_months", "gross_runway_months");
  if (!metric || code === "short_runway" || code === "runway") return null;
  const { t } = speech.voice;
  const lasts = showMetric(metric, speech);
  return nameOf(metric) === "gross_runway_months"
    ? t`Without any income your money would last ${lasts}.`
    : t`Your money lasts ${lasts}.`;
};

const backAfter: Detail = (speech, { code }) => {
  const metric = firstOf(
    current(speech.computed),
    "payback_months",
    "payback_of_all_months",
    "payback_days",
    "payback_units",
  );
  if (!metric || code === "payback" || code === "unit_loss" || isTold(showMetric(metric, speech), speech)) return null;
  return speech.voice.t`What you spend once is back after ${showMetric(metric, speech)}.`;
};

const customers: Detail = (speech) => {
  const metrics = current(speech.computed);
  const isNew = (metric: Metric | null): metric is Metric =>
    metric !== null && !isTold(showMetric(metric, speech), speech);
  const [cac, ltv] = [firstOf(metrics, "customer_acquisition_cost"), firstOf(metrics, "ltv")];
  const given = firstOf(metrics, "given_to_customer");
  const { t } = speech.voice;
  const gift = ltv && given ? t`What each gets for nothing, ${showMetric(given, speech)}, goes off that.` : "";
  if (isNew(cac) && isNew(ltv))
    return line(
      t`Winning a customer costs ${showMetric(cac, speech)}, and a customer leaves ${showMetric(ltv, speech)} over the whole time.`,
      gift,
    );
  if (isNew(ltv)) return line(t`A customer leaves ${showMetric(ltv, speech)} over the whole time.`, gift);
  return isNew(cac) ? t`Winning a customer costs ${showMetric(cac, speech)}.` : null;
};

/** What others ask and spend for the same thing. */
const rivals: Detail = (speech) => {
  const lines = comparedWithRivals(speech).lines.filter((text) => !isTold(text, speech));
  return lines.length > 0 ? line(...lines) : null;
};

/** What keeps an outflow out of the sum in the headline. */
const whyPartly: Detail = (speech, { metric }) => {
  const reasons = reasonsFor(metric, speech).filter((text) => !isTold(text, speech));
  return reasons.length > 0 ? line(...reasons) : null;
};

/** What is taken for granted in it. */
const reserve: Detail = (speech, { metric }) => {
  const { t, list } = speech.voice;
  const codes = new Set(metric.because.map(({ code }) => code));
  const open = metric.because.filter(({ code }) => code === "assumed" || code === "planned" || code === "supposed");
  const names = nameAll(
    open.flatMap(({ about }) => about),
    speech,
  );
  const latest = current(speech.computed)
    .flatMap(({ because }) => because)
    .filter(({ code }) => code === "latest_of_series")
    .flatMap(({ about }) => about);
  const notes = [
    codes.has("no_unit_cost") ? t`No cost of a single sale is in it, because you name none.` : "",
    latest.length > 0 ? t`Of your months I count with the last: ${list(nameAll(latest, speech))}.` : "",
    codes.has("refunded")
      ? t`What comes back or is not paid brings no money, and I count what it cost you all the same.`
      : "",
    codes.has("every_day") ? t`I count every day of the month; with days off it is less.` : "",
    names.length > 0 ? t`It rests on what is only planned or estimated: ${list(names)}.` : "",
  ].filter((note) => note !== "");
  return notes.length > 0 ? line(...notes) : null;
};

const supposedBeside: Detail = (speech, { metric }) => {
  if (isSupposed(metric)) return null;
  const then = speech.computed.metrics.find(
    (other) =>
      isSupposed(other) && other.name === metric.name && other.of === metric.of && isSameUnit(other.unit, metric.unit),
  );
  if (!then) return null;
  const now = alikeIn([metric], then, metric.name) ?? metric;
  return speech.voice
    .t`With what you suppose it would be ${showMetric(then, speech)} instead of ${showMetric(now, speech)}.`;
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

/** What else the figures say about the finding, a sentence each. */
export const detailsOf = (speech: Speech, finding: Finding): string[] =>
  details.flatMap((detail) => detail(speech, finding) ?? []);
