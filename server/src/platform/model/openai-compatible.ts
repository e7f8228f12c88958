import { setTimeout as sleep } from "node:timers/promises";
import { createParser } from "eventsource-parser";
import { Agent, type Dispatcher, request } from "undici";
import type { z } from "zod";
import { type Chunk, completion, parseChunk, type ToolCallDelta } from "./chunk.ts";
import {
  type FinishReason,
  type Model,
  type ModelEvent,
  ModelFailure,
  type ModelMessage,
  type ModelRequest,
  type ToolCall,
  type Usage,
} from "./model.ts";
import { PacedResponse, readNothingAhead } from "./paced-response.ts";

export interface OpenAiCompatibleOptions {
  /** With the version: `https://host/v1`. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** How much the model reads at once; 128,000 by default, as most hosted ones do. */
  contextTokens?: number;
  /** How long its reading of a founder's numbers is waited for; 20 s by default. */
  readingMaxMs?: number;
  /** How long a server may take for its first byte, and between two pieces of text. */
  firstByteMs?: number;
  silenceMs?: number;
  /** How long a whole answer may take; a longer one is treated as endless. */
  longestMs?: number;
}

/** Any server with the chat-completions protocol: hosted ones, Ollama, vLLM, llama.cpp. */
export function openAiCompatible(options: OpenAiCompatibleOptions): Model {
  const { firstByteMs = 60_000, silenceMs = 60_000, longestMs = 5 * 60_000 } = options;
  const dispatcher = new Agent({
    connections: 1_024,
    headersTimeout: firstByteMs,
    bodyTimeout: silenceMs,
    connect: readNothingAhead,
  });

  let open = 0;

  async function* stream(wanted: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const body = { ...toBody(options.model, wanted), stream: true, stream_options: { include_usage: true } };
    const response = await PacedResponse.post(dispatcher, requestOf(options, body), signal).catch((error: unknown) => {
      throw toFailure(error, signal);
    });
    if (response.status !== 200) {
      response.discard();
      throw refusedBy(response.status, response.headers["retry-after"]);
    }
    open++;
    try {
      const until = performance.now() + longestMs;
      yield* readEvents(response.pieces(), { pauseMs: () => lookMs(open), signal, until });
    } finally {
      open--;
    }
  }

  async function json<T>(wanted: ModelRequest, schema: z.ZodType<T>, signal: AbortSignal): Promise<T> {
    const body = { ...toBody(options.model, wanted), response_format: { type: "json_object" } };
    for (let attempt = 0; attempt < 2; attempt++) {
      const response = await send(requestOf(options, body), { dispatcher, signal });
      const text = await wholeText(response.body).catch((error: unknown) => {
        throw toFailure(error, signal);
      });
      const value = readJson(text);
      const parsed = schema.safeParse(value);
      if (parsed.success) return parsed.data;
    }
    throw new ModelFailure("invalid_json", "The model's answer does not have the form that was asked for, twice.");
  }

  const { model: name, contextTokens = 128_000, readingMaxMs = 20_000 } = options;
  return { name, contextTokens, readingMaxMs, stream, json };
}

/** More than any requested answer; the rest of a longer one is not read. */
const answerMaxBytes = 2_000_000;

async function wholeText(body: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body) {
    pieces.push(piece);
    size += piece.length;
    if (size > answerMaxBytes)
      throw new ModelFailure("garbage", "The model's answer is longer than anything asked for.");
  }
  return Buffer.concat(pieces).toString("utf8");
}

function toBody(
  model: string,
  { messages, temperature, maxTokens, tools, toolChoice = "auto" }: ModelRequest,
): Record<string, unknown> {
  return {
    model,
    messages: messages.map(toWire),
    ...(temperature !== undefined && { temperature }),
    ...(maxTokens !== undefined && { max_tokens: maxTokens }),
    ...(tools?.length && {
      tools: tools.map((tool) => ({ type: "function", function: tool })),
      tool_choice: toChoice(toolChoice),
    }),
  };
}

const toChoice = (choice: string) =>
  choice === "auto" || choice === "none" ? choice : { type: "function", function: { name: choice } };

function toWire({ role, content, toolCallId, toolCalls }: ModelMessage): Record<string, unknown> {
  return {
    role,
    content,
    ...(toolCallId && { tool_call_id: toolCallId }),
    ...(toolCalls && {
      tool_calls: toolCalls.map((call) => ({
        id: call.id,
        type: "function",
        function: { name: call.name, arguments: call.arguments },
      })),
    }),
  };
}

function requestOf({ baseUrl, apiKey }: OpenAiCompatibleOptions, body: Record<string, unknown>) {
  const headers: Record<string, string> = {
    "content-type": "application/json",
    accept: "text/event-stream, application/json",
  };
  if (apiKey) headers.authorization = `Bearer ${apiKey}`;
  return { url: `${baseUrl.replace(/\/+$/, "")}/chat/completions`, headers, body: JSON.stringify(body) };
}

async function send(
  { url, headers, body }: ReturnType<typeof requestOf>,
  via: { dispatcher: Dispatcher; signal: AbortSignal },
): Promise<Dispatcher.ResponseData> {
  let response: Dispatcher.ResponseData;
  try {
    response = await request(url, { method: "POST", headers, body, ...via });
  } catch (error) {
    throw toFailure(error, via.signal);
  }
  if (response.statusCode === 200) return response;
  await response.body.dump().catch(() => undefined);
  throw refusedBy(response.statusCode, response.headers["retry-after"]);
}

function refusedBy(status: number, retryAfter: string | string[] | undefined): ModelFailure {
  if (status === 401 || status === 403)
    return new ModelFailure("unauthorized", `The model server answered ${status}: check AI_API_KEY.`);
  if (status === 429) return new ModelFailure("rate_limited", "The model server answered 429.", secondsOf(retryAfter));
  if (status >= 500)
    return new ModelFailure("server_error", `The model server answered ${status}.`, secondsOf(retryAfter));
  return new ModelFailure("rejected", `The model server answered ${status}: check AI_BASE_URL and AI_MODEL.`);
}

/** Retry-After is a number of seconds or a date. */
function secondsOf(header: string | string[] | undefined): number | null {
  const text = Array.isArray(header) ? header[0] : header;
  if (!text) return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1_000);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

const silent = new Set(["UND_ERR_BODY_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT"]);
const droppedCodes = new Set(["UND_ERR_SOCKET", "ECONNRESET", "UND_ERR_RES_CONTENT_LENGTH_MISMATCH"]);

function toFailure(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ModelFailure) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (silent.has(code)) return new ModelFailure("stalled", "The model server went silent.");
  if (droppedCodes.has(code)) return new ModelFailure("dropped", "The model server dropped the connection.");
  return new ModelFailure("unreachable", `The model server cannot be reached (${code || "no answer"}).`);
}

interface Reading {
  pauseMs(): number;
  signal: AbortSignal;
  /** On the clock of `performance`. */
  until: number;
}

interface Progress {
  reason: FinishReason | null;
  usage: Usage | null;
  sawText: boolean;
  /** Characters so far. */
  length: number;
  calls: ToolCall[];
}

/**
 * The first text is passed on at once; after it, received data is read at this interval, and less often while more than
 * fifty answers are streamed at once. A reader hardly notices, and a token costs a fraction of what it costs alone.
 */
const lookEveryMs = 50;
const lookAtLeastEveryMs = 500;
const lookMs = (open: number): number => Math.min(lookAtLeastEveryMs, Math.max(lookEveryMs, open));

/** Some servers end without `[DONE]`; a finish reason or text before a proper end is enough. */
async function* readEvents(
  body: AsyncIterable<Buffer>,
  { pauseMs, signal, until }: Reading,
): AsyncGenerator<ModelEvent> {
  const progress: Progress = { reason: null, usage: null, sawText: false, length: 0, calls: [] };
  const decoder = new TextDecoder();
  let text = "";
  let done = false;
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === "[DONE]") done = true;
      else text += take(data, progress);
    },
  });
  try {
    for await (const piece of body) {
      parser.feed(decoder.decode(piece, { stream: true }));
      if (done) break;
      if (performance.now() > until || progress.length > answerMaxBytes) throw endless();
      const rest = tornEnd(text);
      if (text.length === rest.length) continue;
      yield { type: "text", delta: text.slice(0, text.length - rest.length) };
      text = rest;
      await sleep(pauseMs());
    }
  } catch (error) {
    throw toFailure(error, signal);
  }
  if (text) yield { type: "text", delta: text };
  yield* ending(progress, done);
}

const endless = () => new ModelFailure("endless", "The model's answer does not come to an end.");

/** Half of a character that some servers split; the other half comes with the next piece. */
const tornEnd = (text: string): string => (/[\ud800-\udbff]$/.test(text) ? text.slice(-1) : "");

function* ending({ reason, usage, sawText, calls }: Progress, done: boolean): Generator<ModelEvent> {
  if (reason === "refusal") throw new ModelFailure("refusal", "The model refused to answer.");
  if (!sawText && calls.length === 0) throw new ModelFailure("garbage", "The model's answer holds no text.");
  if (!done && reason === null) throw new ModelFailure("dropped", "The model's answer broke off.");
  if (calls.length) yield { type: "tool_calls", calls };
  yield { type: "finish", reason: reason ?? "stop", usage };
}

/** Processes one event and returns its text. */
function take(data: string, progress: Progress): string {
  const chunk = parseChunk(data);
  if (!chunk) throw new ModelFailure("garbage", "The model server sent something that is not a completion.");
  if (chunk.error) throw new ModelFailure("server_error", "The model server reported an error in mid-reply.");
  if (chunk.usage) progress.usage = toUsage(chunk.usage);
  const first = chunk.choices?.[0];
  return first ? takeChoice(first, progress) : "";
}

function takeChoice(
  { delta, finish_reason: reason }: NonNullable<Chunk["choices"]>[number],
  progress: Progress,
): string {
  if (reason && progress.reason !== "refusal") progress.reason = toReason(reason);
  if (!delta) return "";
  if (delta.refusal) progress.reason = "refusal";
  for (const call of delta.tool_calls ?? []) gather(progress.calls, call);
  const content = delta.content?.replaceAll("\0", "") ?? "";
  if (content) progress.sawText = true;
  progress.length += content.length;
  return content;
}

/** A call comes in pieces: its id and name first, its arguments in parts, identified by their index. */
function gather(calls: ToolCall[], { index, id, function: piece }: ToolCallDelta): void {
  const at = index ?? (id ? calls.length : calls.length - 1);
  const call = (calls[Math.max(0, at)] ??= { id: "", name: "", arguments: "" });
  if (id) call.id = id;
  if (piece?.name) call.name = piece.name;
  call.arguments += piece?.arguments ?? "";
}

const reasons: Record<string, FinishReason> = {
  length: "length",
  tool_calls: "tool_calls",
  function_call: "tool_calls",
  content_filter: "refusal",
};

function toReason(text: string): FinishReason {
  return reasons[text] ?? "stop";
}

function toUsage(usage: NonNullable<Chunk["usage"]>): Usage {
  return { inputTokens: usage.prompt_tokens ?? 0, outputTokens: usage.completion_tokens ?? 0 };
}

/** Models sometimes wrap JSON in a code block. Undefined when it cannot be parsed. */
function readJson(body: string): unknown {
  const parsed = completion.safeParse(tryParse(body));
  if (!parsed.success) throw new ModelFailure("garbage", "The model server sent something that is not a completion.");
  const { message } = parsed.data.choices[0] ?? { message: { content: "" } };
  if ("refusal" in message && message.refusal) throw new ModelFailure("refusal", "The model refused to answer.");
  const text = message.content ?? "";
  return tryParse(text.match(/```(?:json)?([\s\S]*?)```/)?.[1] ?? text);
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
