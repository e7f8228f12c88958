import { firstOf } from "./choose.ts";
import { beforeSales, neededPrice } from "../laws/before-sales.ts";
import type { Language } from "../i18n/language.ts";
import type { Metric } from "../laws/index.ts";
import { line } from "../presentation/sentences.ts";
import type { Question } from "./answering.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { sentenceOf } from "./figure-sentences.ts";
import { nameQuantity } from "./naming.ts";
import type { ReplyContext } from "./reply-context.ts";
import { sellsToday } from "./sells-today.ts";
import { showMetric, showValue } from "./show-value.ts";

/** Words of a question for the money that has to be found. */
const raising: Record<Language, RegExp> = {
  en: /\b(?:raise|borrow|funding|capital|find from)\b|how much (?:money|cash) (?:do|will|would|should)/iu,
  de: /(?:kapital|aufnehmen|einsammeln|finanzier|startgeld)|wie ?viel geld/iu,
  fr: /(?:lever|emprunter|capital|financement)|combien d['’]argent/iu,
  es: /(?:levantar|reunir|capital|financiaci|pedir prestado|conseguir)|cuánto dinero/iu,
  hi: /(?:जुटा|पूंजी|पूँजी|raise|udhaar|उधार)|कितना पैसा/iu,
  zh: /融资|融資|筹|籌|借多少|启动资金|多少资金/u,
};
const charging: Record<Language, RegExp> = {
  en: /\b(?:charge|ask for|price)\b/iu,
  de: /(?:verlangen|nehmen|kosten|preis)/iu,
  fr: /(?:demander|facturer|prix|tarif)/iu,
  es: /(?:cobrar|precio|pedir)/iu,
  hi: /(?:दाम|क़ीमत|कीमत|फ़ीस|फीस|लेना|rate|fees)/iu,
  zh: /(?:收多少|定价|定價|价格|收费)/u,
};

/** An answer that is a sum of its own, with the results that stand in it. */
export interface OwnSum {
  answer: string;
  uses: readonly Metric[];
}

/** What has to be raised, charged or sold before anything is sold; null where the question or the figures are not of that. */
export function beforeSalesAnswer(text: string, { asks, isYesNo }: Question, context: ReplyContext): OwnSum | null {
  if (isYesNo || sellsToday(context.quantities)) return null;
  const { language } = context.translator;
  if (raising[language].test(text)) return raiseAnswer(context);
  if (asks.has("how_many")) return asks.has("payback") ? earnedBackAnswer(context) : atRivalsAnswer(context);
  return charging[language].test(text) ? priceAnswer(context) : null;
}

const before = (context: ReplyContext): ReturnType<typeof beforeSales> =>
  beforeSales(context.quantities, (one) => sentenceOf(context.messages?.[one.span.message] ?? "", one));

function raiseAnswer(context: ReplyContext): OwnSum | null {
  const { t, list } = context.translator;
  const raise = before(context)?.raise;
  if (!raise || raise.value <= 0) return null;
  const deposits = context.quantities.filter(({ meaning }) => meaning === "deposit" || meaning === "prepayment");
  const names = list(deposits.map((one) => nameQuantity(one, context)));
  const said = t`**${showMetric(raise, context)}** (${arithmeticOf(raise, context)}), with no sale counted before that.`;
  return { answer: line(said, names === "" ? "" : t`Not in it: ${names}.`), uses: [raise] };
}

function earnedBackAnswer(context: ReplyContext): OwnSum | null {
  const { t } = context.translator;
  const known = before(context);
  // What a supplier's smallest order costs has to come back too: a law knows it.
  if (!known?.earnedBack || firstOf(context.computed.metrics, "smallest_order_back")) return null;
  const { earnedBack, batch } = known;
  const said = t`After **${showMetric(earnedBack, context)}** (${arithmeticOf(earnedBack, context)}).`;
  const isShort = batch !== null && batch.value < earnedBack.value;
  return {
    answer: line(said, isShort ? t`${nameQuantity(batch, context)} is not enough for that.` : ""),
    uses: [earnedBack],
  };
}

function priceAnswer(context: ReplyContext): OwnSum | null {
  const { t } = context.translator;
  const known = neededPrice(context.quantities);
  if (!known) return null;
  const { price, floor, count, rivals } = known;
  const answer = line(
    t`**${showMetric(price, context)}** with ${nameQuantity(count, context)} (${arithmeticOf(price, context)}).`,
    floor ? t`Below ${showMetric(floor, context)} you lose money.` : "",
    ...rivals.map((rival) => t`A competitor asks ${showValue(rival.price, context)}.`),
  );
  return { answer, uses: [price, ...rivals.map(({ least }) => least)] };
}

function atRivalsAnswer(context: ReplyContext): OwnSum | null {
  const { t } = context.translator;
  const known = neededPrice(context.quantities);
  const [rival, ...others] = known?.rivals ?? [];
  if (!known || !rival || others.length > 0) return null;
  const { price, least, left } = rival;
  const answer = line(
    t`At **${showMetric(least, context)}** (${arithmeticOf(least, context)}).`,
    left.value > 0
      ? t`At ${showValue(price, context)}, ${nameQuantity(known.count, context)} leaves ${showMetric(left, context)}.`
      : "",
  );
  return { answer, uses: [least, left] };
}
