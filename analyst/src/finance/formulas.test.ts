import { describe, expect, test } from "vitest";
import * as dilution from "./dilution.ts";
import { wilson } from "./intervals.ts";
import { berkus, riskFactorSummation, scorecard, scorecardWeights, vcMethod } from "./valuation.ts";

/** The subject, the formula's answer, the answer by hand, and the author of the formula. */
const table: [what: string, actual: number | null, byHand: number, source: string][] = [
  ["1M on 4M pre-money", dilution.soldAtPreMoney(1e6, 4e6), 0.2, "r/(pre + r)"],
  ["left after four rounds", dilution.leftAfter([0.101, 0.2, 0.2, 0.15]), 0.489056, "Carta medians, Q4 2024"],
];

test.each(table)("%s", (_what, actual, byHand) => expect(actual).toBeCloseTo(byHand, 4));

describe("a priced round", () => {
  const round = dilution.afterRound({
    holders: { founders: 0.9 },
    pool: 0.1,
    raise: 2e6,
    preMoney: 8e6,
    poolAfter: 0.1,
  });
  test("takes the pool out of the earlier holders' shares", () =>
    expect(round?.holders["founders"]).toBeCloseTo(0.7, 9));
  test("distributes the whole company", () => {
    const all = (round?.investors ?? 0) + (round?.pool ?? 0) + (round?.holders["founders"] ?? 0);
    expect(all).toBeCloseTo(1, 9);
  });
});

describe("valuations before revenue are ranges", () => {
  test("Berkus gives at most half a million for each of five elements", () =>
    expect(berkus({ idea: 1, prototype: 1, team: 1, relationships: 1, rollout: 1 })).toEqual({
      low: 1_875_000,
      high: 2_500_000,
    }));
  test("Payne's weights add up to 1", () =>
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

test("the interval of none out of seven starts at zero, and that of all seven ends at one", () => {
  expect(wilson(0, 7).low).toBe(0);
  expect(wilson(7, 7).high).toBe(1);
});
