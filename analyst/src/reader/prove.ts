import { type Flow, type Meaning, meanings } from "../quantities/labels.ts";
import { isMeasure } from "../quantities/measures.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isCurrency, isTime, type Unit } from "../quantities/unit.ts";
import { mayBeIn } from "./money/currency.ts";
import type { Figure, LexedMessage } from "./tokens.ts";

/** A reading by the founder, a network or a language model: a quantity before it is proven. */
export type Proposed = Omit<Quantity, "id" | "readBy">;

/** Why a reading is not proven: a rule, and a sentence from which its author can correct it. */
export interface Failure {
  rule: "quote" | "value" | "unit" | "flow" | "meaning" | "twice";
  quote: string;
  because: string;
}

export interface Proof {
  proven: Proposed[];
  failures: Failure[];
  /** Numbers of the messages without a proven quantity. */
  unread: { message: number; figure: Figure }[];
}

/**
 * Judges any reading, whoever made it. A quantity is proven where its quote stands at its span, the lexer reads its
 * value there, its unit is possible for such a number, its flow and meaning fit that unit, and no other quantity stands
 * on the same number.
 */
export function prove(messages: readonly LexedMessage[], proposed: readonly Proposed[]): Proof {
  const taken = new Set<Figure>();
  const failures: Failure[] = [];
  const proven = proposed.filter((quantity) => {
    const figure = figureAt(messages, quantity);
    const failure = whyNot(messages, { quantity, figure, taken });
    if (failure) failures.push({ ...failure, quote: quantity.quote });
    else if (figure) taken.add(figure);
    return failure === null;
  });
  const unread = messages.flatMap(({ figures }, message) =>
    figures.filter((figure) => !taken.has(figure)).map((figure) => ({ message, figure })),
  );
  return { proven, failures, unread };
}

const figureAt = (messages: readonly LexedMessage[], { span }: Proposed): Figure | null =>
  messages[span.message]?.figures.find(({ start, end }) => start < span.end && end > span.start) ?? null;

interface Judged {
  quantity: Proposed;
  figure: Figure | null;
  taken: ReadonlySet<Figure>;
}

type Reason = Omit<Failure, "quote">;

function whyNot(messages: readonly LexedMessage[], judged: Judged): Reason | null {
  const { quantity, figure, taken } = judged;
  const { span, quote } = quantity;
  if (messages[span.message]?.text.slice(span.start, span.end) !== quote)
    return { rule: "quote", because: "these words do not stand at this place of the message" };
  if (!figure) return { rule: "value", because: "there is no number in these words" };
  if (taken.has(figure)) return { rule: "twice", because: "another quantity stands on the same number" };
  if (quantity.per !== undefined && !isCountedBy(messages, quantity, figure))
    return { rule: "value", because: `${quantity.per} does not stand beside it` };
  return (
    whyNotValue(quantity, figure) ?? whyNotUnit(quantity, figure) ?? whyNotFlow(quantity) ?? whyNotMeaning(quantity)
  );
}

/** The number that a figure is counted by stands in its own words. */
const isCountedBy = (messages: readonly LexedMessage[], { span, per }: Proposed, figure: Figure): boolean =>
  (messages[span.message]?.figures ?? []).some(
    (other) => other !== figure && other.start >= figure.end && other.end === span.end && other.low === per,
  );

const isClose = (left: number, right: number): boolean => Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(right));

function whyNotValue({ value, low = value, high = value, per = 1 }: Proposed, figure: Figure): Reason | null {
  if (isClose(low * per, figure.low) && isClose(high * per, figure.high)) return null;
  const read = figure.low === figure.high ? String(figure.low) : `${figure.low} to ${figure.high}`;
  return { rule: "value", because: `the number says ${read}` };
}

function whyNotUnit({ unit, quote, meaning }: Proposed, figure: Figure): Reason | null {
  const { kind, currency } = figure;
  const money = isRate(unit) ? (Object.keys(unit).find((name) => unit[name] === 1) ?? null) : currencyOf(unit);
  const isPercent = unit["%"] === 1;
  const rules: [boolean, string][] = [
    [kind === "money" && money === null, `the number is an amount in ${currency ?? "money"}`],
    [!mayBeIn(figure, quote, money), `the number is an amount in ${currency}`],
    [kind === "percent" && !isPercent, "the number is a percentage"],
    [kind !== "percent" && isPercent, "the number is no percentage"],
    [
      Object.keys(unit).filter((name) => isCurrency(name)).length > 1 && !(isRate(unit) && meaning === "none"),
      'a unit has one currency, but a rate between two, with the meaning "none"',
    ],
    [
      Object.values(unit).some((exponent) => !Number.isInteger(exponent) || exponent === 0),
      "exponents are whole numbers",
    ],
  ];
  const broken = rules.find(([isBroken]) => isBroken);
  return broken ? { rule: "unit", because: broken[1] } : null;
}

/** What one currency is worth in another. */
function isRate(unit: Unit): boolean {
  const currencies = Object.keys(unit).filter((name) => isCurrency(name));
  return currencies.length === 2 && currencies.reduce((sum, name) => sum + (unit[name] ?? 0), 0) === 0;
}

/** Money with a flow is an amount, or a share of one. */
function whyNotFlow({ flow, unit, meaning }: Proposed): Reason | null {
  const isMoney = currencyOf(unit) !== null || unit["%"] === 1 || Object.keys(unit).length === 0;
  if (flow !== "none" && !isMoney) return { rule: "flow", because: "what is counted does not flow as money" };
  return canFlow(meaning, flow) ? null : { rule: "flow", because: `${meaning} has the flow ${meanings[meaning]}` };
}

/** Whether money of that meaning can flow that way. */
export const canFlow = (meaning: Meaning, flow: Flow): boolean =>
  flow === meanings[meaning] || flow === "none" || eitherWay.has(meaning);

/** Meanings whose money can flow either way. */
const eitherWay: ReadonlySet<Meaning> = new Set([
  "fee",
  "deposit",
  "prepayment",
  "discount",
  "tax",
  "interest",
  "debt",
  "cash",
  "loss",
  "unclear",
  "none",
  "share",
  "equity",
  "grant",
  "raise",
]);

/** Numbers of people or things. */
export const counts: ReadonlySet<Meaning> = new Set([
  "paying",
  "free",
  "trial",
  "waiting",
  "pilot",
  "asked",
  "said_yes",
  "said_no",
  "lead",
  "visitor",
  "follower",
  "reachable",
  "customers_other",
  "supply",
  "staff",
  "stock",
]);
/** Sums of money. */
export const sums: ReadonlySet<Meaning> = new Set([
  "order_value",
  "fixed_cost",
  "one_off_cost",
  "acquisition_spend",
  "cash",
  "raise",
  "valuation",
  "market_size",
  "credit_limit",
  "revenue",
  "burn",
]);

/** Why a meaning cannot be in a unit. */
export function whyNotMeaning({ meaning, unit }: Pick<Proposed, "meaning" | "unit">): Reason | null {
  const because = counts.has(meaning) ? whyNotCount(meaning, unit) : whyNotAmount(meaning, unit);
  return because === null ? null : { rule: "meaning", because };
}

function whyNotCount(meaning: Meaning, unit: Unit): string | null {
  const isOther = currencyOf(unit) !== null || isOnlyTime(unit) || (isMeasured(unit) && !goods.has(meaning));
  return isOther ? `${meaning} is a number of people or things` : null;
}

function whyNotAmount(meaning: Meaning, unit: Unit): string | null {
  if (meaning === "growth" && !isShareInTime(unit))
    return "growth is a rate in %: new customers of a month are a volume, in customer/month";
  const isCounted = currencyOf(unit) === null && unit["%"] === undefined && Object.keys(unit).length > 0;
  return sums.has(meaning) && isCounted ? `${meaning} is a sum of money` : null;
}

/** "8 % a month": nothing is counted. */
const isShareInTime = (unit: Unit): boolean => Object.keys(unit).every((name) => name === "%" || isTime(name));

/** Numbers of things that may be measured. */
const goods: ReadonlySet<Meaning> = new Set(["supply", "stock"]);

const isMeasured = (unit: Unit): boolean =>
  Object.entries(unit).some(([name, exponent]) => exponent > 0 && isMeasure(name));

const isOnlyTime = (unit: Unit): boolean =>
  Object.entries(unit).some(([name, exponent]) => exponent > 0 && isTime(name));
