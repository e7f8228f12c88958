import type { Ctx, MemberCtx } from "../../../platform/ctx.ts";
import { jobsIn } from "../../../platform/workers/job.ts";
import type * as turnAnalysis from "./turn-analysis.ts";

const jobs = jobsIn<typeof turnAnalysis>(new URL("./turn-analysis.ts", import.meta.url));

/**
 * The engine's analysis of a conversation, charged to a member's id or a visitor's address; null: to the server itself.
 */
export function analyseTurnInWorker(
  { workers, model, now }: Ctx,
  caller: string | null,
  { history, chosen, settled = [] }: Pick<turnAnalysis.Conversation, "history" | "chosen" | "settled">,
): Promise<turnAnalysis.TurnAnalysis> {
  const narrated = model !== null;
  return workers.run(caller, jobs("analyseTurn"), { history: plain(history), now: now(), narrated, chosen, settled });
}

/** The same for an existing reply, as of the moment it was made, after figures are settled. */
export function analyseSettledInWorker(
  { workers, userId }: MemberCtx,
  { history, later, ...settling }: turnAnalysis.Settling,
): Promise<turnAnalysis.SettledAnalysis> {
  return workers.run(userId, jobs("analyseSettled"), {
    ...settling,
    history: plain(history),
    later: later.map(({ path, now }) => ({ path: plain(path), now })),
  });
}

const plain = (history: turnAnalysis.Utterance[]): turnAnalysis.Utterance[] =>
  history.map(({ id = "", at, type, content, tool = null, label = null }) => ({
    id,
    type,
    content,
    tool,
    label,
    ...(at === undefined ? {} : { at }),
  }));
