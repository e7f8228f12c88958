import { type SavedPlan, type SavedPlanSummary, savedPlansPerPage } from "@cofounder/contract";
import type { DiffLine } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { pageOf, readCursor } from "../../platform/db/cursor.ts";
import { Problem } from "../../platform/problem.ts";
import { jobsIn } from "../../platform/workers/job.ts";
import type * as diffing from "./diff-texts.ts";
import { findPlan, listFolders, listPlans, listShares, listVersions, type PlanRow, type ShareRow } from "./store.ts";

const jobs = jobsIn<typeof diffing>(new URL("./diff-texts.ts", import.meta.url));

export interface ListInput {
  query?: string | undefined;
  folder?: string | undefined;
  cursor?: string | undefined;
}

export async function listSaved(ctx: MemberCtx, { query = "", folder, cursor }: ListInput) {
  const filter = { query, folder: folder ?? null, after: readCursor(cursor), limit: savedPlansPerPage + 1 };
  const rows = await listPlans(ctx, filter);
  const folders = await listFolders(ctx);
  const { page, next } = pageOf(rows, savedPlansPerPage, ({ updatedAt }) => updatedAt);
  return { plans: page.map(serializeSummary), next, folders };
}

export async function readPlan(
  ctx: MemberCtx,
  { planId, version }: { planId: string; version?: number | undefined },
): Promise<SavedPlan> {
  const row = await findPlan(ctx, planId, version ?? null);
  if (!row) throw new Problem("saved_plan.not_found");
  const [versions, shares] = await Promise.all([listVersions(ctx, planId), listShares(ctx, planId)]);
  return {
    ...serializeSummary(row),
    markdown: row.markdown,
    versions: versions.map(({ version: number, createdAt }) => ({
      version: number,
      createdAt: createdAt.toISOString(),
    })),
    shares: shares.map((share) => serializeShare(share, null)),
  };
}

/** Unchanged, added and removed lines, in the order of the text. */
export async function diffPlan(
  ctx: MemberCtx,
  { planId, from, to }: { planId: string; from: number; to: number },
): Promise<DiffLine[]> {
  const [before, after] = await Promise.all([findPlan(ctx, planId, from), findPlan(ctx, planId, to)]);
  if (!before || !after) throw new Problem("saved_plan.not_found");
  return ctx.workers.run(ctx.userId, jobs("diffTexts"), before.markdown, after.markdown);
}

function serializeSummary(row: PlanRow): SavedPlanSummary {
  const { id, title, folder, source, version, createdAt, updatedAt } = row;
  return { id, title, folder, source, version, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

export function serializeShare({ id, expiresAt, hasPassword, createdAt }: ShareRow, url: string | null) {
  return { id, url, hasPassword, expiresAt: expiresAt.toISOString(), createdAt: createdAt.toISOString() };
}
