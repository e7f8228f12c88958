import { currencyOf, divide, formatUnit, isPure, isSameUnit } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { convert, isBridge, isOfPeriod } from "./convert.ts";
import type { Match, Rule } from "./match.ts";
import { isDenominator } from "./pattern.ts";
import type { Slot } from "./pattern.ts";
import type { Leaves, Question, Term } from "./term.ts";

/** A match of a law that takes each outflow, and what could not be brought to its unit. */
export interface EachMatch extends Match {
  without: Term[];
}

interface Books {
  terms: readonly Term[];
  leaves: Leaves;
  /** Outflows that belong somewhere and could not be placed anywhere. */
  unplaced: readonly Term[];
}

/**
 * Income less every outflow in the same denominator, once for each denominator in which something is paid and for
 * each plan. Commission and fees of another denominator are brought to it and added; prices are not, since they may
 * be alternatives.
 */
export function contributions({ slots }: Rule, books: Books): { matches: EachMatch[]; questions: Question[] } {
  const slot = Object.fromEntries(slots);
  const incomes = books.terms.filter((term) => isTaken(slot["income"], term) && !isShadowed(term, books.terms));
  const units = [...new Map(incomes.map(({ unit }) => [formatUnit(unit), unit])).values()].filter(isPrice);
  const costs = books.terms.filter(
    (term) => isTaken(slot["costs"], term) && !isPure(term.unit) && !isFixed(term, books),
  );
  const questions: Question[] = [];
  const placed = units.map((unit) => ({ unit, costs: placeAll(costs, unit, { books, questions }) }));
  const homeless = costs.filter(
    (cost) => !isOnceForCustomer(cost, units) && !placed.some((there) => there.costs.has(cost)),
  );
  const matches = placed.flatMap(({ unit, costs: here }) =>
    incomesIn(unit, incomes, { books, questions }).map((income): EachMatch => {
      const plan = income.find((term) => term.plan !== "")?.plan ?? "";
      const fits = [...here.values()].filter((cost) => plan === "" || cost.plan === "" || cost.plan === plan);
      return {
        binding: { $: { [currencyOf(unit) ?? ""]: 1 }, D: denominator(unit) },
        chosen: { income, costs: fits },
        plan,
        without: [...homeless, ...books.unplaced],
      };
    }),
  );
  return { matches, questions };
}

const isTaken = (slot: Slot | undefined, { meaning, flow }: Term): boolean =>
  slot !== undefined && slot.meanings.includes(meaning) && flow === slot.flow;

/** A price stands for itself only where it is not said what is left of it without its tax. */
const isShadowed = ({ id, meaning }: Term, terms: readonly Term[]): boolean =>
  meaning === "price" && terms.some((term) => term.meaning === "net_price" && term.inputs.includes(id));

const denominator = (unit: Unit): Unit => divide({ [currencyOf(unit) ?? ""]: 1 }, unit);

const isPrice = (unit: Unit): boolean => currencyOf(unit) !== null && isDenominator(denominator(unit));

interface Placing {
  books: Books;
  questions: Question[];
}

function placeAll(costs: readonly Term[], unit: Unit, placing: Placing): Map<Term, Term> {
  return new Map(
    costs.flatMap((cost): [Term, Term][] => {
      const found = place(cost, unit, placing);
      return found ? [[cost, found]] : [];
    }),
  );
}

function place(term: Term, unit: Unit, { books, questions }: Placing): Term | null {
  const bridges = books.terms.filter(isBridge);
  const converted = convert(term, unit, { bridges, leaves: books.leaves });
  if (converted.term === null && converted.disagree.length > 0)
    questions.push({ code: "two_paths", about: [term.id, ...converted.disagree.map(({ id }) => id)], values: [] });
  return converted.term;
}

const alternatives = new Set(["net_price", "price"]);

/** Each price of this unit is one alternative; whatever else is paid for the same thing comes to each of them. */
function incomesIn(unit: Unit, incomes: readonly Term[], placing: Placing): Term[][] {
  const native = incomes.filter((term) => isSameUnit(term.unit, unit));
  const prices = native.filter(({ meaning }) => alternatives.has(meaning));
  const beside = incomes.flatMap((term) => {
    if (alternatives.has(term.meaning)) return [];
    if (isSameUnit(term.unit, unit)) return [term];
    const found = place(term, unit, placing);
    return found ? [{ ...found, because: [...found.because, { code: "both_paid" as const, about: [term.id] }] }] : [];
  });
  return prices.length > 0 ? prices.map((price) => [price, ...beside]) : [beside];
}

/** Spent once for a customer who then pays by the month: that is paid back, it is no cost of a month. */
const isOnceForCustomer = ({ unit }: Term, units: readonly Unit[]): boolean =>
  units.some((price) => {
    const period = divide(unit, price);
    return Object.keys(period).length === 1 && ["month", "season", "day", "night"].some((name) => period[name] === 1);
  });

/** Pay by the month or once, and what the payroll or the cost of a use holds already. */
const isFixed = ({ id, meaning, unit }: Term, { terms }: Books): boolean =>
  (meaning === "pay" && (isOfPeriod(unit) || hasPeriod(unit) || isOnce(unit))) ||
  terms.some((term) => (term.meaning === "payroll" || term.meaning === "cost_per_use") && term.inputs.includes(id));

const hasPeriod = (unit: Unit): boolean => unit["month"] === -1 || unit["season"] === -1;

const isOnce = (unit: Unit): boolean => Object.keys(unit).length === 1;
