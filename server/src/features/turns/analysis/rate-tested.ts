import type { RatingMove, Tested } from "@cofounder/analyst";
import { findStartupType, type Language } from "@cofounder/contract";
import type { MemberCtx } from "../../../platform/ctx.ts";
import { jobsIn } from "../../../platform/workers/job.ts";
import { findLatestChat, listHistory, listSettled } from "../../chats/index.ts";
import { readKnownVenture } from "../../ventures/index.ts";
import { historyMax } from "../start-turn.ts";
import { plain } from "./analyse-in-worker.ts";
import type * as rateTestedJob from "./rate-tested-job.ts";

const jobs = jobsIn<typeof rateTestedJob>(new URL("./rate-tested-job.ts", import.meta.url));

export interface DecidedTest {
  ventureId: string;
  tested: Tested;
  /** Of what is said about the move. */
  language: Language;
}

/** How a decided test moves the rating of the venture's latest chat; null: there is no chat with a message. */
export async function rateTested(ctx: MemberCtx, { ventureId, ...wanted }: DecidedTest): Promise<RatingMove | null> {
  const chat = await findLatestChat(ctx, ventureId);
  if (!chat) return null;
  const [history, settled, known] = await Promise.all([
    listHistory(ctx, chat.leafId, { most: historyMax, replies: 1 }),
    listSettled(ctx, chat.id),
    readKnownVenture(ctx, { chatId: chat.id, ventureId }),
  ]);
  if (!known || !history.some(({ type }) => type === "user")) return null;
  const chosen = findStartupType(chat.startupType ?? "")?.id;
  const conversation = { history: plain(history), now: ctx.now(), chosen, settled, known };
  return ctx.workers.run(ctx.userId, jobs("rateTested"), { ...conversation, ...wanted });
}
