import { describe, expect, test } from "vitest";
import { answerTo, replyTo } from "../fixtures/settled-replies.ts";
import { splitQuestion } from "./split-questions.ts";

const cakes =
  "I make ⟦14|volume cake/week⟧ cakes a week at ⟦£48|price GBP/cake⟧, ingredients are ⟦£13|unit_cost GBP/cake⟧ each, the " +
  "kitchen is ⟦£240|fixed_cost GBP/month⟧ a month. I work ⟦46|work_time week/year⟧ weeks a year. ";

describe("an answer is told in the period of the question", () => {
  const assistant =
    'An assistant would cost ⟦£360|pay GBP/week planned "assistant"⟧ a week, and we would make ' +
    '⟦12|volume cake/week planned "assistant"⟧ more a week. ';

  test("by the worked week, where the weeks of a year are stated", () => {
    const reply = replyTo(`${cakes}${assistant}Should I hire her, and what would be left a week?`);
    expect(reply).toContain("**£60 each week** more than today (12 × (48 − 13) − 360)");
    // 14 × 35 − 240 × 12 / 46 + 60
    expect(reply).toContain('"assistant": **£487 each week** in all');
    expect(reply).toContain("Today it is £427 each week.");
  });

  test("a number is, and the amounts stay in the month", () => {
    const reply = replyTo(
      `${cakes}An assistant would cost ⟦£900|pay GBP/month planned "assistant"⟧ a month. Can I afford to hire her? And how ` +
        "many cakes a week does she have to make before she pays for herself?",
    );
    // 900 × 12 / 46 / 35 = 6.7
    expect(reply).toContain("pays from **7 cakes each week** beside today's on (900 × 12 / 46 / (48 − 13))");
    expect(reply).toContain('"assistant" costs **£900 each month** more');
    expect(reply).toContain("**£738 each month** of today's £1,638 each month would be left.");
  });

  test("by the open day, where the days are stated", () =>
    expect(
      answerTo(
        "A wash is ⟦€6|price EUR/wash⟧ and costs ⟦€1.50|unit_cost EUR/wash⟧, rent ⟦€2,250|fixed_cost EUR/month⟧ a month. We are " +
          'open ⟦25|duration day/month "open"⟧ days a month. How many washes a day do we need to break even?',
      ),
    ).toContain("**20 washes each day** (2,250 / 25 / (6 − 1.5))"));
});

test.each([
  ["en", "Should I hire her, and what would be left a week?", 2],
  ["en", "Should I hire her and raise the price?", 1],
  ["en", "Do we take it, and if so, how much is left a year?", 2],
  ["de", "Lohnt sich der Wagen, und was bleibt uns dann in der Woche?", 2],
  ["fr", "Est-ce que je dois l'embaucher, et combien me reste-t-il par semaine ?", 2],
  ["es", "¿Me conviene contratarla y cuánto me queda por semana?", 2],
  ["hi", "क्या मुझे उसे रखना चाहिए और हफ़्ते में कितना बचेगा?", 2],
  ["zh", "要不要请她，一周能剩多少？", 2],
] as const)("%s: two questions in one sentence are two: %s", (language, text, count) =>
  expect(splitQuestion(text, language)).toHaveLength(count),
);

test("the first of two questions is put too where it has no answer", () => {
  const reply = replyTo(
    `${cakes}Do I take the blue boxes or the green ones, and how many cakes a week do I need to break even?`,
  );
  expect(reply).toContain("**Do I take the blue boxes or the green ones?**");
  expect(reply).toContain("**2 cakes each week**");
});

describe("a limit is held against what is needed", () => {
  const repairs =
    "We do ⟦120|volume repair/month⟧ repairs a month at ⟦€55|price EUR/repair⟧, parts are ⟦€15|unit_cost EUR/repair⟧, rent is " +
    '⟦€1,800|fixed_cost EUR/month "rent"⟧. ';

  test("more than the capacity has room for is counted at the capacity", () =>
    expect(
      answerTo(
        `${repairs}We can do ⟦150|capacity repair/month⟧. A fleet offers ⟦60|volume repair/month planned "fleet"⟧ repairs a ` +
          'month at ⟦€42|price EUR/repair planned "fleet"⟧. Should we take the fleet?',
      ),
    ).toContain("at most **€810 each month** more than today (30 × (42 − 15))"));

  test("money that has to stay is not spent", () => {
    const reply = replyTo(
      `${repairs}There is ⟦€8,000|cash EUR held⟧ in the bank, of which ⟦€3,000|cash EUR held target "reserve"⟧ have to stay. A ` +
        'lift for ⟦€6,500|one_off_cost EUR planned "lift"⟧ would save ⟦€4|saving EUR/repair planned "lift"⟧ a repair. Should I ' +
        "buy the lift?",
    );
    expect(reply).toContain("and you have €5,000 (€8,000 less €3,000 that has to stay): €1,500 is lacking.");
  });
});

describe("a new price with those whom the founder expects to lose", () => {
  const app =
    '⟦2,150|paying customer⟧ people pay ⟦€4.99|price EUR/customer/month⟧ a month, the shop keeps ⟦15%|fee % out of="€4.99" ' +
    "=15⟧, we cost ⟦€13,840|pay EUR/month⟧ a month. There is ⟦€84,000|cash EUR held⟧, of which ⟦€15,000|cash EUR held target⟧ " +
    'must stay. We could go to ⟦€6.99|price EUR/customer/month planned⟧; I guess ⟦20%|churn % assumed of="2,150" =20⟧ leave. ';
  const reply = replyTo(`${app}Should we raise the price? And how long does our money last if we do and if we do not?`);

  test("is compared with today after they have gone", () => {
    expect(reply).toContain("**€1,100 each month** more than today");
    expect(reply).toContain("fewer than 28.6% of the sales go");
  });

  test("says how long the money that may be spent lasts either way", () => {
    // 69,000 / 4,720.78 and 69,000 / 3,620.62
    expect(reply).toContain("As it is today: **14.6 months**");
    expect(reply).toContain('"€6.99": **19.1 months**');
  });
});

test("a new commission is a new price, and each way has its break-even in the asked period", () => {
  const reply = replyTo(
    'Orders are ⟦€100|order_value EUR/order⟧ on average, ⟦140|volume order/month⟧ a month. We keep ⟦12%|fee % in of="€100" ' +
      '=12 "commission"⟧ and delivery costs us ⟦€4|unit_cost EUR/order⟧, the office ⟦€1,200|fixed_cost EUR/month⟧. I want ' +
      '⟦15%|fee % in planned of="€100" =15 "commission"⟧, and we would lose ⟦20%|churn % assumed of="140" =20⟧ of the orders. ' +
      "Do I raise the commission or leave it as it is? And how many orders a week do I need not to lose money either way?",
  );
  // 140 × 0.8 × 11 − 140 × 8; 1,200 / 8 / 4.348; 1,200 / 11 / 4.348
  expect(reply).toContain("**€112 each month** more than today");
  expect(reply).toContain("As it is today at **35 orders each week**");
  expect(reply).toContain("at **26 orders each week**");
});

test("the sales of a season are given for each day that is not lost", () => {
  const answer = answerTo(
    "A tour is ⟦€40|price EUR/tour⟧ and costs me ⟦€4|unit_cost EUR/tour⟧. Of ⟦150|duration day/season⟧ days in the season " +
      '⟦40%|loss % =40 of="150"⟧ are too windy. The mooring is ⟦€9,000|fixed_cost EUR/season⟧ a season. How many tours do I ' +
      "need per day to break even?",
  );
  // 9,000 / 36 = 250 a season; 250 / (150 × 0.6) = 2.8
  expect(answer).toContain("**3 tours each day** (9,000 / (40 − 4) / (150 × (1 − 40%)))");
});
