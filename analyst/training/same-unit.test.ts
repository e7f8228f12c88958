import { expect, test } from "vitest";
import { parseUnit } from "../src/quantities/unit.ts";
import { type Compared, isSameUnit } from "./same-unit.ts";

const known: Compared = { buyers: ["small clinics"], meaning: "price", readAs: "price" };
const isSame = (read: string, wanted: string, more: Partial<Compared> = {}): boolean =>
  isSameUnit(parseUnit(read) ?? {}, parseUnit(wanted) ?? {}, { ...known, ...more });

test("forms of a noun, measure words and the buyer's noun are the same unit", () => {
  expect(isSame("EUR/cartons", "EUR/carton")).toBe(true);
  expect(isSame("CNY/个", "CNY/贝果")).toBe(true);
  expect(isSame("EUR/clinic/month", "EUR/customer/month")).toBe(true);
  expect(isSame("person", "customer", { meaning: "asked" })).toBe(true);
});

test("another noun, currency or time is another unit", () => {
  expect(isSame("EUR/carton", "EUR/shop")).toBe(false);
  expect(isSame("USD/carton", "EUR/carton")).toBe(false);
  expect(isSame("EUR/month", "EUR/year")).toBe(false);
  expect(isSame("EUR/minute", "EUR/minute_of_ride")).toBe(false);
  expect(isSame("EUR/month", "EUR/customer/month")).toBe(false);
  expect(isSame("EUR/shop", "EUR/customer")).toBe(false);
  expect(isSame("person", "customer", { meaning: "staff" })).toBe(false);
});

test("the people asked are the same unit under any name", () => {
  expect(isSame("customer", "bricklayer", { meaning: "asked", readAs: "asked" })).toBe(true);
  expect(isSame("customer", "bricklayer", { meaning: "staff", readAs: "asked" })).toBe(false);
  expect(isSame("customer", "bricklayer", { meaning: "asked", readAs: "paying" })).toBe(false);
});
