import { competitorAnalysisOutput } from "@cofounder/contract/tools/competitor-analysis";
import type { CompetitorAnalysisInput } from "@cofounder/contract/tools/competitor-analysis";
import { describe, expect, test } from "vitest";
import { startupTypeCards } from "../knowledge/startup-types.ts";
import { analyseCompetitors } from "./competitor-analysis.ts";

const now = new Date("2026-11-01T00:00:00Z");
const run = (input: CompetitorAnalysisInput): ReturnType<typeof analyseCompetitors> =>
  analyseCompetitors(input, { now, sources: [] });
const dentists: CompetitorAnalysisInput = {
  industry: "Dental software",
  idea: "A booking tool for dentists in Germany that fills empty chairs after a no-show. Every no-show costs them €120. Today they use paper calendars. Unlike Doctolib, it works with the practice's own phone.",
  rivals: ["Doctolib", "Dampsoft"],
  price: "€49 per month",
};
const carbon: CompetitorAnalysisInput = {
  industry: "Climate",
  idea: "An AI agent that writes carbon reports for bakeries",
};

describe("competitor analysis", () => {
  test("answers in the form of the contract, the same each time", () => {
    expect(() => competitorAnalysisOutput.parse(run(dentists))).not.toThrow();
    expect(JSON.stringify(run(carbon))).toBe(JSON.stringify(run(carbon)));
  });
  test("doing nothing comes first, what they do today second", () => {
    const [first, second] = run(dentists).alternatives;
    expect(first).toMatchObject({ kind: "nothing", about: { text: expect.stringContaining("€120") } });
    expect(second?.name).toContain("paper calendars");
  });
  test("no name stands there that neither the founder nor the knowledge holds", () => {
    const known = new Set(["Doctolib", "Dampsoft", ...startupTypeCards.flatMap(({ alternatives }) => alternatives)]);
    for (const { name, kind } of run(dentists).alternatives)
      if (kind === "rival" || kind === "example") expect(known).toContain(name);
  });
  test("what the knowledge names is marked as an example to check", () => {
    const examples = run(carbon).alternatives.filter(({ kind }) => kind === "example");
    expect(examples.length).toBeGreaterThan(0);
    for (const { about } of examples)
      expect(about).toMatchObject({ basis: "source", text: expect.stringContaining("to check") });
  });
  test("rivals are unknown in the matrix until somebody looks", () => {
    const { columns, rows } = run(dentists).matrix;
    const at = columns.indexOf("Dampsoft");
    for (const { cells } of rows) expect(cells[at]?.basis).toBe("unknown");
    expect(rows.find(({ label }) => label === "Price")?.cells[0]?.text).toBe("€49 per month");
    expect(rows.map(({ label }) => label)).toContain("Fills empty chairs after a no-show");
    expect(rows.map(({ label }) => label).join()).not.toMatch(/no-show costs|paper/);
  });
  test("nobody is placed on the map without a word of the founder", () => {
    const { points } = run(dentists).map;
    expect(points.find(({ name }) => name === "Doctolib")).toMatchObject({ x: null, y: null });
  });
  test("the price is held against what the problem costs, with the sum", () =>
    expect(
      run(dentists)
        .whiteSpace.map(({ text }) => text)
        .join(),
    ).toContain("€49 / €120"));
  test("another idea reads differently throughout", () => {
    const [one, other] = [run(dentists), run(carbon)];
    expect(one.map.y).not.toEqual(other.map.y);
    expect(one.marketOverview).not.toBe(other.marketOverview);
    const shared = one.strategy.filter(({ text }) => other.strategy.some((entry) => entry.text === text));
    expect(shared.length).toBeLessThan(one.strategy.length / 2);
  });
  test("pages found on the web are listed with the day they were found", () =>
    expect(
      analyseCompetitors(carbon, {
        now,
        sources: [{ title: "Carbon tools", url: "https://example.com/a", snippet: "" }],
      }).sources,
    ).toEqual([{ title: "Carbon tools", url: "https://example.com/a", foundOn: "2026-11-01" }]));
});
