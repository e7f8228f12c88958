import type { Ctx } from "../../platform/ctx.ts";
import type { StoredEvent } from "../../platform/event-log.ts";
import type { RunKey, RunRow } from "./run-store.ts";

export async function findRunStatus(ctx: Ctx, { userId, runId }: RunKey): Promise<RunRow["status"] | null> {
  const { rows } = await ctx.database.pool.query<{ status: RunRow["status"] }>(
    "select status from tool_runs where user_id = $1 and id = $2",
    [userId, runId],
  );
  return rows[0]?.status ?? null;
}

export async function listEvents(ctx: Ctx, { userId, runId }: RunKey, after: number): Promise<StoredEvent[]> {
  const { rows } = await ctx.database.pool.query<StoredEvent>(
    "select seq, type, data from tool_events where user_id = $1 and run_id = $2 and seq > $3 order by seq",
    [userId, runId, after],
  );
  return rows;
}

/** Events of runs that ended before `before`, and those whose run was deleted. */
export async function deleteOldRunEvents(ctx: Ctx, before: Date): Promise<number> {
  const { rowCount } = await ctx.database.pool.query(
    `delete from tool_events e where not exists (
       select 1 from tool_runs r
       where r.user_id = e.user_id and r.id = e.run_id and (r.status = 'running' or r.updated_at >= $1)
     )`,
    [before],
  );
  return rowCount ?? 0;
}
