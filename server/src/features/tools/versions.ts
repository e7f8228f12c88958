import type { ToolRunSummary, ToolVersion } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { catalog } from "./catalog/catalog.ts";
import { serializeSummary } from "./serialize.ts";
import { listVersions, restoreRow } from "./versions-store.ts";

/** All versions of what a run made, oldest first, with one that is just being made. */
export async function readVersions(ctx: MemberCtx, { runId }: { runId: string }): Promise<ToolVersion[]> {
  const rows = await listVersions(ctx, runId);
  if (rows.length === 0) throw new Problem("tool.run_not_found");
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

/** The tools whose runs change earlier ones. */
const versioned = Object.values(catalog)
  .filter(({ follows }) => follows)
  .map(({ name }) => name);

/** A version's result as the newest version. The ones after it stay. */
export async function restoreVersion(ctx: MemberCtx, { runId }: { runId: string }): Promise<ToolRunSummary> {
  const row = await restoreRow(ctx, { runId, newId: newId(), tools: versioned });
  if (!row) throw new Problem("tool.run_not_found");
  await catalog[row.tool].keep?.(ctx, row.id);
  return serializeSummary(row);
}
