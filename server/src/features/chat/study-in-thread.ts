import type { Ctx } from "../../platform/ctx.ts";
import { jobsIn } from "../../platform/workers/job.ts";
import type * as study from "./study.ts";

const jobs = jobsIn<typeof study>(new URL("./study.ts", import.meta.url));

/** What the engine makes of a conversation, for a member's id or a visitor's address; null: for the server itself. */
export function studyInThread(
  { workers, model, now }: Ctx,
  caller: string | null,
  { history, chosen }: Pick<study.Conversation, "history" | "chosen">,
): Promise<study.Study> {
  const told = history.map(({ type, content, label = null }) => ({ type, content, label }));
  return workers.run(caller, jobs("studyOf"), { history: told, now: now(), narrated: model !== null, chosen });
}
