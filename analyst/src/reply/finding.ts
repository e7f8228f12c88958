import type { Metric } from "../laws/index.ts";
import { isSameUnit } from "../quantities/unit.ts";
import { alikeIn, beside, current, doubtsIn, figuresOf, firstOf, isPartial, isSupposed } from "./choose.ts";
import { nameAll } from "./naming.ts";
import { atMost, fixedNotIn } from "./part-left.ts";
import { showMetric, showValue } from "./show-value.ts";
import type { Speech } from "./speech.ts";

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

/** The one thing that decides, and the result that it stands on. */
export interface Finding {
  code: FindingCode;
  metric: Metric;
  text: string;
}

type Finder = (speech: Speech, metrics: readonly Metric[]) => Finding | null;

const lossesFirst = (one: Metric, two: Metric): number => one.value - two.value;

const unitLoss: Finder = (speech, metrics) => {
  const [metric] = metrics
    .filter(({ name, value }) => /^(?:partial_)?contribution$/u.test(name) && value < 0)
    .filter((loss) => doubtsIn(loss).shared.length === 0)
    .toSorted(lossesFirst)
    .slice(-1);
  if (!metric) return null;
  const { t, quote } = speech.voice;
  const loss = showValue({ ...metric, value: -metric.value }, speech);
  const flows = flowsOf(metric, metrics, speech);
  const least = metric.of === "" ? atMost(metric, speech) : null;
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

/** What comes in and what goes out, without the unit, which stands beside. */
function flowsOf(
  metric: Metric,
  metrics: readonly Metric[],
  { voice, computed }: Speech,
): { income: string; cost: string } | null {
  const names = ["cost_per_unit", "outflow_per_unit"];
  const cost = alikeIn(metrics, metric, ...names) ?? alikeIn(computed.metrics, metric, ...names);
  const currency = Object.keys(metric.unit).find((symbol) => metric.unit[symbol] === 1);
  if (!cost || isPartial(metric) || currency === undefined) return null;
  return { income: voice.money(metric.value + cost.value, currency), cost: voice.money(cost.value, currency) };
}

const results = ["monthly_result", "season_result", "night_result", "result_at_capacity"];

const periodLoss: Finder = (speech, metrics) => {
  const metric = firstOf(metrics, ...results);
  if (!metric || isPartial(metric) || metric.value >= 0) return null;
  const { t } = speech.voice;
  const loss = showValue({ ...metric, value: -metric.value }, speech);
  const left = beside(metrics, metric, "contribution_in_all");
  const fixed = beside(metrics, metric, "fixed_costs");
  const text =
    left && fixed
      ? t`You lose ${loss}: all sales leave ${money(left, speech)}, the fixed costs take ${money(fixed, speech)}.`
      : t`You lose ${loss}.`;
  return { code: "period_loss", metric, text };
};

function money({ value, unit }: Metric, { voice }: Speech): string {
  const currency = Object.keys(unit).find((symbol) => unit[symbol] === 1) ?? "";
  return voice.money(value, currency);
}

const overCapacity: Finder = (speech, metrics) => {
  const metric = firstOf(metrics, "break_even_utilisation");
  if (!metric || metric.value <= 1) return null;
  const { t } = speech.voice;
  const text = t`Even at full capacity the fixed costs are not paid: it would take ${showMetric(metric, speech)} of it.`;
  return { code: "over_capacity", metric, text };
};

const overMarket: Finder = (speech, metrics) => {
  const metric = firstOf(metrics, "break_even_customers");
  const reachable = figuresOf(speech, "reachable").find(({ unit }) => metric && isSameUnit(unit, metric.unit));
  if (!metric || !reachable || metric.value <= reachable.value) return null;
  const { t } = speech.voice;
  const [needed, there] = [showMetric(metric, speech), showValue(reachable, speech)];
  return { code: "over_market", metric, text: t`Break-even takes ${needed}, and you count ${there} within reach.` };
};

const shortestRunway = 6;

const shortRunway: Finder = (speech, metrics) => {
  const metric = firstOf(metrics, "runway_months", "grant_runway_months");
  if (!metric || metric.value > shortestRunway) return null;
  const { t } = speech.voice;
  return { code: "short_runway", metric, text: t`Your money lasts ${showMetric(metric, speech)}.` };
};

const ltvBelowCac: Finder = (speech, metrics) => {
  const metric = firstOf(metrics, "ltv_cac");
  if (!metric || metric.value >= 1) return null;
  const [ltv, cac] = [beside(metrics, metric, "ltv"), beside(metrics, metric, "customer_acquisition_cost")];
  if (!ltv || !cac) return null;
  const { t } = speech.voice;
  const text = t`Winning a customer costs ${money(cac, speech)}, and a customer leaves only ${money(ltv, speech)} over the whole time.`;
  return { code: "ltv_below_cac", metric, text };
};

const longestPayback = 12;

const slowPayback: Finder = (speech, metrics) => {
  const metric = firstOf(metrics, "cac_payback_months");
  if (!metric || metric.value <= longestPayback) return null;
  const { t } = speech.voice;
  const text = t`It takes ${showMetric(metric, speech)} until a customer has paid back what it cost to win them.`;
  return { code: "slow_payback", metric, text };
};

const result: Finder = (speech, metrics) => {
  const metric = firstOf(metrics, ...results);
  if (!metric || isPartial(metric)) return null;
  const { t } = speech.voice;
  return { code: "result", metric, text: t`${showMetric(metric, speech)} is left after the fixed costs.` };
};

const breakEven: Finder = (speech, metrics) => {
  const whole = metrics.filter(({ of }) => of === "");
  const metric = firstOf(whole, "break_even_customers", "break_even_units", "break_even_places");
  if (!metric) return null;
  const { t } = speech.voice;
  return { code: "break_even", metric, text: t`You break even at ${showMetric(metric, speech)}.` };
};

const payback: Finder = (speech, metrics) => {
  const metric = firstOf(metrics, "payback_months", "payback_days", "payback_units");
  if (!metric) return null;
  const { t } = speech.voice;
  return { code: "payback", metric, text: t`What you spend once is back after ${showMetric(metric, speech)}.` };
};

const left: Finder = (speech, metrics) => {
  const metric = metrics.find(({ name, value }) => name === "contribution" && value >= 0);
  if (!metric) return null;
  const { t, quote } = speech.voice;
  const flows = flowsOf(metric, metrics, speech);
  const amount = showMetric(metric, speech);
  if (metric.of !== "") return { code: "left", metric, text: t`With ${quote(metric.of)} ${amount} is left.` };
  if (flows && fixedNotIn(metric, speech).length > 0)
    return {
      code: "left",
      metric,
      text: t`${amount} is left before the fixed costs: ${flows.income} comes in, ${flows.cost} goes out.`,
    };
  const text = flows ? t`${amount} is left: ${flows.income} comes in, ${flows.cost} goes out.` : t`${amount} is left.`;
  return { code: "left", metric, text };
};

const partlyLeft: Finder = (speech, metrics) => {
  const metric = metrics.find(({ name, because }) => {
    const isBare = because.some(({ code }) => code === "no_unit_cost");
    return name === "partial_contribution" && !isBare;
  });
  if (!metric) return null;
  const { t, list } = speech.voice;
  const { missing, shared } = doubtsIn(metric);
  const names = nameAll(missing.length > 0 ? missing : shared, speech);
  // A sum that lacks what is not confirmed says nothing yet: it may be a loss.
  const text =
    atMost(metric, speech) ??
    (missing.length > 0
      ? t`What is left depends on ${list(names)}: say where that belongs, and I work it out.`
      : t`${showMetric(metric, speech)} is left, as long as this goes with it: ${list(names)}.`);
  return { code: "partly_left", metric, text };
};

/** A full one, where some of what goes out is paid for the whole and not for a piece. */
const leftOfWhole: Finder = (speech, metrics) => {
  const metric = metrics.find((one) => one.name === "contribution_of_whole" && isPaidWhole(one, speech));
  if (!metric) return null;
  const { t } = speech.voice;
  const isLoss = metric.value < 0;
  const value = showMetric({ ...metric, value: Math.abs(metric.value) }, speech);
  return isLoss
    ? { code: "unit_loss", metric, text: t`Even with all of it sold you lose ${value}.` }
    : { code: "left", metric, text: t`With all of it sold ${value} is left.` };
};

const isPaidWhole = ({ leaves, unit }: Metric, { byId }: Speech): boolean =>
  Object.keys(leaves).some((id) => isSameUnit(byId.get(id)?.unit ?? {}, unit));

const round: Finder = (speech, metrics) => {
  const metric = firstOf(metrics, "post_money");
  const before = metric && beside(metrics, metric, "pre_money");
  if (!metric || !before) return null;
  const { t } = speech.voice;
  const [after, without] = [showMetric(metric, speech), showMetric(before, speech)];
  return {
    code: "round",
    metric,
    text: t`This round values the company at ${after} with the new money and ${without} before it.`,
  };
};

const saidYes: Finder = (speech, metrics) => {
  const metric = firstOf(metrics, "share_said_yes");
  if (!metric) return null;
  const { t, share } = speech.voice;
  const counts = Object.values(metric.leaves).map(({ value }) => value);
  const [yes, asked] = [Math.min(...counts), Math.max(...counts)];
  const [low, high] = [share(metric.low ?? 0), share(metric.high ?? 1)];
  const text = t`${yes} of ${asked} said yes; with so few asked, the true share lies anywhere from ${low} to ${high}.`;
  return { code: "said_yes", metric, text };
};

const beneficiary: Finder = (speech, metrics) => {
  const metric = firstOf(metrics, "cost_per_beneficiary", "cost_of_each_then");
  if (!metric) return null;
  if (isPartial(metric))
    return { code: "beneficiary", metric, text: speech.voice.t`You spent at least ${showMetric(metric, speech)}.` };
  if (metric.name === "cost_of_each_then")
    return { code: "beneficiary", metric, text: speech.voice.t`You spent ${showMetric(metric, speech)}.` };
  return { code: "beneficiary", metric, text: speech.voice.t`You spend ${showMetric(metric, speech)}.` };
};

const runway: Finder = (speech, metrics) => {
  const metric = firstOf(metrics, "runway_months", "gross_runway_months", "grant_runway_months");
  if (!metric) return null;
  return { code: "runway", metric, text: speech.voice.t`Your money lasts ${showMetric(metric, speech)}.` };
};

const revenue: Finder = (speech, metrics) => {
  const metric = metrics.findLast(({ name }) => /^(?:sales|mrr|commission_a_month|order_revenue)$/u.test(name));
  if (!metric) return null;
  const { t } = speech.voice;
  return {
    code: "revenue",
    metric,
    text: t`You take in ${showMetric(metric, speech)}; what is left of it needs your costs.`,
  };
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

const supposing = (finding: Finding, { voice }: Speech): Finding => ({
  ...finding,
  text: voice.t`If it were as you suppose: ${finding.text}`,
});

/** What decides, of all that was computed; null where nothing was. */
export function findFinding(speech: Speech): Finding | null {
  const metrics = current(speech.computed);
  for (const find of finders) {
    const finding = find(speech, metrics);
    if (finding) return isSupposed(finding.metric) ? supposing(finding, speech) : finding;
  }
  return null;
}
