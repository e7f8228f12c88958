import { describe, expect, test } from "vitest";
import { answerTo } from "../fixtures/settled-replies.ts";

describe("a discount that must not lower what is left", () => {
  const cups =
    "Im Café verkaufen wir ⟦60|volume Becher/day⟧ Becher am Tag zu ⟦5 €|price EUR/Becher⟧, einer kostet uns " +
    '⟦2 €|unit_cost EUR/Becher⟧. Ich denke an ⟦10 %|discount % hypothetical of="5 €"⟧ Rabatt. ';

  test("takes so many more sales", () =>
    // 60 × 3 / 2.5 = 72
    expect(
      answerTo(`${cups}Wie viele Becher müsste ich dann verkaufen, damit genauso viel bleibt wie jetzt?`),
    ).toContain("**72 Becher je Tag** (60 × (5 − 2) / (5 × (1 − 10 %) − 2))"));

  test("takes no number of sales where each loses money", () =>
    expect(
      answerTo(
        `${cups.replace("⟦10 %", "⟦70 %")}Wie viele Becher müsste ich dann verkaufen, damit genauso viel bleibt wie jetzt?`,
      ),
    ).not.toMatch(/\*\*-?\d+ Becher je Tag/u));
});

describe("a cost of each sale", () => {
  const gift =
    'With each order goes a sticker that costs us ⟦$0.40|unit_cost USD/order =0.4 "sticker"⟧. We ship ⟦150|volume order/week⟧ orders a ' +
    "week at ⟦$60|price USD/order⟧. ";

  test("is summed up over a year", () =>
    // 150 × 0.40 × 4.348 × 12, for weeks of a month of 4.348
    expect(answerTo(`${gift}What are the stickers costing us in a year?`)).toContain("**$3,131 each year**"));

  test("is told by its name among others", () =>
    expect(
      answerTo(
        `${gift}The goods are ⟦$25|unit_cost USD/order "goods"⟧ an order. What are the stickers costing us in a year?`,
      ),
    ).toContain("**$3,131 each year**"));

  test("is not taken for all costs where there are others", () =>
    expect(
      answerTo(
        `${gift}The goods are ⟦$25|unit_cost USD/order "goods"⟧ an order. What does all of it cost us in a year?`,
      ),
    ).not.toContain("$3,131"));
});
