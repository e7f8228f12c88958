import { currencyOf, divide, formatUnit, isPure, isSameUnit } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { convert, isOfPeriod, meansIn } from "./convert.ts";
import type { Means } from "./convert.ts";
import { partsOfEvent } from "./events.ts";
import { namesIn } from "./expression.ts";
import type { Match, Rule } from "./match.ts";
import { isDenominator } from "./pattern.ts";
import type { Slot } from "./pattern.ts";
import { agree, valueOf } from "./term.ts";
import { wholeOf } from "./wholes.ts";
import type { Assumption, Leaves, Question, Term } from "./term.ts";

/** A match of a law that takes each outflow, and the outflows that could not be converted to its unit. */
export interface EachMatch extends Match {
  without: Term[];
}

interface Books {
  terms: readonly Term[];
  leaves: Leaves;
  /** Outflows that belong somewhere and could not be assigned. */
  unplaced: readonly Term[];
}

/**
 * Income less every outflow with the same denominator, once per denominator with a payment and per plan. Commissions
 * and fees with another denominator are converted and added; prices are not, since they may be alternatives.
 */
export function contributions({ slots }: Rule, books: Books): { matches: EachMatch[]; questions: Question[] } {
  const slot = Object.fromEntries(slots);
  const incomes = books.terms.filter((term) => isTaken(slot["income"], term) && !isShadowed(term, books.terms));
  const units = [...new Map(incomes.map(({ unit }) => [formatUnit(unit), unit])).values()].filter(isPrice);
  const isFixed = fixedIn(books);
  const costs = books.terms.filter(
    (term) =>
      isTaken(slot["costs"], term) &&
      !isPure(term.unit) &&
      !(isFixed(term) && !isPaidForWhole(term, slot["costs"])) &&
      !isOfNoneOf(units, term),
  );
  const questions: Question[] = [];
  const sold = books.terms.filter(({ meaning, flow }) => alternatives.has(meaning) && flow === "in");
  const placing = { means: meansIn(books.terms, books.leaves), questions, incomes, sold };
  const placed = units.map((unit) => ({ unit, costs: placeAll(costs, unit, placing) }));
  const homeless = costs.filter(
    (cost) =>
      !isOnceForCustomer(cost, units) &&
      !placed.some((there) => there.costs.has(cost)) &&
      !isOfOtherSales(cost, placing),
  );
  const matches = placed.flatMap(({ unit, costs: here }) =>
    incomesIn(unit, incomes, placing).map((income): EachMatch => {
      const plan = income.find((term) => term.plan !== "")?.plan ?? "";
      const fits = [...here.values()].filter((cost) => plan === "" || cost.plan === "" || cost.plan === plan);
      const { paid, asked, because } = withoutPassedOn(fits, { unit, income, books });
      const some = ofSomePlan(paid, plan);
      if (some.length > 0) questions.push({ code: "which_plan", about: some.map(({ id }) => id), values: [] });
      if (asked.length > 0) questions.push({ code: "paid_from_order", about: asked.map(({ id }) => id), values: [] });
      return {
        binding: { $: { [currencyOf(unit) ?? ""]: 1 }, D: denominator(unit) },
        chosen: {
          income: income.map((term, index) =>
            index === 0 ? { ...term, because: [...term.because, ...because] } : term,
          ),
          costs: paid,
        },
        plan,
        without: [
          ...homeless,
          ...paidForLarger(income, { here, placed, incomes }),
          ...asked,
          ...books.unplaced,
          ...some,
          ...partsUnpaid(unit, income, books),
          ...fixedOfWholes(unit, books),
          ...wornUnplaced(unit, books),
        ],
      };
    }),
  );
  return { matches, questions };
}

/** A one-time cost, or one independent of sales, belongs to a whole only if it is stated per whole. */
const isOfNoneOf = (units: readonly Unit[], { meaning, unit }: Term): boolean =>
  (meaning === "fixed_cost" || meaning === "one_off_cost") && !units.some((own) => isSameUnit(own, unit));

/** The cost of something else that is sold does not belong here. */
function isOfOtherSales(cost: Term, { incomes, sold, means }: Placing): boolean {
  const counted = new Set(incomes.flatMap(({ expression }) => namesIn(expression)));
  const others = sold.filter(({ expression }) => !namesIn(expression).some((id) => counted.has(id)));
  return others.some(({ unit }) => convert(cost, unit, means).term !== null);
}

/** A payment for a larger whole of the same things is not part of a smaller one. */
function paidForLarger(
  income: readonly Term[],
  { here, placed, incomes }: { here: Costs; placed: readonly { unit: Unit; costs: Costs }[]; incomes: readonly Term[] },
): Term[] {
  if (!income.some(({ meaning }) => meaning === "income_of_whole")) return [];
  const prices = new Set(income.flatMap(({ expression }) => namesIn(expression)));
  const related = incomes.filter(({ expression }) => namesIn(expression).some((id) => prices.has(id)));
  const costs = placed
    .filter(({ unit }) => related.some((other) => isSameUnit(other.unit, unit)))
    .flatMap((there) => [...there.costs.keys()]);
  return [...new Set(costs)].filter((cost) => !here.has(cost));
}

/** The cost of a whole whether it is full or not: a hall for each workshop, where seats are sold. */
function fixedOfWholes(unit: Unit, { terms }: Books): Term[] {
  const wholes = terms.flatMap((count) => {
    if (count.meaning !== "in_whole") return [];
    const isOfIt = Object.keys(count.unit).some((name) => count.unit[name] === 1 && unit[name] === -1);
    return isOfIt ? [wholeOf(count.unit) ?? ""] : [];
  });
  return terms.filter(
    ({ meaning, unit: own }) =>
      meaning === "fixed_cost" && Object.keys(own).length === 2 && wholes.some((whole) => own[whole] === -1),
  );
}

type Costs = ReadonlyMap<Term, Term>;

/** Prices for a part of what is sold that are missing from its income. */
function partsUnpaid(unit: Unit, income: readonly Term[], { terms }: Books): Term[] {
  const paid = new Set(income.flatMap((term) => namesIn(term.expression)));
  return partsOfEvent(unit, terms).filter((part) => !namesIn(part.expression).some((id) => paid.has(id)));
}

/** The cost of something that wears out with the sales, where its life in units is unknown. */
function wornUnplaced(unit: Unit, { terms }: Books): Term[] {
  const isOfIt = (worn: Unit): boolean => Object.keys(worn).some((name) => worn[name] === 1 && unit[name] === -1);
  const wears = terms.some((term) => term.meaning === "wear" && isOfIt(term.unit));
  const isPlaced = terms.some((term) => term.meaning === "cost_per_use" && isSameUnit(term.unit, unit));
  return wears && !isPlaced ? terms.filter(({ meaning, flow }) => meaning === "one_off_cost" && flow === "out") : [];
}

/** With several plans it is unknown which of several costs belongs to which plan. */
function ofSomePlan(costs: readonly Term[], plan: string): Term[] {
  const named = costs.filter(
    ({ plan: own, of, meaning, quantity }) =>
      own === "" && of !== "" && meaning === "unit_cost" && quantity?.offer === undefined,
  );
  return plan !== "" && named.length > 1 ? named : [];
}

/** Above this share of the order, a cost beside a commission may be the seller's own money. */
const mayBeSellers = 0.5;

/**
 * Where a commission is taken from an order, the payout to the seller is not a cost of the venture: an amount equal to
 * the rest of the order (to the hundredth) is the payout, and another large amount becomes a question.
 */
function withoutPassedOn(
  costs: Term[],
  { unit, income, books }: { unit: Unit; income: Term[]; books: Books },
): { paid: Term[]; asked: Term[]; because: Assumption[] } {
  const order = books.terms.find(({ meaning, unit: of }) => meaning === "order_value" && isSameUnit(of, unit));
  const kept = income.find(({ meaning, unit: of }) => meaning === "net_revenue_per_order" && isSameUnit(of, unit));
  if (!order || !kept) return { paid: costs, asked: [], because: [] };
  const value = (term: Term): number => valueOf(term, books.leaves);
  const rest = value(order) - value(kept);
  const passed = costs.filter((cost) => cost.meaning === "unit_cost" && agree(value(cost), rest));
  const asked = costs.filter((cost) => !passed.includes(cost) && value(cost) > value(order) * mayBeSellers);
  return {
    paid: costs.filter((cost) => !passed.includes(cost) && !asked.includes(cost)),
    asked,
    because: passed.map(({ id }) => ({ code: "passed_on", about: [id, order.id] })),
  };
}

const isTaken = (slot: Slot | undefined, { meaning, flow }: Term): boolean =>
  slot !== undefined && slot.meanings.includes(meaning) && flow === slot.flow;

/** A price is the income only where no net price after tax is stated. */
const isShadowed = ({ id, meaning }: Term, terms: readonly Term[]): boolean =>
  meaning === "price" && terms.some((term) => term.meaning === "net_price" && term.inputs.includes(id));

const denominator = (unit: Unit): Unit => divide({ [currencyOf(unit) ?? ""]: 1 }, unit);

const isPrice = (unit: Unit): boolean => currencyOf(unit) !== null && isDenominator(denominator(unit));

/** Hourly pay is not a cost of a minute that is sold: a product sold by the minute is a ride or a call. */
const isWorkOfAnotherTime = ({ meaning, unit: own, quantity }: Term, unit: Unit, incomes: readonly Term[]): boolean =>
  meaning.startsWith("pay") &&
  isSameUnit(own, unit) &&
  incomes.some(
    (income) =>
      isSameUnit(income.unit, unit) && income.quantity?.unit["minute"] === -1 && quantity?.unit["minute"] !== -1,
  );

interface Placing {
  /** Prices of everything sold. */
  sold: readonly Term[];
  incomes: readonly Term[];
  means: Means;
  questions: Question[];
}

function placeAll(costs: readonly Term[], unit: Unit, placing: Placing): Map<Term, Term> {
  return new Map(
    costs.flatMap((cost): [Term, Term][] => {
      const found = isWorkOfAnotherTime(cost, unit, placing.incomes) ? null : place(cost, unit, placing);
      return found ? [[cost, found]] : [];
    }),
  );
}

function place(term: Term, unit: Unit, { means, questions }: Placing): Term | null {
  const converted = convert(term, unit, means);
  if (converted.term === null && converted.disagree.length > 0)
    questions.push({ code: "two_paths", about: [term.id, ...converted.disagree.map(({ id }) => id)], values: [] });
  return converted.term;
}

const alternatives = new Set(["net_price", "price", "income_of_whole"]);

/** Each price of this unit is an alternative; other payments for the same thing are added to each of them. */
function incomesIn(unit: Unit, incomes: readonly Term[], placing: Placing): Term[][] {
  const native = incomes.filter((term) => isSameUnit(term.unit, unit));
  const prices = native.filter(({ meaning }) => alternatives.has(meaning));
  const beside = incomes.flatMap((term) => {
    if (alternatives.has(term.meaning)) return [];
    if (isSameUnit(term.unit, unit)) return [term];
    const found = place(term, unit, placing);
    return found ? [{ ...found, because: [...found.because, { code: "both_paid" as const, about: [term.id] }] }] : [];
  });
  const lists =
    prices.length > 0 ? prices.map((price) => [price, ...beside, ...usePaidBeside(price, incomes, placing)]) : [beside];
  return lists.map((list) => asItIs(list, placing));
}

/** Below this share of what the use costs, a price of the period is its base fee. */
const mostBaseFee = 0.5;

/** Electricity with a base fee a month: the use is paid in addition. A larger price is another way to pay for the use. */
const usePaidBeside = (price: Term, incomes: readonly Term[], placing: Placing): Term[] =>
  incomes.flatMap((use) => {
    if (!alternatives.has(use.meaning) || price.plan !== "" || isSameUnit(use.unit, price.unit)) return [];
    const found = isOfEachTime(price.unit) ? place(use, price.unit, placing) : null;
    const { leaves } = placing.means;
    if (!found || valueOf(price, leaves) > mostBaseFee * valueOf(found, leaves)) return [];
    return [{ ...found, because: [...found.because, { code: "both_paid" as const, about: [use.id, price.id] }] }];
  });

/** Paid by each customer in each period. */
const isOfEachTime = (unit: Unit): boolean => unit["customer"] === -1 && hasPeriod(unit);

/** Today's and planned income may be alternatives: they are not added. */
function asItIs(income: Term[], { questions }: Placing): Term[] {
  const planned = income.filter(({ because }) => because.some(({ code }) => code === "planned"));
  if (planned.length === 0 || planned.length === income.length) return income;
  questions.push({ code: "both_or_either", about: income.flatMap(({ inputs }) => inputs), values: [] });
  return income.filter((term) => !planned.includes(term));
}

/** A one-time cost for a customer who then pays monthly has a payback time; it is not a monthly cost. */
const isOnceForCustomer = ({ unit }: Term, units: readonly Unit[]): boolean =>
  Object.keys(unit).length > 1 &&
  units.some((price) => {
    const period = divide(unit, price);
    return Object.keys(period).length === 1 && ["month", "season", "day", "night"].some((name) => period[name] === 1);
  });

/** Pay per month or once, and pay already contained in the payroll or in the cost of a use. */
function fixedIn({ terms }: Books): (term: Term) => boolean {
  const counted = new Set(terms.flatMap(({ meaning, inputs }) => (counting.has(meaning) ? inputs : [])));
  return ({ id, meaning, unit }) => (meaning === "pay" && (isOfPeriod(unit) || hasPeriod(unit))) || counted.has(id);
}

const counting: ReadonlySet<string> = new Set(["payroll", "cost_per_use", "cost_of_runs"]);

/** Pay by the hour or the tour is part of what a tour costs, although it is paid however many seats are sold. */
const isPaidForWhole = ({ meaning, unit }: Term, costs: Slot | undefined): boolean =>
  (meaning === "pay" || meaning === "unit_cost") &&
  !isOfPeriod(unit) &&
  !hasPeriod(unit) &&
  (costs?.meanings.includes("fixed_cost") ?? false);

const hasPeriod = (unit: Unit): boolean => unit["month"] === -1 || unit["season"] === -1;
