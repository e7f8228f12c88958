import { usualWholes } from "@cofounder/contract/usual-wholes";
import { currencyOf, isSameUnit, isTime } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { isOfPeriod } from "./convert.ts";
import { namesIn } from "./expression.ts";
import type { Match, Rule } from "./match.ts";
import { agree, valueOf } from "./term.ts";
import type { Leaves, Term } from "./term.ts";

interface Books {
  terms: readonly Term[];
  leaves: Leaves;
  /** Outflows excluded because of two values or a missing base. */
  outside: readonly Term[];
}

type OpenIn = (chosen: Match["chosen"], books: Books) => Term[];

/** Amounts that belong in a sum and could not be converted to it. */
export function openIn({ law }: Rule, { chosen }: Match, books: Books): Term[] {
  const open = openByLaw[law.name];
  if (open) return open(chosen, books);
  return openSales(chosen["contribution"]?.[0], books);
}

const openSales = (all: Term | undefined, books: Books): Term[] =>
  all?.meaning === "contribution_in_all" ? [...openIncomes(all, books), ...openRevenues(all, books)] : [];

/** A loan or advertising by the month, beside a result of a day whose days of a month nobody says. */
const openMonthly = ({ terms }: Books): Term[] =>
  terms.filter(
    ({ flow, meaning, unit, quantity }) =>
      quantity && (flow === "out" || meaning === "debt") && currencyOf(unit) !== null && isOfMonth(unit),
  );

const unclearSums: OpenIn = (_chosen, { outside }) => outside.filter(isUnclearSum);

const openByLaw: Readonly<Record<string, OpenIn>> = {
  fixed_costs: ({ costs = [] }, books) => openFixedCosts(costs, books),
  cost_per_unit: ({ one, costs = [] }, books) => (one ? openUnitCosts(costs, books) : []),
  contribution: (_chosen, { outside }) => outside.filter((term) => isOfPiece(term)),
  day_result: ({ contribution = [] }, books) => [...openSales(contribution[0], books), ...openMonthly(books)],
  utilisation: ({ volume = [] }, books) => openVolumes(volume, books),
  pay_share: ({ sales = [] }, books) => [...openIncomes(sales[0], books), ...openGrants(books)],
  sales: ({ price = [] }, books) => [...openIncomes(price[0], books), ...openDiscounts(price[0], books)],
  mrr: ({ price = [] }, books) => openDiscounts(price[0], books),
  contribution_in_all: ({ contribution = [] }, books) => openDiscounts(contribution[0], books),
  cost_of_each_then: ({ costs = [] }, { terms }) =>
    terms.filter(({ meaning, unit }) => meaning === "closed_cost_beside" && isSameUnit(unit, costs[0]?.unit ?? {})),
  cost_of_whole: ({ costs = [], whole = [] }, books) => openGoods([...costs, ...whole], books),
  smallest_order_cost: ({ costs = [] }, books) => (costs.length > 0 ? openGoods(costs, books) : []),
  payback_months: unclearSums,
  payback_days: unclearSums,
  payback_units: unclearSums,
  one_off_costs: unclearSums,
  max_cac_12_month_payback: ({ given = [] }, books) => openGifts(given, books),
  max_cac_first_sale: ({ given = [] }, books) => openGifts(given, books),
  break_even_units: ({ contribution = [] }, books) => openIncomes(contribution[0], books),
  break_even_utilisation: ({ contribution = [] }, books) => openIncomes(contribution[0], books),
};

/** Grants and donations are income too. */
const openGrants = ({ terms }: Books): Term[] =>
  terms.filter(({ meaning, flow, unit }) => meaning === "grant" && flow === "in" && isOfPeriod(unit));

/** Things in customers' hands whose cost per customer is unknown: they may be given away. */
function openGifts(given: readonly Term[], { terms }: Books): Term[] {
  const counted = new Set(given.flatMap((term) => namesIn(term.expression)));
  const areThere = terms.some(({ meaning, unit }) => meaning === "stock" && unit["customer"] === -1);
  return terms.filter(
    (term) =>
      term.meaning === "one_off_cost" &&
      term.flow === "out" &&
      (areThere || term.unit["customer"] === -1) &&
      !namesIn(term.expression).some((id) => counted.has(id)),
  );
}

/** Outflows with neither a period nor a thing. */
const isUnclearSum = (term: Term): boolean => term.meaning === "unclear" && term.flow === "out" && isOnly(term);

/** Costs of a piece that is counted in another unit. */
function openUnitCosts(counted: readonly Term[], { terms, outside }: Books): Term[] {
  const inputs = new Set(counted.flatMap((term) => namesIn(term.expression)));
  return [...terms.filter(({ flow }) => flow === "out"), ...outside].filter(
    (term) =>
      isOfPiece(term) && term.unit["month"] === undefined && !namesIn(term.expression).some((id) => inputs.has(id)),
  );
}

/** Costs of the same things in another measure that cannot be converted. */
const openGoods = (counted: readonly Term[], books: Books): Term[] =>
  openUnitCosts(counted, books).filter(
    ({ meaning, unit }) => meaning === "unit_cost" && !books.terms.some((term) => isPriceOf(unit, term)),
  );

/** If it is sold by that measure itself, it is another product. */
const isPriceOf = (unit: Unit, term: Term): boolean =>
  term.meaning === "price" && term.flow === "in" && isSameUnit(term.unit, unit);

/** Products sold under other names, in unknown quantity. */
function openVolumes(counted: readonly Term[], { terms }: Books): Term[] {
  const named = new Set(counted.map(({ plan, of }) => plan || of));
  if (named.has("")) return [];
  const sold = terms.filter(({ meaning, plan }) => meaning === "price" && plan !== "");
  const others = sold.filter(({ plan }) => !counted.some((volume) => volume.plan === plan));
  return sold.length > counted.length ? others : [];
}

/** Prices of other products, sold in unknown quantity. */
function openIncomes(all: Term | undefined, { terms }: Books): Term[] {
  if (!all) return [];
  const counted = new Set(namesIn(all.expression));
  const isCounted = ({ expression }: Term): boolean => namesIn(expression).some((id) => counted.has(id));
  const sold = terms.filter(({ meaning, flow }) => meaning === "price" && flow === "in");
  return sold.filter(
    (price) => !isCounted(price) && !sold.some((other) => isCounted(other) && isSameUnit(other.unit, price.unit)),
  );
}

/** A discount on the price, for customers of unknown number: what is taken in lies below the full price of all. */
function openDiscounts(all: Term | undefined, { terms }: Books): Term[] {
  const counted = new Set(all ? namesIn(all.expression) : []);
  return terms.filter(
    ({ id, meaning, partOf }) =>
      meaning === "discount" && !counted.has(id) && (partOf === null || counted.has(partOf) || isUsualWhole(partOf)),
  );
}

const isUsualWhole = (whole: string): boolean => (usualWholes as readonly string[]).includes(whole);

const sums: ReadonlySet<string> = new Set(["sales", "mrr", "commission_a_month", "order_revenue"]);

/** Income with a name of its own that is not the total of the sales. */
function openRevenues(all: Term, { terms, leaves }: Books): Term[] {
  const counted = new Set(namesIn(all.expression));
  const sales = terms.filter(({ meaning }) => sums.has(meaning)).map((term) => valueOf(term, leaves));
  return terms.filter(
    (term) =>
      term.meaning === "revenue" &&
      term.flow === "in" &&
      term.of !== "" &&
      isOfPeriod(term.unit) &&
      !counted.has(term.id) &&
      !sales.some((value) => agree(value, valueOf(term, leaves))),
  );
}

/** Costs that vary with sales. */
export const isOfPiece = (term: Term): boolean =>
  (["unit_cost", "fee", "pay", "loss", "tax"].includes(term.meaning) && !isFixed(term)) || isUnclearPiece(term);

const isFixed = ({ meaning, unit }: Term): boolean =>
  meaning === "fixed_cost" || (meaning === "pay" && isOfPeriod(unit)) || (meaning === "unclear" && isOfTime(unit));

/** Spending, in money or as a share, with an unknown purpose. */
const isUnclearPiece = ({ meaning, unit }: Term): boolean =>
  meaning === "unclear" && !isSameUnit(unit, { [currencyOf(unit) ?? ""]: 1 }) && !isOfMonth(unit);

const isOfMonth = (unit: Unit): boolean => isOfPeriod(unit) && unit["month"] === -1;

const isOfTime = (unit: Unit): boolean => Object.keys(unit).some((name) => isTime(name) && unit[name] === -1);

const paid = new Set(["pay", "payroll", "cost_of_places", "cost_of_runs"]);

/** Costs independent of sales that could not be converted to the period of the others. */
function openFixedCosts(counted: readonly Term[], { terms, outside }: Books): Term[] {
  const inputs = new Set(counted.flatMap((term) => namesIn(term.expression)));
  const open = terms.filter(
    (term) =>
      term.flow === "out" &&
      (term.meaning === "fixed_cost" || (paid.has(term.meaning) && (isPeriodic(term) || isOnly(term)))) &&
      currencyOf(term.unit) !== null &&
      !namesIn(term.expression).some((id) => inputs.has(id)),
  );
  return [...open, ...outside.filter((term) => isFixed(term))];
}

/** An amount with neither a period nor a thing that it is paid for. */
const isOnly = ({ unit }: Term): boolean => Object.keys(unit).length === 1;

const isPeriodic = ({ unit }: Term): boolean => unit["month"] === -1 || unit["season"] === -1;
