import type { Metric } from "../laws/index.ts";
import { isSameUnit, isTime } from "../quantities/unit.ts";
import { line } from "../telling/wording.ts";
import { type Answering, inAskedPeriod, plainly, verdict } from "./answering.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { current, doubtsIn, figuresOf, firstOf, isPartial, isSupposed } from "./choose.ts";
import { nameAll, nameQuantity } from "./naming.ts";
import { withPlannedCosts } from "./answer-spending.ts";
import { atMostWithReasons, fixedNotIn } from "./part-left.ts";
import { pickFor } from "./pick-metric.ts";
import { nameOf, showMetric, showValue } from "./show-value.ts";
import type { Speech } from "./speech.ts";
import { below } from "./unit-words.ts";

const lossOf = (speech: Speech): Metric | null =>
  current(speech.computed).find(({ name, value }) => name === "contribution" && value < 0) ?? null;

const never = (speech: Speech, loss: Metric): string =>
  speech.voice
    .t`Never as it is: you lose ${showValue({ ...loss, value: -loss.value }, speech)} (${arithmeticOf(loss, speech)}), so selling more loses more.`;

const breakEvens = ["break_even_customers", "break_even_units", "break_even_places", "break_even_units_of_place"];

export const breakEven: Answering = (speech, asked) => {
  const loss = lossOf(speech);
  if (loss) return never(speech, loss);
  const metric = pickFor(breakEvens, asked, speech);
  if (!metric || isPartial(metric)) return null;
  const said = inAskedPeriod(metric, asked);
  return line(
    speech.voice.t`At **${showMetric(said, speech)}** (${arithmeticOf(said, speech)}).`,
    withPlannedCosts(metric, speech),
  );
};

const paybacks = [
  "payback_months",
  "payback_of_all_months",
  "payback_days",
  "payback_units",
  "payback_with_given_months",
  "cac_payback_months",
];

export const payback: Answering = (speech, asked) => {
  const loss = lossOf(speech);
  if (loss) return never(speech, loss);
  const metric = pickFor(paybacks, asked, speech);
  if (!metric || isPartial(metric)) return null;
  const { t } = speech.voice;
  const said = t`After **${showMetric(metric, speech)}** (${arithmeticOf(metric, speech)}).`;
  const isTimeless = asked.asks.has("how_long") && nameOf(metric) === "payback_units";
  return isTimeless ? line(said, t`For a time I need to know how many of them you do in a month.`) : said;
};

const ofThePeriod = ["monthly_result", "contribution_in_all", "contribution_per_customer", "contribution"];
const ofOne = [
  "contribution",
  "night_result",
  "season_result",
  ...ofThePeriod,
  "result_at_capacity",
  "contribution_of_whole",
];

export const left: Answering = (speech, asked) => {
  const names = asked.period === null ? ofOne : [...ofThePeriod, "season_result", "contribution_of_whole"];
  const metric = pickFor(names, asked, speech);
  if (!metric) return null;
  const isOfNoTime = asked.period !== null && isPartial(metric) && !below(metric.unit).some(isTime);
  return line(
    isLeft(inAskedPeriod(metric, asked), speech),
    isOfNoTime ? speech.voice.t`What that comes to in time I say when it is in it.` : "",
  );
};

const results = ["monthly_result", "season_result", "night_result", "result_at_capacity"];

/** Whether anything is left: of the thing that the question names, else of all. */
export const profit: Answering = (speech, asked) => {
  const metric = pickFor([...results, ...ofThePeriod, "contribution_of_whole"], asked, speech);
  if (!metric) return null;
  const said = isLeft(inAskedPeriod(metric, asked), speech);
  if (isPartial(metric)) return said;
  const { asks } = asked;
  // "Do we lose or earn?", "does the loss end?": a yes would say the one or the other.
  const isEither = asks.has("loses") && ["left", "worth_it", "break_even"].some((ask) => asks.has(ask));
  const back = asks.has("worth_it") && metric.value > 0 ? backAfter(speech) : "";
  return isEither ? said : verdict(asks.has("loses") !== metric.value >= 0, line(said, back), speech);
};

function backAfter(speech: Speech): string {
  const metric = firstOf(current(speech.computed), "payback_months", "payback_of_all_months", "payback_units");
  if (!metric || isPartial(metric)) return "";
  return speech.voice.t`What you spend once is back after ${showMetric(metric, speech)}.`;
}

function isPartlyLeft(metric: Metric, speech: Speech): string {
  const { t, list } = speech.voice;
  const { missing, shared } = doubtsIn(metric);
  const most = atMostWithReasons(metric, arithmeticOf(metric, speech), speech);
  if (most !== null) return line(most, beforeFixed(metric, speech));
  if (missing.length > 0)
    return t`What is left depends on ${list(nameAll(missing, speech))}: say where that belongs, and I work it out.`;
  const [value, how] = [showMetric(metric, speech), arithmeticOf(metric, speech)];
  return t`**${value}** is left (${how}), as long as this goes with it: ${list(nameAll(shared, speech))}.`;
}

export function isLeft(metric: Metric, speech: Speech): string {
  const said = isPartial(metric) ? isPartlyLeft(metric, speech) : isWhollyLeft(metric, speech);
  return metric.of === "" ? said : speech.voice.t`${speech.voice.quote(metric.of)}: ${said}`;
}

const beforeFixedCosts: ReadonlySet<string> = new Set(["contribution_in_all", "contribution_per_customer"]);

/** What has to be paid from it whether or not anything is sold. */
function beforeFixed(metric: Metric, speech: Speech): string {
  const { t, list } = speech.voice;
  const names = fixedNotIn(metric, speech).map((quantity) => nameQuantity(quantity, speech));
  return names.length === 0 ? "" : t`Not in it yet: ${list(names)}.`;
}

function isWhollyLeft(metric: Metric, speech: Speech): string {
  const { t } = speech.voice;
  const how = arithmeticOf(metric, speech);
  const isLoss = metric.value < 0;
  const value = showMetric(isLoss ? { ...metric, value: -metric.value } : metric, speech);
  const said = isLoss ? t`You lose **${value}** (${how}).` : t`**${value}** is left (${how}).`;
  const isNoneNamed = !firstOf(speech.computed.metrics, "fixed_costs");
  const notes = [
    metric.because.some(({ code }) => code === "no_unit_cost") ? t`No cost of a single sale is in it.` : "",
    beforeFixedCosts.has(nameOf(metric)) && isNoneNamed ? t`Fixed costs are not in it, because you name none.` : "",
    nameOf(metric) === "contribution_of_whole" ? t`That is with all of it sold.` : "",
    beforeFixed(metric, speech),
  ];
  return line(said, ...notes);
}

/** Whether another wage fits into what is left; the one that is paid today stands for one that is not named. */
export const hire: Answering = (speech, asked) => {
  const supposed = asked.named.find(({ meaning, status }) => meaning === "pay" && status === "hypothetical");
  const after =
    supposed && speech.computed.metrics.find((one) => isResult(one) && isSupposed(one) && one.leaves[supposed.id]);
  if (after) return verdict(after.value >= 0, isLeft(after, speech), speech);
  const metric = firstOf(current(speech.computed), "monthly_result", "season_result");
  if (!metric) return null;
  return (asked.isYesNo && !isPartial(metric) ? onceMore(metric, speech) : null) ?? fromWhatIsLeft(metric, speech);
};

function fromWhatIsLeft(metric: Metric, speech: Speech): string {
  const { t } = speech.voice;
  return line(
    isLeft(metric, speech),
    metric.value > 0
      ? t`Pay that is not in it yet has to fit into that.`
      : t`There is nothing to pay more people from.`,
  );
}

/** What stays when the wage of today is paid once more; null where several are paid, of which nobody knows which. */
function onceMore(metric: Metric, speech: Speech): string | null {
  if (metric.value <= 0) return verdict(false, fromWhatIsLeft(metric, speech), speech);
  const [pay, ...others] = figuresOf(speech, "pay").filter(({ unit }) => isSameUnit(unit, metric.unit));
  if (!pay || others.some(({ value }) => value !== pay.value)) return null;
  const { t } = speech.voice;
  const fits = metric.value >= pay.value;
  const rest = showValue({ value: Math.abs(metric.value - pay.value), unit: metric.unit }, speech);
  const wage = nameQuantity(pay, speech);
  const stays = fits ? t`With ${wage} once more, ${rest} stays.` : t`With ${wage} once more, ${rest} would be lacking.`;
  return verdict(fits, line(isLeft(metric, speech), stays), speech);
}

const isResult = (metric: Metric): boolean => results.includes(nameOf(metric));

export const lifetime: Answering = (speech) => {
  const metric = firstOf(current(speech.computed), "ltv");
  if (!metric) return null;
  const { t } = speech.voice;
  const cac = firstOf(current(speech.computed), "customer_acquisition_cost");
  const given = firstOf(current(speech.computed), "given_to_customer");
  const against = cac
    ? t`Winning one costs ${showMetric(cac, speech)}.`
    : t`Whether that is enough shows when you know what winning one costs.`;
  return line(
    t`A customer leaves **${showMetric(metric, speech)}** over the whole time (${arithmeticOf(metric, speech)}).`,
    given ? t`What each gets for nothing, ${showMetric(given, speech)}, goes off that.` : "",
    against,
  );
};

/** What winning a customer costs, and what it may cost. */
export const acquisition: Answering = (speech, asked) => {
  const names = ["customer_acquisition_cost", "max_cac_12_month_payback", "max_cac_first_sale"];
  const metrics = current(speech.computed).filter(
    (metric) => names.includes(nameOf(metric)) && metric.of === "" && !isPartial(metric),
  );
  const first = (metric: Metric): number => Number(asked.asks.has("at_most") === nameOf(metric).startsWith("max"));
  const told = metrics.toSorted((one, two) => first(two) - first(one));
  return told.length > 0 ? line(...told.map((metric) => plainly(metric, speech))) : null;
};
