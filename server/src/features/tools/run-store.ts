import type { Usage } from "../api-logs/index.ts";
import type { ToolMarks, ToolName, ToolNotice, ToolStage, WebSource } from "@cofounder/contract";
import type { Ctx, DbCtx, MemberCtx } from "../../platform/ctx.ts";
import { storableJson, storableText } from "../../platform/db/storable.ts";
import type { Heartbeat } from "../../platform/heartbeat-monitor.ts";
import { type Place, readCursor } from "../../platform/db/cursor.ts";
import { endRuns, type StartParams, startParams, startRunStatement, withoutResult } from "./run-statements.ts";

export interface RunRow {
  id: string;
  tool: ToolName;
  title: string;
  ventureId: string | null;
  status: "running" | "done" | "failed" | "stopped";
  stage: ToolStage | null;
  input: unknown;
  output: unknown;
  markdown: string;
  madeBy: "engine" | "model" | null;
  notices: ToolNotice[];
  sources: WebSource[];
  marks: ToolMarks | null;
  cost: number | null;
  createdAt: Date;
  updatedAt: Date;
}

export type SummaryRow = Omit<RunRow, "input" | "output" | "markdown" | "notices" | "sources" | "marks">;

export interface RunKey {
  userId: string;
  runId: string;
}

export const summaryColumns = `id, tool, title, coalesce(venture_id, shared_venture_id) as "ventureId", status, stage,
  made_by as "madeBy", cost, created_at as "createdAt",
  updated_at as "updatedAt"`;
const columns = `${summaryColumns}, input, output, markdown, notices, sources, marks`;

/** Null when the wallet cannot pay for it; nothing is stored then. */
export async function insertRun(
  ctx: MemberCtx,
  params: StartParams,
): Promise<{ tokens: number | null; before: number } | null> {
  const values = startParams.map((key) => params[key]);
  const { rows } = await ctx.database.pool.query<{ tokens: number | null; before: number }>({
    name: "start_tool_run",
    text: startRunStatement,
    values,
  });
  return rows[0] ?? null;
}

export interface RunEnd {
  status: "done" | "failed";
  title: string | null;
  output: unknown;
  markdown: string;
  madeBy: "engine" | "model" | null;
  notices: ToolNotice[];
  sources: WebSource[];
  /** Null where no model wrote into the result. */
  marks: ToolMarks | null;
  cost: number;
  usage: Usage[];
}

const endOne = endRuns(
  `select $2::uuid as user_id, $3::uuid as id, $4::text as status, $5::text as title, $6::jsonb as output,
          $7::text as markdown, $8::text as made_by, $9::jsonb as notices, $10::jsonb as sources, $11::int as cost,
          $12::jsonb as usage, $13::jsonb as marks`,
);

/** Stores the result and settles its tokens in one commit. False: the run was stopped meanwhile, or deleted. */
export async function endRun(ctx: Ctx, { userId, runId }: RunKey, end: RunEnd): Promise<boolean> {
  const [output, notices, sources, usage] = [end.output, end.notices, end.sources, end.usage].map(storableJson);
  const marks = end.marks && storableJson(end.marks);
  const { status, madeBy, cost } = end;
  const [title, markdown] = [end.title && storableText(end.title), storableText(end.markdown)];
  const ended = [status, title, output, markdown, madeBy, notices, sources, cost, usage, marks];
  const values = [ctx.now(), userId, runId, ...ended];
  const { rowCount } = await ctx.database.pool.query({ name: "end_tool_run", text: endOne, values });
  return rowCount === 1;
}

const stopOne = endRuns(withoutResult("stopped", "user_id = $2::uuid and id = $3::uuid"));

/** Ends a running run without a result and free of charge; the process that runs it is notified. */
export async function stopRow(ctx: MemberCtx, runId: string): Promise<void> {
  const { rowCount } = await ctx.database.pool.query(stopOne, [ctx.now(), ctx.userId, runId]);
  if (rowCount) await ctx.database.pool.query("select pg_notify('tool_stop', $1)", [runId]);
}

/** All running runs, in whichever process. */
export async function listRunningRuns(ctx: DbCtx): Promise<Heartbeat[]> {
  const { rows } = await ctx.database.pool.query<Heartbeat>(
    `select user_id as "userId", id, heartbeat_at::text as beat, heartbeat_at < clock_timestamp() - interval '1 minute' as old
     from tool_runs where status = 'running'`,
  );
  return rows;
}

const endSilent = endRuns(
  withoutResult(
    "failed",
    "(user_id, id, heartbeat_at) in (select * from unnest($2::uuid[], $3::uuid[], $4::timestamptz[]))",
  ),
);

/**
 * Ends runs whose process is gone and releases their tokens. Returns how many.
 * @param silent as they were found; a run with a newer heartbeat continues
 */
export async function endSilentRuns(ctx: DbCtx, silent: Heartbeat[]): Promise<number> {
  const { rowCount } = await ctx.database.pool.query(endSilent, [
    ctx.now(),
    silent.map(({ userId }) => userId),
    silent.map(({ id }) => id),
    silent.map(({ beat }) => beat),
  ]);
  return rowCount ?? 0;
}

export async function beatRuns(ctx: Ctx, runs: RunKey[]): Promise<void> {
  await ctx.database.pool.query(
    `update tool_runs r set heartbeat_at = $1 from unnest($2::uuid[], $3::uuid[]) as mine (user_id, id)
     where r.user_id = mine.user_id and r.id = mine.id and r.status = 'running'`,
    [ctx.now(), runs.map(({ userId }) => userId), runs.map(({ runId }) => runId)],
  );
}

export async function writeStage(ctx: Ctx, { userId, runId }: RunKey, stage: ToolStage): Promise<void> {
  await ctx.database.pool.query(
    "update tool_runs set stage = $3 where user_id = $1 and id = $2 and status = 'running'",
    [userId, runId, stage],
  );
}

export async function findRun(ctx: MemberCtx, runId: string): Promise<RunRow | null> {
  const { rows } = await ctx.database.pool.query<RunRow>(
    `select ${columns} from tool_runs where user_id = $1 and id = $2`,
    [ctx.userId, runId],
  );
  return rows[0] ?? null;
}

/** Results and running runs of a tool or a venture, newest first, without failed or stopped ones. */
export async function listRuns(
  ctx: MemberCtx,
  { tool, ventureId, cursor }: { tool?: ToolName; ventureId?: string; cursor: string | undefined },
  limit: number,
): Promise<SummaryRow[]> {
  const after: Place | null = readCursor(cursor);
  const { rows } = await ctx.database.pool.query<SummaryRow>(
    `select ${summaryColumns} from tool_runs where user_id = $1 and status in ('done', 'running')
       and ${tool === undefined ? "$2::text is null" : "tool = $2"}
       and ${ventureId === undefined ? "$6::uuid is null" : "(venture_id = $6 or shared_venture_id = $6)"}
       and ($3::timestamptz is null or (created_at, id) < ($3::timestamptz, $4::uuid))
     order by created_at desc, id desc limit $5`,
    [ctx.userId, tool ?? null, after?.at ?? null, after?.id ?? null, limit, ventureId ?? null],
  );
  return rows;
}

export async function renameRun(ctx: MemberCtx, runId: string, title: string): Promise<SummaryRow | null> {
  const { rows } = await ctx.database.pool.query<SummaryRow>(
    `update tool_runs set title = $3, updated_at = $4 where user_id = $1 and id = $2 returning ${summaryColumns}`,
    [ctx.userId, runId, title, ctx.now()],
  );
  return rows[0] ?? null;
}

/** Of a finished run only; a copy cost nothing. */
export async function copyRun(ctx: MemberCtx, runId: string, copyId: string): Promise<SummaryRow | null> {
  const { rows } = await ctx.database.pool.query<SummaryRow>(
    `insert into tool_runs (user_id, id, tool, title, venture_id, shared_venture_id, shared_by, status, input, output, markdown, made_by,
       notices, sources, marks, cost, heartbeat_at, created_at, updated_at)
     select user_id, $3, tool, left(title, 110) || ' (copy)', venture_id, shared_venture_id, shared_by, status, input, output, markdown, made_by,
       notices, sources, marks, 0, $4, $4, $4
     from tool_runs where user_id = $1 and id = $2 and status = 'done' returning ${summaryColumns}`,
    [ctx.userId, runId, copyId, ctx.now()],
  );
  return rows[0] ?? null;
}

export async function deleteRun(ctx: MemberCtx, runId: string): Promise<boolean> {
  const { rowCount } = await ctx.database.pool.query(
    `with events as (delete from tool_events where user_id = $1 and run_id = $2)
     delete from tool_runs where user_id = $1 and id = $2`,
    [ctx.userId, runId],
  );
  return rowCount === 1;
}

/** A free result that is complete at once. False: the id is taken. */
export async function insertKept(
  ctx: MemberCtx,
  { runId, tool, input, end }: { runId: string; tool: ToolName; input: unknown; end: RunEnd },
): Promise<boolean> {
  const { rowCount } = await ctx.database.pool.query(
    `insert into tool_runs (user_id, id, tool, title, status, input, output, markdown, made_by, cost, heartbeat_at,
       created_at, updated_at)
     values ($1, $2, $3, $4, 'done', $5::jsonb, $6::jsonb, $7, 'engine', 0, $8, $8, $8) on conflict do nothing`,
    [
      ctx.userId,
      runId,
      tool,
      end.title ?? "",
      JSON.stringify(input),
      JSON.stringify(end.output ?? null),
      end.markdown,
      ctx.now(),
    ],
  );
  return rowCount === 1;
}
