import { boughtStocks, type BoughtStock } from "../laws/bought-stock.ts";
import type { Metric } from "../laws/index.ts";
import { thingsIn } from "../laws/option-base.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf } from "../quantities/unit.ts";
import type { Language } from "../i18n/language.ts";
import { line } from "../presentation/sentences.ts";
import type { Question } from "./answering.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { todaysResult } from "./choose.ts";
import { nameQuantity } from "./naming.ts";
import { mentions } from "./question-words.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric, showValue } from "./show-value.ts";
import type { OwnSum } from "./answer-before-sales.ts";

/** Words for money, which lasts as a stock does. */
const money: Record<Language, RegExp> = {
  en: /\b(?:money|cash|funds|savings|budget|runway)\b/iu,
  de: /geld|kasse|konto|erspart|rücklage/iu,
  fr: /argent|trésorerie|caisse|compte|économies/iu,
  es: /dinero|plata|caja|ahorros|efectivo/iu,
  hi: /पैस|रक़म|रकम|नकद|paisa|paise/iu,
  zh: /钱|錢|资金|資金|现金|現金/u,
};

/** The question is of a stock: by its number, its thing, its name, or by a measure of weight, length or volume. */
function isOfStock({ stock }: BoughtStock, asked: Question): boolean {
  const [thing = ""] = thingsIn(stock, 1);
  return (
    asked.named.includes(stock) ||
    mentions(asked, thing) ||
    (stock.of !== "" && mentions(asked, stock.of)) ||
    asked.concepts.has("physical")
  );
}

/** "How long do we last?", and any question of a time where money runs out. */
const isOfUs = ({ asks, concepts }: Question, context: ReplyContext): boolean =>
  asks.has("lasts") && (concepts.has("we") || concepts.has("i") || (todaysResult(context)?.value ?? 0) < 0);

/** How long what was bought lasts, and what it costs for each piece that can be used; null where that is not asked. */
export function stockAnswer(text: string, asked: Question, context: ReplyContext): OwnSum | null {
  if (money[context.translator.language].test(text)) return null;
  const stocks = boughtStocks(context.quantities);
  const about = stocks.filter((one) => isOfStock(one, asked));
  const [stock, ...others] = about.length > 0 || isOfUs(asked, context) ? about : stocks;
  if (asked.asks.has("lasts")) return lastsAnswer(others.length > 0 ? undefined : stock, asked, context);
  return stock?.cost && others.length === 0 && isOfItsCost(stock, asked, context) ? costAnswer(stock, context) : null;
}

/** By what it names; where it names nothing, what is saved, lost or decided can be of the only plan alone. */
function isOfItsCost(bought: BoughtStock, asked: Question, { quantities, decision }: ReplyContext): boolean {
  const { asks, concepts } = asked;
  const isOfPlan = isDecided(asked) || concepts.has("saving") || concepts.has("loss_units");
  if (decision || !(isOfPlan || asks.has("cost") || concepts.has("cost"))) return false;
  if (isOfStock(bought, asked) || namesOf(bought, quantities).some((name) => mentions(asked, name))) return true;
  const things = quantities.flatMap((one) => [...thingsIn(one, 1), ...thingsIn(one, -1)]);
  return isOfPlan && !things.some((thing) => mentions(asked, thing));
}

const isDecided = ({ isShould, isChoice, isWhich, asks }: Question): boolean =>
  isShould || isChoice || isWhich || asks.has("worth_it");

/** What its costs and that of today are called, and what it comes in: "pails" of twenty kilos. */
function namesOf({ stock, cost }: BoughtStock, quantities: readonly Quantity[]): string[] {
  const [thing = ""] = thingsIn(stock, 1);
  const packs = quantities.filter(({ unit }) => unit[thing] === 1).flatMap((one) => thingsIn(one, -1));
  const costs = [...(cost?.parts ?? []), ...(cost?.beside ? [cost.beside.now] : [])];
  return [...costs.map(({ of }) => of), ...packs].filter((name) => name !== "");
}

/** The money that is left says nothing of how long a stock lasts. */
function lastsAnswer(stock: BoughtStock | undefined, asked: Question, context: ReplyContext): OwnSum | null {
  const { t } = context.translator;
  if (stock) {
    const [months, how] = [showMetric(stock.lasts, context), arithmeticOf(stock.lasts, context)];
    return { answer: t`${nameQuantity(stock.stock, context)} lasts **${months}** (${how}).`, uses: [stock.lasts] };
  }
  return isOfUsedUp(asked, context)
    ? { answer: t`How long it lasts takes how much of it you buy at once, and how much goes in a month.`, uses: [] }
    : null;
}

/** What the venture buys by the piece and does not sell, by its thing or a measure. */
function isOfUsedUp(asked: Question, { quantities }: ReplyContext): boolean {
  const own = quantities.filter(({ party, unit }) => party === "venture" && currencyOf(unit) !== null);
  const things = (flow: "in" | "out"): string[] =>
    own.filter((one) => one.flow === flow).flatMap((one) => thingsIn(one, -1));
  const bought = things("out").filter((thing) => thing !== "customer" && !things("in").includes(thing));
  return bought.length > 0 && (asked.concepts.has("physical") || bought.some((thing) => mentions(asked, thing)));
}

function costAnswer({ stock, cost }: BoughtStock, context: ReplyContext): OwnSum | null {
  if (!cost) return null;
  const { t } = context.translator;
  const { each, beside } = cost;
  const uses: Metric[] = [each, cost.first, ...(beside ? [beside.saved] : [])];
  const [name, how] = [nameQuantity(stock, context), arithmeticOf(each, context)];
  const said = beside
    ? t`${name}: what can be used of it comes to **${showMetric(each, context)}** (${how}), against ${showValue(beside.now, context)} today.`
    : t`${name}: what can be used of it comes to **${showMetric(each, context)}** (${how}).`;
  const first = t`${showMetric(cost.first, context)} has to be paid for it at once.`;
  return { answer: line(said, beside ? besideToday(beside, stock, context) : "", first), uses };
}

function besideToday(
  { saved, mayGo }: NonNullable<NonNullable<BoughtStock["cost"]>["beside"]>,
  stock: BoughtStock["stock"],
  context: ReplyContext,
): string {
  const { t, share } = context.translator;
  const value = `**${showValue({ ...saved, value: Math.abs(saved.value) }, context)}**`;
  const all =
    saved.value >= 0
      ? t`In all that is ${value} less than at today's price.`
      : t`In all that is ${value} more than at today's price.`;
  if (mayGo === null) return all;
  const lost = showValue({ value: Math.floor(stock.value * mayGo + 1e-9), unit: stock.unit }, context);
  return line(all, t`It stays cheaper as long as no more than **${lost}** of it (${share(mayGo)}) are lost.`);
}
