import type { Metric } from "../laws/index.ts";
import { isSameUnit } from "../quantities/unit.ts";
import { alikeIn, beside, current, doubtsIn, figuresOf, firstOf, isPartial, isSupposed } from "./choose.ts";
import { nameAll } from "./naming.ts";
import { atMost, beforeFixedCosts, fixedNotIn, grossAgainst, outflowsMissing } from "./part-left.ts";
import { ofEachSeason, takenOff, withGrants } from "./result-texts.ts";
import { showMetric, showValue } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";
import { inToldPeriod } from "./today.ts";

export type FindingCode =
  | "unit_loss"
  | "period_loss"
  | "over_capacity"
  | "over_market"
  | "short_runway"
  | "ltv_below_cac"
  | "slow_payback"
  | "result"
  | "break_even"
  | "payback"
  | "left"
  | "partly_left"
  | "round"
  | "said_yes"
  | "beneficiary"
  | "runway"
  | "revenue";

/** The deciding fact, and the result that it rests on. */
export interface Finding {
  code: FindingCode;
  metric: Metric;
  text: string;
}

type Finder = (context: ReplyContext, metrics: readonly Metric[]) => Finding | null;

const lossesFirst = (one: Metric, two: Metric): number => one.value - two.value;

const unitLoss: Finder = (context, metrics) => {
  const [metric] = metrics
    .filter(({ name, value }) => /^(?:partial_)?contribution$/u.test(name) && value < 0)
    .filter((loss) => doubtsIn(loss).shared.length === 0)
    .toSorted(lossesFirst)
    .slice(-1);
  if (!metric) return null;
  const { t, quote } = context.translator;
  const loss = showValue({ ...metric, value: -metric.value }, context);
  const flows = flowsOf(metric, metrics, context);
  const least = metric.of === "" ? atMost(metric, context) : null;
  if (least !== null) return { code: "unit_loss", metric, text: least };
  if (metric.of !== "") {
    const text = flows
      ? t`With ${quote(metric.of)} you lose ${loss}: ${flows.income} comes in, ${flows.cost} goes out.`
      : t`With ${quote(metric.of)} you lose ${loss}.`;
    return { code: "unit_loss", metric, text };
  }
  const text = flows ? t`You lose ${loss}: ${flows.income} comes in, ${flows.cost} goes out.` : t`You lose ${loss}.`;
  return { code: "unit_loss", metric, text };
};

/** Income and costs, without their unit, which is shown beside them. */
function flowsOf(
  metric: Metric,
  metrics: readonly Metric[],
  { translator, computed }: ReplyContext,
): { income: string; cost: string } | null {
  const names = ["cost_per_unit", "outflow_per_unit"];
  const cost = alikeIn(metrics, metric, ...names) ?? alikeIn(computed.metrics, metric, ...names);
  const currency = Object.keys(metric.unit).find((symbol) => metric.unit[symbol] === 1);
  if (!cost || isPartial(metric) || currency === undefined) return null;
  return {
    income: translator.money(metric.value + cost.value, currency),
    cost: translator.money(cost.value, currency),
  };
}

/** After the loan and what winning customers costs, where there are any. */
const lasts = ["result_with_grants", "result_after_debt", "result_after_acquisition"];
const results = [...lasts, "monthly_result", "season_result", "day_result", "night_result", "result_at_capacity"];

const periodLoss: Finder = (context, metrics) => {
  const metric = firstOf(metrics, ...results);
  // A part of the year with a loss is told beside the others.
  if (!metric || isPartial(metric) || metric.value >= 0 || metric.of !== "") return null;
  const { t } = context.translator;
  const told = inToldPeriod(metric, context);
  const loss = showValue({ ...told, value: -told.value }, context);
  const isLast = lasts.includes(metric.name);
  const left = isLast ? null : beside(metrics, metric, "contribution_in_all");
  const fixed = beside(metrics, metric, "fixed_costs");
  const text =
    left && fixed && told === metric
      ? t`You lose ${loss}: all sales leave ${money(left, context)}, the fixed costs take ${money(fixed, context)}.`
      : t`You lose ${loss}.`;
  return { code: "period_loss", metric, text };
};

function money({ value, unit }: Metric, { translator }: ReplyContext): string {
  const currency = Object.keys(unit).find((symbol) => unit[symbol] === 1) ?? "";
  return translator.money(value, currency);
}

const overCapacity: Finder = (context, metrics) => {
  const metric = firstOf(metrics, "break_even_utilisation");
  if (!metric || metric.value <= 1) return null;
  const { t } = context.translator;
  const text = t`Even at full capacity the fixed costs are not paid: it would take ${showMetric(metric, context)} of it.`;
  return { code: "over_capacity", metric, text };
};

const overMarket: Finder = (context, metrics) => {
  const metric = firstOf(metrics, "break_even_customers");
  const reachable = figuresOf(context, "reachable").find(({ unit }) => metric && isSameUnit(unit, metric.unit));
  if (!metric || !reachable || metric.value <= reachable.value) return null;
  const { t } = context.translator;
  const [needed, there] = [showMetric(metric, context), showValue(reachable, context)];
  return { code: "over_market", metric, text: t`Break-even takes ${needed}, and you count ${there} within reach.` };
};

const shortestRunway = 6;

const shortRunway: Finder = (context, metrics) => {
  const metric = firstOf(metrics, "runway_months", "grant_runway_months");
  if (!metric || metric.value > shortestRunway) return null;
  const { t } = context.translator;
  return { code: "short_runway", metric, text: t`Your money lasts ${showMetric(metric, context)}.` };
};

const ltvBelowCac: Finder = (context, metrics) => {
  const metric = firstOf(metrics, "ltv_cac");
  if (!metric || metric.value >= 1) return null;
  const [ltv, cac] = [beside(metrics, metric, "ltv"), beside(metrics, metric, "customer_acquisition_cost")];
  if (!ltv || !cac) return null;
  const { t } = context.translator;
  const text = t`Winning a customer costs ${money(cac, context)}, and a customer leaves only ${money(ltv, context)} over the whole time.`;
  return { code: "ltv_below_cac", metric, text };
};

const longestPayback = 12;

const slowPayback: Finder = (context, metrics) => {
  const metric = firstOf(metrics, "cac_payback_months");
  if (!metric || metric.value <= longestPayback) return null;
  const { t } = context.translator;
  const text = t`It takes ${showMetric(metric, context)} until a customer has paid back what it cost to win them.`;
  return { code: "slow_payback", metric, text };
};

const result: Finder = (context, metrics) => {
  const metric = firstOf(metrics, ...results);
  if (!metric) return null;
  const hangs = isPartial(metric) ? atMost(metric, context) : null;
  if (hangs !== null) return { code: "partly_left", metric, text: hangs };
  if (isPartial(metric)) return null;
  const { t, list } = context.translator;
  const amount = showMetric(inToldPeriod(metric, context), context);
  if (metric.of !== "") return { code: "result", metric, text: ofEachSeason(metric, metrics, context) };
  if (metric.name === "result_with_grants")
    return { code: "result", metric, text: withGrants(metric, metrics, context) };
  const text = lasts.includes(metric.name)
    ? t`${amount} is left after the fixed costs and ${list(takenOff(metric, context))}.`
    : t`${amount} is left after the fixed costs.`;
  return { code: "result", metric, text };
};

const breakEven: Finder = (context, metrics) => {
  const whole = metrics.filter(({ of }) => of === "");
  const metric = firstOf(whole, "break_even_customers", "break_even_units", "break_even_places");
  if (!metric || isPartial(metric)) return null;
  const { t } = context.translator;
  return { code: "break_even", metric, text: t`You break even at ${showMetric(metric, context)}.` };
};

const payback: Finder = (context, metrics) => {
  const metric = firstOf(metrics, "payback_months", "payback_days", "payback_units");
  if (!metric) return null;
  const { t } = context.translator;
  return { code: "payback", metric, text: t`What you spend once is back after ${showMetric(metric, context)}.` };
};

const left: Finder = (context, metrics) => {
  const metric = metrics.find(({ name, value }) => name === "contribution" && value >= 0);
  if (!metric) return null;
  const { t, quote } = context.translator;
  const flows = flowsOf(metric, metrics, context);
  const amount = showMetric(metric, context);
  if (metric.of !== "") return { code: "left", metric, text: t`With ${quote(metric.of)} ${amount} is left.` };
  const all = metrics.find((one) => one.name === "contribution_in_all" && one.of === "" && one.value >= 0);
  const beforeFixed = all ? beforeFixedCosts(all, context) : null;
  if (beforeFixed) return { code: "left", ...beforeFixed };
  if (flows && fixedNotIn(metric, context).length > 0)
    return {
      code: "left",
      metric,
      text: t`${amount} is left before the fixed costs: ${flows.income} comes in, ${flows.cost} goes out.`,
    };
  const text = flows ? t`${amount} is left: ${flows.income} comes in, ${flows.cost} goes out.` : t`${amount} is left.`;
  return { code: "left", metric, text };
};

const partlyLeft: Finder = (context, metrics) => {
  const metric = metrics.find(
    (one) =>
      one.name === "partial_contribution" &&
      (outflowsMissing(one, context) !== null || !one.because.some(({ code }) => code === "no_unit_cost")),
  );
  if (!metric) return null;
  const { t, list } = context.translator;
  const { missing, shared } = doubtsIn(metric);
  const names = nameAll(missing.length > 0 ? missing : shared, context);
  // A sum with unconfirmed parts says nothing yet: it may be a loss.
  const text =
    atMost(metric, context) ??
    (missing.length > 0
      ? t`What is left depends on ${list(names)}: say where that belongs, and I work it out.`
      : t`${showMetric(metric, context)} is left, as long as this goes with it: ${list(names)}.`);
  return { code: "partly_left", metric, text };
};

/** A full whole, where some costs are per whole and not per piece. */
const leftOfWhole: Finder = (context, metrics) => {
  const metric = metrics.find((one) => one.name === "contribution_of_whole" && isPaidWhole(one, context));
  if (!metric) return null;
  const { t } = context.translator;
  const isLoss = metric.value < 0;
  const value = showMetric({ ...metric, value: Math.abs(metric.value) }, context);
  return isLoss
    ? { code: "unit_loss", metric, text: t`Even with all of it sold you lose ${value}.` }
    : { code: "left", metric, text: t`With all of it sold ${value} is left.` };
};

const isPaidWhole = ({ leaves, unit }: Metric, { byId }: ReplyContext): boolean =>
  Object.keys(leaves).some((id) => isSameUnit(byId.get(id)?.unit ?? {}, unit));

const round: Finder = (context, metrics) => {
  const metric = firstOf(metrics, "post_money");
  const before = metric && beside(metrics, metric, "pre_money");
  if (!metric || !before) return null;
  const { t } = context.translator;
  const [after, without] = [showMetric(metric, context), showMetric(before, context)];
  return {
    code: "round",
    metric,
    text: t`This round values the company at ${after} with the new money and ${without} before it.`,
  };
};

const saidYes: Finder = (context, metrics) => {
  const metric = firstOf(metrics, "share_said_yes");
  if (!metric) return null;
  const { t, share } = context.translator;
  const counts = Object.values(metric.leaves).map(({ value }) => value);
  const [yes, asked] = [Math.min(...counts), Math.max(...counts)];
  const [low, high] = [share(metric.low ?? 0), share(metric.high ?? 1)];
  const text = t`${yes} of ${asked} said yes; with so few asked, the true share lies anywhere from ${low} to ${high}.`;
  return { code: "said_yes", metric, text };
};

const beneficiary: Finder = (context, metrics) => {
  const metric = firstOf(metrics, "cost_per_beneficiary", "cost_of_each_then");
  if (!metric) return null;
  if (isPartial(metric))
    return {
      code: "beneficiary",
      metric,
      text: context.translator.t`You spent at least ${showMetric(metric, context)}.`,
    };
  if (metric.name === "cost_of_each_then")
    return { code: "beneficiary", metric, text: context.translator.t`You spent ${showMetric(metric, context)}.` };
  return { code: "beneficiary", metric, text: context.translator.t`You spend ${showMetric(metric, context)}.` };
};

const runway: Finder = (context, metrics) => {
  const metric = firstOf(metrics, "runway_months", "gross_runway_months", "grant_runway_months");
  if (!metric) return null;
  return { code: "runway", metric, text: context.translator.t`Your money lasts ${showMetric(metric, context)}.` };
};

const revenue: Finder = (context, metrics) => {
  const metric = metrics.findLast(({ name }) => /^(?:sales|mrr|commission_a_month|order_revenue)$/u.test(name));
  if (!metric) return null;
  const { t } = context.translator;
  const text =
    grossAgainst(metric, context) ??
    t`You take in ${showMetric(metric, context)}; what is left of it needs your costs.`;
  return { code: "revenue", metric, text };
};

const finders: readonly Finder[] = [
  unitLoss,
  periodLoss,
  overCapacity,
  overMarket,
  shortRunway,
  ltvBelowCac,
  slowPayback,
  result,
  breakEven,
  leftOfWhole,
  left,
  beneficiary,
  payback,
  partlyLeft,
  runway,
  saidYes,
  revenue,
  round,
];

/** What stands beside a question that something else decides: a loss, or what is left. */
const ofToday: readonly Finder[] = [unitLoss, periodLoss, result, leftOfWhole, left];

const supposing = (finding: Finding, { translator }: ReplyContext): Finding => ({
  ...finding,
  text: translator.t`If it were as you suppose: ${finding.text}`,
});

/** The deciding fact among all results; null without results. */
export function findFinding(context: ReplyContext): Finding | null {
  const isAsked = context.isOpen === true || Boolean(context.decision);
  const metrics = current(context.computed).filter((metric) => !isAsked || !isSupposed(metric));
  for (const find of isAsked ? ofToday : finders) {
    const finding = find(context, metrics);
    if (finding) return isSupposed(finding.metric) ? supposing(finding, context) : finding;
  }
  return null;
}
