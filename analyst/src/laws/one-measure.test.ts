import { describe, expect, test } from "vitest";
import { answerTo } from "../fixtures/settled-replies.ts";

const pizza = (amount: string, cost: string): string =>
  answerTo(
    `A pizza is ⟦€9|price EUR/pizza⟧. It takes ⟦250|physical ${amount}/pizza "flour"⟧ of flour, which costs ` +
      `⟦€1.20|unit_cost EUR/${cost} "flour"⟧. What is left of a pizza?`,
  );

describe("measures of one dimension are converted", () => {
  // 9 − 0.25 × 1.20
  test.each([
    ["g", "kg"],
    ["gram", "kilo"],
    ["ml", "litre"],
    ["克", "公斤"],
    ["ग्राम", "किलो"],
  ])("%s into %s", (amount, cost) =>
    expect(pizza(amount, cost)).toContain("**€8.70 for each pizza** is left (9 − 1.2 × 250 / 1,000)"),
  );

  // 9 − 250 × 0.001
  test("into the measure of the price", () =>
    expect(
      answerTo(
        "We sell ribbon at ⟦€2|price EUR/metre⟧ a metre and buy it at ⟦€400|unit_cost EUR/km⟧ a kilometre. What is left of a metre?",
      ),
    ).toContain("**€1.60 for each metre** is left"));

  test("spellings of one measure stand without a factor", () =>
    expect(pizza("kilo", "kg")).toContain("(9 − 1.2 × 250)"));

  test("measures of two dimensions are not", () => expect(pizza("g", "litre")).toContain("depends on"));
});
