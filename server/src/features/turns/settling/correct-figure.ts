import { findStartupType } from "@cofounder/contract";
import type { MemberCtx } from "../../../platform/ctx.ts";
import { Problem } from "../../../platform/problem.ts";
import { countMessages, findChat, listHistory, listSettled, storeSettled } from "../../chats/index.ts";
import {
  type FigureChange,
  type FigureRow,
  type KnownVenture,
  type PlannedChange,
  planChange,
  readKnownVenture,
  writeChange,
  writeChangeIn,
} from "../../ventures/index.ts";
import { analyseAnewInWorker } from "../analysis/analyse-in-worker.ts";
import { historyMax } from "../start-turn.ts";
import { charactersIn, listLater } from "./later-replies.ts";
import { repliedLater } from "./replied-anew.ts";

/** An attempt fails when something else of the chat or the sheet was changed at the same moment. */
const triesMax = 10;

/**
 * Changes a figure of a sheet. Where it was said in a chat, the engine's replies from that message on are computed anew
 * with it and stored in the same transaction: free of tokens, within the member's budget of computing. Refused with both
 * values where somebody changed the figure meanwhile, and while a reply of that chat is being written.
 */
export async function correctFigure(ctx: MemberCtx, change: FigureChange): Promise<FigureRow> {
  const planned = await planChange(ctx, change);
  const { chatId, messageId } = planned.stored;
  if (chatId === null || messageId === null) return writeChange(ctx, planned);
  await ctx.limits.take("figures", ctx.userId);
  ctx.workers.require(ctx.userId);
  for (let tried = 0; tried < triesMax; tried += 1) {
    const figure = await correctOnce(ctx, planned, { chatId, messageId });
    if (figure) return figure;
  }
  throw new Problem("unavailable", { retryAfterSeconds: 1 });
}

async function correctOnce(
  ctx: MemberCtx,
  planned: PlannedChange,
  { chatId, messageId }: { chatId: string; messageId: string },
): Promise<FigureRow | null> {
  const [before, venture, messages, chat, history] = await Promise.all([
    listSettled(ctx, chatId),
    readKnownVenture(ctx, { chatId }),
    countMessages(ctx, chatId),
    findChat(ctx, chatId),
    listHistory(ctx, messageId, { most: historyMax, replies: 1 }),
  ]);
  if (!chat) throw new Problem("venture_figure.not_found");
  if (chat.runningTurnId !== null) throw new Problem("chat.turn_running");
  const later = await listLater(ctx, { chatId, id: messageId }, charactersIn(history));
  const made = await analyseAnewInWorker(ctx, {
    history,
    chosen: findStartupType(chat.startupType ?? "")?.id,
    settled: before,
    known: venture && withChange(venture, planned, ctx.now()),
    later: later.map(({ path, createdAt }) => ({ path, now: createdAt })),
  });
  const { figures, superseded } = made;
  const replies = repliedLater(later, made.replies);
  let figure: FigureRow | null = null;
  const changeSheet = async (tx: MemberCtx) => {
    figure = await writeChangeIn(tx, planned);
    return true;
  };
  await storeSettled(ctx, { chatId, before, messages, named: [], replies, figures, superseded, changeSheet });
  return figure;
}

/** The venture as it is known to the chat once the figure is changed. */
function withChange(venture: KnownVenture, { figureId, version, quantity, state, stored }: PlannedChange, now: Date) {
  const { messageId, spanStart: start, spanEnd: end } = stored;
  const place = messageId !== null && start !== null && end !== null ? { messageId, start, end } : null;
  const changed = { id: figureId, version: version + 1, quantity, state, place, at: now.getTime() };
  return { ...venture, figures: [changed, ...venture.figures.filter(({ id }) => id !== figureId)] };
}
