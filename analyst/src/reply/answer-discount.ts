import { atDiscount, isOfPrice } from "../laws/deal.ts";
import type { Metric } from "../laws/index.ts";
import { amountOf, over, resultFrom, times } from "../laws/sums.ts";
import type { Language } from "../i18n/language.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isSameUnit, isTime } from "../quantities/unit.ts";
import type { Question } from "./answering.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { current, figuresOf, isPartial } from "./choose.ts";
import { nameOf, showMetric } from "./show-value.ts";
import type { Hearing } from "./what-is-missing.ts";

/** Words for no less than is left today. */
const asMuch: Record<Language, RegExp> = {
  en: /\b(?:no less|not less|as much|the same|no worse|worse off|than (?:we do |i do )?(?:now|today)|as (?:now|before|today))\b/iu,
  de: /nicht weniger|genauso ?viel|gleich ?viel|ebenso ?viel|so ?viel wie|dasselbe|(?:wie|als) (?:jetzt|heute|bisher|vorher)/iu,
  fr: /pas moins|autant|qu['’](?:aujourd|avant|actuellement)|que maintenant|la même (?:somme|chose|marge)/iu,
  es: /no (?:\p{L}+ )?menos|lo mismo|tanto como|que (?:ahora|hoy|antes)|igual que/iu,
  hi: /उतना ही|उतनी ही|जितना (?:अभी|आज)|जितनी (?:अभी|आज)|अभी जितन|आज जितन|कम न|\butna hi\b|\bkam na\b/iu,
  zh: /不少于|不低于|不比.{0,4}少|一样多|(?:跟|和|与)(?:现在|以前|原来)|同样/u,
};

/** How many at a discount leave as much as today's sales leave. */
export function discountAnswer(
  text: string,
  { asks, isYesNo }: Question,
  context: Hearing,
): { answer: string; uses: readonly Metric[] } | null {
  if (isYesNo || !asks.has("how_many") || !asMuch[context.translator.language].test(text)) return null;
  const needed = context.unread.length === 0 ? neededAtDiscount(context) : null;
  if (!needed) return null;
  const { t } = context.translator;
  return { answer: t`At **${showMetric(needed, context)}** (${arithmeticOf(needed, context)}).`, uses: [needed] };
}

function neededAtDiscount(context: Hearing): Metric | null {
  const price = only(figuresOf(context, "price").filter(({ flow }) => flow === "in"));
  const discount = only(
    context.quantities.filter(({ meaning, party }) => meaning === "discount" && party === "venture"),
  );
  const left = only(current(context.computed).filter((one) => nameOf(one) === "contribution" && !isPartial(one)));
  if (!price || !discount || !left || !isOfPrice(discount, price) || !isSameUnit(left.unit, price.unit)) return null;
  const then = resultFrom(atDiscount(left, price, discount), "contribution", left.unit);
  const sold = only(figuresOf(context, "volume").filter((one) => isSoldFor(one, price)));
  return sold && then && then.value > 0 ? asMuchAs(sold, left, then) : null;
}

function asMuchAs(sold: Quantity, left: Metric, then: Metric): Metric | null {
  const all = times(amountOf({ ...sold, unit: {} }), left);
  const needed = resultFrom(over(all, then), "break_even_units", sold.unit);
  return needed && { ...needed, value: Math.ceil(needed.value - 1e-9) };
}

const only = <One>([one, ...others]: readonly One[]): One | null => (others.length === 0 ? (one ?? null) : null);

/** Today's sales of a time, of what the price is for. */
const isSoldFor = ({ unit, status }: Quantity, price: Quantity): boolean =>
  status === "actual" &&
  Object.keys(unit).every((name) => (unit[name] === 1 ? price.unit[name] === -1 : unit[name] === -1 && isTime(name)));
