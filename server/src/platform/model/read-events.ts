import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createParser } from "eventsource-parser";
import { type Chunk, parseChunk, textOf } from "./chunk.ts";
import { gather, type GatheredCall } from "./gather-calls.ts";
import { type FinishReason, type ModelEvent, ModelFailure, type ToolCall, type Usage } from "./model.ts";
import { failureOf, readError } from "./server-error.ts";
import { ThinkingFilter } from "./thinking.ts";
import { shortId, type WireDialect } from "./wire-request.ts";

export interface Reading {
  model: string;
  apiKey: string | null;
  dialect: WireDialect;
  pauseMs(): number;
  toFailure(error: unknown): unknown;
  /** On the clock of `performance`. */
  until: number;
}

interface Progress {
  reason: FinishReason | null;
  usage: Usage | null;
  sawText: boolean;
  /** Characters so far. */
  length: number;
  calls: GatheredCall[];
  reasoning: string | null;
  thinking: ThinkingFilter;
}

/** More than any requested answer; the rest of a longer one is not read. */
export const answerMaxBytes = 2_000_000;

const begun = ({ dialect }: Reading): Progress => ({
  reason: null,
  usage: null,
  sawText: false,
  length: 0,
  calls: [],
  reasoning: null,
  thinking: new ThinkingFilter(dialect.opensThinking),
});

/** Some servers end without `[DONE]`; a finish reason or text before a proper end is enough. */
export async function* readEvents(body: AsyncIterable<Buffer>, reading: Reading): AsyncGenerator<ModelEvent> {
  const progress = begun(reading);
  const decoder = new TextDecoder();
  let text = "";
  let done = false;
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === "[DONE]") done = true;
      else text += take(data, progress, reading);
    },
  });
  try {
    for await (const piece of body) {
      parser.feed(decoder.decode(piece, { stream: true }));
      if (done) break;
      if (performance.now() > reading.until || progress.length > answerMaxBytes) throw endless();
      const rest = tornEnd(text);
      if (text.length === rest.length) continue;
      yield { type: "text", delta: text.slice(0, text.length - rest.length) };
      text = rest;
      await sleep(reading.pauseMs());
    }
  } catch (error) {
    throw reading.toFailure(error);
  }
  text += ended(progress);
  if (text) yield { type: "text", delta: text };
  yield* ending(progress, reading, done);
}

/** The same of a server that does not stream. */
export function* wholeEvents(body: string, reading: Reading): Generator<ModelEvent> {
  const progress = begun(reading);
  const text = take(body, progress, reading) + ended(progress);
  if (text) yield { type: "text", delta: text };
  yield* ending(progress, reading, true);
}

const endless = () => new ModelFailure("endless", "The model's answer does not come to an end.");

/** Half of a character that some servers split; the other half comes with the next piece. */
const tornEnd = (text: string): string => (/[\ud800-\udbff]$/.test(text) ? text.slice(-1) : "");

function ended(progress: Progress): string {
  const rest = progress.thinking.end();
  if (rest.trim()) progress.sawText = true;
  return rest;
}

function* ending(progress: Progress, { model, dialect }: Reading, done: boolean): Generator<ModelEvent> {
  const { reason, usage, sawText, calls, thinking } = progress;
  if (thinking.sawUnopened) dialect.opensThinking = true;
  if (reason === "refusal") throw new ModelFailure("refusal", "The model refused to answer.");
  const named = calls.filter(({ name }) => name !== "");
  if (!sawText && named.length === 0) throw noText(reason);
  if (!done && reason === null) throw new ModelFailure("dropped", "The model's answer broke off.");
  if (named.length) yield { type: "tool_calls", calls: named.map((call) => finished(call, progress, dialect)) };
  yield { type: "finish", reason: reason ?? "stop", usage, model };
}

const noText = (reason: FinishReason | null) =>
  new ModelFailure(
    "garbage",
    reason === "length"
      ? "The model's answer was cut before its first word: it thought for too long."
      : "The model's answer holds no text.",
  );

function finished({ id, name, given, extraContent }: GatheredCall, progress: Progress, dialect: WireDialect): ToolCall {
  const call = { id: id || shortId(randomUUID()), name, arguments: given.trim() || "{}" };
  const { reasoning } = progress;
  dialect.remember(call, { extraContent, ...(reasoning !== null && { reasoning }) });
  return call;
}

/** Processes one event and returns its text. */
function take(data: string, progress: Progress, { apiKey }: Reading): string {
  const chunk = parseChunk(data);
  if (!chunk) throw new ModelFailure("garbage", "The model server sent something that is not a completion.");
  if (chunk.error) throw midReply(data, chunk.error, apiKey);
  const usage = chunk.usage ?? chunk.x_groq?.usage;
  if (usage) progress.usage = toUsage(usage);
  const first = chunk.choices?.[0];
  return first ? takeChoice(first, progress) : "";
}

/** An error that comes after the answer began has its status in its code, or none. */
function midReply(data: string, error: unknown, apiKey: string | null): ModelFailure {
  const code = typeof error === "object" && error !== null && "code" in error ? Number(error.code) : NaN;
  return failureOf(readError(code >= 400 && code < 600 ? code : 500, data, apiKey));
}

type Choice = NonNullable<Chunk["choices"]>[number];

function takeChoice({ delta, message, finish_reason: reason }: Choice, progress: Progress): string {
  if (reason && progress.reason !== "refusal") progress.reason = toReason(reason);
  const said = delta ?? message;
  return said ? takeSaid(said, progress) : "";
}

type Said = NonNullable<Choice["delta"]>;

function takeSaid(
  { content, refusal, reasoning_content: thought = null, tool_calls: calls }: Said,
  progress: Progress,
) {
  if (refusal) progress.reason = "refusal";
  if (thought !== null) progress.reasoning = (progress.reasoning ?? "") + thought;
  for (const call of calls ?? []) gather(progress.calls, call);
  const text = progress.thinking.take(textOf(content).replaceAll("\0", ""));
  if (text) progress.sawText = true;
  progress.length += text.length + (thought?.length ?? 0);
  return text;
}

const reasons: Record<string, FinishReason> = {
  length: "length",
  max_tokens: "length",
  tool_calls: "tool_calls",
  function_call: "tool_calls",
  content_filter: "refusal",
  refusal: "refusal",
};

/** The server failed, and says so in the place of a reason. */
const failed = new Set(["error", "insufficient_system_resource", "network_error", "malformed_function_call"]);

function toReason(text: string): FinishReason {
  if (failed.has(text)) throw new ModelFailure("server_error", `The model server ended its answer with "${text}".`);
  return reasons[text] ?? "stop";
}

function toUsage(usage: NonNullable<Chunk["usage"]>): Usage {
  return { inputTokens: usage.prompt_tokens ?? 0, outputTokens: usage.completion_tokens ?? 0 };
}
