import { expect, test } from "vitest";
import { numberOf } from "../../../components/typed-number.ts";
import { typedOf } from "./figure-fields.tsx";

test.each([
  ["29", 29],
  ["29,5", 29.5],
  ["1 200.50", 1200.5],
  ["1’000", 1000],
  ["-3", -3],
  ["twelve", null],
  ["", null],
  ["1.2.3", null],
])("%j is the number %j", (text, number) => expect(numberOf(text)).toBe(number));

test("a meaning that no choice names stays as it is", () => {
  expect(typedOf({ value: "5", choice: "", unit: " EUR " })).toEqual({ value: 5, unit: "EUR" });
  expect(typedOf({ value: "5", choice: "fee_paid", unit: "EUR" })).toMatchObject({ meaning: "fee", flow: "out" });
});
