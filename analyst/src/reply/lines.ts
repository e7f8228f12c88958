import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Metric } from "../laws/index.ts";
import { formatUnit } from "../quantities/unit.ts";
import { msg } from "../i18n/translator.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { isPartial, isSupposed } from "./choose.ts";
import type { Finding } from "./finding.ts";
import { metricLabel, readingOrder } from "./metric-words.ts";
import { isSoldToday } from "./not-provable.ts";
import { fixedNotIn, grossAgainst, leftSoFar, type LeftSoFar, namesOf, outflowsMissing } from "./part-left.ts";
import { nameOf, showMetric, showRange } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";

const mostLines = 10;

/** The deciding arithmetic, line by line; null where there is none. */
export function arithmeticTable(finding: Finding, context: ReplyContext): ReplyPart | null {
  const lines = linesOf(finding, context);
  if (lines.length === 0) return null;
  const { t } = context.translator;
  return {
    kind: "table",
    title: lines.every(isSupposed)
      ? t`The arithmetic, if it were so`
      : context.decision
        ? t`The arithmetic of today`
        : t`The arithmetic`,
    columns: [t`What`, t`Value`, t`From your figures`],
    rows: [
      ...lines.map((metric, index) => [
        labelOf(metric, lines, context),
        showRange(metric, context),
        arithmeticOf(metric, context, lines.slice(0, index)),
      ]),
      ...notInRow(finding, context),
    ],
    note: "",
  };
}

/** A bound is never the last line: what it lacks stands below it. */
function notInRow({ metric }: Finding, context: ReplyContext): string[][] {
  const all = context.computed.metrics.find((other) => other.name === "contribution_in_all" && other.of === "");
  const soFar = all && leftSoFar(all, context);
  if (soFar) return rowsSoFar(all, soFar, context);
  const isShown = context.computed.metrics.some((other) => nameOf(other) === "fixed_costs" && !isPartial(other));
  const missing = outflowsMissing(metric, context) ?? (isShown ? [] : fixedNotIn(metric, context));
  return missing.length > 0 ? [[context.translator.t`Not in it yet`, "?", namesOf(missing, context)]] : [];
}

/** The fixed costs that are known, what they leave, and the open figures. */
function rowsSoFar(all: Metric, { left, fixed, open }: LeftSoFar, context: ReplyContext): string[][] {
  const { t, translate } = context.translator;
  const label = (name: string): string => translate(metricLabel(name) ?? name);
  return [
    [label("fixed_costs"), showMetric(fixed, context), arithmeticOf(fixed, context)],
    [label("monthly_result"), showMetric(left, context), arithmeticOf(left, context, [all, fixed])],
    [t`Not in it yet`, "?", open],
  ];
}

/** The results that the arithmetic shows. */
export function linesOf({ metric: key }: Finding, context: ReplyContext): Metric[] {
  const { metrics } = context.computed;
  const isAsked = context.isOpen === true || Boolean(context.decision);
  const known = metrics.filter(
    (metric) =>
      !(isAsked && isOfAnotherQuestion(metric)) &&
      metricLabel(nameOf(metric)) !== null &&
      !isBarePrice(metric, context) &&
      !isAsSaid(metric) &&
      // How long money lasts without any income says nothing of a business that has one.
      !(nameOf(metric) === "gross_runway_months" && context.quantities.some(isSoldToday)),
  );
  const isSaidBefore = (metric: Metric, index: number): boolean =>
    known.slice(0, index).some((other) => isSame(metric, other));
  const isNet = known.some((metric) => nets.has(nameOf(metric)));
  const isBeforeCosts = (metric: Metric): boolean =>
    !isNet && grosses.has(nameOf(metric)) && grossAgainst(metric, context) !== null;
  const distinct = known.filter(
    (metric, index) =>
      !isBeforeCosts(metric) &&
      (metric === key ||
        (!isSaidBefore(metric, index) && !isOtherUnit(metric, known, key) && !isSaidBetter(metric, known))),
  );
  const ranked = distinct.toSorted((one, two) => weight(two, key) - weight(one, key)).slice(0, mostLines);
  return ranked.toSorted((one, two) => place(one) - place(two));
}

/** What would seem to decide something that the founder does not ask, or says nothing beside it. */
const isOfAnotherQuestion = (metric: Metric): boolean =>
  isSupposed(metric) ||
  verdicts.has(nameOf(metric)) ||
  (nameOf(metric).startsWith("break_even") && metric.because.some(({ code }) => code === "no_unit_cost")) ||
  (nameOf(metric) === "earnings_per_hour" && metric.of !== "");

const verdicts: ReadonlySet<string> = new Set([
  "contribution_margin",
  "runway_with_raise_months",
  "break_even_utilisation",
  "share_said_yes",
  "max_cac_12_month_payback",
  "max_cac_first_sale",
  "contribution_of_waiting",
  "smallest_order_lasts",
  "smallest_order_cost",
  "payback_units",
]);

/** The income, shown beside costs only if the contribution follows from it. */
const grosses: ReadonlySet<string> = new Set([
  "sales",
  "mrr",
  "arr",
  "annual_sales",
  "commission_a_month",
  "order_revenue",
]);
const nets: ReadonlySet<string> = new Set([
  "contribution_in_all",
  "monthly_result",
  "season_result",
  "day_result",
  "night_result",
  "result_at_capacity",
]);

/** Another law with the same label; the one that rests on more figures is more complete. */
const isSaidBetter = (metric: Metric, known: readonly Metric[]): boolean =>
  known.some(
    (other) =>
      other.name !== metric.name &&
      metricLabel(nameOf(other)) === metricLabel(nameOf(metric)) &&
      other.of === metric.of &&
      formatUnit(other.unit) === formatUnit(metric.unit) &&
      isSupposed(other) === isSupposed(metric) &&
      isPlanned(other) === isPlanned(metric) &&
      Object.keys(other.leaves).length > Object.keys(metric.leaves).length,
  );

/** The same value again, or a supposition that leaves it as it is. */
const isSame = (one: Metric, other: Metric): boolean =>
  Math.abs(one.value) === Math.abs(other.value) &&
  formatUnit(one.unit) === formatUnit(other.unit) &&
  (isSupposed(one) === isSupposed(other) || (one.name === other.name && one.of === other.of));

/** Before any cost is known, the contribution merely equals the price. */
const isBarePrice = (metric: Metric, context: ReplyContext): boolean =>
  isPartial(metric) && !(isAtMost(metric) && outflowsMissing(metric, context) !== null);

/** A result that a missing outflow can only reduce. */
const isAtMost = (metric: Metric): boolean => nameOf(metric).startsWith("contribution");

const sums: ReadonlySet<string> = new Set(["cost_per_unit", "outflow_per_unit", "fixed_costs"]);

/** A single figure of the founder under another name. */
const isAsSaid = (metric: Metric): boolean => Object.keys(metric.leaves).length < 2 && !sums.has(nameOf(metric));

const ofThings: ReadonlySet<string> = new Set([
  "contribution",
  "cost_per_unit",
  "outflow_per_unit",
  "revenue_per_order",
  "break_even_units",
]);

/** The same again per minute, where the finding is per ride; among equals the first. */
function isOtherUnit(metric: Metric, known: readonly Metric[], key: Metric): boolean {
  if (!ofThings.has(metric.name) || metric.unit["customer"] !== undefined || metric === key) return false;
  const twins = known.filter(
    (other) =>
      other.name === metric.name &&
      other.of === metric.of &&
      isSupposed(other) === isSupposed(metric) &&
      other.unit["customer"] === undefined,
  );
  const shared = ({ unit }: Metric): number =>
    Object.keys(unit).filter((symbol) => key.unit[symbol] !== undefined).length;
  const best = twins.toSorted((one, two) => Number(two === key) - Number(one === key) || shared(two) - shared(one))[0];
  return best !== undefined && best !== metric;
}

/** The inputs of the finding first, then other results of the same figures. */
function weight(metric: Metric, key: Metric): number {
  if (metric === key) return 100;
  const shared = Object.keys(metric.leaves).filter((id) => key.leaves[id]).length;
  const isPart = key.inputs.some((input) => input.split(":")[0] === nameOf(metric));
  return (isPart ? 50 : 0) + (shared > 0 ? 20 : 0) - place(metric) / 100;
}

const place = (metric: Metric): number => readingOrder.indexOf(nameOf(metric));

/** "Is left", with the plan if there are several, and marked if supposed or partial. */
function labelOf(metric: Metric, lines: readonly Metric[], { translator }: ReplyContext): string {
  const { translate } = translator;
  const name = translate(metricLabel(nameOf(metric)) ?? "");
  const of = metric.of === "" ? name : translate(msg("{what} ({thing})"), { what: name, thing: metric.of });
  const part = isPartial(metric) ? translate(msg("{what}, at most"), { what: of }) : of;
  if (isSupposed(metric))
    return lines.every(isSupposed) ? part : translate(msg("{what}, only supposed"), { what: part });
  const isMixed = lines.some((other) => nameOf(other) !== nameOf(metric) && !isPlanned(other) && !isSupposed(other));
  return isPlanned(metric) && isMixed ? translate(msg("{what}, planned"), { what: part }) : part;
}

const isPlanned = ({ because }: Metric): boolean => because.some(({ code }) => code === "planned");
