import type { VentureProfile } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { latestVentureId, wordsOf } from "../turns/index.ts";
import { ownerOfShared } from "../ventures/index.ts";
import { engineJobs } from "./engine-jobs.ts";

/**
 * What is known of a venture, to prefill forms; null when there is nothing yet.
 * @param ventureId null: of the latest chat that belongs to none; left out: of the latest chat
 */
export async function readVenture(
  ctx: MemberCtx,
  wanted: string | null | undefined,
): Promise<{ venture: VentureProfile | null; ventureId: string | null }> {
  if (wanted) await ownerOfShared(ctx, wanted);
  const ventureId = wanted === undefined ? await latestVentureId(ctx) : wanted;
  const words = await wordsOf(ctx, ventureId);
  const venture = words && (await ctx.workers.run(ctx.userId, engineJobs("profileOf"), words, ctx.now()));
  return { venture, ventureId };
}
