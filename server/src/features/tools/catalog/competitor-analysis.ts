import { competitorQueries, type Translator, translatorFor } from "@cofounder/analyst/light";
import type { CompetitorAnalysisOutput } from "@cofounder/contract";
import type { Statement } from "@cofounder/contract/tools/statement";
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

const kinds = ({ t }: Translator) => ({
  nothing: t`the status quo`,
  today: t`today`,
  rival: t`named by you`,
  cited: t`found on the web`,
  model: t`from the model, not checked`,
  example: t`example to check`,
});

function writeCompetitors(output: CompetitorAnalysisOutput): string {
  const translator = translatorFor(output.language);
  const { t } = translator;
  const kindOf = kinds(translator);
  const all = (entries: Statement[]): string => statements(entries, translator);
  return document(
    heading(1, t`Competitor analysis`),
    section(t`Market overview`, paragraph(output.marketOverview), figures(output.figures)),
    section(
      t`Alternatives`,
      bullets(
        output.alternatives.map(({ name, kind, about, howToCheck, url }) =>
          [
            `${name} (${kindOf[kind]}): ${stated(about, translator)}`,
            ...(url ? [t`Page: ${url}.`] : []),
            t`How to check: ${howToCheck}`,
          ].join(" "),
        ),
      ),
    ),
    section(
      t`Features and prices`,
      table(
        ["", ...output.matrix.columns],
        output.matrix.rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
      ),
    ),
    section(t`Positioning map`, ...writeMap(output.map, translator)),
    section(
      t`Five forces`,
      ...output.forces.flatMap(({ label, entries, check }) => [
        heading(3, label),
        all(entries),
        paragraph(t`How to check: ${check}`),
      ]),
    ),
    section(t`White space`, all(output.whiteSpace)),
    section(t`Advantages`, all(output.advantages)),
    section(t`Positioning`, all(output.positioning)),
    section(t`Strategy`, all(output.strategy)),
    section(
      t`How to check each claim`,
      bullets(
        output.checks.map(({ claim, how, search }) =>
          [t`${claim}: ${how}`, ...(search ? [t`Search for: ${search}`] : [])].join(" "),
        ),
      ),
    ),
    section(
      t`Pages found`,
      bullets(output.sources.map(({ title, url, foundOn }) => t`${title}, ${url}, found on ${foundOn}`)),
    ),
  );
}

function writeMap({ x, y, points }: CompetitorAnalysisOutput["map"], { t }: Translator): string[] {
  return [
    paragraph(t`Across: ${x.low} to ${x.high}. ${x.because}`),
    paragraph(t`Up: ${y.low} to ${y.high}. ${y.because}`),
    bullets(
      points.map((point) => {
        const open = point.x === null || point.y === null ? ` (${t`place it yourself`})` : "";
        return `${point.name}${open}: ${point.because}`;
      }),
    ),
  ];
}
