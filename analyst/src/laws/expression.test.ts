import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { meanings } from "../quantities/labels.ts";
import { formatUnit, inBaseUnits } from "../quantities/unit.ts";
import { evaluate, ExpressionError, parseExpression, printFormula, UnitError, unitOf } from "./expression.ts";
import { expressionOf } from "./match.ts";
import { parseSlot, patternOf } from "./pattern.ts";
import { evaluateRange, invert, sensitivity, solve } from "./solve.ts";
import { laws } from "./table.ts";

const asItself = (slot: string): string => slot;
const print = (text: string): string => printFormula(parseExpression(text), asItself);

describe("expressions", () => {
  test.each([
    ["price - (soap + courier)", "price − (soap + courier)"],
    ["a / (b * c)", "a / (b × c)"],
    ["a * (b + c)^2", "a × (b + c)^2"],
    ["1 - (1 - yearly)^(1 / 12)", "1 − (1 − yearly)^(1 / 12)"],
    ["min(a, b) - -c", "min(a, b) − −c"],
    ["(a^b)^c", "(a^b)^c"],
    ["a^b^c", "a^b^c"],
  ])("%s is shown as %s", (text, shown) => {
    expect(print(text)).toBe(shown);
  });

  test.each([
    "a.b",
    "f(x)",
    "a ? b : c",
    "a && b",
    "'text'",
    "a b",
    "sum(a + b)",
    "this",
    "a ** b",
    "",
    "(".repeat(500),
  ])("%j is refused", (text) => {
    expect(() => parseExpression(text)).toThrow(ExpressionError);
  });

  test("a power is right-associative and binds tighter than a product", () => {
    expect(evaluate(parseExpression("2 * 3^2^0.5"), {})).toBeCloseTo(2 * 3 ** (2 ** 0.5), 12);
  });

  test("a division by zero has no value", () => {
    expect(evaluate(parseExpression("a / b"), { a: 1, b: 0 })).toBeNaN();
  });

  test("a sum adds everything in a slot, and an empty slot sums to zero", () => {
    expect(evaluate(parseExpression("sum(costs)"), { costs: [1, 2, 3] })).toBe(6);
    expect(evaluate(parseExpression("sum(costs)"), { costs: [] })).toBe(0);
  });

  test("different units cannot be added, and the error names them", () => {
    const units = { price: { EUR: 1 }, cost: { EUR: 1, month: -1 } };
    expect(() => unitOf(parseExpression("price - cost"), units)).toThrow(UnitError);
    expect(() => unitOf(parseExpression("price - cost"), units)).toThrow("EUR and EUR/month");
  });
});

describe("ranges", () => {
  test("both ends come from the corners of the ranges", () => {
    const ranges = { price: { value: 25, low: 20, high: 30 }, cost: { value: 6, low: 5, high: 7 } };
    expect(evaluateRange(parseExpression("(price - cost) / price"), ranges)).toEqual({ low: 13 / 20, high: 25 / 30 });
  });

  test("a divisor that may be zero leaves the ends open", () => {
    const ranges = { fixed: { value: 10, low: 10, high: 10 }, left: { value: 1, low: -1, high: 3 } };
    expect(evaluateRange(parseExpression("fixed / left"), ranges)).toEqual({ low: null, high: null });
  });

  test("every value within the ranges lies between the ends", () => {
    const expression = parseExpression("(price * (1 - fee) - cost) * usage / churn");
    const range = fc.tuple(
      fc.double({ min: 0.1, max: 0.9, noNaN: true }),
      fc.double({ min: 0, max: 0.09, noNaN: true }),
    );
    fc.assert(
      fc.property(
        fc.array(range, { minLength: 5, maxLength: 5 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }),
        (ends, places) => {
          const names = ["price", "fee", "cost", "usage", "churn"];
          const ranges = Object.fromEntries(
            names.map((slot, index) => {
              const [low = 0, width = 0] = ends[index] ?? [];
              return [slot, { value: low + width / 2, low, high: low + width }];
            }),
          );
          const inside = Object.fromEntries(
            names.map((slot, index) => {
              const { low = 0, high = 0 } = ranges[slot] ?? {};
              return [slot, low + (high - low) * (places[index] ?? 0)];
            }),
          );
          const { low, high } = evaluateRange(expression, ranges);
          const value = evaluate(expression, inside);
          expect(value).toBeGreaterThanOrEqual((low ?? Number.NaN) - 1e-9);
          expect(value).toBeLessThanOrEqual((high ?? Number.NaN) + 1e-9);
        },
      ),
    );
  });
});

describe("inverses", () => {
  test("a slot that occurs once is solved for by algebra", () => {
    const inverse = invert(parseExpression("(price - cost) / (1 + tax)"), "cost");
    expect(inverse && printFormula(inverse, asItself)).toBe("price − result × (1 + tax)");
  });

  test("a slot that occurs twice is solved for numerically: the price for a margin of 60 %", () => {
    const price = solve(
      parseExpression("(price - cost) / price"),
      { price: 10, cost: 8 },
      { slot: "price", target: 0.6 },
    );
    expect(price).toBeCloseTo(20, 6);
  });

  test("an unreachable target has no answer", () => {
    const margin = parseExpression("(price - cost) / price");
    expect(solve(margin, { price: 10, cost: 8 }, { slot: "price", target: 2 })).toBeNull();
    expect(solve(parseExpression("a / b"), { a: 0, b: 1 }, { slot: "b", target: 3 })).toBeNull();
  });

  test("inserting an inverse gives the target, for each law and each of its slots", () => {
    const positive = fc.double({ min: 0.05, max: 0.9, noNaN: true });
    for (const law of laws) {
      const expression = expressionOf(law);
      const slots = Object.keys(law.slots);
      fc.assert(
        fc.property(
          fc.array(positive, { minLength: slots.length, maxLength: slots.length }),
          positive,
          (given, other) => {
            const values = Object.fromEntries(slots.map((slot, index) => [slot, given[index] ?? 0]));
            for (const slot of slots) {
              const target = evaluate(expression, { ...values, [slot]: other });
              const found = solve(expression, values, { slot, target });
              if (found === null || !Number.isFinite(target)) continue;
              expect(evaluate(expression, { ...values, [slot]: found })).toBeCloseTo(target, 6);
            }
          },
        ),
        { numRuns: 20 },
      );
    }
  });

  test("raising each slot alone by a tenth shows which one matters", () => {
    const change = sensitivity(parseExpression("price * count - fixed"), { price: 10, count: 20, fixed: 50 });
    expect(change["price"]).toBeCloseTo(20, 9);
    expect(change["fixed"]).toBeCloseTo(-5, 9);
  });
});

describe("the table of laws", () => {
  test.each(laws.map((law, index) => [`${index + 1} ${law.name} = ${law.expression}`, law] as const))(
    "%s gives its declared unit",
    (_, law) => {
      const slots = Object.entries(law.slots).map(([slot, text]) => [slot, parseSlot(text)] as const);
      const units = Object.fromEntries(slots.map(([slot, { unit, as }]) => [slot, as ?? unit]));
      const found = inBaseUnits(unitOf(expressionOf(law), units)).unit;
      expect(formatUnit(found)).toBe(formatUnit(inBaseUnits(patternOf(law.unit)).unit));
    },
  );

  test("each slot takes a meaning of a figure or the result of an earlier law, and a whole is listed before its part", () => {
    const known = new Set<string>([
      ...Object.keys(meanings),
      "income",
      "cost_of_goods",
      "composed_income",
      "all_unit_costs",
      "all_outflows",

      "pay_by_piece",
      "tax_on_profit",
      "target_customers",
      "wanted_margin",
      "wanted_pay",
      "wanted_profit",
      "tax_on_top",
      "option_pool",
      "first_of_series",
      "last_of_series",
      "of_series",
      "in_whole",
      "smallest_order",
      "closed_count",
      "closed_cost",
    ]);
    const strangers: string[] = [];
    for (const law of laws) {
      const order = Object.keys(law.slots);
      for (const [slot, text] of Object.entries(law.slots)) {
        const { meanings: taken, of } = parseSlot(text);
        strangers.push(...taken.filter((meaning) => !known.has(meaning)).map((meaning) => `${law.name}: ${meaning}`));
        if (of !== null && order.indexOf(of) >= order.indexOf(slot)) strangers.push(`${law.name}: ${slot} of ${of}`);
      }
      known.add(law.name);
    }
    expect(strangers).toEqual([]);
  });
});
