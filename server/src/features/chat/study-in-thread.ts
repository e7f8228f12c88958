import type { Ctx, MemberCtx } from "../../platform/ctx.ts";
import { jobsIn } from "../../platform/workers/job.ts";
import type * as study from "./study.ts";

const jobs = jobsIn<typeof study>(new URL("./study.ts", import.meta.url));

/** What the engine makes of a conversation, for a member's id or a visitor's address; null: for the server itself. */
export function studyInThread(
  { workers, model, now }: Ctx,
  caller: string | null,
  { history, chosen, settled = [] }: Pick<study.Conversation, "history" | "chosen" | "settled">,
): Promise<study.Study> {
  const narrated = model !== null;
  return workers.run(caller, jobs("studyOf"), { history: plain(history), now: now(), narrated, chosen, settled });
}

/** The same for a reply that is there, as of the moment it was made, once figures are settled. */
export function studySettledInThread(
  { workers, userId }: MemberCtx,
  { history, later, ...settling }: study.Settling,
): Promise<study.SettledStudy> {
  return workers.run(userId, jobs("studySettled"), {
    ...settling,
    history: plain(history),
    later: later.map(({ path, now }) => ({ path: plain(path), now })),
  });
}

const plain = (history: study.Utterance[]): study.Utterance[] =>
  history.map(({ id = "", at, type, content, label = null }) => ({
    id,
    type,
    content,
    label,
    ...(at === undefined ? {} : { at }),
  }));
