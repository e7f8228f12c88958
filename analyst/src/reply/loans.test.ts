import { expect, test } from "vitest";
import { replyTo } from "../fixtures/settled-replies.ts";

const dairy =
  'Two of our buyers are schools: ⟦2|paying customer "schools"⟧ of them. We sell ⟦2,400|volume litre/month⟧ litres a month at ' +
  '⟦€1.50|price EUR/litre⟧, milk is ⟦€0.95|unit_cost EUR/litre "milk"⟧, rent and wages are ⟦€840|fixed_cost EUR/month⟧ a month. ';
const machine =
  'A pasteuriser needs ⟦€60|fixed_cost EUR/month planned "gas"⟧ a month for gas. With it we would sell ' +
  '⟦3,300|volume litre/month planned⟧ litres a month. The bank lends ⟦€6,000|debt EUR planned "bank"⟧ at ' +
  '⟦14%|interest %/year planned "bank"⟧ FLAT a year over ⟦24|duration month planned⟧ months, in equal instalments that I pay. ';
const asked = "They take the place of today's litres. Should we buy the pasteuriser, or when do we stop growing?";

test("interest that is flat is on the whole sum for all of the time", () => {
  // 6,000 × (1 + 14% × 2) / 24
  expect(replyTo(`${dairy}${machine.replace("FLAT", "flat")}${asked}`)).toContain("€320 each month repays it");
});

test("interest that is not called flat is on what is not yet repaid", () => {
  // 6,000 × (0.14 / 12) / (1 − (1 + 0.14 / 12)^−24)
  expect(replyTo(`${dairy}${machine.replace("FLAT ", "")}${asked}`)).toContain("€288 each month repays it");
});

test.each([
  ["de", "pauschal"],
  ["es", "tasa plana"],
  ["fr", "taux forfaitaire"],
  ["hi", "फ्लैट"],
  ["zh", "等本等息"],
])("the word in %s", (_language, word) =>
  expect(replyTo(`${dairy}${machine.replace("FLAT", word)}${asked}`)).toContain("€320 each month repays it"),
);

test("how long a loan runs is not how long buyers take to pay", () => {
  expect(replyTo(`${dairy}${machine}${asked}`)).not.toContain("Laid out until buyers pay");
});

test("all that is sold is no part that could be dropped", () => {
  const question = "When do the litres stop falling, and should we buy the pasteuriser?";
  expect(replyTo(`${dairy}${machine}${question}`)).not.toContain('Without "litres"');
});
