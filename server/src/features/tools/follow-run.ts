import type { MemberCtx } from "../../platform/ctx.ts";
import type { StoredEvent } from "../../platform/event-log.ts";
import { followLog, type Following } from "../../platform/follow-log.ts";
import { Problem } from "../../platform/problem.ts";
import { findRunStatus, listEvents } from "./run-events-store.ts";
import type { ToolRunner } from "./tool-runner.ts";

/**
 * What a model writes in a run, in batches, whichever process runs it, and finally the run's end. Refuses at once when
 * the run is not this member's.
 */
export async function followRun(
  ctx: MemberCtx,
  runner: ToolRunner,
  { runId, ...following }: Following & { runId: string },
): Promise<AsyncGenerator<StoredEvent[]>> {
  const key = { userId: ctx.userId, runId };
  const open = runner.log.find({ userId: ctx.userId, id: runId });
  if (!open && !(await findRunStatus(ctx, key))) throw new Problem("tool.run_not_found");
  const source = {
    open,
    isRunning: async () => (await findRunStatus(ctx, key)) === "running",
    list: (after: number) => listEvents(ctx, key, after),
    end: async (seq: number) => {
      const status = await findRunStatus(ctx, key);
      return status && { seq, type: "end", data: JSON.stringify({ status }) };
    },
  };
  return followLog(source, following);
}
