import { type UsualWhole, usualWholes } from "@cofounder/contract/usual-wholes";
import { currencyOf, inBaseUnits, isPure, isSameUnit, multiply } from "../quantities/unit.ts";
import { operation } from "./expression.ts";
import { ofPart, partFor } from "./parts-of-sales.ts";
import { sharesWord } from "./term.ts";
import type { Question, Term } from "./term.ts";

/** Money that may be stated as a share of another amount: 2.9 % of the price, wages of a third of the sales. */
const sayableAsPart = new Set(["price", "fee", "unit_cost", "pay", "fixed_cost", "acquisition_spend", "prepayment"]);
/** A percentage cost without a named base is a share of each sale. */
const ofSales = new Set(["fee", "unit_cost"]);
const money = new Set(["price", "order_value", "unit_cost", "revenue", "fixed_cost", "pay", "budget"]);

/**
 * Percentages of money become money of the same unit. A platform's or payment service's share without a base is taken
 * from the amount it processes: the order if there is one, otherwise every price. Other shares without a base become
 * questions.
 */
export function resolveShares(terms: readonly Term[]): { terms: Term[]; questions: Question[]; unplaced: Term[] } {
  const related = terms.flatMap((term) => {
    const told = countedLoss(term, terms);
    if (told.meaning === "tax" && told.partOf === "price") return ofEachPrice(told, pricesIn(terms));
    if (told.meaning === "tax" && told.partOf === "profit") return { ...told, meaning: "tax_on_profit" };
    if (told.meaning === "tax" && told.partOf === "added") return { ...told, meaning: "tax_on_top" };
    if (isUsual(told.partOf)) return ofUsualWhole(told, usuallyMeant(told.partOf, terms));
    return told.partOf === null ? withItsWhole(told, terms) : told;
  });
  return resolve(related);
}

/** A count of lost pieces out of a total, as the lost share. */
function countedLoss(term: Term, terms: readonly Term[]): Term {
  if (term.meaning !== "loss" || term.partOf === null) return term;
  const whole = terms.find(({ id }) => id === term.partOf);
  if (!whole || isPure(term.unit) || !isSameUnit(term.unit, whole.unit)) return term;
  // Of all things in use so many were lost in some time: that is no share of the uses.
  if (whole.meaning === "stock") return term;
  return {
    ...term,
    unit: {},
    expression: operation("/", term.expression, whole.expression),
    inputs: [...term.inputs, ...whole.inputs],
  };
}

/** The only possible whole of a share: the yes of those asked, the commission of the orders. */
function withItsWhole(term: Term, terms: readonly Term[]): Term {
  if (term.meaning === "prepayment") {
    const price = isPure(term.unit) ? onlyOne(pricesIn(terms)) : null;
    return price ? { ...term, partOf: price.id } : term;
  }
  if (term.meaning === "said_yes" || term.meaning === "said_no") return ofThoseAsked(term, terms);
  return term.meaning === "fee" && term.flow === "in" && isPure(term.unit) ? ofTheOrder(term, terms) : term;
}

/** A tax that is in all prices is in each of them. */
const ofEachPrice = (tax: Term, prices: readonly Term[]): Term[] =>
  prices.length === 0
    ? [tax]
    : prices.map(({ id }, index) => ({ ...tax, id: index === 0 ? tax.id : `${tax.id}:${id}`, partOf: id }));

const isUsual = (whole: string | null): whole is UsualWhole =>
  (usualWholes as readonly (string | null)[]).includes(whole);

/** The amounts that the founder means by it. For customers, only the payment of each. */
function usuallyMeant(whole: UsualWhole, terms: readonly Term[]): Term[] {
  const orders = whole === "orders" ? singleOrders(terms) : [];
  if (orders.length > 0) return orders;
  const prices = pricesIn(terms);
  return whole === "customers" ? prices.filter(({ unit }) => unit["customer"] === -1) : prices;
}

function ofUsualWhole(term: Term, meant: Term[]): Term {
  const whole = keepsItsBase(term) ? null : onlyOne(meant);
  return whole ? { ...term, partOf: whole.id } : term;
}

/** What it is taken of is no single price: the rest of each price, or all that is taken in. */
const keepsItsBase = ({ meaning, partOf }: Term): boolean =>
  partOf === "rest" || (meaning === "tax" && partOf === "sales");

function ofThoseAsked(term: Term, terms: readonly Term[]): Term {
  const alike = terms.filter(({ unit }) => isSameUnit(unit, term.unit));
  const asked = onlyOne(alike.filter(({ meaning }) => meaning === "asked"));
  return asked && onlyOne(alike.filter(({ meaning }) => meaning === term.meaning))
    ? { ...term, partOf: asked.id }
    : term;
}

function ofTheOrder(term: Term, terms: readonly Term[]): Term {
  const order = onlyOne(singleOrders(terms));
  if (!order) return term;
  const because = [...term.because, { code: "fee_of_order_value" as const, about: [term.id, order.id] }];
  return { ...term, partOf: order.id, because };
}

/** The amount per order; the monthly total of orders replaces it only where it is not stated. */
function singleOrders(terms: readonly Term[]): Term[] {
  const orders = terms.filter(({ meaning, unit }) => meaning === "order_value" && !isPure(unit));
  const single = orders.filter(({ unit }) => unit["month"] === undefined);
  return single.length > 0 ? single : orders;
}

const onlyOne = (terms: Term[]): Term | null => (terms.length === 1 ? (terms[0] ?? null) : null);

function resolve(terms: readonly Term[]): { terms: Term[]; questions: Question[]; unplaced: Term[] } {
  const resolved: Term[] = [];
  const questions: Question[] = [];
  const unplaced: Term[] = [];
  for (const term of terms) {
    if (!isPure(term.unit)) {
      resolved.push(term);
      if (term.meaning !== "loss" || isKnown(term.partOf, terms)) continue;
      unplaced.push(term);
      if (isAwaited(term, terms)) continue;
      questions.push({ code: "share_of_what", about: [term.id], values: [] });
      continue;
    }
    const parts = partsOf(term, terms);
    resolved.push(term, ...parts);
    if (parts.length > 0 || !isDeducted(term, terms)) continue;
    unplaced.push(term);
    if (isAwaited(term, terms)) continue;
    questions.push({ code: term.meaning === "tax" ? "tax_included" : "share_of_what", about: [term.id], values: [] });
  }
  return { terms: resolved, questions: [...questions, ...taxesOfUnknownRate(terms)], unplaced };
}

/** A price with a tax in it, where nobody names the tax. */
const taxesOfUnknownRate = (terms: readonly Term[]): Question[] =>
  terms.some(({ meaning }) => meaning === "tax")
    ? []
    : terms
        .filter(({ quantity }) => quantity?.includesTax)
        .map(({ id }): Question => ({ code: "tax_rate", about: [id], values: [] }));

/** The founder has named the whole, and its figure is still missing. */
const isAwaited = ({ partOf }: Term, terms: readonly Term[]): boolean =>
  partOf !== null && (isUsual(partOf) ? pricesIn(terms).length === 0 : !isKnown(partOf, terms));

/** Whether it reduces a price known to the laws. */
function isDeducted(term: Term, terms: readonly Term[]): boolean {
  if (term.meaning === "tax") return !isKnown(term.partOf, terms) && terms.some(({ meaning }) => meaning === "price");
  if (term.meaning === "loss") return !isOfThings(term, terms);
  return term.flow === "out" && sayableAsPart.has(term.meaning);
}

const isKnown = (id: string | null, terms: readonly Term[]): boolean =>
  id !== null && terms.some((term) => term.id === id);

const lasting = new Set(["one_off_cost", "stock", "deposit"]);

/** A loss of reusable things, not of sales or goods. */
function isOfThings({ partOf }: Term, terms: readonly Term[]): boolean {
  if (partOf === null) return terms.some(({ meaning }) => meaning === "wear" || meaning === "deposit");
  const whole = terms.find(({ id }) => id === partOf);
  return whole !== undefined && (lasting.has(whole.meaning) || isCountOfUses(whole, terms));
}

/** "2 of 100 fills", of something that lasts for so many fills. */
const isCountOfUses = ({ meaning, unit }: Term, terms: readonly Term[]): boolean =>
  meaning === "volume" &&
  terms.some((term) => term.meaning === "wear" && Object.keys(unit).some((use) => unit[use] === term.unit[use]));

/** The money that a percentage stands for; empty where it is not money or its base is unknown. */
function partsOf(term: Term, terms: readonly Term[]): Term[] {
  const part = term.meaning === "fee" && term.flow === "out" ? partFor(term, terms) : null;
  if (!part) return allOf(term, terms);
  return allOf({ ...term, partOf: null }, terms).flatMap((each) => ofPart(each, part) ?? []);
}

function allOf(term: Term, terms: readonly Term[]): Term[] {
  const whole = terms.find(({ id }) => id === term.partOf);
  if (isUsual(term.partOf)) return ofUsual(term, term.partOf, terms);
  if (term.meaning === "loss") return whole && !isOfThings(term, terms) ? lossOf(term, whole, terms) : [];
  if (!isMoneyAsPart(term) || isSameAgain(term, whole)) return [];
  if (whole) return ofWhole(term, whole, terms);
  return term.partOf === null && ofSales.has(term.meaning) ? ofWhatPasses(term, terms) : [];
}

const ofUsual = (term: Term, whole: UsualWhole, terms: readonly Term[]): Term[] =>
  keepsItsBase(term)
    ? pricesIn(terms).map((price) => ofTheRest(term, price, terms))
    : ofEach(term, usuallyMeant(whole, terms));

/** With several prices, the share of each. */
function ofEach(term: Term, wholes: readonly Term[]): Term[] {
  if (term.meaning === "loss") return wholes.map((whole) => refund(term, whole));
  return isMoneyAsPart(term) ? wholes.map((whole) => product(term, whole)) : [];
}

/**
 * A part of what earlier deductions leave of a price: a store's 30 % of what refunds leave. A tax on all that comes in is
 * paid on no sale that is lost.
 */
function ofTheRest(term: Term, price: Term, terms: readonly Term[]): Term {
  const before = terms.filter(
    (other) => other !== term && isPure(other.unit) && isTakenBefore(other, term) && isOfPrice(other, price),
  );
  const kept = before.reduce(
    (left, { expression }) => operation("*", left, operation("-", { kind: "number", value: 1 }, expression)),
    term.expression,
  );
  const rest = before.map(({ label }) => ` × (1 − ${label})`).join("");
  const part = product({ ...term, expression: kept, label: `${term.label}${rest}` }, price);
  return {
    ...part,
    meaning: term.meaning === "tax" ? "fee" : term.meaning,
    flow: "out",
    inputs: [...part.inputs, ...before.flatMap(({ inputs }) => inputs)],
  };
}

const isTakenBefore = (other: Term, term: Term): boolean =>
  other.meaning === "loss" ||
  (term.meaning !== "tax" && other.meaning === "fee" && other.flow === "out" && isSaidBefore(other, term));

function isSaidBefore(other: Term, term: Term): boolean {
  const [one, two] = [other.quantity?.span, term.quantity?.span];
  if (!one || !two) return false;
  return one.message === two.message ? one.start < two.start : one.message < two.message;
}

const ofAnyPrice: ReadonlySet<string> = new Set(["price", "sales", "orders", "rest"]);

const isOfPrice = ({ partOf, meaning }: Term, price: Term): boolean =>
  partOf === price.id || ofAnyPrice.has(partOf ?? "") || (partOf === null && meaning === "fee");

/** Payroll charges are added to wages; any other share of its own kind is the same money again. */
const isSameAgain = ({ meaning }: Term, whole: Term | undefined): boolean =>
  whole?.meaning === meaning && meaning !== "pay";

const isMoneyAsPart = ({ meaning, flow }: Term): boolean =>
  sayableAsPart.has(meaning) && meaning !== "prepayment" && !(meaning === "fee" && flow === "in");

function ofWhole(term: Term, whole: Term, terms: readonly Term[]): Term[] {
  if (whole.meaning === "revenue") return pricesIn(terms).map((price) => product(term, price));
  return money.has(whole.meaning) && !isPure(whole.unit) ? [product(term, whole)] : [];
}

function ofWhatPasses(term: Term, terms: readonly Term[]): Term[] {
  const orders = singleOrders(terms);
  const code = orders.length > 0 ? "fee_of_order_value" : "fee_of_price";
  const all = orders.length > 0 ? orders : pricesIn(terms);
  const named = all.filter(({ of }) => of !== "" && term.of !== "" && sharesWord(of, term.of));
  const wholes = named.length > 0 ? named : all;
  // Where different things are sold, the base is unknown.
  if (wholes.some(({ unit }) => !isSameUnit(unit, wholes[0]?.unit ?? {}))) return [];
  return wholes.map((price) => {
    const part = product(term, price);
    return { ...part, because: [...part.because, { code, about: [term.id, price.id] }] };
  });
}

const pricesIn = (terms: readonly Term[]): Term[] =>
  terms.filter(({ meaning, unit, flow }) => meaning === "price" && flow === "in" && !isPure(unit));

/** Lost sales are refunded; lost goods have to be bought again. */
function lossOf(loss: Term, whole: Term, terms: readonly Term[]): Term[] {
  if (whole.meaning === "unit_cost") return [boughtAgain(loss, whole)];
  const isCounted = loss.quantity !== null && !isPure(inBaseUnits(loss.quantity.unit).unit);
  const goods = terms.filter(
    ({ meaning, unit }) =>
      meaning === "unit_cost" && isSameUnit(multiply(unit, whole.unit), { [currencyOf(unit) ?? ""]: 1 }),
  );
  if (isCounted && goods.length > 0) return goods.map((cost) => boughtAgain(loss, cost));
  if (!["price", "revenue", "volume", "order_value"].includes(whole.meaning)) return [];
  return pricesIn(terms).map((price) => refund(loss, price));
}

const refund = (loss: Term, price: Term): Term => ({
  ...product(loss, price),
  flow: "out",
  because: [...loss.because, { code: "refunded", about: [loss.id, price.id] }],
});

function boughtAgain(loss: Term, goods: Term): Term {
  const lost = product(loss, goods);
  const left = operation("-", { kind: "number", value: 1 }, loss.expression);
  return { ...lost, flow: "out", expression: operation("/", lost.expression, left) };
}

function product(part: Term, whole: Term): Term {
  return {
    ...part,
    id: `${part.id}×${whole.id}`,
    unit: whole.unit,
    plan: whole.plan,
    label: `${part.label} × ${whole.label}`,
    expression: operation("*", part.expression, whole.expression),
    inputs: [...part.inputs, ...whole.inputs],
    because: [...part.because, ...whole.because],
    partOf: null,
  };
}
