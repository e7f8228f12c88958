import { describe, expect, test } from "vitest";
import { replyTo } from "../fixtures/settled-replies.ts";

describe("before the first sale", () => {
  const lamp =
    "Not one lamp is sold yet. A lamp will be ⟦€90|price EUR/lamp planned⟧. Moulds cost ⟦€12,000|one_off_cost EUR planned⟧ once. " +
    "The factory makes ⟦100|volume lamp planned⟧ lamps in the first batch at ⟦€30|unit_cost EUR/lamp planned⟧ each. We live on " +
    '⟦€2,000|pay EUR/month⟧ a month and it takes ⟦5|duration month planned "until the first delivery"⟧ months. There is ' +
    "⟦€6,000|cash EUR held⟧ in the bank, and ⟦€4,000|cash EUR held target⟧ should be left then. ";

  test("what has to be raised is all that is paid until then, and what has to stay, less what is there", () =>
    // 12,000 + 5 × 2,000 + 100 × 30 + 4,000 − 6,000
    expect(replyTo(`${lamp}How much should I raise?`)).toContain(
      "**€23,000** (12,000 + 5 × 2,000 + 100 × 30 + 4,000 − 6,000)",
    ));

  test("what earns it back is counted with what runs until then, and held against the first batch", () => {
    const reply = replyTo(`${lamp}How many lamps do I have to sell until all we put in is earned back?`);
    // (12,000 + 10,000) / 60 = 366.7
    expect(reply).toContain("After **367 lamps** ((12,000 + 5 × 2,000) / (90 − 30)).");
    expect(reply).toContain(" is not enough for that.");
  });

  test("no break-even of a month and no test of sales stand beside it", () => {
    const reply = replyTo(`${lamp}How much should I raise?`);
    expect(reply).not.toContain("break even");
    expect(reply).not.toContain("The test:");
  });

  const course =
    "A course runs ⟦2|duration month/course planned⟧ months, I expect ⟦10|paying customer/course assumed⟧ people. The teacher gets " +
    "⟦€1,000|pay EUR/month planned⟧ a month, books are ⟦€20|unit_cost EUR/customer/month planned⟧ a month for each, flyers " +
    "⟦€300|acquisition_spend EUR/course planned⟧ a course. I want ⟦€700|profit EUR/course target⟧ left. The school next door takes " +
    "⟦€300|price EUR/customer rival⟧. ";

  test("the price follows from the costs, those who pay and what is to be left", () => {
    const reply = replyTo(`${course}What do I have to charge?`);
    // (2 × 1,000 + 300 + 700) / 10 + 2 × 20, and (2,300) / 10 + 40
    expect(reply).toContain("**€340 for each customer**");
    expect(reply).toContain("Below €270 for each customer you lose money.");
  });

  test("at a competitor's price so many have to pay", () => {
    const reply = replyTo(`${course}How many people do I need at their price not to lose money?`);
    // 2,300 / (300 − 40) = 8.8
    expect(reply).toContain("At **9 customers**");
    expect(reply).toContain("leaves €300.");
  });
});
