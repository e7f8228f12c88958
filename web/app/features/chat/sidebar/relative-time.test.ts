import { expect, it } from "vitest";
import { relativeTime } from "./relative-time.ts";

const now = Date.parse("2030-06-15T12:00:00Z");
const minute = 60_000;
const hour = 60 * minute;

it.each([
  [-5 * minute, { unit: "now" }],
  [0, { unit: "now" }],
  [5 * minute - 1, { unit: "now" }],
  [5 * minute, { unit: "minutes", count: 5 }],
  [hour - 1, { unit: "minutes", count: 59 }],
  [hour, { unit: "hours", count: 1 }],
  [hour * 23 + 59 * minute, { unit: "hours", count: 23 }],
  [24 * hour, { unit: "day" }],
  [48 * hour - 1, { unit: "day" }],
  [48 * hour, { unit: "days", count: 2 }],
  [24 * 30 * hour, { unit: "days", count: 30 }],
])("a chat %i ms old is %o", (age, expected) => {
  expect(relativeTime(new Date(now - age).toISOString(), now)).toEqual(expected);
});
