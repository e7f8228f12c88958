import { describe, expect, test } from "vitest";
import { answerTo, replyTo } from "../fixtures/settled-replies.ts";

const bakery =
  'We deliver to ⟦12|paying customer "cafés"⟧ cafés and ⟦5|paying customer "canteens"⟧ canteens. The cafés take ' +
  '⟦400|volume loaf/week "cafés"⟧ loaves a week at ⟦€4|price EUR/loaf "cafés"⟧, flour and oven cost ' +
  '⟦€1.50|unit_cost EUR/loaf "cafés"⟧ for each of them. The canteens take ⟦200|volume loaf/week "canteens"⟧ loaves at ' +
  '⟦€3|price EUR/loaf "canteens"⟧, which cost ⟦€2|unit_cost EUR/loaf "canteens"⟧ each';
const fixed = '⟦€600|fixed_cost EUR/week "rent and wages"⟧ a week go on rent and wages. ';

describe("a part of the business is dropped with its own prices and costs", () => {
  test("another part's costs of the same thing are none of it, and a week is no name", () => {
    const answer = answerTo(`${bakery}. ${fixed}What would my weekly profit be without the canteens?`);
    // 400 × (4 − 1.50) − 600; today 1,000 + 200 × (3 − 2) − 600
    expect(answer).toContain("**€400 each week** in all");
    expect(answer).toContain("Today it is €600 each week.");
  });

  test("a cost just for the part named before it ends with it", () => {
    const driver = ', and a driver gets ⟦€90|pay EUR/week "driver"⟧ a week just for that round. ';
    const reply = replyTo(`${bakery}${driver}${fixed}Should I drop the canteens?`);
    // (90 − 200 × (3 − 2)) × 4.348
    expect(reply).toContain("**€478 each month** less than today");
    expect(reply).toContain('That counts "€90" (driver) as ended with it.');
  });

  test("the costs of a sentence that is of the part alone end with it", () => {
    const own =
      '. For the canteens alone we rent a van at ⟦€70|fixed_cost EUR/week "van"⟧ a week, and the scales cost ⟦€20|fixed_cost EUR/week "scales"⟧ a week. ';
    const answer = answerTo(`${bakery}${own}${fixed}What would my weekly profit be without the canteens?`);
    // 400 × (4 − 1.50) − 600; today 1,200 − 90 − 600
    expect(answer).toContain("**€400 each week** in all");
    expect(answer).toContain("Today it is €510 each week.");
  });

  test("it is worth keeping from the sales on that pay the costs that are its own", () => {
    const own = '. For the canteens alone we rent a van at ⟦€120|fixed_cost EUR/week "van"⟧ a week. ';
    const left = "What would be left without the canteens? ";
    const asked = "How many loaves a week must the canteens take to be worth keeping?";
    const reply = replyTo(`${bakery}${own}${fixed}${left}${asked}`);
    // 120 / (3 − 2)
    expect(reply).toContain("worth keeping?** It pays the costs that are its own from **120 loa");
    const others = "How many loaves a week must the cafés take for the canteens to be worth keeping?";
    expect(replyTo(`${bakery}${own}${fixed}${left}${others}`)).not.toContain("keeping?** It pays");
    expect(replyTo(`${bakery}. ${fixed}${left}${asked}`)).toContain("keeping?** No sum of mine answers that yet.");
  });

  test("worth keeping is no value of the company", () => {
    const asked =
      "What would be left without the canteens? How many loaves must the canteens take to be worth keeping?";
    expect(replyTo(`${bakery}. ${fixed}${asked}`)).not.toContain("valuation");
  });

  test("what the part should pay is not answered by doing without it", () => {
    const asked =
      "What would be left without the canteens? And what per loaf should the canteens pay to carry a third of the rent?";
    const reply = replyTo(`${bakery}. ${fixed}${asked}`);
    expect(reply).toContain("to carry a third of the rent?** No sum of mine answers that yet.");
  });
});
