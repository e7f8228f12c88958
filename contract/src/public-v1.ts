import { z } from "zod";
import { forKeys } from "./endpoint.ts";
import { generatedIdea } from "./ideas.ts";
import { id } from "./ids.ts";
import { refusals } from "./problems.ts";
import { startupTypes } from "./startup-types.ts";
import type { PlanTier } from "./subscriptions.ts";
import { competitorAnalysisInput, competitorAnalysisOutput } from "./tools/competitor-analysis.ts";
import { investorGuideInput, investorGuideOutput } from "./tools/investor-guide.ts";
import { pitchAnalyzerInput, pitchAnalyzerOutput } from "./tools/pitch-analyzer.ts";
import { toolNotice } from "./tools/runs.ts";
import { webSource } from "./chat.ts";
import { oneLine } from "./one-line.ts";

/** An account's daily call limit, over all its keys; null: unlimited. `none` has no plan. */
export const apiCallsPerDay: Record<PlanTier | "none", number | null> = {
  none: 100,
  starter: 100,
  pro: 1_000,
  premium: null,
};

/** How long a response to a POST is kept for its idempotency key. */
export const idempotencyHours = 24;
export const idempotencyKeyMaxLength = 255;

/** Descriptions of a shape's fields; validation is unchanged. */
function told<Shape extends z.ZodRawShape>(
  shape: z.ZodObject<Shape>,
  texts: { readonly [Field in keyof Shape]: string },
): z.ZodObject<Shape> {
  const fields = Object.entries(shape.shape).map(([name, field]) => [
    name,
    (field as z.ZodType).describe(texts[name as keyof Shape]),
  ]);
  return z.object(Object.fromEntries(fields) as Shape);
}

const spent = z
  .int()
  .min(0)
  .describe("Tokens charged for the call. 0 if a model failed and the engine answered instead.");

const made = <Result extends z.ZodType>(result: Result) =>
  z.object({
    id: id.describe("The ID of the result, which you also find among your results on the website."),
    tokensUsed: spent,
    madeBy: z.enum(["engine", "model"]).describe("Who wrote the text. The figures always come from the engine."),
    notices: z.array(toolNotice).describe("What was not available for this result."),
    sources: z.array(webSource).describe("Web pages that were found and read for this result."),
    result,
  });

const pitchResult = told(pitchAnalyzerOutput, {
  score: "From 0 to 100: the points of all items, less the penalties.",
  band: "`green` from 80 on, `yellow` from 60 on, else `red`.",
  investorReadiness: "`High`, `Medium` or `Low`.",
  language: "The language the pitch is written in.",
  slides: "How many slides were read.",
  strengths: "What an investor finds, with the place.",
  weaknesses: "What an investor misses.",
  recommendations: "What to change, the most rewarding first.",
  items: "Every item of the rubric with its points, the quote it was found in and what to change.",
  penalties: "Points that were taken off, each with its reason.",
  readability: "Length and ease of the sentences.",
  questions: "What an investor asks next, the largest gap first.",
  hidden: "Text that nobody sees; empty here, where text is sent and no file.",
  difference: "Null: only the website compares two versions.",
});

const competitorResult = told(competitorAnalysisOutput, {
  language: "The language the result is written in.",
  marketOverview: "The overview as one text.",
  figures: "Figures, each with its formula or source.",
  alternatives: "What buyers do today, rivals you named and rivals that were found, with how to check each.",
  matrix: "Alternatives beside each other, criterion by criterion.",
  map: "A positioning map; a position nobody told is null.",
  forces: "What shapes the market, each with what speaks for it.",
  whiteSpace: "Gaps worth checking.",
  advantages: "What could set you apart.",
  positioning: "Sentences to position yourself with.",
  strategy: "Next steps.",
  checks: "Claims with how to check them.",
  sources: "Pages that the analysis cites.",
});

const investorResult = told(investorGuideOutput, {
  language: "The language the result is written in.",
  summary: "What the stage and the industry mean for a round.",
  investors: "Angels, venture capital and accelerators: whether each fits, why, and how to reach them.",
  round: "Figures of a usual round at this stage.",
  metrics: "What investors look at, and the bar.",
  checklist: "What to have ready.",
  valuations: "Four methods; the range is null where a number of yours is missing.",
  capTable: "Who holds what before and after a usual round.",
  timeline: "Weeks until the money is there.",
  letter: "A letter to begin with; what is missing stands in square brackets.",
  currency: "The currency of all amounts.",
});

const calls = forKeys("tools:run").errors(refusals("insufficient_tokens", "tool.failed"));

/** The public API below /v1. It is frozen: fields may be added, none is removed and none changes its meaning. */
export const publicV1 = {
  generateStartup: calls
    .route({
      method: "POST",
      path: "/startup/generate",
      operationId: "generateStartup",
      summary: "Generate a startup",
      description:
        "The co-founder's analysis of what you describe, with a rating and a roadmap, and up to six ways to " +
        "begin in the industry. Costs what a question in the chat costs: 1 to 3 tokens.",
      tags: ["Startup"],
    })
    .input(
      z.object({
        type: z.enum(startupTypes.map((type) => type.id)).describe("The kind of startup."),
        industry: oneLine(80).min(1).describe("The industry, in your words."),
        description: z
          .string()
          .trim()
          .min(1)
          .max(20_000)
          .describe("What you want to build, for whom, and every number you know: price, customers, costs."),
      }),
    )
    .output(
      z.object({
        tokensUsed: spent,
        analysis: z.string().describe("The analysis, in Markdown."),
        rating: z
          .int()
          .min(1)
          .max(10)
          .nullable()
          .describe("From 1 to 10; null where the description says too little to rate it."),
        ideas: z.array(generatedIdea).describe("Ways to begin, each with a first test and a reason to stop."),
      }),
    ),
  analyzeCompetitors: calls
    .route({
      method: "POST",
      path: "/competitor/analyze",
      operationId: "analyzeCompetitors",
      summary: "Analyze competitors",
      description: "What buyers do today, alternatives, and where a gap could be. Costs 2 tokens.",
      tags: ["Competitor"],
    })
    .input(
      z.object({
        industry: competitorAnalysisInput.shape.industry.describe("The industry, in your words."),
        businessIdea: competitorAnalysisInput.shape.idea.describe("The idea, with price and rivals if you know them."),
      }),
    )
    .output(made(competitorResult)),
  analyzePitch: calls
    .route({
      method: "POST",
      path: "/pitch/analyze",
      operationId: "analyzePitch",
      summary: "Analyze a pitch",
      description:
        "A score from 0 to 100 with strengths, weaknesses and what to change, from the text of a deck. Costs 2 tokens.",
      tags: ["Pitch"],
    })
    .input(
      z.object({
        content: pitchAnalyzerInput.shape.content.describe(
          "The text of the deck. Slides are divided by a line of three dashes.",
        ),
      }),
    )
    .output(made(pitchResult)),
  matchInvestors: calls
    .route({
      method: "GET",
      path: "/investor/match",
      operationId: "matchInvestors",
      summary: "Match investors",
      description: "Which kinds of investor fit a stage and an industry, and what they look for. Costs 2 tokens.",
      tags: ["Investor"],
    })
    .input(
      z.object({
        stage: z.enum(["seed", "series-a", "series-b"]).describe("The round you raise."),
        industry: investorGuideInput.shape.industry.describe("The industry."),
      }),
    )
    .output(made(investorResult)),
};
