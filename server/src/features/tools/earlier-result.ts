import { type ToolName, type ToolOutputs, toolShapes } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { findRun } from "./run-store.ts";

/** The result of a finished run of this tool, as its member left it. */
export async function requireResult<Name extends ToolName>(
  ctx: MemberCtx,
  tool: Name,
  runId: string,
): Promise<ToolOutputs[Name]> {
  const run = await findRun(ctx, runId);
  if (!run || run.tool !== tool || run.status !== "done") throw new Problem("tool.run_not_found");
  return toolShapes[tool].output.parse(run.output) as ToolOutputs[Name];
}
