import { measureOf } from "./measures.ts";

/**
 * A unit as exponents by symbol: `{ EUR: 1, customer: -1, month: -1 }` is euros per customer and month, `{ "%": 1 }` a
 * percentage as written, `{}` a pure number. Symbols with the exponent 0 do not occur.
 */
export type Unit = Readonly<Record<string, number>>;

/** Weeks per month and months per year, the two ratios for converting periods. */
const weeksAMonth = 4.348;
const monthsAYear = 12;

/** Times of the same dimension, each as a multiple of its base: work is counted in hours, periods in months. */
const timesInBase: Readonly<Record<string, { base: string; factor: number }>> = {
  minute: { base: "hour", factor: 1 / 60 },
  hour: { base: "hour", factor: 1 },
  week: { base: "month", factor: 1 / weeksAMonth },
  month: { base: "month", factor: 1 },
  quarter: { base: "month", factor: 3 },
  year: { base: "month", factor: monthsAYear },
};

/** Times that can be a period of the whole venture. A day, a night and a season have no fixed length. */
export const periods = ["day", "night", "week", "month", "quarter", "year", "season"] as const;

const symbol = String.raw`[%$\p{L}\p{M}][\p{L}\p{M}\p{N}_'’-]*(?:\^\d+)?`;
const unitText = new RegExp(`^(?:1|${symbol}(?:·${symbol})*)(?:/${symbol})*$`, "u");

/**
 * Parses `EUR/customer/month`, `kg·km/tour`, `%` and `1`; null where the text is not a unit. A measure has one symbol,
 * however it is written, and a thing of several words is one: `GBP/square metre`, `EUR/room night`.
 */
export function parseUnit(text: string): Unit | null {
  // Models write both.
  const written = text
    .replaceAll("*", "·")
    .split(/([·/])/u)
    .map(asSymbol)
    .join("");
  if (!unitText.test(written)) return null;
  const [above = "", ...below] = written.split("/");
  const factors = above === "1" ? [] : above.split("·");
  return product([...factors.map((name) => power(name, 1)), ...below.map((name) => power(name, -1))]);
}

const words = /^[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+)+$/u;

/** "EUR per wash" is no thing. */
const isThing = (part: string): boolean =>
  words.test(part) && !part.split(" ").some((word) => isCurrency(word) || /^(?:per|pro|por|par)$/iu.test(word));

function asSymbol(written: string): string {
  const part = written.trim();
  return measureOf(part) ?? (isThing(part) ? part.replaceAll(" ", "_") : part);
}

function power(text: string, sign: 1 | -1): Unit {
  const [name = "", exponent = "1"] = text.split("^");
  return { [name]: sign * Number(exponent) };
}

function product(units: readonly Unit[]): Unit {
  const exponents = new Map<string, number>();
  for (const unit of units)
    for (const [name, exponent] of Object.entries(unit)) exponents.set(name, (exponents.get(name) ?? 0) + exponent);
  return Object.fromEntries([...exponents].filter(([, exponent]) => exponent !== 0));
}

const formatted = new WeakMap<Unit, string>();

/** Formats a unit as `parseUnit` reads it: currencies first, then things, then times. */
export function formatUnit(unit: Unit): string {
  const known = formatted.get(unit);
  if (known !== undefined) return known;
  const text = writeUnit(unit);
  formatted.set(unit, text);
  return text;
}

function writeUnit(unit: Unit): string {
  const entries = Object.entries(unit).toSorted(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1));
  const written = (sign: 1 | -1): string[] =>
    entries
      .filter(([, exponent]) => exponent * sign > 0)
      .map(([name, exponent]) => (Math.abs(exponent) === 1 ? name : `${name}^${Math.abs(exponent)}`));
  return [written(1).join("·") || "1", ...written(-1)].join("/");
}

function place(name: string): number {
  if (isCurrency(name)) return 0;
  return isTime(name) ? 2 : 1;
}

export const multiply = (left: Unit, right: Unit): Unit => product([left, right]);

export const divide = (left: Unit, right: Unit): Unit => product([left, raise(right, -1)]);

/** A unit to an integer power. */
export function raise(unit: Unit, exponent: number): Unit {
  return product(Object.entries(unit).map(([name, value]) => ({ [name]: value * exponent })));
}

export function isSameUnit(left: Unit, right: Unit): boolean {
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name]);
}

export const isPure = (unit: Unit): boolean => Object.keys(unit).length === 0;

/** Currencies are written as their ISO code: three capitals. */
export const isCurrency = (name: string): boolean => /^[A-Z]{3}$/.test(name);

export const isTime = (name: string): boolean =>
  Object.hasOwn(timesInBase, name) || (periods as readonly string[]).includes(name);

/** The currency in the numerator, if there is exactly one. */
export function currencyOf(unit: Unit): string | null {
  const found = Object.keys(unit).filter((name) => isCurrency(name));
  const [only = null] = found;
  return found.length === 1 && only !== null && unit[only] === 1 ? only : null;
}

/**
 * The unit in hours, months and fractions, with the factor for a value. A day, a night and a season are not converted:
 * a daily rent of a machine is not a thirtieth of a monthly one.
 */
export function inBaseUnits(unit: Unit): BaseUnits {
  const known = based.get(unit) ?? toBaseUnits(unit);
  based.set(unit, known);
  return known;
}

interface BaseUnits {
  unit: Unit;
  factor: number;
}

const based = new WeakMap<Unit, BaseUnits>();

function toBaseUnits(unit: Unit): BaseUnits {
  let factor = 1;
  const parts = Object.entries(unit).map(([name, exponent]): Unit => {
    if (name === "%") {
      factor *= 0.01 ** exponent;
      return {};
    }
    const time = Object.hasOwn(timesInBase, name) ? timesInBase[name] : undefined;
    if (!time) return { [name]: exponent };
    factor *= time.factor ** exponent;
    return { [time.base]: exponent };
  });
  return { unit: product(parts), factor };
}
