import type { ToolName, ToolVersion } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { summaryColumns, type SummaryRow } from "./run-store.ts";

export type VersionRow = Omit<ToolVersion, "createdAt"> & { createdAt: Date };

const versionsMax = 200;

/** The newest versions of what a run made, oldest first. Empty where there is no such run. */
export async function listVersions(ctx: MemberCtx, runId: string): Promise<VersionRow[]> {
  const { rows } = await ctx.database.pool.query<VersionRow>(
    `with first as (select coalesce(version_of, id) as id from tool_runs where user_id = $1 and id = $2)
     select id, left(coalesce(input -> 'follows' ->> 'instruction', input ->> 'description', title), 300) as asked, status,
       made_by as "madeBy", restores, created_at as "createdAt"
     from (
       select r.* from tool_runs r, first where r.user_id = $1 and r.id = first.id
       union all
       select r.* from tool_runs r, first where r.user_id = $1 and r.version_of = first.id
     ) versions
     where status in ('done', 'running') order by created_at desc, id desc limit $3`,
    [ctx.userId, runId, versionsMax],
  );
  return rows.toReversed();
}

/** A copy of a finished version of one of these tools, as the newest one; it costs nothing. */
export async function restoreRow(
  ctx: MemberCtx,
  { runId, newId, tools }: { runId: string; newId: string; tools: ToolName[] },
): Promise<SummaryRow | null> {
  const { rows } = await ctx.database.pool.query<SummaryRow>(
    `insert into tool_runs (user_id, id, tool, title, venture_id, shared_venture_id, shared_by, status, input, output, markdown, made_by,
       notices, sources, marks, cost, version_of, restores, heartbeat_at, created_at, updated_at)
     select user_id, $3, tool, title, venture_id, shared_venture_id, shared_by, status, input, output, markdown, made_by, notices, sources, marks, 0,
       coalesce(version_of, id), id, $4, $4, $4
     from tool_runs where user_id = $1 and id = $2 and status = 'done' and tool = any($5) returning ${summaryColumns}`,
    [ctx.userId, runId, newId, ctx.now(), tools],
  );
  return rows[0] ?? null;
}
