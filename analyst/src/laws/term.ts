import type { Flow } from "../quantities/labels.ts";
import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import type { Unit } from "../quantities/unit.ts";
import { evaluateBy, namesIn } from "./expression.ts";
import type { Expression } from "./expression.ts";
import type { Range } from "./solve.ts";
import type { AssumptionCode } from "./law.ts";

/** An assumption, and the figures or results that it is about. */
export interface Assumption {
  code: AssumptionCode;
  about: string[];
}

/** Information the founder has to give before a result can be computed. */
export interface Question {
  code:
    | "two_values"
    | "two_paths"
    | "tax_included"
    | "tax_rate"
    | "share_of_what"
    | "period"
    | "per_what"
    | "which_plan"
    | "which_part"
    | "pre_or_post"
    | "paid_from_order"
    | "both_or_either"
    | "currencies"
    | "open_days";
  /** Ids of quantities or names of results. */
  about: QuantityId[];
  /** The candidate values, in the unit of the figure asked about. */
  values: number[];
}

/** A quantity or a result in base units: hours, months, fractions. */
export interface Term {
  /** The quantity's id, or the result's name with its plan or group. */
  id: string;
  /** Meaning of the quantity, or name of the result. */
  meaning: string;
  flow: Flow;
  unit: Unit;
  /** Over leaves, with values as written. */
  expression: Expression;
  /** In the words of the formula. */
  label: string;
  /** Its plan or product, if there are several; empty where there is one. */
  plan: string;
  /** In the founder's words. */
  of: string;
  /** Quantities and results in its formula. */
  inputs: string[];
  because: Assumption[];
  /** The quantity that it is a part of, or the name of a usual whole without a figure. */
  partOf: QuantityId | null;
  /** The number of base periods in its period: 3 for a count of a quarter. */
  periods: number;
  /** The underlying quantity, if it is one. */
  quantity: Quantity | null;
}

/** A result of a law, and not a figure or a figure converted to another unit. */
export const isResult = (term: Term): boolean => term.quantity === null && term.label === term.meaning;

/** Values as written, by id. A proportion with an interval of its own is a leaf too. */
export type Leaves = Record<string, Range>;

export const valueOf = ({ expression }: Pick<Term, "expression">, leaves: Leaves): number =>
  evaluateBy(expression, (id) => leaves[id]?.value);

export const valuesOf = (leaves: Leaves): Record<string, number> =>
  Object.fromEntries(Object.entries(leaves).map(([id, { value }]) => [id, value]));

/** The leaves that an expression rests on. */
export function leavesOf(expression: Expression, leaves: Leaves): Leaves {
  const own: Leaves = {};
  for (const id of namesIn(expression)) {
    const leaf = leaves[id];
    if (leaf) own[id] = leaf;
  }
  return own;
}

const tolerance = 0.01;

/** Within a hundredth of each other: the same figure, stated twice. */
export const agree = (one: number, two: number): boolean =>
  Math.abs(one - two) <= tolerance * Math.max(Math.abs(one), Math.abs(two));

/** The same words, in the singular or the plural. */
export function sameWords(one: string, two: string): boolean {
  const [short = "", long = ""] = [one, two]
    .map((words) => words.trim().toLowerCase())
    .toSorted((a, b) => a.length - b.length);
  return short === long || (short.length >= shortestNoun && plurals.some((ending) => short + ending === long));
}

/** They do not belong to two different things by the founder's words. */
export const areOfOneThing = (one: Pick<Term, "of">, other: Pick<Term, "of">): boolean =>
  one.of === "" || other.of === "" || sharesWord(one.of, other.of);

/** "driver" and "the driver's hours": a word of one is a word of the other, in the singular or the plural. */
export function sharesWord(one: string, other: string): boolean {
  const others = wordsOf(other);
  return sameWords(one, other) || wordsOf(one).some((word) => others.some((second) => sameWords(word, second)));
}

/** One has words that name something else than the other's: "the rent of the café" beside "the rent". */
export const hasMoreWords = (one: string, other: string): boolean => {
  const others = wordsOf(other);
  return others.length > 0 && wordsOf(one).some((word) => !others.some((second) => sameWords(word, second)));
};

/** The words that may name a thing; scripts without spaces count as one word. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .filter((word) => (word.length >= shortestWord && !small.test(word)) || /[^\p{Script=Latin}]/u.test(word));

const shortestWord = 3;
/** Words that name nothing. */
const small =
  /^(?:the|for|and|our|per|all|each|from|with|through|der|die|das|den|dem|und|für|mit|von|vom|beim|les|des|une|par|pour|avec|los|las|una|por|con|del|para)$/u;

const shortestNoun = 4;
const plurals = ["s", "es", "n", "en"];
