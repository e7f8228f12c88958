import { toolNotice, type ToolName, toolPrices, toolShapes, webSource } from "@cofounder/contract";
import { z } from "zod";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { runToEnd } from "../tools/index.ts";
import { type AgentTool, agentTool } from "./agent-tool.ts";

/** Descriptions for a model of each tool of the registry. */
const told: Record<ToolName, { title: string; description: string }> = {
  "pitch-analyzer": {
    title: "Analyze a pitch",
    description:
      "Scores the text of a pitch deck from 0 to 100 by a fixed rubric, with the slide and sentence of " +
      "every finding, what to change, and the twelve hardest questions of an investor. The same deck " +
      "always gets the same score. Divide slides by a line of three dashes.",
  },
  "competitor-analysis": {
    title: "Compare competitors",
    description:
      "What buyers do today, doing nothing first; rivals only from what you say, the knowledge base or a " +
      "cited search result; a matrix, five forces, gaps, and how to check every claim.",
  },
  "resource-finder": {
    title: "Find people for a task",
    description:
      "Ranked platforms for a role and a budget with fees and the total cost, a scope with an acceptance " +
      "test, a job post, a paid trial task and interview questions.",
  },
  "investor-guide": {
    title: "Match investors",
    description:
      "Which kinds of investor fit a stage and an industry and why, medians of cheque and dilution with " +
      "source and year, four valuation methods, the cap table after the round, the timeline and a letter.",
  },
  "influencer-finder": {
    title: "Find influencers",
    description:
      "For a niche and a platform: how to split the budget, search strings, benchmark engagement with its " +
      "source, the fee that breaks even, a vetting sheet and letters. Nobody is invented: creators come " +
      "from an imported list or the web search.",
  },
  "self-development": {
    title: "Plan personal development",
    description:
      "A goal as phases that fit the hours of a week, with actions, milestones, if-then habits, a weekly review and a rule for giving up.",
  },
  "website-builder": {
    title: "Build a website",
    description: "A complete responsive page with sections, as HTML, CSS and JavaScript, from what the business does.",
  },
  "automation-builder": {
    title: "Build an automation",
    description:
      "A trigger and steps from a description in English, Spanish, French, German, Hindi or Chinese, as a " +
      "workflow that n8n imports and as a list for people. Leave secrets out.",
  },
  "image-generator": {
    title: "Draw brand pictures",
    description:
      "Four variations of a logo mark, banner, social card, pattern or app tile from a description, by rules or by the image model where one is set up.",
  },
  "enhance-prompt": {
    title: "Improve an image prompt",
    description: "A description of a picture, made precise for an image generator.",
  },
  "app-generator": {
    title: "Generate an app",
    description:
      "A small project that runs, from a description of what it keeps and does. Needs an active paid plan; what was used is charged by estimate.",
  },
};

/** All tools of the registry, under their names there. */
export const registryTools: AgentTool[] = (Object.keys(told) as ToolName[]).map((name) => {
  const price = toolPrices[name];
  const output = z.object({
    id: z.uuid().describe("Of the result, which is also in the tool's history on the website."),
    tokensUsed: z.int().min(0),
    madeBy: z.enum(["engine", "model"]).describe("Whose words it holds. Figures are the engine's in any case."),
    notices: z.array(toolNotice).describe("What the result had to do without."),
    sources: z.array(webSource).describe("Pages that were found and read for it."),
    result: toolShapes[name].output,
  });
  return agentTool({
    name: name.replaceAll("-", "_"),
    title: told[name].title,
    description: `${told[name].description} Costs at most ${price} ${price === 1 ? "token" : "tokens"}.`,
    scope: "tools:run",
    readOnly: false,
    reachesOut: true,
    input: toolShapes[name].input,
    output,
    run: async (ctx, input) => {
      const run = await runToEnd(ctx, { tool: name, runId: newId(), input, counted: true }, ctx.tools);
      if (run.status !== "done" || run.madeBy === null) throw new Problem("tool.failed");
      const { id, madeBy, notices, sources } = run;
      const cost = run.cost ?? 0;
      const made = { id, tokensUsed: cost, madeBy, notices, sources, result: run.output };
      return { text: run.markdown, output: made as z.infer<typeof output>, cost };
    },
  });
});
