import { expect, test } from "vitest";
import { cashCurve, paidBackIn } from "./cash-curve.ts";
import { example } from "./payback-figure.tsx";

test("without churn the payback time is acquisition cost divided by contribution", () => {
  const curve = cashCurve({ ...example, churn: 0 }, 24);
  expect(paidBackIn(curve)).toBe(12);
  expect(curve[12]).toBeCloseTo(0);
});

test("with churn the same customer takes half as long again, as the guide says", () => {
  expect(paidBackIn(cashCurve(example, 24))).toBe(18);
});

test("a customer who leaves too soon never pays back", () => {
  expect(paidBackIn(cashCurve({ cost: 600, contribution: 50, churn: 0.1 }, 600))).toBeNull();
});
