import { runsPerPage, type ToolName, type ToolRun, type ToolRunSummary } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { pageOf } from "../../platform/db/cursor.ts";
import { Problem } from "../../platform/problem.ts";
import { countTokens } from "../wallet/index.ts";
import { serializeRun, serializeSummary } from "./serialize.ts";
import { copyRun, deleteRun, findRun, listRuns, renameRun, type SummaryRow, stopRow } from "./run-store.ts";

export async function readHistory(
  ctx: MemberCtx,
  { cursor, ...of }: ({ tool: ToolName } | { ventureId: string }) & { cursor?: string | undefined },
): Promise<{ runs: ToolRunSummary[]; next: string | null }> {
  const rows = await listRuns(ctx, { ...of, cursor }, runsPerPage + 1);
  const { page, next } = pageOf(rows, runsPerPage, ({ createdAt }) => createdAt);
  return { runs: page.map(serializeSummary), next };
}

export async function readRun(ctx: MemberCtx, { runId }: { runId: string }): Promise<ToolRun> {
  const row = await findRun(ctx, runId);
  if (!row) throw new Problem("tool.run_not_found");
  return serializeRun(row);
}

/** Ends a run without a result; one that has ended stays unchanged. */
export async function stopRun(ctx: MemberCtx, { runId }: { runId: string }): Promise<{ run: ToolRun; tokens: number }> {
  await stopRow(ctx, runId);
  const run = await readRun(ctx, { runId });
  return { run, tokens: await countTokens(ctx, ctx.userId) };
}

export async function rename(
  ctx: MemberCtx,
  { runId, title }: { runId: string; title: string },
): Promise<ToolRunSummary> {
  return presented(await renameRun(ctx, runId, title));
}

export async function duplicate(ctx: MemberCtx, { runId }: { runId: string }): Promise<ToolRunSummary> {
  return presented(await copyRun(ctx, runId, newId()));
}

/** A running one is stopped first, so that its tokens are released. */
export async function remove(ctx: MemberCtx, { runId }: { runId: string }): Promise<void> {
  await stopRow(ctx, runId);
  if (!(await deleteRun(ctx, runId))) throw new Problem("tool.run_not_found");
}

function presented(row: SummaryRow | null): ToolRunSummary {
  if (!row) throw new Problem("tool.run_not_found");
  return serializeSummary(row);
}
