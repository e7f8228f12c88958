import { describe, expect, test } from "vitest";
import { answerTo, replyTo } from "../fixtures/settled-replies.ts";

const crepes =
  "We sell ⟦60|volume crepe/day⟧ crepes a day at ⟦€4|price EUR/crepe⟧, making one costs ⟦€1|unit_cost EUR/crepe⟧. The stall " +
  "takes ⟦€45|fixed_cost EUR/day⟧ a day. ";
const days = "On how many days of a month does";

describe("daily figures without days of a month", () => {
  const reply = replyTo(crepes);

  // 60 × 3 − 45; 45 / 3
  test("are told by the day, and the days are asked", () => {
    expect(reply).toContain("# €135 each day is left after the fixed costs.");
    expect(reply).toContain("| Result after fixed costs | €135 each day | 180 − 45 |");
    expect(reply).toContain("| Break-even | 15 crepes each day | 45 / 3 |");
    expect(reply).toContain(`${days} "60" (crepes each day) and "€45" (fixed cost each day) hold?`);
    expect(reply).toContain(
      "This is for a single day; once I know on how many days a month you sell, I work out the month.",
    );
    expect(reply).not.toMatch(/30\.4|each month \|/u);
  });

  test.each([
    "What is left in a month?",
    "How much do we take in a month?",
    "How many crepes a month do we need to break even?",
  ])("%s: the days are asked, and no month is assumed", (question) =>
    expect(answerTo(crepes + question)).toMatch(new RegExp(`^${days}`, "u")),
  );

  test.each([
    ["What is left a day?", "**€135 each day** is left"],
    ["How many crepes a day do we need to break even?", "At **15 crepes each day**"],
    ["How many crepes could we lose?", "**45 crepes each day**"],
    ["Is it worth it?", "Yes. **€135 each day**"],
    [
      "The plates were ⟦€1,350|one_off_cost EUR⟧. When are they paid off?",
      "After **10 days** (1,350 / (60 × (4 − 1) − 45))",
    ],
  ])("%s", (question, holds) => expect(answerTo(crepes + question)).toContain(holds));

  test("the test counts days of selling, whose number in a month nobody knows", () => {
    const losing = replyTo(crepes.replace("⟦60|", "⟦10|"));
    // 28 × 15; 28 × 45
    expect(losing).toContain("# You lose €15 each day");
    expect(losing).toContain("Count what you really sell on the next 28 days on which you are open.");
    expect(losing).toContain("Stop if it is fewer than 420 crepes");
    expect(losing).toContain("It takes €1,260 of fixed costs and €420 for 420 crepes.");
  });

  test("with the days stated all is told by the month", () =>
    // (60 × 3 − 45) × 20
    expect(
      answerTo(`${crepes}We are open ⟦20|duration day/month "open"⟧ days a month. What is left in a month?`),
    ).toContain("**€2,700 each month** is left"));
});

describe("a cost of a month beside them", () => {
  const mixed = `${crepes}The till is ⟦€30|fixed_cost EUR/month⟧ a month. `;

  test("is in no result until the days are known", () => {
    const reply = replyTo(mixed);
    expect(reply).toContain(days);
    expect(reply).toContain("| Contribution of all sales | €180 each day | 60 × 3 |");
    expect(reply).not.toMatch(/30\.4|Result after fixed costs|Break-even/u);
    expect(reply).not.toContain("For how long is");
  });

  test.each([
    'We repay ⟦€200|debt EUR/month "loan"⟧ a month. ',
    "Advertising is ⟦€120|acquisition_spend EUR/month⟧ a month. ",
  ])("no verdict is given without it: %s", (cost) => {
    const reply = replyTo(`${crepes}${cost}Is it worth it?`);
    expect(reply).not.toMatch(/Yes\.|€135 each day\*{0,2} is left/u);
    expect(reply).toContain(days);
  });

  test("a month's rest is asked for its days", () =>
    expect(answerTo(`${mixed}What is left in a month?`)).toMatch(new RegExp(`^${days}`, "u")));
});

describe("a plan", () => {
  test("by the day beside daily figures is decided by the day", () => {
    const reply = replyTo(
      `${crepes}A second stall would cost ⟦€30|fixed_cost EUR/day planned "second stall"⟧ a day and sell ` +
        '⟦20|volume crepe/day planned "second stall"⟧ crepes a day. Should we open it?',
    );
    // 20 × 3 − 30
    expect(reply).toContain("**€30 each day** more than today (20 × (4 − 1) − 30)");
    expect(reply).toContain("€165 each day");
    expect(reply).not.toContain("The test:");
  });

  test("by the day and the month waits for the days", () =>
    expect(
      answerTo(
        `${crepes}A helper would cost ⟦€900|pay EUR/month planned "helper"⟧ a month and sell ` +
          '⟦20|volume crepe/day planned "helper"⟧ crepes a day more. Should we hire her?',
      ),
    ).toMatch(new RegExp(`^${days}`, "u")));
});
