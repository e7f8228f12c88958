import { findStartupType, type Message, type Settlement } from "@cofounder/contract";
import type { MemberCtx } from "../../../platform/ctx.ts";
import { Problem } from "../../../platform/problem.ts";
import { charactersIn, listLater } from "./later-replies.ts";
import {
  countMessages,
  findChat,
  findMessage,
  listHistory,
  listSettled,
  type MessageRow,
  serializeMessage,
  storeSettled,
} from "../../chats/index.ts";
import type { Utterance } from "../analysis/turn-analysis.ts";
import { historyMax } from "../start-turn.ts";
import { analyseSettledInWorker } from "../analysis/analyse-in-worker.ts";
import { readKnownVenture, updateFiguresIn } from "../../ventures/index.ts";
import { webSectionOf } from "../web/search-web.ts";
import { correctedBy } from "./corrected-by.ts";
import { repliedAnew, repliedLater } from "./replied-anew.ts";

export interface Settling {
  chatId: string;
  /** The reply. */
  messageId: string;
  settlements: Settlement[];
}

/** An attempt fails when other figures of the chat were settled at the same moment. */
const triesMax = 10;

/**
 * Stores the founder's settlements, and recomputes the reply with all settlements of its conversation, and the engine's
 * replies after it. Costs no tokens; the computing counts against the member's budget, and when that is used up nothing
 * is stored.
 */
export async function settleFigures(ctx: MemberCtx, settling: Settling): Promise<{ message: Message }> {
  await ctx.limits.take("figures", ctx.userId);
  ctx.workers.require(ctx.userId);
  for (let tried = 0; tried < triesMax; tried += 1) {
    if (!(await settleOnce(ctx, settling))) continue;
    const message = await findMessage(ctx, settling.messageId);
    if (!message) throw new Problem("message.not_found");
    return { message: serializeMessage(message) };
  }
  throw new Problem("unavailable", { retryAfterSeconds: 1 });
}

/** False: nothing is stored, because other figures of the chat were settled meanwhile. */
async function settleOnce(ctx: MemberCtx, { chatId, messageId, settlements }: Settling): Promise<boolean> {
  const [before, venture, messages, chat, reply] = await Promise.all([
    listSettled(ctx, chatId),
    readKnownVenture(ctx, { chatId }),
    countMessages(ctx, chatId),
    findChat(ctx, chatId),
    findMessage(ctx, messageId),
  ]);
  if (!chat) throw new Problem("chat.not_found");
  if (chat.runningTurnId !== null) throw new Problem("chat.turn_running");
  if (!reply || reply.chatId !== chatId || !isAnalysed(reply)) throw new Problem("message.not_found");
  const history = await listHistory(ctx, reply.parentId, { most: historyMax, replies: 1 });
  const later = await listLater(ctx, reply, charactersIn(history));
  const { known, updates } = correctedBy(venture, { settlements, history, now: ctx.now() });
  const made = await analyseSettledInWorker(ctx, {
    history,
    now: reply.createdAt,
    chosen: findStartupType(chat.startupType ?? "")?.id,
    settled: before,
    known,
    settlements,
    later: later.map((each) => ({ path: [asSaid(reply), ...each.path], now: each.createdAt })),
  });
  const replies = [repliedAnew(reply, webSectionOf(reply), made.reply), ...repliedLater(later, made.later)];
  const { settled: named, figures, superseded } = made;
  const changeSheet = (tx: MemberCtx) => updateFiguresIn(tx, updates);
  return storeSettled(ctx, { chatId, before, messages, named, replies, figures, superseded, changeSheet });
}

const asSaid = ({ id, type, label }: MessageRow): Utterance => ({ id, type, content: "", label });

type Analysed = MessageRow & { parentId: string };

/** Tool results, and replies that failed before anything was read, have no figures. */
const isAnalysed = (message: MessageRow): message is Analysed =>
  message.type === "ai" && message.parentId !== null && message.parts.some(({ kind }) => kind !== "marks");
