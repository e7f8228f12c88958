import { findStartupType } from "@cofounder/contract";
import type { Ctx, MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { holdTokens, mostInteractionCost, settleTokens } from "../wallet/index.ts";
import { recordUsage } from "./store.ts";
import type { Study } from "./study.ts";
import { studyInThread } from "./study-in-thread.ts";
import { takeTurn, type TurnResult } from "./take-turn.ts";

export interface Asked {
  message: string;
  startupType: string | null;
  webSearch: boolean;
}

export interface Answer {
  /** Markdown. */
  text: string;
  /** The part about the market; null where the answer has none. */
  market: string | null;
}

export interface PaidAnswer extends Answer {
  rating: number | null;
  /** In tokens of the wallet. */
  cost: number;
}

/** The engine's answer, for those who are not signed in. */
export async function answerAlone(ctx: Ctx & { address: string }, asked: Asked): Promise<Answer> {
  const { reply } = await studyFor(ctx, ctx.address, asked);
  return { text: reply.markdown, market: marketOf(reply.parts) };
}

/** One answer outside of a chat: as a turn, with its tokens, but nothing of it is stored. */
export async function answerOnce(ctx: MemberCtx, asked: Asked, signal: AbortSignal): Promise<PaidAnswer> {
  ctx.workers.require(ctx.userId);
  const id = newId();
  const { held, balance } = await holdTokens(ctx, {
    id,
    most: mostInteractionCost(asked.webSearch && ctx.search !== null),
  });
  const usage = { userId: ctx.userId, apiName: "chat-with-ai", tokensUsed: 0 };
  if (!held) {
    await recordUsage(ctx, { ...usage, status: "insufficient_tokens" });
    throw new Problem("insufficient_tokens", { balance, cost: 1 });
  }
  let cost = 0;
  try {
    const result = await finish(ctx, { id, asked, study: studyFor(ctx, ctx.userId, asked) }, signal);
    cost = result.cost;
    for (const call of result.usage) await recordUsage(ctx, { ...call, userId: ctx.userId });
    return { text: result.content, market: marketOf(result.parts), rating: result.rating, cost };
  } finally {
    await settleTokens(ctx, { id, cost });
  }
}

function studyFor(ctx: Ctx, caller: string, { message, startupType }: Asked): Promise<Study> {
  const chosen = findStartupType(startupType ?? "");
  const type = startupType === null ? null : (chosen?.title ?? startupType);
  const content = type === null ? message : `${type}: ${message}`;
  return studyInThread(ctx, caller, { history: [{ type: "user", content }], chosen: chosen?.id });
}

async function finish(
  ctx: MemberCtx,
  { id, asked, study }: { id: string; asked: Asked; study: Promise<Study> },
  signal: AbortSignal,
): Promise<TurnResult> {
  const input = { chatId: id, turnId: id, study, webSearch: asked.webSearch, tool: null };
  const steps = takeTurn(ctx, input, signal);
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}

function marketOf(parts: TurnResult["parts"]): string | null {
  const section = parts.find((part) => part.kind === "section" && part.id === "market_potential");
  return section?.kind === "section" ? section.text : null;
}
