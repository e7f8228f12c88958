import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import { compute } from "./compute.ts";
import { thingsIn } from "./option-base.ts";
import { counts, found } from "./option-books.ts";
import type { Books } from "./option-books.ts";
import { lentIn } from "./option-loan.ts";
import { amountOf, balance, listOf, over, times } from "./sums.ts";
import type { Amount } from "./sums.ts";

/** Grants that are paid out once. */
export const grantsIn = ({ option, currency }: Books): Amount[] =>
  option.filter(({ meaning, unit }) => meaning === "grant" && isSameUnit(unit, { [currency]: 1 })).map(amountOf);

/** What today's sales would have left in the months without them, less what is given for them. */
export function pauseOf(books: Books): Amount | null {
  const { pause, today, monthly } = books;
  const lost = pause && found(compute(today), "contribution_in_all", monthly);
  return pause && lost ? balance(grantsIn(books), [times(amountOf(pause), lost)]) : null;
}

/** What a supplier wants to be bought at once, at the option's cost of each. */
export function stockOf({ stock, landed, option, currency }: Books): Amount | null {
  if (!stock) return null;
  if (landed) return balance([times(amountOf(stock), amountOf(landed.cost)), ...landed.withEach.map(amountOf)]);
  if (isSameUnit(stock.unit, { [currency]: 1 })) return amountOf(stock);
  const [thing = ""] = thingsIn(stock, 1);
  const costs = option.filter(
    ({ meaning, unit }) => meaning === "unit_cost" && isSameUnit(unit, { [currency]: 1, [thing]: -1 }),
  );
  const each = balance(costs.map(amountOf));
  return each && times(amountOf(stock), each);
}

/** How many months of today's sales it lasts. */
export function stockLasts(books: Books): Amount | null {
  const { stock, landed, option, today, currency } = books;
  const costs = option.filter(({ meaning }) => meaning === "unit_cost");
  const [thing, ...things] = new Set(costs.flatMap((cost) => thingsIn(cost, -1)));
  const sold = today.filter(
    ({ meaning, unit }) => counts.has(meaning) && thing !== undefined && unit[thing] === 1 && unit["%"] === undefined,
  );
  const [number, ...numbers] = sold;
  if (!stock || !number || numbers.length + things.length > 0) return null;
  const each = isSameUnit(stock.unit, { [currency]: 1 }) ? costs.map(amountOf) : [];
  return over(
    landed?.comes ?? amountOf(stock),
    each.reduce((all, cost) => times(all, cost), amountOf(number)),
  );
}

/** So many months of the option's only cost of a month, which come back and are no outlay. */
function depositOf({ deposit, option, monthly }: Books): Amount | null {
  const [rent, ...others] = option.filter(
    ({ meaning, unit }) => meaning === "fixed_cost" && isSameUnit(inBaseUnits(unit).unit, monthly),
  );
  return deposit && rent && others.length === 0 && monthly["month"] === -1
    ? times(amountOf(deposit), amountOf(rent))
    : null;
}

/** Paid before anything comes in, less what is given or lent for it. */
export function upFrontOf(books: Books, paid: readonly (Amount | null)[]): Amount | null {
  const { pause, today, monthly } = books;
  const fixed = pause && found(compute(today), "fixed_costs", monthly);
  const waits = pause && fixed ? [times(amountOf(pause), fixed)] : [];
  const out = [...paid.flatMap((amount) => listOf(amount)), ...listOf(depositOf(books)), ...waits];
  const lent = lentIn(books);
  // Beside an outlay, grants are taken off that already.
  const given = pause ? grantsIn(books) : [];
  return out.length === 0 ? null : balance(out, [...given, ...(lent ? [amountOf(lent)] : [])]);
}
