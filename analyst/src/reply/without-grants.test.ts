import { expect, test } from "vitest";
import { answerTo } from "../fixtures/settled-replies.ts";

const choir =
  "⟦60|paying customer⟧ members pay ⟦£20|price GBP/customer/month⟧ a month. The hall is " +
  '⟦£1,800|fixed_cost GBP/month "hall"⟧ a month, the city gives us ⟦£300|grant GBP/month "city"⟧ a month, and there is ' +
  "⟦£6,000|cash GBP⟧ in the bank. ";

test("the answer gives how long the money lasts with the grant and without it", () => {
  const answer = answerTo(`${choir}How many months can we keep going if the city stops?`);
  // 6,000 / (1,800 − 60 × 20 − 300)
  expect(answer).toContain("**20 months**");
  // 6,000 / (1,800 − 60 × 20)
  expect(answer).toMatch(/Without "£300" \(city\): .*\*\*10 months\*\*/u);
});

test("the answer gives how many more customers are needed with the grant and without it", () => {
  const answer = answerTo(`${choir}How many more members do we need to break even?`);
  // (1,800 − 300) / 20 = 75, and 1,800 / 20 = 90
  expect(answer).toContain("**75 customers** ((1,800 − 300) / 20), 15 more than today.");
  expect(answer).toContain("**90 customers** (1,800 / 20), 30 more than today.");
});
