import { expect, test } from "vitest";
import { replyTo } from "../fixtures/settled-replies.ts";

const chairs =
  'We sell ⟦100|volume chair/month⟧ chairs a month at ⟦€90|price EUR/chair⟧. A workshop paints them for ⟦€20|unit_cost EUR/chair "workshop"⟧ each. ' +
  'A painter would get ⟦€1,200|pay EUR/month planned "painter"⟧ a month, with ⟦€5|unit_cost EUR/chair planned "paint"⟧ of paint a chair, ' +
  'and needs a booth for ⟦€3,000|one_off_cost EUR planned "booth"⟧. ';

test("what a plan is to be cheaper than ends with it", () => {
  const reply = replyTo(
    `${chairs}Is the painter cheaper than the workshop? Below how many chairs would the workshop be better? When is the booth paid back?`,
  );
  // 100 × (20 − 5) − 1,200 = 300; 1,200 / 15 = 80; 3,000 / 300 = 10
  expect(reply).toContain("**€300 each month** more than today");
  expect(reply).toContain('That counts "€20" (workshop) as ended with it.');
  expect(reply).toContain(
    "**Below how many chairs would the workshop be better?** It leaves more than today from **80 chairs each month** on",
  );
  expect(reply).toContain("back after **10 months**");
});

test("what it costs beside nothing that ends is no saving", () => {
  expect(replyTo(`${chairs}Should I hire the painter?`)).not.toContain("more than today");
});

test("cheaper than, in German", () => {
  const reply = replyTo(
    "Wir verkaufen ⟦100|volume Stuhl/month⟧ Stühle im Monat für ⟦90 €|price EUR/Stuhl⟧. " +
      'Eine Werkstatt lackiert für ⟦20 €|unit_cost EUR/Stuhl "Werkstatt"⟧ je Stuhl. ' +
      'Ein Lackierer bekäme ⟦1.200 €|pay EUR/month planned "Lackierer"⟧ im Monat. Ist der Lackierer günstiger als die Werkstatt?',
  );
  // 100 × 20 − 1.200
  expect(reply).toContain("800 €");
});

test("what is the cheaper way today, and what would not be needed then, end with it", () => {
  const way = replyTo(
    `${chairs}Below how many chairs is the workshop still the cheaper way? When is the booth paid back?`,
  );
  expect(way).toContain("from **80 chairs each month** on");
  const machine =
    'We sell ⟦100|volume chair/month⟧ chairs a month at ⟦€90|price EUR/chair⟧. Painters get ⟦€20|unit_cost EUR/chair "painters"⟧ a chair. ' +
    'A machine costs ⟦€6,000|one_off_cost EUR planned "machine"⟧. I wouldn\'t need the painters then, ' +
    'only paint at ⟦€5|unit_cost EUR/chair planned "paint"⟧ a chair. ';
  const reply = replyTo(`${machine}After how many months has the machine paid for itself?`);
  // 100 × (20 − 5) = 1,500; 6,000 / 1,500
  expect(reply).toContain("**€1,500 each month** more than today");
  expect(reply).toContain("back after **4 months**");
});

test("sales that pay it back within a time are not those at which it is no worse than today", () => {
  const reply = replyTo(
    `${chairs}Is the painter cheaper than the workshop? How many chairs must we sell to have the booth paid back within ⟦12|duration month target⟧ months?`,
  );
  expect(reply).toMatch(/within 12 months\?\*\* (?!It leaves more)/u);
});

test("no number of sales is told from which on a plan is cheaper while a cost of it is in no sum", () => {
  const van =
    'A courier is ⟦€9|unit_cost EUR/delivery "courier"⟧ a delivery, we have ⟦95|volume delivery/month⟧ a month at ' +
    '⟦€12|price EUR/delivery⟧. A leased van would be ⟦€350|fixed_cost EUR/month planned "van"⟧ a month in place of the courier';
  const asked = "Should we lease the van? From how many deliveries a month would it be cheaper than the courier?";
  // 350 / 9 = 38.9
  expect(replyTo(`${van}. ${asked}`)).toContain("from **39 deliveries each month** on");
  const helper = `, and our helper at ⟦€16|pay EUR/hour "helper"⟧ an hour would take ⟦20|work_time minute/delivery assumed "helper"⟧ minutes for each`;
  expect(replyTo(`${van}${helper}. ${asked}`)).not.toContain("39 deliveries");
});

test.each([5, 12])("a plan is compared with what it takes the place of, at a price of %s", (price) => {
  const reply = replyTo(
    'A courier is ⟦€9|unit_cost EUR/delivery "courier"⟧ a delivery, we have ⟦95|volume delivery/month⟧ a month at ' +
      `⟦€${price}|price EUR/delivery⟧. A leased van would be ⟦€350|fixed_cost EUR/month planned "van"⟧ a month in place of the ` +
      "courier. From how many deliveries a month is the van cheaper than the courier?",
  );
  // 350 / 9 = 38.9
  expect(reply).toContain("from **39 deliveries each month** on");
});
