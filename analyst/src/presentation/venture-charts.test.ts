import { expect, test } from "vitest";
import { ticksFor } from "./venture-charts.ts";

test.each([
  ["nothing", [0, 0], [0, 0.25]],
  ["gains", [520, 1_996], [0, 500, 1_000, 1_500, 2_000]],
  ["losses", [-40, -3], [-40, -30, -20, -10, 0]],
  ["both", [-1_396, 31_653], [-10_000, 0, 10_000, 20_000, 30_000, 40_000]],
])("an axis of %s has round values around all of them and zero", (_, values, ticks) => {
  expect(ticksFor(values)).toEqual(ticks);
});
