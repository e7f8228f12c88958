import { expect, test } from "vitest";
import { settledIn } from "../../training/settled.ts";
import { analyse } from "../analyse.ts";
import { knownFigures } from "../derivations/known-figures.ts";
import { factSheet } from "./fact-sheet.ts";

const now = new Date("2026-06-01T00:00:00Z");

function linesOf(marked: string): string[][] {
  const { messages, settled } = settledIn([marked]);
  const analysis = analyse({ messages, now, settled });
  return factSheet(analysis, knownFigures(analysis.venture))
    .split("\n")
    .map((line) => line.split(" | "));
}

test("each product's result stands beside its own value as it is shown", () => {
  const lines = linesOf(
    "Fresh limes sell at ⟦$38|price USD/lime =38⟧ a lime, picking is ⟦$11|unit_cost USD/lime =11⟧. " +
      "A jar sells at ⟦$29|price USD/jar =29⟧, filling is ⟦$4|unit_cost USD/jar =4⟧.",
  );
  const left = lines.filter(([id]) => id?.startsWith("m_contribution") && !id.includes("margin"));
  expect(left.map(([, , value, shown]) => [value, shown?.split(" = ")[0]])).toEqual([
    ["27 USD/lime", "$27"],
    ["25 USD/jar", "$25"],
  ]);
});

test("a figure stands in the period in which it was said, with the value that is computed with", () => {
  const lines = linesOf(
    "A hall pays ⟦€290|price EUR/customer/year =290⟧ for the year, hosting is ⟦€240|fixed_cost EUR/month =240⟧.",
  );
  expect(lines.flatMap(([id, , value]) => (id?.startsWith("q0_") ? [value] : []))).toEqual([
    "290 EUR/customer/year (computed with as 24.1667 EUR/customer/month)",
    "240 EUR/month",
  ]);
});
