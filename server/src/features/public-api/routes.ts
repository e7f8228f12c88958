import { publicV1, type ToolInputs, type ToolName, type ToolOutputs } from "@cofounder/contract";
import { implement } from "@orpc/server";
import { Problem } from "../../platform/problem.ts";
import { jobsIn } from "../../platform/workers/job.ts";
import { answerOnce } from "../turns/index.ts";
import { runToEnd, type ToolRunner } from "../tools/index.ts";
import type { CallCtx } from "./call.ts";
import type * as ideasJob from "./ideas-job.ts";

const jobs = jobsIn<typeof ideasJob>(new URL("./ideas-job.ts", import.meta.url));

const longestMs = 5 * 60_000;

/** The public API: the tools of the registry and the co-founder's answer, without logic of its own. */
export const publicApiRoutes = (runner: ToolRunner) => {
  const surface = implement(publicV1).$context<CallCtx>();

  async function resultOf<Name extends ToolName>(ctx: CallCtx, tool: Name, input: ToolInputs[Name]) {
    const run = await runToEnd(ctx, { tool, runId: ctx.runId, input, counted: true }, runner);
    if (run.status !== "done" || run.madeBy === null) throw new Problem("tool.failed");
    const { id, madeBy, notices, sources } = run;
    const tokensUsed = run.cost ?? 0;
    ctx.spent(tokensUsed);
    return { id, tokensUsed, madeBy, notices, sources, result: run.output as ToolOutputs[Name] };
  }

  return {
    generateStartup: surface.generateStartup.handler(async ({ context, input: { type, industry, description } }) => {
      const asked = { message: `${description}\n\nIndustry: ${industry}.`, startupType: type, webSearch: false };
      const answer = await answerOnce(context, asked, AbortSignal.timeout(longestMs));
      context.spent(answer.cost);
      const ideas = await context.workers.run(context.userId, jobs("ideasBeside"), type, industry, description);
      return { tokensUsed: answer.cost, analysis: answer.text, rating: answer.rating, ideas };
    }),
    analyzeCompetitors: surface.analyzeCompetitors.handler(({ context, input: { industry, businessIdea } }) =>
      resultOf(context, "competitor-analysis", { industry, idea: businessIdea }),
    ),
    analyzePitch: surface.analyzePitch.handler(({ context, input }) => resultOf(context, "pitch-analyzer", input)),
    matchInvestors: surface.matchInvestors.handler(({ context, input }) => resultOf(context, "investor-guide", input)),
  };
};
