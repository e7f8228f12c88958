import { expect, test } from "vitest";
import { settledIn } from "../../training/settled.ts";
import { analyse } from "../analyse.ts";
import { translatorFor } from "../i18n/translator.ts";
import { isPossible, turningLine } from "./turning.ts";

const turnsOf = (marked: string): string =>
  turningLine(analyse({ ...settledIn([marked]), now: new Date("2026-11-26") }), translatorFor("en")) ?? "";

const jars =
  "I sell ⟦100|volume jar/month⟧ jars a month at ⟦€9|price EUR/jar⟧, each costs me ⟦€4|unit_cost EUR/jar⟧. " +
  "The kitchen is ⟦€300|fixed_cost EUR/month⟧ a month.";

test("a business that sells gets the values at which its month leaves nothing, the closest first", () => {
  const reply = turnsOf(jars);
  // 100 × (9 − 4) = 500: a price of 4 + 300 / 100, a number of 300 / 5, a cost of 9 − 300 / 100.
  const [price, volume, cost] = ['"€9" (price): €7 for each jar', ": 60 jars each month", ": €6 for each jar"].map(
    (text) => reply.indexOf(text),
  );
  expect(price).toBeGreaterThan(0);
  expect(volume).toBeGreaterThan(price ?? 0);
  expect(cost).toBeGreaterThan(volume ?? 0);
  expect(reply).not.toContain("(kitchen)");
});

test("a negative figure and a share of more than the whole are no such values", () => {
  expect([-1, 112].map((value) => isPossible({ unit: { EUR: 1 } }, value))).toEqual([false, true]);
  expect([94, 112].map((value) => isPossible({ unit: { "%": 1 } }, value))).toEqual([true, false]);
});
