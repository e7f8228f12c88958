import { expect, test } from "vitest";
import { answerTo } from "../fixtures/settled-replies.ts";

const stall =
  "We sell ⟦300|volume loaf/month⟧ loaves at ⟦€5|price EUR/loaf⟧, flour and the rest are ⟦€2|unit_cost EUR/loaf⟧ a loaf and the " +
  'rent is ⟦€400|fixed_cost EUR/month "rent"⟧ a month. ';

test("a figure that a question says again is counted once", () => {
  const asked =
    'We could take on ⟦€150|fixed_cost EUR/month planned "advertising"⟧ a month of advertising and sell ⟦100|volume loaf/month planned⟧ loaves more. ';
  const again = "Is it worth it with ⟦100|volume loaf/month planned⟧ more loaves a month?";
  // 100 × (5 − 2) − 150 = 150
  expect(answerTo(`${stall}${asked}${again}`)).toContain("€150 each month");
  expect(answerTo(`${stall}${asked}${again}`)).not.toContain("instead of");
});

test("two figures of one value for two things are two", () => {
  const asked =
    'Insurance is ⟦€50|fixed_cost EUR/month "insurance"⟧ a month. What is left each month, with ⟦€50|fixed_cost EUR/month "bags"⟧ a month for bags?';
  // 300 × (5 − 2) − 400 − 50 − 50 = 400
  expect(answerTo(`${stall}${asked}`)).toContain("€400");
});
