import { type FigureSpan, findStartupType, type HeardFigure, type Settlement } from "@cofounder/contract";
import type { Ctx, MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { reserveTokens, mostInteractionCost, captureTokens } from "../wallet/index.ts";
import { keptOf } from "./analysis/settlements-in.ts";
import { recordUsage } from "../api-logs/index.ts";
import { analyseTurnInWorker, type Loaded } from "./analysis/analyse-in-worker.ts";
import { takeTurn, type TurnResult } from "./take-turn.ts";

export interface Asked {
  message: string;
  startupType: string | null;
  webSearch: boolean;
  /** The founder's settlements of the message's figures. */
  settled?: readonly Settlement[];
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
  /** The message's figures that are not used until they are settled. */
  unread: HeardFigure[];
}

/** The engine's answer to a visitor's request in the form of a function. */
export async function answerWithoutModel(ctx: Ctx & { address: string }, asked: Asked): Promise<Answer> {
  const { reply } = await analyseTurnInWorker(ctx, ctx.address, conversationOf(asked));
  return { text: reply.markdown, market: marketOf(reply.parts) };
}

/** One answer outside of a chat: charged like a turn, but not stored. */
export async function answerOnce(ctx: MemberCtx, asked: Asked, signal: AbortSignal): Promise<PaidAnswer> {
  ctx.workers.require(ctx.userId);
  const id = newId();
  const { reserved, balance } = await reserveTokens(ctx, {
    id,
    most: mostInteractionCost(asked.webSearch && ctx.search !== null),
  });
  const usage = { userId: ctx.userId, apiName: "chat-with-ai", tokensUsed: 0 };
  if (!reserved) {
    await recordUsage(ctx, { ...usage, status: "insufficient_tokens" });
    throw new Problem("insufficient_tokens", { balance, cost: 1 });
  }
  let cost = 0;
  try {
    const result = await finish(ctx, { id, asked }, signal);
    cost = result.cost;
    for (const call of result.usage) await recordUsage(ctx, { ...call, userId: ctx.userId });
    const unread = unreadIn(result.parts, beginningOf(asked).length);
    return { text: result.content, market: marketOf(result.parts), rating: result.analystRating, cost, unread };
  } finally {
    await captureTokens(ctx, { id, cost });
  }
}

/** The kind of startup is put before the message, in the founder's words. */
function beginningOf({ startupType }: Pick<Asked, "startupType">): string {
  return startupType === null ? "" : `${findStartupType(startupType)?.title ?? startupType}: `;
}

function conversationOf({ message, startupType, settled = [] }: Asked): Loaded {
  const chosen = findStartupType(startupType ?? "")?.id;
  const beginning = beginningOf({ startupType });
  const history = [{ id: newId(), type: "user" as const, content: `${beginning}${message}` }];
  const figures = settled.map((settlement) => keptOf(history, behind(settlement, beginning.length)));
  return { history, chosen, settled: figures.filter((figure) => figure !== null) };
}

/** The same, where so many characters stand before the message. */
function behind({ span, reading }: Settlement, beginning: number): Settlement {
  const moved = (place: FigureSpan): FigureSpan => ({
    ...place,
    start: place.start + beginning,
    end: place.end + beginning,
  });
  const { shareOf, inPlaceOf } = reading ?? {};
  return {
    span: moved(span),
    reading: reading && {
      ...reading,
      ...(typeof shareOf === "object" && { shareOf: moved(shareOf) }),
      ...(typeof inPlaceOf === "object" && { inPlaceOf: moved(inPlaceOf) }),
    },
  };
}

/** With their places in the message itself. */
function unreadIn(parts: TurnResult["parts"], beginning: number): HeardFigure[] {
  const heard = parts.flatMap((part) => (part.kind === "heard" ? part.figures : []));
  return heard
    .filter(({ state, span }) => state === "unread" && span.start >= beginning)
    .map(({ span: { message, start, end }, ...figure }) => ({
      ...figure,
      span: { message, start: start - beginning, end: end - beginning },
    }));
}

async function finish(
  ctx: MemberCtx,
  { id, asked }: { id: string; asked: Asked },
  signal: AbortSignal,
): Promise<TurnResult> {
  const load = () => Promise.resolve(conversationOf(asked));
  const keep = () => Promise.resolve();
  const input = { chatId: id, turnId: id, load, keep, webSearch: asked.webSearch, tool: null };
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
