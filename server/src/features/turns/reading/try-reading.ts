import type { HeardFigure } from "@cofounder/contract";
import type { MemberCtx } from "../../../platform/ctx.ts";
import { newId } from "../../../platform/db/columns.ts";
import type { Model } from "../../../platform/model/model.ts";
import { briefTurnInWorker, proveTurnInWorker } from "../analysis/analyse-in-worker.ts";
import { readingMessages } from "../narration/prompt.ts";
import { talkFor } from "../narration/talk.ts";
import { askForReading } from "./ask-for-reading.ts";

export interface TriedReading {
  proven: Pick<HeardFigure, "quote" | "label">[];
  /** Numbers that it did not read, or wrongly. */
  open: string[];
}

/** Lets a model read one message as in a turn; null where it gives no reading. Throws `ModelFailure`. */
export async function tryReading(
  ctx: MemberCtx,
  { model, message }: { model: Model; message: string },
  signal: AbortSignal,
): Promise<TriedReading | null> {
  const conversation = { history: [{ id: newId(), type: "user" as const, content: message }], chosen: undefined };
  const brief = await briefTurnInWorker(ctx, conversation);
  const messages = readingMessages(await talkFor(ctx, conversation, model.contextTokens), brief);
  const prove = (answer: unknown, isLast: boolean) => proveTurnInWorker(ctx, { ...conversation, answer, isLast });
  const answer = await askForReading({ model, messages, prove }, signal);
  if (!answer?.analysis) return null;
  const heard = answer.analysis.reply.parts.flatMap((part) => (part.kind === "heard" ? part.figures : []));
  const isProven = ({ state }: HeardFigure) => state === "read" || state === "settled";
  return {
    proven: heard.filter(isProven).map(({ quote, label }) => ({ quote, label })),
    open: heard.filter((figure) => !isProven(figure)).map(({ quote }) => quote),
  };
}
