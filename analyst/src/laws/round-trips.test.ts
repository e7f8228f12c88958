import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quantitiesOf, ventures } from "../fixtures/random-ventures.ts";
import type { Figure } from "../fixtures/random-ventures.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { formatUnit, isCurrency, multiply, parseUnit } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { compute, solveFor, whatIf } from "./index.ts";
import type { Metric } from "./index.ts";

const keyOf = ({ name, of, unit }: Metric): string => `${name}${of && `[${of}]`} ${formatUnit(unit)}`;
const valuesOf = (quantities: readonly Quantity[]): Map<string, number> =>
  new Map(compute(quantities).metrics.map((metric) => [keyOf(metric), metric.value]));

const isClose = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));

/** Results that one has and the other lacks or values differently. */
const differences = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): string[] => [
  ...[...one].flatMap(([key, value]) => {
    const there = other.get(key);
    return there !== undefined && isClose(value, there) ? [] : [`${key}: ${value} → ${String(there)}`];
  }),
  ...[...other.keys()].filter((key) => !one.has(key)).map((key) => `${key}: new`),
];

/** Customers are whole numbers, and a share is never more than all. */
const roundedOrCapped = /^break_even|^max_churn/;

describe("a random venture", () => {
  test("has the values of an independent computation without the laws, and leaves no question", () =>
    fc.assert(
      fc.property(ventures, ({ figures, follows }) => {
        const values = valuesOf(quantitiesOf(figures));
        const wrong = Object.entries(follows).filter(([key, value]) => !isClose(values.get(key) ?? Number.NaN, value));
        expect(wrong.map(([key, value]) => `${key}: ${String(values.get(key))}, not ${value}`)).toEqual([]);
        expect(compute(quantitiesOf(figures)).questions).toEqual([]);
      }),
      { numRuns: 100 },
    ));

  test("gives the figure's value for a wanted result", () =>
    fc.assert(
      fc.property(ventures, fc.nat(), fc.double({ min: 0.3, max: 3, noNaN: true }), ({ figures }, pick, factor) => {
        const quantities = quantitiesOf(figures);
        const pairs = compute(quantities)
          .metrics.filter(({ name }) => !roundedOrCapped.test(name))
          .flatMap((metric) => quantities.filter(({ id }) => metric.leaves[id]).map(({ id }) => ({ metric, id })));
        const pair = pairs[pick % pairs.length];
        const found = pair ? solveFor(pair.metric, pair.id, pair.metric.value * factor) : null;
        if (!pair || found === null || found <= 0) return;
        const { metric, id } = pair;
        const again = whatIf(quantities, { [id]: found }).metrics.find((other) => keyOf(other) === keyOf(metric));
        // A loss or an impossible rate is not shown; a shown result has the wanted value.
        if (again) expect(again.value / (metric.value * factor)).toBeCloseTo(1, 6);
      }),
      { numRuns: 100 },
    ));
});

type Change = (figures: readonly Figure[]) => Figure[];
const monthly = /\/month$/;
const isMoney = ({ unit }: Figure): boolean => Object.keys(parseUnit(unit) ?? {}).some((name) => isCurrency(name));

const renamed: Readonly<Record<string, string>> = { wash: "sèche-linge", call: "Anruf", payout: "भुगतान" };
const withNames = (text: string, names: Readonly<Record<string, string>>): string =>
  Object.entries(names).reduce((all, [from, to]) => all.replaceAll(from, to), text);

const shuffled = (figures: readonly Figure[], seed: number): Figure[] =>
  figures
    .map((figure, index) => ({ figure, key: Math.sin(seed * 997 + index * 613) }))
    .toSorted((one, two) => one.key - two.key)
    .map(({ figure }) => figure);

const noise: readonly Figure[] = [
  { meaning: "none", value: 17, unit: "1" },
  { meaning: "date", value: 2026, unit: "1" },
  { meaning: "age", value: 41, unit: "year" },
  { meaning: "price", value: 77, unit: "EUR/wash", over: { party: "rival" } },
  { meaning: "price", value: 66, unit: "EUR/customer/month", over: { status: "retracted" } },
  { meaning: "unit_cost", value: 5, unit: "EUR/wash", over: { status: "past" } },
  { meaning: "market_size", value: 900_000, unit: "EUR/year", over: { party: "market" } },
  { meaning: "paying", value: 90_000, unit: "customer", over: { party: "rival" } },
];

/** Transformations that change only how a venture is stated. */
const sameVenture: Record<string, Change> = {
  "in another order": (figures) => shuffled(figures, figures.length),
  "said by the year instead of the month": (figures) =>
    figures.map((figure) =>
      monthly.test(figure.unit) && figure.meaning !== "churn"
        ? { ...figure, unit: figure.unit.replace(monthly, "/year"), value: figure.value * 12 }
        : figure,
    ),
  "among numbers that are none of its own": (figures) => [...noise.slice(0, 4), ...figures, ...noise.slice(4)],
  "said twice": (figures) => [...figures, ...figures.filter(({ meaning }) => meaning === "price")],
};

const inUnit = (key: string, change: (unit: Unit) => Unit): string => {
  const [name = "", unit = ""] = key.split(/ (?=\S+$)/);
  return `${name} ${formatUnit(change(parseUnit(unit) ?? {}))}`;
};

describe("the same venture", () => {
  test.each(Object.entries(sameVenture))("%s has the same values", (_, change) =>
    fc.assert(
      fc.property(ventures, ({ figures }) => {
        const values = valuesOf(quantitiesOf(figures));
        expect(differences(values, valuesOf(quantitiesOf(change(figures))))).toEqual([]);
      }),
      { numRuns: 30 },
    ),
  );

  test("with renamed figures has the same values under the new names", () =>
    fc.assert(
      fc.property(ventures, ({ figures }) => {
        const values = [...valuesOf(quantitiesOf(figures))].map(([key, value]): [string, number] => [
          withNames(key, renamed),
          value,
        ]);
        const others = figures.map((figure) => ({
          ...figure,
          unit: withNames(figure.unit, renamed),
          of: figure.of ? `x${figure.of}` : "",
        }));
        expect(differences(new Map(values), valuesOf(quantitiesOf(others)))).toEqual([]);
      }),
      { numRuns: 30 },
    ));

  test("in another currency has the same values in it", () =>
    fc.assert(
      fc.property(ventures, fc.constantFrom("INR", "CNY", "USD", "XOF"), ({ figures }, currency) => {
        const exchange = (unit: Unit): Unit =>
          unit["EUR"] === undefined ? unit : multiply(unit, { EUR: -unit["EUR"], [currency]: unit["EUR"] });
        const values = [...valuesOf(quantitiesOf(figures))].map(([key, value]): [string, number] => [
          inUnit(key, exchange),
          value,
        ]);
        const others = figures.map((figure) => ({ ...figure, unit: figure.unit.replace("EUR", currency) }));
        expect(differences(new Map(values), valuesOf(quantitiesOf(others)))).toEqual([]);
      }),
      { numRuns: 30 },
    ));

  test("in a currency of a thousandth has a thousand times the money, and the same counts and shares", () =>
    fc.assert(
      fc.property(ventures, ({ figures }) => {
        const values = [...valuesOf(quantitiesOf(figures))].map(([key, value]): [string, number] => [
          key,
          / EUR(?:\/|$)/.test(key) ? value * 1000 : value,
        ]);
        const others = figures.map((figure) => (isMoney(figure) ? { ...figure, value: figure.value * 1000 } : figure));
        expect(differences(new Map(values), valuesOf(quantitiesOf(others)))).toEqual([]);
      }),
      { numRuns: 30 },
    ));
});
