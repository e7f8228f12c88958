import { expect, test } from "vitest";
import { replyTo } from "../fixtures/settled-replies.ts";

const bread =
  'A loaf is ⟦£4|price GBP/loaf "shop"⟧ in the shop and ⟦£3|price GBP/loaf "wholesale"⟧ wholesale. Flour is ⟦90p|unit_cost ' +
  'GBP/loaf =0.90 "flour"⟧ a loaf, bags ⟦10p|unit_cost GBP/loaf =0.10 "bags"⟧';

test("a cost of each loaf is one of both prices, and one whose words name a price of that one alone", () => {
  const reply = replyTo(
    `${bread}, and for wholesale a driver ⟦50p|unit_cost GBP/loaf =0.50 "driver"⟧ a loaf. What is left?`,
  );
  // 4 − 0.90 − 0.10; 3 − 0.90 − 0.10 − 0.50
  expect(reply).toContain("£3 for each loaf");
  expect(reply).toContain("£1.50 for each loaf");
});

test("a cost behind a price in one sentence may be of that one: it is asked", () => {
  const reply = replyTo(
    'Wholesale is ⟦£3|price GBP/loaf "wholesale"⟧, the driver ⟦50p|unit_cost GBP/loaf =0.50 "driver"⟧, flour ' +
      '⟦90p|unit_cost GBP/loaf =0.90 "flour"⟧. The shop takes ⟦£4|price GBP/loaf "shop"⟧ a loaf. What is left of a loaf?',
  );
  expect(reply).toContain("Which of your offers is");
});

test("sales without a price of their name are of the price without sales", () => {
  const reply = replyTo(
    `${bread}. We sell ⟦900|volume loaf/month "shop"⟧ loaves a month in the shop and ⟦600|volume loaf/month "cafés"⟧ to ` +
      "cafés, and the rent is ⟦£1,500|fixed_cost GBP/month⟧. What is left each month?",
  );
  // 900 × 3 + 600 × 2 − 1,500
  expect(reply).toContain("£2,400 each month");
});
