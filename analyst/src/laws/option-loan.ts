import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import { name } from "./expression.ts";
import type { Books } from "./option-books.ts";
import { sharesWord } from "./term.ts";
import { amountOf, balance, constant, over, times, toThe } from "./sums.ts";
import type { Amount } from "./sums.ts";

const monthsAYear = 12;

interface Loan {
  sum: Quantity;
  interest: Quantity;
  term: Quantity;
}

/** Money that is lent at once. */
const isLent = ({ meaning, unit }: Quantity, { currency }: Books): boolean =>
  meaning === "debt" && isSameUnit(unit, { [currency]: 1 });

const areOfOne = (one: Quantity, other: Quantity): boolean =>
  one.of === "" || other.of === "" || sharesWord(one.of, other.of);

/** The only loan of an option with its interest and term; null where one of them is missing or is there twice. */
function loanOf(books: Books): Loan | null {
  const { option } = books;
  const [sum, ...sums] = option.filter((one) => isLent(one, books));
  if (!sum || sums.length > 0) return null;
  const [interest, ...rates] = option.filter((one) => one.meaning === "interest" && areOfOne(one, sum));
  const [term, ...terms] = option.filter(
    (one) =>
      one.meaning === "duration" &&
      isSameUnit(inBaseUnits(one.unit).unit, { month: 1 }) &&
      (one.of === "" ? one === nearest(option, sum) : sharesWord(one.of, sum.of)),
  );
  return interest && term && rates.length + terms.length === 0 ? { sum, interest, term } : null;
}

/** The length of time that stands next behind the sum. */
const nearest = (option: readonly Quantity[], sum: Quantity): Quantity | undefined =>
  option
    .filter(({ meaning, span }) => meaning === "duration" && span.start > sum.span.start)
    .toSorted((one, two) => one.span.start - two.span.start)[0];

/** The money that is lent for an option, whether or not its terms are known. */
export const lentIn = (books: Books): Quantity | null => books.option.find((one) => isLent(one, books)) ?? null;

/** The founder names what is repaid each month. */
const isRepaid = ({ option, monthly }: Books): boolean =>
  option.some(({ meaning, unit }) => meaning === "debt" && isSameUnit(inBaseUnits(unit).unit, monthly));

/** Interest and term of a loan whose repayment the founder names: they are in it. */
export function termsOfRepaid(books: Books): readonly Quantity[] {
  const loan = isRepaid(books) ? loanOf(books) : null;
  return loan ? [loan.interest, loan.term] : [];
}

/** The equal amount of each month that repays a loan with its interest; null where the founder names it. */
export function repaymentOf(books: Books): Amount | null {
  const loan = isRepaid(books) ? null : loanOf(books);
  if (!loan) return null;
  const rate = times({ ...amountOf(loan.interest), expression: name(loan.interest.id) }, constant(0.01));
  const isMonthly = loan.interest.unit["month"] === -1;
  const monthly = isMonthly ? rate : over(rate, constant(monthsAYear));
  const [sum, term, one] = [amountOf(loan.sum), amountOf(loan.term), constant(1)];
  if (loan.interest.value === 0) return over(sum, term);
  if (books.isFlat) return over(times(sum, sumOf(one, times(monthly, term))), term);
  const grown = toThe(sumOf(one, monthly), term);
  const kept = balance([one], [over(one, grown)]);
  return kept && over(times(sum, monthly), kept);
}

const sumOf = (one: Amount, other: Amount): Amount => balance([one, other]) ?? one;
