import type { Metric } from "../laws/index.ts";
import { isSameUnit, isTime } from "../quantities/unit.ts";
import { line } from "../presentation/sentences.ts";
import { type Answering, plainly, type Question, verdict } from "./answering.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { inPeriod } from "./asked-period.ts";
import { backAfterLine, backOfAll } from "./back-after.ts";
import { current, doubtsIn, figuresOf, firstOf, isPartial, isSupposed, todays } from "./choose.ts";
import { nameAll, nameQuantity } from "./naming.ts";
import { withPlannedCosts } from "./answer-spending.ts";
import { atMostWithReasons, fixedNotIn, leftSoFar } from "./part-left.ts";
import { namesOf, pickFor } from "./pick-metric.ts";
import { mentions } from "./question-words.ts";
import { nameOf, showMetric, showValue } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";
import { todayInPeriod } from "./today.ts";
import { below } from "./unit-words.ts";
import { withoutGrants } from "./without-grants.ts";

const lossOf = (context: ReplyContext): Metric | null =>
  current(context.computed).find(({ name, value }) => name === "contribution" && value < 0) ?? null;

const never = (context: ReplyContext, loss: Metric): string =>
  context.translator
    .t`Never as it is: you lose ${showValue({ ...loss, value: -loss.value }, context)} (${arithmeticOf(loss, context)}), so selling more loses more.`;

export const breakEvens = [
  "break_even_customers",
  "break_even_units",
  "break_even_places",
  "break_even_units_of_place",
];

export const breakEven: Answering = (context, asked) => {
  const loss = lossOf(context);
  if (loss) return never(context, loss);
  const metric = pickFor(breakEvens, asked, context);
  if (!metric || isPartial(metric) || isOfMonthInstead(metric, asked)) return null;
  const { t } = context.translator;
  const today = todays(context, metric.unit);
  const answerFor = (one: Metric): string => {
    const said = inPeriod(one, asked.period, context.quantities);
    const more = today && !today.isSupposed && said.unit === one.unit ? one.value - today.value : 0;
    const [value, how] = [showMetric(said, context), arithmeticOf(said, context)];
    return today && more > 0 ? t`At **${value}** (${how}), ${more} more than today.` : t`At **${value}** (${how}).`;
  };
  return line(answerFor(metric), withoutGrants(metric, answerFor, context), withPlannedCosts(metric, context));
};

/** What a season has to bring is not what a month has to: some costs go on all year, and some do not. */
const isOfMonthInstead = ({ unit }: Metric, { period, inSeason }: Question): boolean =>
  unit["month"] === -1 && (period === "season" || (inSeason && period === "year"));

const paybacks = [
  "smallest_order_back",
  "payback_months",
  "payback_of_all_months",
  "payback_days",
  "payback_units",
  "payback_with_given_months",
  "cac_payback_months",
];

export const payback: Answering = (context, asked) => {
  const loss = lossOf(context);
  if (loss) return never(context, loss);
  const metric = pickFor(paybacks, asked, context);
  if (!metric || isPartial(metric)) return null;
  const { t } = context.translator;
  const said = t`After **${showMetric(metric, context)}** (${arithmeticOf(metric, context)}).`;
  const isTimeless = asked.asks.has("how_long") && nameOf(metric) === "payback_units";
  return isTimeless ? line(said, t`For a time I need to know how many of them you do in a month.`) : said;
};

const ofThePeriod = [
  "monthly_result",
  "day_result",
  "contribution_in_all",
  "contribution_per_customer",
  "contribution",
];
const ofATime = ["monthly_result", "season_result", "day_result", "contribution_in_all"];
const ofOne = [
  "event_result",
  "contribution",
  "night_result",
  "season_result",
  ...ofThePeriod,
  "result_at_capacity",
  "contribution_of_whole",
];

export const left: Answering = (context, asked) => {
  const names = asked.period === null ? ofOne : [...ofThePeriod, "season_result", "contribution_of_whole"];
  const metric = onceThatIsPaid(asked, context) ?? pickFor(names, asked, context);
  if (!metric || isOfAnotherTime(metric, asked, context)) return null;
  const said = isLeft(inPeriod(metric, asked.period, context.quantities), context);
  if (below(metric.unit).some(isTime)) return said;
  if (asked.period === null) return line(ofEverything(metric, asked, context), said);
  if (isPartial(metric)) return line(said, context.translator.t`What that comes to in time I say when it is in it.`);
  // What one sale leaves is no answer for a time.
  const ofTime = inThatTime(asked, context);
  return asked.each === null ? line(said, ofTime) : ofTime || null;
};

/** "… once the ads are paid", "… after the instalment": what the question names goes off too. */
function onceThatIsPaid(asked: Question, context: ReplyContext): Metric | null {
  const { asks, concepts } = asked;
  if (concepts.has("debt")) return pickFor(["result_after_debt"], asked, context);
  const isOfWinning = asks.has("wins") || ["ads", "lead", "win_customer"].some((concept) => concepts.has(concept));
  return isOfWinning ? pickFor(["left_after_winning"], asked, context) : null;
}

/** "What would a Sunday leave?", where only the Sunday has a cost of its own: what one pie leaves is another thing. */
const isOfAnotherTime = ({ unit }: Metric, asked: Question, { quantities }: ReplyContext): boolean =>
  quantities.some(
    ({ meaning, unit: own, party }) =>
      party === "venture" &&
      meaning === "fixed_cost" &&
      below(own).some((symbol) => !isTime(symbol) && unit[symbol] === undefined && mentions(asked, symbol)),
  );

/** What the time leaves that a question names beside the thing that is sold; empty where that is unknown. */
function inThatTime(asked: Question, context: ReplyContext): string {
  const metric = pickFor(ofATime, asked, context);
  const said = metric && inPeriod(metric, asked.period, context.quantities);
  const isKnown = said && !isPartial(said) && asked.period !== null && said.unit[asked.period] === -1;
  return isKnown ? isLeft(said, context) : "";
}

/** "What is left?" may ask about everything as well as about one sale. */
function ofEverything(metric: Metric, asked: Question, context: ReplyContext): string {
  const result = namesOf(metric, asked) === 0 ? todayInPeriod(context) : null;
  return result ? isLeft(result, context) : "";
}

const results = [
  "result_with_grants",
  "result_after_debt",
  "monthly_result",
  "season_result",
  "day_result",
  "night_result",
  "event_result",
  "result_at_capacity",
];

/** Whether anything is left: of the thing named in the question, otherwise of everything. */
export const profit: Answering = (context, asked) => {
  const metric = pickFor([...results, ...ofThePeriod, "contribution_of_whole"], asked, context);
  if (!metric) return null;
  const said = isLeft(inPeriod(metric, asked.period, context.quantities), context);
  if (isPartial(metric)) return said;
  const { asks } = asked;
  // "Do we lose or earn?", "open a second shop or save the money?": a plain yes would be ambiguous.
  const isEither =
    asked.isChoice || (asks.has("loses") && ["left", "worth_it", "break_even"].some((ask) => asks.has(ask)));
  const back = asks.has("worth_it") && metric.value > 0 ? backAfter(context) : "";
  // What sales leave before the costs that go on anyway says neither yes nor no.
  const isOpen = metric.value >= 0 && fixedNotIn(metric, context).length > 0;
  return isEither || isOpen ? said : verdict(asks.has("loses") !== metric.value >= 0, line(said, back), context);
};

function backAfter(context: ReplyContext): string {
  const metric = backOfAll(context);
  return metric && !isPartial(metric) ? backAfterLine(metric, context) : "";
}

function isPartlyLeft(metric: Metric, context: ReplyContext): string {
  const { t, list } = context.translator;
  const { missing, shared } = doubtsIn(metric);
  const most = atMostWithReasons(metric, arithmeticOf(metric, context), context);
  if (most !== null) return line(most, beforeFixed(metric, context));
  if (missing.length > 0)
    return t`What is left depends on ${list(nameAll(missing, context))}: say where that belongs, and I work it out.`;
  const [value, how] = [showMetric(metric, context), arithmeticOf(metric, context)];
  return t`**${value}** is left (${how}), as long as this goes with it: ${list(nameAll(shared, context))}.`;
}

export function isLeft(metric: Metric, context: ReplyContext): string {
  const said = isPartial(metric) ? isPartlyLeft(metric, context) : isWhollyLeft(metric, context);
  return metric.of === "" ? said : context.translator.t`${context.translator.quote(metric.of)}: ${said}`;
}

const beforeFixedCosts: ReadonlySet<string> = new Set(["contribution_in_all", "contribution_per_customer"]);

/** Costs to be paid from it whether or not anything is sold. */
function beforeFixed(metric: Metric, context: ReplyContext): string {
  const { t, list } = context.translator;
  const soFar = leftSoFar(metric, context);
  if (soFar)
    return line(
      t`After fixed costs of ${showMetric(soFar.fixed, context)} it is **${showMetric(soFar.left, context)}**.`,
      t`Not in it yet: ${soFar.open}.`,
    );
  const names = fixedNotIn(metric, context).map((quantity) => nameQuantity(quantity, context));
  return names.length === 0 ? "" : t`Not in it yet: ${list(names)}.`;
}

function isWhollyLeft(metric: Metric, context: ReplyContext): string {
  const { t } = context.translator;
  const how = arithmeticOf(metric, context);
  const isLoss = metric.value < 0;
  const value = showMetric(isLoss ? { ...metric, value: -metric.value } : metric, context);
  const said = isLoss ? t`You lose **${value}** (${how}).` : t`**${value}** is left (${how}).`;
  const isNoneNamed = !firstOf(context.computed.metrics, "fixed_costs");
  const notes = [
    metric.because.some(({ code }) => code === "no_unit_cost") ? t`No cost of a single sale is in it.` : "",
    beforeFixedCosts.has(nameOf(metric)) && isNoneNamed ? t`Fixed costs are not in it, because you name none.` : "",
    nameOf(metric) === "contribution_of_whole" ? t`That is with all of it sold.` : "",
    beforeFixed(metric, context),
  ];
  return line(said, ...notes);
}

/** Whether another wage fits into what is left; today's wage stands in for an unnamed one. */
export const hire: Answering = (context, asked) => {
  const supposed = asked.named.find(({ meaning, status }) => meaning === "pay" && status === "hypothetical");
  const after =
    supposed && context.computed.metrics.find((one) => isResult(one) && isSupposed(one) && one.leaves[supposed.id]);
  if (after) return verdict(after.value >= 0, isLeft(after, context), context);
  const metric = firstOf(current(context.computed), "monthly_result", "season_result");
  if (!metric) return null;
  return (asked.isYesNo && !isPartial(metric) ? onceMore(metric, context) : null) ?? fromWhatIsLeft(metric, context);
};

function fromWhatIsLeft(metric: Metric, context: ReplyContext): string {
  const { t } = context.translator;
  return line(
    isLeft(metric, context),
    metric.value > 0
      ? t`Pay that is not in it yet has to fit into that.`
      : t`There is nothing to pay more people from.`,
  );
}

/**
 * The remainder after paying today's wage once more; null where several wages are paid and it is unknown which is
 * meant.
 */
function onceMore(metric: Metric, context: ReplyContext): string | null {
  if (metric.value <= 0) return verdict(false, fromWhatIsLeft(metric, context), context);
  const [pay, ...others] = figuresOf(context, "pay").filter(({ unit }) => isSameUnit(unit, metric.unit));
  if (!pay || others.some(({ value }) => value !== pay.value)) return null;
  const { t } = context.translator;
  const fits = metric.value >= pay.value;
  const rest = showValue({ value: Math.abs(metric.value - pay.value), unit: metric.unit }, context);
  const wage = nameQuantity(pay, context);
  const stays = fits ? t`With ${wage} once more, ${rest} stays.` : t`With ${wage} once more, ${rest} would be lacking.`;
  return verdict(fits, line(isLeft(metric, context), stays), context);
}

const isResult = (metric: Metric): boolean => results.includes(nameOf(metric));

export const lifetime: Answering = (context) => {
  const metric = firstOf(current(context.computed), "ltv");
  if (!metric) return null;
  const { t } = context.translator;
  const cac = firstOf(current(context.computed), "customer_acquisition_cost");
  const given = firstOf(current(context.computed), "given_to_customer");
  const against = cac
    ? t`Winning one costs ${showMetric(cac, context)}.`
    : t`Whether that is enough shows when you know what winning one costs.`;
  return line(
    t`A customer leaves **${showMetric(metric, context)}** over the whole time (${arithmeticOf(metric, context)}).`,
    given ? t`What each gets for nothing, ${showMetric(given, context)}, goes off that.` : "",
    against,
  );
};

/** The cost of winning a customer, and its limit. */
export const acquisition: Answering = (context, asked) => {
  const names = ["customer_acquisition_cost", "max_cac_12_month_payback", "max_cac_first_sale"];
  const metrics = current(context.computed).filter(
    (metric) => names.includes(nameOf(metric)) && metric.of === "" && !isPartial(metric),
  );
  const first = (metric: Metric): number => Number(asked.asks.has("at_most") === nameOf(metric).startsWith("max"));
  const told = metrics.toSorted((one, two) => first(two) - first(one));
  return told.length > 0 ? line(...told.map((metric) => plainly(metric, context))) : null;
};
