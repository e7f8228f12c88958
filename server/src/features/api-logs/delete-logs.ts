import type { DbCtx } from "../../platform/ctx.ts";

/** Rows per statement, so that none locks the table for long. */
const atOnce = 10_000;

/** Deletes the oldest calls that were made before `before`; the next call continues. */
export async function deleteLogs(ctx: DbCtx, before: Date): Promise<number> {
  const { rowCount } = await ctx.database.pool.query(
    `delete from api_usage_logs where id in (
       select id from api_usage_logs where created_at < $1 order by created_at limit $2)`,
    [before, atOnce],
  );
  return rowCount ?? 0;
}
