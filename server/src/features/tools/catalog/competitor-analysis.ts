import { competitorQueries } from "@cofounder/analyst";
import type { CompetitorAnalysisOutput } from "@cofounder/contract";
import { z } from "zod";
import { withoutExamples, withRivals } from "../cited-rivals.ts";
import { defineTool } from "../definition.ts";
import { joined } from "../model-statements.ts";
import { bullets, document, figures, heading, paragraph, section, stated, statements, table } from "../markdown.ts";

const line = z.string().trim().max(600);
const lines = (max: number) => z.array(line).max(max).default([]);
const filling = z.object({
  overview: z.string().trim().max(3_000),
  notRivals: z
    .array(z.string().max(200))
    .max(16)
    .default([])
    .describe("Names of DRAFT's examples that this buyer would never weigh: they are left out."),
  rivals: z
    .array(
      z.object({
        name: z.string().trim().max(100),
        url: z.string().max(2_000).default("").describe("Of a page of PAGES; empty where you know it yourself."),
        about: line,
        price: z.string().trim().max(120).default(""),
      }),
    )
    .max(8)
    .default([]),
  forces: z
    .array(z.object({ id: z.string().max(40), text: line }))
    .max(10)
    .default([]),
  whiteSpace: lines(3),
  advantages: lines(3),
  positioning: line.default(""),
  strategy: lines(4),
});

export const competitorAnalysis = defineTool("competitor-analysis", {
  apiName: "chat-with-ai",
  title: ({ industry, idea }) => `${industry}: ${idea}`,
  said: ({ industry, idea, rivals = [], price }) =>
    [
      `Industry: ${industry}.`,
      `${idea}`,
      rivals.length > 0 ? `Competitors are ${rivals.join(", ")}.` : "",
      price ? `The price is ${price}.` : "",
    ]
      .filter(Boolean)
      .join("\n"),
  queries: competitorQueries,
  venture: ({ industry, idea, rivals = [], price }) =>
    [idea, `Industry: ${industry}.`, rivals.length > 0 ? `Competitors: ${rivals.join(", ")}.` : "", price ?? ""]
      .filter(Boolean)
      .join("\n"),
  model: {
    schema: filling,
    draft: ({ marketOverview, alternatives, matrix, forces, whiteSpace, strategy, figures: known }) => ({
      overview: marketOverview,
      figures: known.map(({ label, value }) => `${label}: ${value}`),
      alternatives: alternatives.map(({ name, kind, about }) => ({ name, kind, about: about.text })),
      compared: matrix.rows.map(({ label }) => label),
      forces: forces.map(({ id, label, entries }) => ({ id, label, says: entries.map(({ text }) => text) })),
      whiteSpace: whiteSpace.map(({ text }) => text),
      strategy: strategy.map(({ text }) => text),
    }),
    merge: (all, filled, pages) => {
      const made = withRivals(withoutExamples(all, filled.notRivals), filled.rivals, pages);
      return {
        ...made,
        marketOverview: filled.overview || made.marketOverview,
        forces: made.forces.map((force) => ({
          ...force,
          entries: joined(
            force.entries,
            filled.forces.filter(({ id }) => id === force.id).map(({ text }) => text),
            10,
          ),
        })),
        whiteSpace: joined(made.whiteSpace, filled.whiteSpace, 8),
        advantages: joined(made.advantages, filled.advantages, 8),
        positioning: joined(made.positioning, [filled.positioning], 6),
        strategy: joined(made.strategy, filled.strategy, 10),
      };
    },
    computes: true,
    maxTokens: 4_000,
  },
  toMarkdown: (output) => writeCompetitors(output),
});

const told = {
  nothing: "doing nothing",
  today: "today",
  rival: "named by you",
  cited: "found on the web",
  model: "from the model, not checked",
  example: "example to check",
};

function writeCompetitors(output: CompetitorAnalysisOutput): string {
  const { matrix, map, forces, checks } = output;
  return document(
    heading(1, "Competitor analysis"),
    section("Market overview", paragraph(output.marketOverview), figures(output.figures)),
    section(
      "Alternatives",
      bullets(
        output.alternatives.map(
          ({ name, kind, about, howToCheck, url }) =>
            `${name} (${told[kind]}): ${stated(about)} ${url ? `Page: ${url}. ` : ""}How to check: ${howToCheck}`,
        ),
      ),
    ),
    section(
      "Features and prices",
      table(
        ["", ...matrix.columns],
        matrix.rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
      ),
    ),
    section(
      "Positioning map",
      paragraph(`Across: ${map.x.low} to ${map.x.high}. ${map.x.because}`),
      paragraph(`Up: ${map.y.low} to ${map.y.high}. ${map.y.because}`),
      bullets(
        map.points.map(
          ({ name, x, y, because }) => `${name}: ${x === null || y === null ? "place it yourself. " : ""}${because}`,
        ),
      ),
    ),
    section(
      "Five forces",
      ...forces.flatMap(({ label, entries, check }) => [
        heading(3, label),
        statements(entries),
        paragraph(`How to check: ${check}`),
      ]),
    ),
    section("White space", statements(output.whiteSpace)),
    section("Advantages", statements(output.advantages)),
    section("Positioning", statements(output.positioning)),
    section("Strategy", statements(output.strategy)),
    section(
      "How to check each claim",
      bullets(checks.map(({ claim, how, search }) => `${claim}. ${how}${search ? ` Search for: ${search}` : ""}`)),
    ),
    section(
      "Pages found",
      bullets(output.sources.map(({ title, url, foundOn }) => `${title}, ${url}, found on ${foundOn}`)),
    ),
  );
}
