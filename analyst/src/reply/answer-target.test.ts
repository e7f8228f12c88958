import { expect, test } from "vitest";
import { answerTo } from "../fixtures/settled-replies.ts";

const cakes = "I bake cakes and sell each at ⟦€24|price EUR/cake⟧, flour and eggs are ⟦€9|unit_cost EUR/cake⟧ a cake. ";

test("the answer is the sales that leave a wanted profit of a month, all costs paid", () => {
  const answer = answerTo(
    `${cakes}The kitchen is ⟦€450|fixed_cost EUR/month⟧ a month. How many cakes a month to be left with ⟦€1,500|profit EUR/month target⟧?`,
  );
  // (450 + 1,500) / 15
  expect(answer).toContain("At **130 cakes each month** ((450 + 1,500) / (24 − 9)).");
});

test("a question for a day gets the sales of each day that is worked", () => {
  const answer = answerTo(
    `${cakes}The kitchen is ⟦€450|fixed_cost EUR/month⟧ a month and I bake on ⟦20|duration day/month⟧ days a month. ` +
      "How many cakes a day to be left with ⟦€1,500|profit EUR/month target⟧ a month?",
  );
  // 130 / 20 = 6.5
  expect(answer).toContain("At **7 cakes each day**");
});

test("a wanted profit of a day is compared with the costs of a day", () => {
  const answer = answerTo(
    `${cakes}The stall is ⟦€45|fixed_cost EUR/day⟧ a day. How many cakes bring me home with ⟦€90|profit EUR/day target⟧ for the day?`,
  );
  // (45 + 90) / 15
  expect(answer).toContain("At **9 cakes each day** ((45 + 90) / (24 − 9)).");
});

test("a number of sales says which figure is not in it while nothing is known of that figure", () => {
  const answer = answerTo(
    `${cakes}The kitchen is ⟦€450|fixed_cost EUR/month⟧ a month and ⟦€200|unclear EUR⟧ for the van. ` +
      "How many cakes a month to be left with ⟦€1,500|profit EUR/month target⟧?",
  );
  // (450 + 1,500) / 15
  expect(answer).toContain('At **130 cakes each month** ((450 + 1,500) / (24 − 9)). "€200" is not counted');
});

test("how many pay for the only fixed cost, which the question names, is the break-even", () => {
  const answer = answerTo(
    `${cakes}The van is ⟦€450|fixed_cost EUR/month "van"⟧ a month. How many cakes a month for the van?`,
  );
  expect(answer).toContain("At **30 cakes each month** (450 / (24 − 9)).");
});
