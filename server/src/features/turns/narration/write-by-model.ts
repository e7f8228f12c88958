import type { Derived } from "@cofounder/analyst";
import type { ReplyPart, TurnNotice } from "@cofounder/contract";
import type { MemberCtx } from "../../../platform/ctx.ts";
import { tokensIn } from "../../../platform/db/text-tokens.ts";
import { type Model, ModelFailure, type ModelMessage } from "../../../platform/model/model.ts";
import type { Usage } from "../../api-logs/index.ts";
import type { Loaded } from "../analysis/analyse-in-worker.ts";
import type { Material } from "../analysis/turn-analysis.ts";
import { notProven, replyTo } from "../reading/ask-for-reading.ts";
import type { ReadTurn } from "../reading/read-by-model.ts";
import type { LoggedEvent } from "../running/turn-log.ts";
import type { WebFound } from "../web/search-web.ts";
import { checkText } from "./check-text.ts";
import type { Computed } from "./engine-tools.ts";
import { answerMessages, factsBlock } from "./prompt.ts";
import { talkFor, type TalkLengths } from "./talk.ts";
import { writeReply, type Writing } from "./write-reply.ts";

export interface Writable {
  turnId: string;
  conversation: Loaded;
  read: ReadTurn;
  web: WebFound;
}

interface Written {
  text: string;
  /** What backs the text's numbers; null for a text without any. */
  marks: Extract<ReplyPart, { kind: "marks" }> | null;
  /** What the model derived. */
  derived: Derived[];
  failed: boolean;
  usage: Usage[];
}

const usageOf = (text: string, status: Usage["status"]): Usage[] => [
  { apiName: "chat-with-ai", tokensUsed: tokensIn(text), status },
];

const nothing: Written = { text: "", marks: null, derived: [], failed: false, usage: [] };

/** Streams the model's text, then checks its numbers. Anything but a complete text, or one that was stopped, failed. */
export async function* writeByModel(
  ctx: MemberCtx,
  writable: Writable,
  signal: AbortSignal,
): AsyncGenerator<LoggedEvent, Written> {
  const { material, language } = writable.read.analysis;
  if (!ctx.model || !material || signal.aborted) return nothing;
  yield { type: "status", stage: "writing" };
  const { messages, lengths } = await messagesFor(ctx, writable, { material, model: ctx.model });
  const writing = { model: ctx.model, messages, known: material.known };
  const { text, computed, isCut, failure } = yield* collected(writing, signal);
  if (signal.aborted) return { ...nothing, text, usage: usageOf(text, "success") };
  if (failure) return yield* failed(ctx, writable, failure);
  yield* notices(writable.read, lengths, isCut);
  const checked = yield* checkText(ctx, { writing, text, computed, material, language }, signal);
  return { ...checked, derived: computed.derived, failed: false, usage: usageOf(checked.text, "success") };
}

interface Collected {
  text: string;
  computed: Computed;
  isCut: boolean;
  failure: ModelFailure | null;
}

async function* collected(writing: Writing, signal: AbortSignal): AsyncGenerator<LoggedEvent, Collected> {
  let text = "";
  const computed: Computed = { known: [], derived: [], claims: [] };
  const broken = { computed, isCut: false };
  try {
    const reply = writeReply(writing, signal);
    for (;;) {
      const { done, value } = await reply.next();
      const failure = text.trim() === "" ? wordless() : null;
      if (done) return { text, computed: value, isCut: value.isCut, failure };
      text += value;
      yield { type: "text", delta: value };
    }
  } catch (error) {
    if (signal.aborted) return { ...broken, text, failure: null };
    if (!(error instanceof ModelFailure)) throw error;
    return { ...broken, text, failure: error };
  }
}

const wordless = () => new ModelFailure("garbage", "The model wrote no answer.");

/** Goes on with the conversation in which the model read, or begins one. */
async function messagesFor(
  ctx: MemberCtx,
  { conversation, read: { dialogue, lengths }, web }: Writable,
  { material: { facts }, model }: { material: Material; model: Model },
): Promise<{ messages: ModelMessage[]; lengths: TalkLengths }> {
  const given = factsBlock(facts, web.sources);
  if (!dialogue) {
    const talk = await talkFor(ctx, conversation, model.contextTokens);
    return { messages: answerMessages(talk, given), lengths: talk.lengths };
  }
  const call = dialogue.callId === null ? null : { id: dialogue.callId };
  const said = [given, notProven(dialogue.failures), "Now answer the founder."].filter((part) => part !== "");
  const answer = replyTo(call, said.join("\n\n"));
  return { messages: [...dialogue.messages, answer], lengths };
}

const notice = (code: TurnNotice["code"], text: string) => ({ type: "notice" as const, code, text });

function* notices(
  { hasFailed }: ReadTurn,
  { summarised, isShortened }: TalkLengths,
  isCut: boolean,
): Generator<LoggedEvent> {
  if (hasFailed)
    yield notice("reading_failed", "The language model gave no reading of the numbers; the engine's own is used.");
  if (summarised > 0) yield notice("messages_summarised", String(summarised));
  if (isShortened)
    yield notice(
      "message_shortened",
      "The conversation is longer than the language model reads; it was given the newest part and what is proven.",
    );
  if (isCut) yield notice("answer_cut", "The answer is as long as the model's server allows, and incomplete.");
}

function* failed(ctx: MemberCtx, { turnId }: Writable, failure: ModelFailure): Generator<LoggedEvent, Written> {
  ctx.log.warn({ turnId, kind: failure.kind, retryAfter: failure.retryAfterSeconds }, failure.message);
  yield {
    type: "notice",
    code: "model_failed",
    text: "The language model did not answer; this is the engine's own analysis, free of charge.",
  };
  return { ...nothing, failed: true, usage: usageOf("", "error") };
}
