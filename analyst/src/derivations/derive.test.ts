import { describe, expect, test } from "vitest";
import { type DerivationRequest, type Derived, derive } from "./derive.ts";
import type { KnownFigure } from "./known-figures.ts";

const known = (id: string, value: number, unit: KnownFigure["unit"]): KnownFigure => ({
  id,
  type: "founder",
  says: id,
  value,
  low: value,
  high: value,
  unit,
});

const figures = [
  known("q0_price", 310, { USD: 1, clean: -1 }),
  known("q0_cost", 364.22456, { USD: 1, clean: -1 }),
  known("q0_cleans", 19, { clean: 1, month: -1 }),
  known("q0_loan", 8_640, { USD: 1 }),
  known("q0_rate", 0.01, {}),
  known("q0_term", 36, { month: 1 }),
  known("q0_levy", 0.0765, {}),
];

function derived(expression: string, unit: string, more: Partial<DerivationRequest> = {}): Derived {
  const found = derive({ name: "found", expression, unit, because: "It shows.", ...more }, figures);
  if ("error" in found) throw new Error(found.error);
  return found;
}

describe("the formula of a derivation", () => {
  test.each([
    ["(q0_price - q0_cost) * q0_cleans", "USD/year", "(310 − 364.2246) × 19 × 12 = -12363.2"],
    ["q0_price * q0_cleans - q0_cost * q0_cleans", "USD/year", "(310 × 19 − 364.2246 × 19) × 12 = -12363.2"],
    ["q0_price * q0_cleans", "USD/week", "310 × 19 / 4.348 = 1354.65"],
    ["q0_price * q0_cleans", "USD/month", "310 × 19 = 5890"],
    ["1 + q0_levy", "1", "1 + 0.0765 = 1.0765"],
    ["q0_levy * 2", "%", "0.0765 × 2 = 15.3"],
  ])("%s in %s comes out as it is shown", (expression, unit, shown) => {
    const { formula, asked } = derived(expression, unit);
    expect(`${formula} = ${Number(asked.value.toPrecision(6))}`).toBe(shown);
  });
});

describe("a plain number in an expression", () => {
  test.each(["q0_price * 2", "q0_price * 12", "q0_price * 11 / 365", "q0_price * 1000 / 52"])(
    "counts or converts in %s",
    (expression) => {
      expect(derived(expression, "USD/clean")).toMatchObject({ type: "computed", assumptions: [] });
    },
  );

  test("is the length of a term where it is an exponent", () => {
    const found = derived("q0_loan * q0_rate / (1 - (1 + q0_rate)^(-36))", "USD");
    expect(found).toMatchObject({ type: "computed", assumptions: [] });
    expect(found.value).toBeCloseTo(286.97, 2);
  });

  test.each([
    ["q0_price * 1.5", "USD/clean", 1.5],
    ["q0_loan / (1 + q0_rate)^37", "USD", 37],
    ["q0_price * 36", "USD/clean", 36],
  ])("is shown as an assumption of the model's in %s", (expression, unit, value) => {
    const found = derived(expression, unit);
    expect(found).toMatchObject({ type: "assumption", isModels: true });
    expect(found.assumptions).toEqual([{ id: `a_${value}`, value, unit: "1", because: "It shows." }]);
    expect(found.inputs.at(-1)).toMatchObject({ id: `a_${value}`, type: "assumption", value });
  });
});
