import { expect, test } from "vitest";
import { numbersIn } from "./guide-fields.ts";

test("a venture's figures fill in the numbers that they say, in dollars alone and only where one figure says it", () => {
  const figures = [
    { meaning: "cash", value: 88_000, unit: "USD" },
    { meaning: "burn", value: 9_500, unit: "USD/month" },
    { meaning: "raise", value: 250_000, unit: "EUR" },
    { meaning: "valuation", value: 2_000_000, unit: "USD" },
    { meaning: "valuation", value: 3_000_000, unit: "USD" },
  ] as const;
  expect(numbersIn([...figures])).toEqual({ cash: "88000", burn: "9500" });
});
