import { type ApiLog, apiLogsPerPage, type ApiLogStatus } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import { pageOf, readCursor } from "../../platform/db/cursor.ts";
import { Problem } from "../../platform/problem.ts";

export interface LogFilter {
  status?: ApiLogStatus | undefined;
  apiName?: string | undefined;
  email?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  cursor?: string | undefined;
}

const selected = `
  select l.id, l.user_id as "userId", u.email, l.api_name as "apiName", l.tokens_used as "tokensUsed", l.status,
    l.created_at as "createdAt"
  from api_usage_logs l left join users u on u.id = l.user_id
  where ($1::text is null or l.status = $1) and starts_with(l.api_name, $2)
    and ($3 = '' or l.user_id in (select id from users where strpos(email, lower($3)) > 0))
    and ($4::date is null or l.created_at >= $4::date at time zone 'UTC')
    and ($5::date is null or l.created_at < ($5::date + 1) at time zone 'UTC')
    and ($6::timestamptz is null or (l.created_at, l.id) < ($6, $7::uuid))
  order by l.created_at desc, l.id desc limit $8`;

/** Newest first. */
export async function readLogs(ctx: DbCtx, filter: LogFilter): Promise<{ logs: ApiLog[]; next: string | null }> {
  const values = valuesOf(filter);
  const { rows } = await ctx.database.pool.query<Omit<ApiLog, "createdAt"> & { createdAt: Date }>(selected, values);
  const { page, next } = pageOf(rows, apiLogsPerPage, ({ createdAt }) => createdAt);
  return { logs: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), next };
}

function valuesOf({ status, apiName, email, from, to, cursor }: LogFilter) {
  if (from && to && from > to)
    throw new Problem("invalid_input", { issues: [{ path: "to", message: "Before `from`." }] });
  const after = readCursor(cursor);
  return [status, apiName ?? "", email ?? "", from, to, after?.at, after?.id, apiLogsPerPage + 1];
}
