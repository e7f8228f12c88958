import type { VentureProfile } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { latestWords } from "../turns/index.ts";
import { engineJobs } from "./engine-jobs.ts";

/** The venture's data from the latest chat, to prefill forms. Null when there is none yet. */
export async function readVenture(ctx: MemberCtx): Promise<VentureProfile | null> {
  const words = await latestWords(ctx);
  return words && ctx.workers.run(ctx.userId, engineJobs("profileOf"), words, ctx.now());
}
