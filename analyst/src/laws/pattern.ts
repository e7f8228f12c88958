import { isCurrency, isSameUnit, multiply, parseUnit, raise } from "../quantities/unit.ts";
import type { Flow } from "../quantities/labels.ts";
import type { Unit } from "../quantities/unit.ts";
import type { Range } from "./solve.ts";

/** What the letters of a law's units stand for in one use of it: `{ $: { EUR: 1 }, X: { wash: 1 } }`. */
export type Binding = Readonly<Record<string, Unit>>;

/** What a slot of a law takes. */
export interface Slot {
  /** One term; `all` that match, `every` one of whichever plan, `any` that match or none, `each` outflow that belongs there, brought to the unit. */
  takes: "one" | "all" | "any" | "each" | "every";
  /** Meanings of quantities or names of results; the first that is there is taken. */
  meanings: string[];
  unit: Unit;
  flow: Flow | null;
  /** The slot that holds the whole of which this one is a part. */
  of: string | null;
  /** The unit that a pure number has within the law: of a conversion, customers for each lead. */
  as: Unit | null;
  /** Words that must stand in what the founder calls it. */
  words: RegExp | null;
  /** A number of the law itself; one that is only a rule of thumb has two ends. */
  constant: Range | null;
}

const constant = /^(\d+(?:\.\d+)?)(?:\[(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)\])? (\S+)$/;
const slotText =
  /^(?:(all|any|each|every) )?(\S+) (\S+)(?: (in|out|held|asked))?(?: of (\w+))?(?: as (\S+))?(?: ~(\S+))?$/;

/** Reads `all unit_cost|fee $/X out`, `12 month` and `1.25[1.25..1.5] 1`. Throws for a slot that is written wrongly: the table is part of the program. */
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
  const unit = parseUnit(text);
  if (!unit) throw new Error(`${text} is no unit.`);
  return unit;
}

const periodsOfVenture = new Set(["month", "day", "night", "season"]);

/** What each letter may stand for: `$` a currency, X Y Z a thing that is counted, T U a period. */
const kinds: Readonly<Record<string, (symbol: string) => boolean>> = {
  $: isCurrency,
  X: isThing,
  Y: isThing,
  Z: isThing,
  T: (symbol) => periodsOfVenture.has(symbol),
  U: (symbol) => periodsOfVenture.has(symbol),
};

/** An hour, a day and a night can be sold like a thing; a month is only ever a period. */
function isThing(symbol: string): boolean {
  return !isCurrency(symbol) && symbol !== "month" && symbol !== "%";
}

/** The letter that takes all that is left below the line. */
const rest = "D";

/** Every way in which a unit fits a pattern, given what its letters stand for already. */
export function unify(pattern: Unit, unit: Unit, binding: Binding): Binding[] {
  const open = Object.keys(pattern).filter((letter) => letter !== rest);
  return fit(open, { pattern, unit, binding });
}

interface Fit {
  pattern: Unit;
  /** What is not yet accounted for. */
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

/** Something is counted in it, and no money: what a price can be for. */
export function isDenominator(unit: Unit): boolean {
  const symbols = Object.keys(unit);
  return symbols.some(isThing) && symbols.every((symbol) => !isCurrency(symbol) && (unit[symbol] ?? 0) > 0);
}

/** The unit that a pattern has in one use of the law; null where a letter of it is not bound. */
export function bind(pattern: Unit, binding: Binding): Unit | null {
  let unit: Unit = {};
  for (const [letter, exponent] of Object.entries(pattern)) {
    const symbol = letter in kinds || letter === rest ? binding[letter] : { [letter]: 1 };
    if (!symbol) return null;
    unit = multiply(unit, raise(symbol, exponent));
  }
  return unit;
}
