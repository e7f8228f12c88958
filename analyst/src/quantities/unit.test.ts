import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  currencyOf,
  divide,
  formatUnit,
  inBaseUnits,
  isCurrency,
  isPure,
  isSameUnit,
  multiply,
  parseUnit,
  raise,
} from "./unit.ts";
import type { Unit } from "./unit.ts";

const unitOf = (text: string): Unit => {
  const unit = parseUnit(text);
  if (!unit) throw new Error(`${text} is no unit`);
  return unit;
};

const symbols = ["EUR", "INR", "customer", "किलो", "次", "minute_of_video", "month", "hour", "%"];
const anyUnit = fc
  .dictionary(
    fc.constantFrom(...symbols),
    fc.integer({ min: -3, max: 3 }).filter((exponent) => exponent !== 0),
  )
  .map((unit): Unit => ({ ...unit }));

describe("units", () => {
  test.each([
    ["EUR/customer/month", { EUR: 1, customer: -1, month: -1 }],
    ["%", { "%": 1 }],
    ["1", {}],
    ["1/month", { month: -1 }],
    ["INR/किलो", { INR: 1, किलो: -1 }],
    ["kg·km/tour", { kg: 1, km: 1, tour: -1 }],
    ["customer/customer/month", { month: -1 }],
  ])("%s is parsed into exponents", (text, unit) => {
    expect(parseUnit(text)).toEqual(unit);
  });

  test.each([
    ["GBP/square metre", { GBP: 1, "m²": -1 }],
    ["sqm/month", { "m²": 1, month: -1 }],
    ["EUR/Quadratmeter", { EUR: 1, "m²": -1 }],
    ["EUR/metro cuadrado", { EUR: 1, "m²": -1 }],
    ["hour/m^2", { hour: 1, "m²": -1 }],
    ["INR/sq. ft.", { INR: 1, "ft²": -1 }],
    ["USD/cubic meter", { USD: 1, "m³": -1 }],
    ["USD/kilowatt hour", { USD: 1, kWh: -1 }],
    ["EUR/room night", { EUR: 1, room_night: -1 }],
    ["minute / car wash", { minute: 1, car_wash: -1 }],
  ])("%s: a measure has one symbol however it is written, and a thing of several words is one", (text, unit) => {
    expect(parseUnit(text)).toEqual(unit);
  });

  test.each(["", "EUR per month", "EUR/", "/month", "12", "EUR/1"])("%j is refused", (text) => {
    expect(parseUnit(text)).toBeNull();
  });

  test("a formatted unit parses back to itself", () => {
    fc.assert(fc.property(anyUnit, (unit) => isSameUnit(unitOf(formatUnit(unit)), unit)));
  });

  test("multiplying and dividing by the same unit changes nothing", () => {
    fc.assert(fc.property(anyUnit, anyUnit, (one, two) => isSameUnit(divide(multiply(one, two), two), one)));
  });

  test("a unit divided by itself is a pure number, as is its zeroth power", () => {
    fc.assert(fc.property(anyUnit, (unit) => isPure(divide(unit, unit)) && isPure(raise(unit, 0))));
  });

  test("currencies come first and times last", () => {
    expect(formatUnit({ month: -1, customer: -1, EUR: 1 })).toBe("EUR/customer/month");
  });

  test("three capitals are a currency, and mixed currencies have no common one", () => {
    expect(isCurrency("TND")).toBe(true);
    expect(isCurrency("kWh")).toBe(false);
    expect(currencyOf(unitOf("TND/kWh"))).toBe("TND");
    expect(currencyOf(unitOf("EUR/USD"))).toBeNull();
    expect(currencyOf(unitOf("order/month"))).toBeNull();
  });
});

describe("base units", () => {
  test.each([
    ["EUR/year", "EUR/month", 1 / 12],
    ["EUR/quarter", "EUR/month", 1 / 3],
    ["EUR/customer/week", "EUR/customer/month", 4.348],
    ["minute/wash", "hour/wash", 1 / 60],
    ["EUR/minute", "EUR/hour", 60],
    ["%/year", "1/month", 0.01 / 12],
    ["EUR/day", "EUR/day", 1],
    ["EUR/season", "EUR/season", 1],
    ["EUR/minute_of_video", "EUR/minute_of_video", 1],
  ])("%s becomes %s", (from, to, factor) => {
    const base = inBaseUnits(unitOf(from));
    expect(formatUnit(base.unit)).toBe(to);
    expect(base.factor).toBeCloseTo(factor, 12);
  });
});
