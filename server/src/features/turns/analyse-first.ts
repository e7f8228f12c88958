import type { FirstAnalysis } from "@cofounder/contract";
import type { Ctx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { analyseTurnInWorker } from "./analysis/analyse-in-worker.ts";
import { ratingOf } from "./take-turn.ts";

/**
 * The engine's reply to a visitor's message, as the chat would show it. Nothing is stored and no model is called;
 * counted by address and for all visitors together.
 */
export async function analyseFirst(ctx: Ctx & { address: string }, { text }: { text: string }): Promise<FirstAnalysis> {
  ctx.workers.require(ctx.address);
  if (!(await ctx.limits.allows("first_analysis", ctx.address))) throw new Problem("first_analysis.limit_reached");
  if (!(await ctx.limits.allows("first_analysis_all", "visitors"))) throw new Problem("first_analysis.busy");
  const history = [{ id: newId(), type: "user" as const, content: text }];
  const { reply } = await analyseTurnInWorker(ctx, ctx.address, { history });
  return { content: reply.markdown, parts: reply.parts, analystRating: ratingOf(reply) };
}
