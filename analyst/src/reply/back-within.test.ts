import { describe, expect, test } from "vitest";
import { replyTo } from "../fixtures/settled-replies.ts";

const oils =
  'The women who fill get ⟦85 naira|pay NGN/bottle "women"⟧ a bottle. We sell ⟦2,600|volume bottle/month⟧ bottles a month at ' +
  '⟦₦1,800|price NGN/bottle⟧, with oil and label taking ⟦940|unit_cost NGN/bottle "oil and label"⟧. A filling machine is ' +
  '⟦₦1.95 million|one_off_cost NGN planned =1950000 "filling machine"⟧. I would not need the women then, only power, ' +
  '⟦22 naira|unit_cost NGN/bottle planned "power"⟧ a bottle, and service at ⟦28,000|fixed_cost NGN/month planned ' +
  '"service"⟧ a month. ';
const cafe =
  "We sell ⟦900|volume cake/month⟧ cakes a month at ⟦€5|price EUR/cake⟧, each costs ⟦€2|unit_cost EUR/cake⟧, the rent is " +
  '⟦€1,500|fixed_cost EUR/month "rent"⟧ a month. ';
const oven =
  'An oven for bread would be ⟦€6,000|one_off_cost EUR planned "bread"⟧ with ⟦€500|fixed_cost EUR/month planned "bread"⟧ a ' +
  'month for gas. We would sell ⟦400|volume roll/month planned "bread"⟧ rolls a month at ⟦€4|price EUR/roll planned ' +
  '"bread"⟧, with ⟦€1.50|unit_cost EUR/roll planned "bread"⟧ of flour. ';

describe("how many sales bring back what a plan takes first within a time", () => {
  test("of a cost of each sale that it saves", () => {
    const reply = replyTo(
      `${oils}How many bottles a month would we have to fill for the machine to pay for itself within ⟦twelve|duration month target =12⟧ months?`,
    );
    // (28,000 + 1,950,000 / 12) / (85 − 22) = 190,500 / 63 = 3,023.8
    expect(reply).toContain(
      "is back within 12 months at **3,024 bottles each month** ((28,000 + 1,950,000 / 12) / (85 − 22))",
    );
    expect(reply).toContain("That is **424 bottles each month** more than today.");
  });

  test("of its own sales", () => {
    const reply = replyTo(
      `${cafe}${oven}How many rolls a month do we have to sell so that the oven is paid back within ⟦ten|duration month target =10⟧ months?`,
    );
    // (500 + 6,000 / 10) / 2.50
    expect(reply).toContain("is back within 10 months at **440 rolls each month** of its own");
  });

  test("of sales beside today's, where nothing says what it brings", () => {
    const van =
      'A van would be ⟦€7,200|one_off_cost EUR planned "van"⟧ and ⟦€300|fixed_cost EUR/month planned "van"⟧ a month. Should we ' +
      "buy the van, and how many cakes a month does it take to pay it back within ⟦24|duration month target⟧ months?";
    // (300 + 7,200 / 24) / 3
    expect(replyTo(`${cafe}${van}`)).toContain("at **200 cakes each month** beside today's");
  });

  test("that is wished for, beside the months that it takes", () => {
    const wish = "I want it back within ⟦10|duration month target⟧ months. ";
    const reply = replyTo(`${cafe}${oven}${wish}Is the bread oven worth it?`);
    // 400 × 2.50 − 500 = 500; 6,000 / 500
    expect(reply).toContain("back after **12 months**");
    expect(reply).toContain("is back within 10 months at **440 rolls each month** of its own");
  });

  test("is not said of a length of time that is no wish", () => {
    const lease = 'The lease of the oven runs for ⟦36|duration month planned "bread"⟧ months. ';
    expect(replyTo(`${cafe}${oven}${lease}Is the bread oven worth it?`)).not.toContain("is back within");
  });
});
