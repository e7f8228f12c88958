import { describe, expect, test } from "vitest";
import { poissonRate, wilson } from "./intervals.ts";
import * as unit from "./unit-economics.ts";

describe("unit economics agree with values worked by hand", () => {
  test.each([
    ["gross margin of 49 at a cost of 6", unit.grossMargin(49, 6), 43 / 49],
    ["gross margin below zero", unit.grossMargin(20, 26), -0.3],
    ["no margin without a price", unit.grossMargin(0, 6), null],
    ["contribution", unit.contribution(50, 0.8), 40],
    ["commission per order", unit.takePerOrder(80, 0.15), 12],
    ["payback of 180 at 43 a month", unit.cacPaybackMonths(180, 43), 4.186046511627907],
    ["no payback at a loss", unit.cacPaybackMonths(180, -1), null],
    ["no LTV for impossible churn", unit.ltv(40, 1.4), null],
    ["LTV to CAC", unit.ltvToCac(900, 300), 3],
    ["no ratio for a CAC of nothing", unit.ltvToCac(900, 0), null],
    ["burn multiple", unit.burnMultiple(150_000, 100_000), 1.5],
    ["no burn multiple without new revenue", unit.burnMultiple(150_000, 0), null],
    ["break-even rounds up", unit.breakEvenCustomers(5000, 43), 117],
    ["price floor at 60% margin", unit.priceFloor(6, 0.6), 15],
    ["no price floor for a full margin", unit.priceFloor(6, 1), null],
    ["highest CAC for 12 months", unit.maxCac(43, 12), 516],
    ["highest churn for three times", unit.maxChurn({ contribution: 43, cac: 180, multiple: 3 }), 43 / 540],
    ["steady state", unit.steadyState(20, 0.04), 500],
    ["runway", unit.runwayMonths(60_000, 5000), 12],
    ["no runway figure without burn", unit.runwayMonths(60_000, 0), null],
  ])("%s", (_name, actual, wanted) => {
    if (wanted === null) expect(actual).toBeNull();
    else expect(actual).toBeCloseTo(wanted, 9);
  });
});

describe("small samples stay honest", () => {
  test("9 of 14 is somewhere between 39% and 84%", () => {
    const interval = wilson(9, 14);
    expect(interval.low).toBeCloseTo(0.3876, 3);
    expect(interval.high).toBeCloseTo(0.8366, 3);
  });
  test("nothing asked says nothing", () => expect(wilson(0, 0)).toEqual({ low: 0, high: 1 }));
  test("one event in 48 customer-months leaves 0.05% to 11.6% a month", () => {
    const interval = poissonRate(1, 48);
    expect(interval?.low).toBeCloseTo(0.0253178 / 48, 7);
    expect(interval?.high).toBeCloseTo(5.5716434 / 48, 7);
  });
});
