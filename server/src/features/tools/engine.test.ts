import { expect, test } from "vitest";
import { makeByEngine } from "./engine.ts";

const enhanced = (prompt: string): string =>
  (
    makeByEngine("enhance-prompt", { prompt }, { now: new Date("2026-11-01"), sources: [], creators: [] }) as {
      enhanced: string;
    }
  ).enhanced;

test.each([
  "A logo called Flurly",
  'A sign that says "Open"',
  "A logo for Flurly in green",
  "Ein Logo mit dem Schriftzug Brandt",
  "Un logotipo con el nombre Sol",
  "Un logo avec le nom Mirabelle",
  "“晨光”面馆的标志，写上名称",
])("a prompt for a picture with letters does not exclude text: %s", (prompt) =>
  expect(enhanced(prompt)).not.toContain("no lettering"),
);

test.each(["a bakery on wheels", "A logo of a fox", "Ein Fuchs im Schnee", "夜晚的面馆"])(
  "a prompt for a picture without words excludes text: %s",
  (prompt) => expect(enhanced(prompt)).toContain("no lettering"),
);
