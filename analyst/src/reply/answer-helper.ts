import { compute, type Metric } from "../laws/index.ts";
import { paidBySavedHours } from "../laws/saved-hours.ts";
import type { Language } from "../i18n/language.ts";
import { isPlannedCost } from "./answer-spending.ts";
import type { Question } from "./answering.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { inPeriod } from "./asked-period.ts";
import { isPartial } from "./choose.ts";
import { sentenceOf } from "./figure-sentences.ts";
import { neededSales } from "./needed-sales.ts";
import { pickFor } from "./pick-metric.ts";
import { nameOf, showMetric } from "./show-value.ts";
import type { Hearing } from "./what-is-missing.ts";

interface OwnSum {
  answer: string;
  uses: readonly Metric[];
}

/** How many more sales pay the wage of a helper, and when the hours that a machine saves have paid for it. */
export function helperAnswer(asked: Question, context: Hearing): OwnSum | null {
  const { asks, isYesNo } = asked;
  if (isYesNo || context.unread.length > 0) return null;
  if (asks.has("how_long")) return asks.has("payback") ? paidByHours(context) : null;
  return asks.has("how_many") && asks.has("earns_keep") ? moreSales(asked, context) : null;
}

/** The sales that pay what is planned, whatever those of today pay. */
function moreSales(asked: Question, context: Hearing): OwnSum | null {
  const { quantities } = context;
  const planned = quantities.filter(({ status }) => status === "planned");
  const costs = planned.filter((one) => isPlannedCost(one) || (one.meaning === "pay" && one.flow === "out"));
  if (!costs.some(({ meaning }) => meaning === "pay") || planned.some(({ meaning }) => meaning === "one_off_cost"))
    return null;
  const ofThem = [...costs, ...planned.filter(({ meaning }) => meaning === "work_time" || meaning === "staff")];
  const [fixed, ...others] = compute([
    ...ofThem,
    ...quantities.filter(({ meaning }) => meaning === "duration"),
  ]).metrics.filter((metric) => nameOf(metric) === "fixed_costs");
  const contribution = pickFor(["contribution"], asked, context);
  if (!fixed || others.length > 0 || isPartial(fixed) || !contribution || isPartial(contribution)) return null;
  if (!costs.every(({ id }) => fixed.leaves[id])) return null;
  const needed = neededSales([fixed], fixed.unit, contribution);
  if (!needed) return null;
  const said = inPeriod(needed, asked.period, quantities);
  const { t } = context.translator;
  return { answer: t`At **${showMetric(said, context)}** (${arithmeticOf(said, context)}).`, uses: [said] };
}

/** Words for work that is not to be done any more. */
const saving: Record<Language, RegExp> = {
  en: /\bsav(?:e[sd]?|ings?)\b/iu,
  de: /spar/iu,
  fr: /économis|épargn|gagn/iu,
  es: /ahorr/iu,
  hi: /बच|\bbach/iu,
  zh: /省|节约|節約/u,
};

function paidByHours(context: Hearing): OwnSum | null {
  const { quantities, messages = [], translator } = context;
  const metric = paidBySavedHours(quantities, (hours) =>
    saving[translator.language].test(`${hours.of} ${sentenceOf(messages[hours.span.message] ?? "", hours)}`),
  );
  if (!metric) return null;
  const how = arithmeticOf(metric, context);
  return { answer: translator.t`After **${showMetric(metric, context)}** (${how}).`, uses: [metric] };
}
