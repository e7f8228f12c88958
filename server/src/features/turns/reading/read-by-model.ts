import type { MemberCtx } from "../../../platform/ctx.ts";
import { type Model, ModelFailure, type ModelMessage } from "../../../platform/model/model.ts";
import type { AskedTool, StoredReading } from "../../chats/index.ts";
import {
  analyseTurnInWorker,
  briefTurnInWorker,
  type Loaded,
  proveTurnInWorker,
} from "../analysis/analyse-in-worker.ts";
import type { TurnAnalysis } from "../analysis/turn-analysis.ts";
import { readingMessages } from "../narration/prompt.ts";
import { talkFor, type TalkLengths, wholeTalk } from "../narration/talk.ts";
import type { LoggedEvent } from "../running/turn-log.ts";
import { askForReading, type ReadingAnswer } from "./ask-for-reading.ts";
import type { ProvenTurn } from "./reading-jobs.ts";

export interface Readable {
  turnId: string;
  conversation: Loaded;
  tool: AskedTool | null;
  /** Keeps the reading with the message. */
  keep: (reading: StoredReading) => Promise<void>;
}

/** What the engine makes of a conversation, from a model's reading where there is one. */
export interface ReadTurn {
  analysis: TurnAnalysis;
  /** The reading of this turn; null where none was asked for, or it failed. */
  reading: StoredReading | null;
  /** The conversation with the model so far, in which the engine owes it an answer. */
  dialogue: {
    messages: ModelMessage[];
    callId: string | null;
    /** What of its last reading is not proven, and why. */
    failures: ProvenTurn["failures"];
  } | null;
  /** How much of the conversation fitted into the model's context. */
  lengths: TalkLengths;
  /** Some numbers were to be read by the model and were not. */
  hasFailed: boolean;
}

/**
 * Lets the model read the numbers while the engine reads them too: its own reading is what is left where the model
 * fails, and it tells what needs no model at all.
 */
export async function* readByModel(
  ctx: MemberCtx & { model: Model },
  readable: Readable,
  signal: AbortSignal,
): AsyncGenerator<LoggedEvent, ReadTurn> {
  const { conversation, tool, keep } = readable;
  const brief = await briefTurnInWorker(ctx, conversation);
  if (brief.spans.length > 0) yield { type: "numbers", spans: brief.spans };
  const builtIn = analyseTurnInWorker(ctx, ctx.userId, conversation);
  const unread = { reading: null, dialogue: null, lengths: wholeTalk, hasFailed: false };
  if (!brief.isWanted || signal.aborted) return { ...unread, analysis: await builtIn };
  yield { type: "status", stage: "reading" };
  const stop = new AbortController();
  const talk = await talkFor(ctx, conversation, ctx.model.contextTokens);
  const messages = readingMessages(talk, brief);
  const asking = asked(ctx, { ...readable, messages }, [signal, stop.signal]);
  try {
    const analysis = await builtIn;
    if (needsNoModel(analysis, tool)) return { ...unread, analysis };
    const answer = await asking;
    if (!answer?.analysis) return { ...unread, analysis, hasFailed: !signal.aborted };
    await keep(answer.reading);
    const { analysis: own, reading, messages: dialogue, callId, failures } = answer;
    return {
      analysis: own,
      reading,
      dialogue: { messages: dialogue, callId, failures },
      lengths: talk.lengths,
      hasFailed: false,
    };
  } finally {
    stop.abort();
    await asking;
  }
}

/**
 * Before the first message about the venture, a greeting or a tool gives a model nothing to work on; a message that
 * only settles figures is like a click on their chips and needs no model.
 */
export const needsNoModel = ({ reply, refused }: TurnAnalysis, tool: AskedTool | null): boolean =>
  refused || reply.settlesOnly || (reply.empty && (reply.smallTalk || tool !== null));

/** Null where the model fails, takes too long, or gives no reading: the engine's own takes its place. */
async function asked(
  ctx: MemberCtx & { model: Model },
  { turnId, conversation, messages }: Readable & { messages: ModelMessage[] },
  stops: AbortSignal[],
): Promise<ReadingAnswer | null> {
  const signal = AbortSignal.any([...stops, AbortSignal.timeout(ctx.model.readingMaxMs)]);
  const prove = (answer: unknown, isLast: boolean) => proveTurnInWorker(ctx, { ...conversation, answer, isLast });
  try {
    return await askForReading({ model: ctx.model, messages, prove }, signal);
  } catch (error) {
    if (signal.aborted) return null;
    if (!(error instanceof ModelFailure)) throw error;
    ctx.log.warn({ turnId, kind: error.kind }, `the model's reading failed: ${error.message}`);
    return null;
  }
}
