import { describe, expect, test } from "vitest";
import { analyse } from "../analyse.ts";
import { calculate, calculators } from "./calculators.ts";
import * as dilution from "./dilution.ts";
import * as efficiency from "./efficiency.ts";
import * as samples from "./samples.ts";
import * as unit from "./unit-economics.ts";
import { berkus, riskFactorSummation, scorecard, scorecardWeights, vcMethod } from "./valuation.ts";

const moves = { start: 100, expansion: 15, contraction: 4, churned: 6, added: 20 };

/** What, the formula's answer, the answer by hand, and who describes the formula. */
const table: [what: string, actual: number | null, byHand: number | null, source: string][] = [
  ["LTV, 40 a month at 5%", unit.ltv(40, 0.05), 800, "Skok, SaaS Metrics 2.0"],
  ["no LTV without churn", unit.ltv(40, 0), null, "Skok"],
  ["LTV over 60 months without churn", unit.cappedLtv(40, 0), 2400, "geometric sum"],
  ["LTV over 60 months at 5%", unit.cappedLtv(40, 0.05), 763.14416, "40·(1 − 0.95^60)/0.05"],
  ["119 with 19% tax in it", unit.netPrice(119, 0.19), 100, "VAT"],
  ["10 less 2.9% and 0.30", unit.afterPaymentFee(10, { share: 0.029, fixed: 0.3 }), 9.41, "card fees"],
  [
    "order of 80 at 15%, 2% payment, 3 subsidy",
    unit.orderContribution({ value: 80, take: 0.15, paymentShare: 0.02, subsidy: 3 }),
    7.4,
    "marketplace",
  ],
  ["dearest click at 20 a month, 2%", unit.maxCpc({ contribution: 20, months: 12, conversion: 0.02 }), 4.8, "ads"],
  ["CAC of clicks at 5.42 and 4%", unit.cacFromClicks(5.42, 0.04), 135.5, "ads"],
  ["conversion for a CAC of 240", unit.conversionNeeded(4.8, 240), 0.02, "ads"],
  ["10 to 1,000 in 24 months", unit.impliedGrowth({ now: 10, target: 1000, months: 24 }), 0.2115276, "100^(1/24) − 1"],
  ["reps to stand still", unit.repsToStandStill({ customers: 400, churn: 0.05, signUpsPerRep: 4 }), 5, "capacity"],
  ["salary of 4,000 at 18 each", unit.customersForSalary(4000, 18), 223, "rounded up"],
  ["NRR", efficiency.netRevenueRetention(moves), 1.05, "(100 + 15 − 4 − 6)/100"],
  ["GRR", efficiency.grossRevenueRetention(moves), 0.9, "(100 − 4 − 6)/100"],
  ["quick ratio", efficiency.quickRatio(moves), 3.5, "(20 + 15)/(6 + 4)"],
  ["magic number", efficiency.magicNumber({ revenue: 130, before: 100, salesBefore: 160 }), 0.75, "Scale VP"],
  ["rule of 40", efficiency.ruleOf40(0.55, -0.2), 0.35, "growth + margin"],
  ["payback at a ratio of 2 and 75%", efficiency.paybackFromRatio(2, 0.75), 32, "12·2/0.75"],
  ["400k on a 4M cap", dilution.soldAtPostMoney(400_000, 4e6), 0.1, "YC post-money SAFE"],
  ["1M on 4M pre-money", dilution.soldAtPreMoney(1e6, 4e6), 0.2, "r/(pre + r)"],
  [
    "two SAFEs",
    dilution.safesSold([
      { amount: 500_000, cap: 5e6 },
      { amount: 250_000, cap: 1e7 },
    ]),
    0.125,
    "post-money SAFEs add up",
  ],
  [
    "conversion at the cap",
    dilution.conversionPrice({ cap: 5e6, capitalisation: 1e7, roundPrice: 1, discount: 0.2 }),
    0.5,
    "lower of both prices",
  ],
  [
    "conversion at the discount",
    dilution.conversionPrice({ cap: 2e7, capitalisation: 1e7, roundPrice: 1, discount: 0.2 }),
    0.8,
    "lower of both prices",
  ],
  ["left after four rounds", dilution.leftAfter([0.101, 0.2, 0.2, 0.15]), 0.489056, "Carta medians, Q4 2024"],
  ["none in 40", samples.ruleOfThree(40), 0.075, "rule of three"],
  ["arm at 4% ± 1 point", samples.samplePerArm(0.04, 0.01), 6144, "16·p(1 − p)/δ²"],
  ["2 of 20 with an even prior", samples.evenPriorMean(2, 20), 3 / 22, "Beta(1, 1)"],
  ["interviews left", samples.interviewsLeft(9, 4), 7, "friends do not count"],
];

test.each(table)("%s", (_what, actual, byHand) => {
  if (byHand === null) expect(actual).toBeNull();
  else expect(actual).toBeCloseTo(byHand, 4);
});

describe("a priced round", () => {
  const round = dilution.afterRound({
    holders: { founders: 0.9 },
    pool: 0.1,
    raise: 2e6,
    preMoney: 8e6,
    poolAfter: 0.1,
  });
  test("takes the pool out of those who were there", () => expect(round?.holders["founders"]).toBeCloseTo(0.7, 9));
  test("shares out the whole company", () => {
    const all = (round?.investors ?? 0) + (round?.pool ?? 0) + (round?.holders["founders"] ?? 0);
    expect(all).toBeCloseTo(1, 9);
  });
});

describe("runway with growth", () => {
  test("10,000 at a burn of 4,000 on 1,000 without growth lasts two and a half months", () =>
    expect(efficiency.runwayWithGrowth({ cash: 10_000, burn: 4000, revenue: 1000, growth: 0 })?.months).toBeCloseTo(
      2.5,
      9,
    ));
  test("enough growth is default alive", () =>
    expect(efficiency.runwayWithGrowth({ cash: 60_000, burn: 4000, revenue: 4000, growth: 0.1 })).toMatchObject({
      alive: true,
      profitableAfter: 9,
    }));
  test("a growing burn without revenue is not", () =>
    expect(efficiency.runwayWithGrowth({ cash: 8000, burn: 4000, revenue: 0, growth: 0.3 })?.months).toBeCloseTo(2, 9));
});

describe("valuations before revenue are ranges", () => {
  test("Berkus gives at most half a million for each of five", () =>
    expect(berkus({ idea: 1, prototype: 1, team: 1, relationships: 1, rollout: 1 })).toEqual({
      low: 1_875_000,
      high: 2_500_000,
    }));
  test("Payne's weights add up", () =>
    expect(Object.values(scorecardWeights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9));
  test("an average company is worth about its anchor", () => {
    const average = { team: 1, opportunity: 1, product: 1, competition: 1, sales: 1, needForMoney: 1, other: 1 };
    const range = scorecard(2e6, average);
    expect(range.low).toBeCloseTo(1.8e6, 3);
    expect(range.high).toBeCloseTo(2.2e6, 3);
  });
  test("twelve unknown risks span three million either way", () =>
    expect(
      riskFactorSummation(
        9e6,
        Array.from({ length: 12 }, () => null),
      ),
    ).toEqual({ low: 6e6, high: 12e6 }));
  test("the venture method with Gust's example of 42.5M at 20 times lies inside the range", () => {
    const range = vcMethod({ terminalValue: 42.5e6, laterDilutions: [], investment: 500_000 });
    expect(range?.low).toBeCloseTo(916_666.67, 1);
    expect(range?.high).toBeCloseTo(3_750_000, 1);
    expect(1.625e6).toBeGreaterThan(range?.low ?? 0);
    expect(1.625e6).toBeLessThan(range?.high ?? 0);
  });
});

describe("the calculators", () => {
  test("have names of their own", () =>
    expect(new Set(calculators.map((item) => item.name)).size).toBe(calculators.length));
  test("answer with formula and inputs", () =>
    expect(calculate("price_floor", { unit_cost: 6, gross_margin: 0.6 })).toMatchObject({
      value: 15,
      unit: "money",
      inputs: { unit_cost: 6, gross_margin: 0.6 },
    }));
  test("refuse a churn of 140%", () =>
    expect(() => calculate("ltv", { contribution: 40, monthly_churn: 1.4 })).toThrow(/monthly_churn/));
  test("know no other name", () => expect(calculate("tam", {})).toBeNull());
});

describe("monthly revenue in a year, in three cases", () => {
  const after = (text: string): unknown[] => {
    const found = analyse({ messages: [text], now: new Date("2026-08-01") }).metrics.find(
      (item) => item.name === "mrr_in_12_months",
    );
    return [found?.low, found?.value, found?.high].map((value) => Math.round(value ?? 0));
  };
  test("2,000 growing 10% a month", () =>
    // 2,000 · 1.05^12, 2,000 · 1.1^12, 2,000 · 1.15^12
    expect(after("A tool for dentists in Spain at €50 a month. MRR is €2,000, growing 10% per month.")).toEqual([
      3592, 6277, 10_701,
    ]));
});
