import { calculate, calculators } from "@cofounder/analyst/light";
import { figureReading, heardFigure, messageMaxLength, settlement, startupTypes } from "@cofounder/contract";
import { z } from "zod";
import { Problem } from "../../platform/problem.ts";
import { answerOnce } from "../turns/index.ts";
import { type AgentTool, agentTool } from "./agent-tool.ts";

const longestMs = 5 * 60_000;

const settledMax = 250;

/** An unread figure. */
const unreadFigure = z.object({
  ...heardFigure.pick({ quote: true, span: true }).shape,
  guess: figureReading.nullable().describe("The likeliest reading; null where none is likely enough."),
  offered: z.array(figureReading).describe("Others, the likeliest first."),
});

const analyseIdea = agentTool({
  name: "analyse_idea",
  title: "Analyze an idea",
  description:
    "The co-founder's analysis of a startup idea: figures computed from the numbers in it or cited with " +
    "source and year, a rating, the riskiest assumption, and what to test and ask next. A figure of " +
    "which it is not sure is used nowhere and listed in `unread`: ask the founder what it is, and call " +
    "again with the answers as `settled`. Nothing of it is stored. Costs 1 to 3 tokens.",
  scope: "tools:run",
  readOnly: false,
  reachesOut: true,
  input: z.object({
    idea: z
      .string()
      .trim()
      .min(1)
      .max(messageMaxLength)
      .describe("What it is, for whom, and every number that is known: price, customers, churn, costs, cash."),
    startupType: z.enum(startupTypes.map(({ id }) => id)).optional(),
    settled: z
      .array(settlement)
      .max(settledMax)
      .default([])
      .describe(
        "What the founder says that figures are: each `span` as `unread` has it, with a `reading` like those " +
          "offered there, or null for what is no figure of the venture. Nothing is to be settled that the " +
          "founder did not say.",
      ),
    webSearch: z.boolean().default(false).describe("Look on the web too, where a search is set up. Costs more."),
  }),
  output: z.object({
    analysis: z.string().describe("Markdown."),
    rating: z.int().min(1).max(10).nullable().describe("From 1 to 10; null where the idea says too little."),
    tokensUsed: z.int().min(0),
    unread: z.array(unreadFigure).describe("The figures that nothing is computed from until they are settled."),
  }),
  run: async (ctx, { idea, startupType = null, webSearch, settled }) => {
    const asked = { message: idea, startupType, webSearch, settled };
    const { text, rating, cost, unread } = await answerOnce(ctx, asked, AbortSignal.timeout(longestMs));
    const open = unread.map(({ quote, span, reading, offers }) => ({
      quote,
      span,
      guess: reading,
      offered: offers.map((offer) => offer.reading),
    }));
    return { text, output: { analysis: text, rating, tokensUsed: cost, unread: open }, cost };
  },
});

const names = calculators.map(({ name }) => name) as [string, ...string[]];
const recipes = calculators.map(
  ({ name, description, schema }) => `- ${name}(${Object.keys(schema.shape).join(", ")}): ${description}`,
);

const runCalculator = agentTool({
  name: "calculate",
  title: "Run a calculator",
  description: `One formula of startup finance, computed and shown with its formula. Free. Rates and shares are fractions: 5 % is 0.05.\n${recipes.join("\n")}`,
  scope: null,
  readOnly: true,
  reachesOut: false,
  input: z.object({
    calculator: z.enum(names),
    inputs: z.record(z.string(), z.number()).describe("The calculator's inputs by their names."),
  }),
  output: z.object({
    name: z.string(),
    value: z.number().nullable().describe("Null where the formula has no value for these inputs, or a range."),
    unit: z.string(),
    formula: z.string(),
    inputs: z.record(z.string(), z.number()),
    low: z.number().nullable(),
    high: z.number().nullable(),
  }),
  run: async (_, { calculator, inputs }) => {
    const output = calculated(calculator, inputs);
    const { value, low, high, unit, formula } = output;
    const shown = value ?? (low === null ? "undefined for these inputs" : `${low} to ${high}`);
    return { text: `${calculator} = ${shown} ${unit} (${formula})`, output, cost: 0 };
  },
});

function calculated(name: string, inputs: unknown) {
  try {
    const answer = calculate(name, inputs);
    if (answer) return answer;
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const issues = error.issues.map(({ path, message }) => ({ path: ["inputs", ...path].join("."), message }));
    throw new Problem("invalid_input", { issues });
  }
  throw new Problem("not_found");
}

export const engineTools: AgentTool[] = [analyseIdea, runCalculator];
