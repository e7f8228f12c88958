import { isCurrency, isSameUnit, isTime, multiply, parseUnit, raise } from "../quantities/unit.ts";
import type { Flow } from "../quantities/labels.ts";
import type { Unit } from "../quantities/unit.ts";
import type { Range } from "./solve.ts";

/** The bindings of a law's unit letters in one use: `{ $: { EUR: 1 }, X: { wash: 1 } }`. */
export type Binding = Readonly<Record<string, Unit>>;

/** The kind of term a slot takes. */
export interface Slot {
  /**
   * One term, `sole` where no other matches; `all` that match, `every` one of any plan, `any` that match or none, `each` relevant outflow, converted
   * to the unit.
   */
  takes: "one" | "sole" | "all" | "any" | "each" | "every";
  /** Meanings of quantities or names of results; the first that exists is taken. */
  meanings: string[];
  unit: Unit;
  flow: Flow | null;
  /** The slot with the whole of this part. */
  of: string | null;
  /** The unit of a pure number within the law: of a conversion, customers per lead. */
  as: Unit | null;
  /** Words that the founder's name for it must contain. */
  words: RegExp | null;
  /** A constant of the law; a rule of thumb has two ends. */
  constant: Range | null;
}

const constant = /^(\d+(?:\.\d+)?)(?:\[(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)\])? (\S+)$/;
const slotText =
  /^(?:(sole|all|any|each|every) )?(\S+) (\S+)(?: (in|out|held|asked))?(?: of (\w+))?(?: as (\S+))?(?: ~(\S+))?$/;

/**
 * Parses `all unit_cost|fee $/X out`, `12 month` and `1.25[1.25..1.5] 1`. Throws for a malformed slot: the table is part
 * of the program.
 */
export function parseSlot(text: string): Slot {
  const [, value, low = value, high = value, unitOfValue] = constant.exec(text) ?? [];
  if (value !== undefined) {
    const range = { value: Number(value), low: Number(low), high: Number(high) };
    return { ...anything, unit: patternOf(unitOfValue ?? ""), constant: range };
  }
  const found = slotText.exec(text);
  if (!found) throw new Error(`${text} is no slot.`);
  const [, takes = "one", meanings = "", unit = "", flow, of, as, words] = found;
  return {
    takes: takes as Slot["takes"],
    meanings: meanings.split("|"),
    unit: patternOf(unit),
    flow: given(flow, (word) => word as Flow),
    of: given(of, (slot) => slot),
    as: given(as, patternOf),
    words: given(words, (pattern) => new RegExp(pattern, "i")),
    constant: null,
  };
}

/** The leaf of a rule of thumb. */
export const assumedId = ({ value, low, high }: Range): string => `${value}[${low}..${high}]`;

const given = <Value>(text: string | undefined, read: (text: string) => Value): Value | null =>
  text === undefined ? null : read(text);

const anything: Slot = {
  takes: "one",
  meanings: [],
  unit: {},
  flow: null,
  of: null,
  as: null,
  words: null,
  constant: null,
};

export function patternOf(text: string): Unit {
  const unit = patterns.get(text) ?? parseUnit(text);
  if (!unit) throw new Error(`${text} is no unit.`);
  patterns.set(text, unit);
  return unit;
}

/** Those of the laws: slots of the same pattern share it. */
const patterns = new Map<string, Unit>();

const periodsOfVenture = new Set(["month", "day", "night", "season"]);

/** The possible bindings of each letter: `$` a currency, X Y Z a counted thing, W an event, T U a period. */
const kinds: Readonly<Record<string, (symbol: string) => boolean>> = {
  $: isCurrency,
  X: isThing,
  Y: isThing,
  Z: isThing,
  W: isEvent,
  T: (symbol) => periodsOfVenture.has(symbol),
  U: (symbol) => periodsOfVenture.has(symbol),
};

/** An hour, a day and a night can be sold like a thing; a month is always a period. */
function isThing(symbol: string): boolean {
  return !isCurrency(symbol) && symbol !== "month" && symbol !== "%";
}

/** What happens with several people or things in it: an evening, a class, a tour. */
function isEvent(symbol: string): boolean {
  return isThing(symbol) && symbol !== "customer" && !isTime(symbol);
}

/** The letter for the rest of the denominator. */
const rest = "D";

/** Every way a unit matches a pattern, given the letters that are already bound. */
export function unify(pattern: Unit, unit: Unit, binding: Binding): Binding[] {
  if (Object.keys(binding).length > 0) return unifyWith(pattern, unit, binding);
  const ofPattern = unified.get(pattern) ?? new WeakMap<Unit, Binding[]>();
  unified.set(pattern, ofPattern);
  const known = ofPattern.get(unit) ?? unifyWith(pattern, unit, binding);
  ofPattern.set(unit, known);
  return known;
}

/** What a first slot matches: many terms share a unit. */
const unified = new WeakMap<Unit, WeakMap<Unit, Binding[]>>();

function unifyWith(pattern: Unit, unit: Unit, binding: Binding): Binding[] {
  const open = Object.keys(pattern).filter((letter) => letter !== rest);
  return fit(open, { pattern, unit, binding });
}

interface Fit {
  pattern: Unit;
  /** The part not yet matched. */
  unit: Unit;
  binding: Binding;
}

function fit([letter, ...open]: string[], { pattern, unit, binding }: Fit): Binding[] {
  if (letter === undefined) return fitRest({ pattern, unit, binding });
  const exponent = pattern[letter] ?? 0;
  const kind = kinds[letter];
  const bound = kind ? binding[letter] : { [letter]: 1 };
  const symbols = bound ? Object.keys(bound) : Object.keys(unit).filter((symbol) => kind?.(symbol) ?? false);
  return symbols
    .filter((symbol) => unit[symbol] === exponent && (bound !== undefined || !isTaken(symbol, letter, binding)))
    .flatMap((symbol) =>
      fit(open, {
        pattern,
        unit: multiply(unit, { [symbol]: -exponent }),
        binding: kind ? { ...binding, [letter]: { [symbol]: 1 } } : binding,
      }),
    );
}

/** Two letters never stand for the same symbol. */
const isTaken = (symbol: string, letter: string, binding: Binding): boolean =>
  Object.entries(binding).some(([other, unit]) => other !== letter && other !== rest && unit[symbol] === 1);

function fitRest({ pattern, unit, binding }: Fit): Binding[] {
  const exponent = pattern[rest];
  if (exponent === undefined) return isSameUnit(unit, {}) ? [binding] : [];
  const left = raise(unit, exponent);
  const bound = binding[rest];
  if (bound) return isSameUnit(left, bound) ? [binding] : [];
  return isDenominator(left) ? [{ ...binding, [rest]: left }] : [];
}

/** It contains a counted thing and no money: a possible denominator of a price. */
export function isDenominator(unit: Unit): boolean {
  const symbols = Object.keys(unit);
  return symbols.some(isThing) && symbols.every((symbol) => !isCurrency(symbol) && (unit[symbol] ?? 0) > 0);
}

/** The unit of a pattern in one use of the law; null where one of its letters is unbound. */
export function bind(pattern: Unit, binding: Binding): Unit | null {
  let unit: Unit = {};
  for (const [letter, exponent] of Object.entries(pattern)) {
    const symbol = letter in kinds || letter === rest ? binding[letter] : { [letter]: 1 };
    if (!symbol) return null;
    unit = multiply(unit, raise(symbol, exponent));
  }
  return unit;
}
