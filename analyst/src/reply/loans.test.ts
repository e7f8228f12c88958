import { expect, test } from "vitest";
import { answerTo, replyTo } from "../fixtures/settled-replies.ts";

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

const shop =
  "We do ⟦210|volume repair/month⟧ repairs a month at ⟦€68|price EUR/repair⟧, parts are ⟦€23|unit_cost EUR/repair⟧ each, the " +
  'rent is ⟦€1,450|fixed_cost EUR/month "rent"⟧. There is ⟦€24,000|cash EUR⟧ in the account. A larger room is ' +
  '⟦€2,600|fixed_cost EUR/month planned "rent of the larger room"⟧ a month, moving ⟦€9,500|one_off_cost EUR planned "larger ' +
  'room"⟧, and we would do ⟦260|volume repair/month planned "larger room"⟧ repairs there. ';

test.each(["months' deposit", "Monate Kaution", "meses de fianza", "mois de caution", "महीने की जमानत", "个月押金"])(
  "so many %s are paid first, and are no outlay that has to come back",
  (months) => {
    const landlord = `The landlord wants ⟦three|duration month planned "larger room" =3⟧ ${months}. `;
    const answer = answerTo(`${shop}${landlord}Should we move to the larger room?`);
    // 9,500 + 3 × 2,600; 24,000 − 17,300
    expect(answer).toContain("€17,300 has to be paid before it brings anything; of your €24,000, €6,700 stays.");
    // 50 × 45 − 1,150 = 1,100; 9,500 / 1,100
    expect(answer).toContain("It takes €9,500 first, which is back after **8.64 months**.");
  },
);
