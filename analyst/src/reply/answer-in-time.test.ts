import { expect, test } from "vitest";
import { answerTo } from "../fixtures/settled-replies.ts";

const washer =
  "A coin laundry: a wash would be ⟦€6|price EUR/wash planned⟧ and cost me ⟦€2|unit_cost EUR/wash planned⟧. The machines are " +
  "⟦€14,400|one_off_cost EUR planned⟧ once, the room ⟦€800|fixed_cost EUR/month planned⟧ a month. ";

test("what is spent once is earned back within the time that is asked for, all costs paid", () => {
  const answer = answerTo(
    `${washer}How many washes a month do I need to have my money back in ⟦2|duration year target⟧ years?`,
  );
  // (800 + 14,400 / 24) / 4
  expect(answer).toContain("At **350 washes each month** ((800 + 14,400 / (2 × 12)) / (6 − 2)).");
});

test("a part of a sale that is needed is a whole one", () => {
  const answer = answerTo(
    `${washer}How many washes a month do I need to have my money back in ⟦5|duration year target⟧ years?`,
  );
  // (800 + 14,400 / 60) / 4 = 260; with 7 years (800 + 14,400 / 84) / 4 = 242.9
  expect(answer).toContain("At **260 washes each month**");
  expect(
    answerTo(`${washer}How many washes a month do I need to have my money back in ⟦7|duration year target⟧ years?`),
  ).toContain("At **243 washes each month**");
});

test("a tax on the profit has a line of its own", () => {
  const answer = answerTo(
    "I sell ⟦100|volume jar/month⟧ jars a month at ⟦€9|price EUR/jar⟧, each costs ⟦€4|unit_cost EUR/jar⟧, the rent is " +
      "⟦€300|fixed_cost EUR/month⟧ a month. Corporation tax is ⟦25%|tax % =25⟧, does that ruin it?",
  );
  // (100 × 5 − 300) × 0.75
  expect(answer).toContain("**€150 each month** ((100 × (9 − 4) − 300) × (1 − 25%))");
});
