import type { SavedPlan } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { readPlan } from "./read-saved-plan.ts";
import { deletePlan, updatePlan, writeVersion } from "./store.ts";

export interface Change {
  planId: string;
  title?: string | undefined;
  folder?: string | null | undefined;
}

export async function changePlan(ctx: MemberCtx, { planId, title, folder }: Change): Promise<SavedPlan> {
  if (!(await updatePlan(ctx, planId, { title: title ?? null, folder }))) throw new Problem("saved_plan.not_found");
  return readPlan(ctx, { planId });
}

/** The former text stays as an earlier version. */
export async function rewritePlan(
  ctx: MemberCtx,
  { planId, markdown }: { planId: string; markdown: string },
): Promise<SavedPlan> {
  const written = await writeVersion(ctx, planId, markdown);
  const plan = await readPlan(ctx, { planId });
  if (!written) throw new Problem("saved_plan.version_limit");
  return plan;
}

export async function removePlan(ctx: MemberCtx, { planId }: { planId: string }): Promise<void> {
  if (!(await deletePlan(ctx, planId))) throw new Problem("saved_plan.not_found");
}
