import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";

/** The actions that the member ticked off in a result. */
export async function readTicks(ctx: MemberCtx, runId: string): Promise<string[]> {
  const { rows } = await ctx.database.pool.query<{ ticked: string[] }>(
    "select ticked from tool_runs where user_id = $1 and id = $2",
    [ctx.userId, runId],
  );
  const [row] = rows;
  if (!row) throw new Problem("tool.run_not_found");
  return row.ticked;
}

/** Stores the whole list, each id once. */
export async function keepTicks(
  ctx: MemberCtx,
  { runId, ticked }: { runId: string; ticked: string[] },
): Promise<string[]> {
  const { rows } = await ctx.database.pool.query<{ ticked: string[] }>(
    "update tool_runs set ticked = $3::jsonb where user_id = $1 and id = $2 returning ticked",
    [ctx.userId, runId, JSON.stringify([...new Set(ticked)])],
  );
  const [row] = rows;
  if (!row) throw new Problem("tool.run_not_found");
  return row.ticked;
}
