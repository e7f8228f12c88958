import { type Chat, findStartupType, type Message, type TurnRequest } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { isUniqueViolation } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { countTokens, mostInteractionCost } from "../wallet/index.ts";
import { promptVersion } from "./narration/prompt.ts";
import { recordUsage } from "../api-logs/index.ts";
import {
  type AskedTool,
  findChat,
  findMessage,
  keepReading,
  listHistory,
  listSettled,
  questionRow,
  replyRow,
  runningReply,
  serializeChat,
  serializeMessage,
  type SettledFigure,
  type StoredReading,
} from "../chats/index.ts";
import { titleOf } from "../chats/rules.ts";
import { toolPrompts } from "./analysis/tool-prompts.ts";
import type { Utterance } from "./analysis/turn-analysis.ts";
import type { TurnRunner } from "./running/turn-runner.ts";
import { findOwnerOfShared, readKnownVenture } from "../ventures/index.ts";
import type { StartParams } from "./statements.ts";
import { findSent, insertTurn, type StartRow } from "./store.ts";

export interface StartedTurn {
  turnId: string;
  chat: Chat;
  message: Message;
  reply: Message;
  tokens: number;
}

/** Longer than any turn runs; an older reservation is from a crash. */
const reservationMs = 30 * 60_000;
export const historyMax = 1_000;
/** Replies that a model may be shown again; the analyst reads all that the founder wrote. */
const narratedMax = 60;

/**
 * Stores the person's message, reserves the tokens and starts the reply: one commit, then the turn runs by itself. The
 * same message sent twice gives the same turn.
 */
export async function startTurn(
  ctx: MemberCtx,
  input: { chatId: string; request: TurnRequest },
  turns: TurnRunner,
): Promise<StartedTurn> {
  const { chatId, request } = input;
  ctx.workers.require(ctx.userId);
  const wanted = request.kind === "regenerate" ? await existing(ctx, request) : fresh(request);
  const sharedBy = await ownerOfNew(ctx, request);
  const params = paramsOf(ctx, { chatId, request, wanted, sharedBy });
  const row = await insertOnce(ctx, request, params);
  if (row === "sent_before") return resend(ctx, { chatId, wanted });
  if (row.refusal) return refuse(ctx, { row, chatId, wanted, resendable: request.kind !== "regenerate" });
  const chosen = findStartupType(row.startupType ?? "")?.id;
  const load = async () => {
    const [history, settled, known] = await Promise.all([
      historyOf(ctx, request, wanted),
      listSettledBefore(ctx, request, chatId),
      row.ventureId === null ? null : readKnownVenture(ctx, { chatId, ventureId: row.ventureId }),
    ]);
    return { history, chosen, settled, known };
  };
  const keep = (reading: StoredReading) => keepReading(ctx, wanted.messageId, reading);
  turns.start(ctx, { chatId, turnId: params.turnId, load, keep, webSearch: request.webSearch, tool: wanted.tool });
  return startedTurn(ctx, { params, row, wanted, chatId, tokens: row.tokens });
}

/** The owner of the venture that a new chat is about, where it is somebody else's. What may not be read is refused later. */
const ownerOfNew = async (ctx: MemberCtx, request: TurnRequest): Promise<string | null> =>
  request.kind === "regenerate" || request.parentId !== null || !request.ventureId
    ? null
    : findOwnerOfShared(ctx, request.ventureId);

/** Two concurrent sends collide in the database's unique keys. */
async function insertOnce(
  ctx: MemberCtx,
  { kind }: TurnRequest,
  { values }: Params,
): Promise<StartRow | "sent_before"> {
  try {
    const row = await insertTurn(ctx, kind === "regenerate" ? "regenerate" : "message", values);
    if (row) return row;
  } catch (error) {
    // The running turn may be this message's own.
    if (isUniqueViolation(error, "turns_one_running_per_chat")) return refusedRow("chat.turn_running");
    if (isUniqueViolation(error)) return "sent_before";
    throw error;
  }
  throw new Problem("unauthenticated");
}

function refusedRow(refusal: StartRow["refusal"]): StartRow {
  return { refusal, before: null, tokens: 0, title: "", startupType: null, ventureId: null, createdAt: new Date(0) };
}

async function historyOf(
  ctx: MemberCtx,
  { kind }: TurnRequest,
  { messageId, parentId, text, tool }: Wanted,
): Promise<Utterance[]> {
  if (kind === "regenerate") return listHistory(ctx, messageId, { most: historyMax, replies: narratedMax });
  const limits = { most: historyMax - 1, replies: narratedMax - 1 };
  const earlier = parentId === null ? [] : await listHistory(ctx, parentId, limits);
  return [...earlier, { id: messageId, type: "user" as const, content: text, tool }];
}

/** Before the first message of a chat there is nothing to settle. */
const listSettledBefore = (ctx: MemberCtx, request: TurnRequest, chatId: string): Promise<SettledFigure[]> =>
  request.kind !== "regenerate" && request.parentId === null ? Promise.resolve([]) : listSettled(ctx, chatId);

interface Wanted {
  messageId: string;
  parentId: string | null;
  text: string;
  tool: AskedTool | null;
  startupType: string | null;
}

function fresh(request: Exclude<TurnRequest, { kind: "regenerate" }>): Wanted {
  const { messageId, parentId, startupType } = request;
  const { text, tool } = request.kind === "tool" ? promptOf(request) : { text: request.text, tool: null };
  return {
    messageId,
    parentId,
    text,
    tool,
    startupType: startupType && (findStartupType(startupType)?.title ?? startupType),
  };
}

const promptOf = ({ tool, language }: AskedTool) => ({
  text: toolPrompts[language][tool],
  tool: { tool, language },
});

async function existing(ctx: MemberCtx, request: Extract<TurnRequest, { kind: "regenerate" }>): Promise<Wanted> {
  const message = await findMessage(ctx, request.userMessageId);
  if (!message) throw new Problem("message.not_found");
  const { parentId, content: text, tool } = message;
  return { messageId: message.id, parentId, text, tool, startupType: null };
}

interface Sending {
  chatId: string;
  request: TurnRequest;
  wanted: Wanted;
  sharedBy: string | null;
}

interface Params {
  turnId: string;
  replyId: string;
  now: Date;
  values: StartParams;
}

function paramsOf(ctx: MemberCtx, { chatId, request, wanted, sharedBy }: Sending): Params {
  const [turnId, replyId, now] = [newId(), newId(), ctx.now()];
  const values: StartParams = {
    ...(request.kind === "regenerate" ? nothingNew : newIn(request, wanted)),
    userId: ctx.userId,
    sharedBy,
    chatId,
    messageId: wanted.messageId,
    startupType: wanted.startupType,
    replyId,
    turnId,
    most: mostInteractionCost(request.webSearch && ctx.search !== null),
    now,
    webSearch: request.webSearch,
    model: ctx.model?.name ?? null,
    promptVersion: ctx.model ? promptVersion : null,
    expiresAt: new Date(now.getTime() + reservationMs),
  };
  return { turnId, replyId, now, values };
}

const nothingNew = { parentId: null, text: null, title: null, tool: null, ventureId: null };

const newIn = ({ ventureId = null }: { ventureId?: string | null | undefined }, { parentId, text, tool }: Wanted) => ({
  parentId,
  text,
  title: titleOf(text),
  tool: tool && JSON.stringify(tool),
  ventureId,
});

interface Refused {
  row: StartRow;
  chatId: string;
  wanted: Wanted;
  resendable: boolean;
}

/**
 * A message that is stored already was answered or is being answered: it is not refused, even if a new one would be.
 */
async function refuse(ctx: MemberCtx, { row, chatId, wanted, resendable }: Refused): Promise<StartedTurn> {
  if (resendable && (await findSent(ctx, wanted.messageId))) return resend(ctx, { chatId, wanted });
  if (row.refusal !== "insufficient_tokens") throw new Problem(row.refusal ?? "unexpected");
  await recordUsage(ctx, { userId: ctx.userId, apiName: "chat-with-ai", tokensUsed: 0, status: "insufficient_tokens" });
  throw new Problem("insufficient_tokens", { balance: row.before ?? 0, cost: 1 });
}

async function resend(ctx: MemberCtx, { chatId, wanted }: { chatId: string; wanted: Wanted }): Promise<StartedTurn> {
  const sent = await findSent(ctx, wanted.messageId);
  if (!sent || sent.chatId !== chatId || sent.text !== wanted.text) throw new Problem("message.id_taken");
  const [chat, message, reply] = await Promise.all([
    findChat(ctx, chatId),
    findMessage(ctx, wanted.messageId),
    findMessage(ctx, sent.replyId),
  ]);
  if (!chat || !message || !reply) throw new Problem("chat.not_found");
  const tokens = await countTokens(ctx, ctx.userId);
  return {
    turnId: sent.turnId,
    chat: serializeChat(chat),
    message: serializeMessage(message),
    reply: serializeMessage(reply),
    tokens,
  };
}

interface Started {
  params: Params;
  row: StartRow;
  wanted: Wanted;
  chatId: string;
  tokens: number;
}

/** The stored message, from the values in memory. The database is queried only where there may be other versions. */
async function startedTurn(ctx: MemberCtx, { params, row, wanted, chatId, tokens }: Started): Promise<StartedTurn> {
  const { turnId, replyId, now, values } = params;
  const at = now.toISOString();
  const isNewChat = values.text !== null && row.createdAt.getTime() === now.getTime();
  const { messageId, parentId, text: content, tool } = wanted;
  const place = { chatId, createdAt: now };
  const question = { ...place, id: messageId, parentId, siblingIds: [messageId] };
  const answer = { ...place, id: replyId, parentId: messageId, siblingIds: [replyId] };
  const [message, reply] = isNewChat ? [] : await Promise.all([findMessage(ctx, messageId), findMessage(ctx, replyId)]);
  const { title, startupType, ventureId, createdAt } = row;
  return {
    turnId,
    tokens,
    chat: {
      id: chatId,
      title,
      startupType,
      ventureId,
      createdAt: createdAt.toISOString(),
      updatedAt: at,
      runningTurnId: turnId,
    },
    message: serializeMessage(message ?? questionRow(question, { content, tool })),
    reply: serializeMessage(reply ?? replyRow(answer, runningReply)),
  };
}
