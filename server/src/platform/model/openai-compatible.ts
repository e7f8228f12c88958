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

export interface OpenAiCompatibleOptions {
  /** With the version: `https://host/v1`. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** How long a server may take for its first byte, and between two pieces of text. */
  firstByteMs?: number;
  silenceMs?: number;
}

/** Any server that speaks the chat-completions protocol: hosted ones, Ollama, vLLM, llama.cpp. */
export function openAiCompatible(options: OpenAiCompatibleOptions): Model {
  const { firstByteMs = 60_000, silenceMs = 60_000 } = options;
  const agent = new Agent({ connections: 1_024, headersTimeout: firstByteMs, bodyTimeout: silenceMs, connectTimeout: 10_000 });
  const post = (body: Record<string, unknown>, signal: AbortSignal) => send(options, agent, body, signal);

  async function* stream(wanted: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const body = { ...toBody(options.model, wanted), stream: true, stream_options: { include_usage: true } };
    const response = await post(body, signal);
    yield* readEvents(response.body, signal);
  }

  async function json<T>(wanted: ModelRequest, schema: z.ZodType<T>, signal: AbortSignal): Promise<T> {
    const body = { ...toBody(options.model, wanted), response_format: { type: "json_object" } };
    for (let attempt = 0; attempt < 2; attempt++) {
      const response = await post(body, signal);
      const text = await response.body.text().catch((error: unknown) => {
        throw toFailure(error, signal);
      });
      const value = readJson(text);
      const parsed = schema.safeParse(value);
      if (parsed.success) return parsed.data;
    }
    throw new ModelFailure("invalid_json", "The model's answer does not have the form that was asked for, twice.");
  }

  return { name: options.model, stream, json };
}

function toBody(model: string, { messages, temperature, maxTokens, tools }: ModelRequest): Record<string, unknown> {
  return {
    model,
    messages: messages.map(toWire),
    ...(temperature !== undefined && { temperature }),
    ...(maxTokens !== undefined && { max_tokens: maxTokens }),
    ...(tools?.length && { tools: tools.map((tool) => ({ type: "function", function: tool })) }),
  };
}

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

async function send(
  { baseUrl, apiKey }: OpenAiCompatibleOptions,
  dispatcher: Dispatcher,
  body: Record<string, unknown>,
  signal: AbortSignal,
) {
  const headers: Record<string, string> = { "content-type": "application/json", accept: "text/event-stream, application/json" };
  if (apiKey) headers.authorization = `Bearer ${apiKey}`;
  let response: Dispatcher.ResponseData;
  try {
    const url = `${baseUrl.replace(/\/+$/, "")}/chat/completions`;
    response = await request(url, { method: "POST", headers, body: JSON.stringify(body), dispatcher, signal });
  } catch (error) {
    throw toFailure(error, signal);
  }
  if (response.statusCode === 200) return response;
  await response.body.dump().catch(() => undefined);
  throw refusedBy(response.statusCode, response.headers["retry-after"]);
}

function refusedBy(status: number, retryAfter: string | string[] | undefined): ModelFailure {
  if (status === 401 || status === 403) return new ModelFailure("unauthorized", `The model server answered ${status}: check AI_API_KEY.`);
  if (status === 429) return new ModelFailure("rate_limited", "The model server answered 429.", secondsOf(retryAfter));
  if (status >= 500) return new ModelFailure("server_error", `The model server answered ${status}.`, secondsOf(retryAfter));
  return new ModelFailure("rejected", `The model server answered ${status}: check AI_BASE_URL and AI_MODEL.`);
}

/** Retry-After is a number of seconds or a date. */
function secondsOf(header: string | string[] | undefined): number | null {
  const text = Array.isArray(header) ? header[0] : header;
  if (!text) return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1_000);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

function toFailure(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ModelFailure) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "UND_ERR_BODY_TIMEOUT" || code === "UND_ERR_HEADERS_TIMEOUT") {
    return new ModelFailure("stalled", "The model server went silent.");
  }
  if (code === "UND_ERR_SOCKET" || code === "ECONNRESET" || code === "UND_ERR_RES_CONTENT_LENGTH_MISMATCH") {
    return new ModelFailure("dropped", "The model server dropped the connection.");
  }
  return new ModelFailure("unreachable", `The model server cannot be reached (${code || "no answer"}).`);
}

interface Progress {
  reason: FinishReason | null;
  usage: Usage | null;
  sawText: boolean;
  calls: ToolCall[];
}

/** Some servers end without `[DONE]`; a finish reason or text before an orderly end is enough. */
async function* readEvents(body: AsyncIterable<Buffer>, signal: AbortSignal): AsyncGenerator<ModelEvent> {
  const progress: Progress = { reason: null, usage: null, sawText: false, calls: [] };
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
      if (text) yield { type: "text", delta: text };
      text = "";
      if (done) break;
    }
  } catch (error) {
    throw toFailure(error, signal);
  }
  yield* ending(progress, done);
}

function* ending({ reason, usage, sawText, calls }: Progress, done: boolean): Generator<ModelEvent> {
  if (reason === "refusal") throw new ModelFailure("refusal", "The model refused to answer.");
  if (!sawText && calls.length === 0) throw new ModelFailure("garbage", "The model's answer holds no text.");
  if (!done && reason === null) throw new ModelFailure("dropped", "The model's answer broke off.");
  if (calls.length) yield { type: "tool_calls", calls };
  yield { type: "finish", reason: reason ?? "stop", usage };
}

function take(data: string, progress: Progress): string {
  const chunk = parseChunk(data);
  if (!chunk) throw new ModelFailure("garbage", "The model server sent something that is not a completion.");
  if (chunk.error) throw new ModelFailure("server_error", "The model server reported an error in mid-reply.");
  if (chunk.usage) progress.usage = toUsage(chunk.usage);
  const first = chunk.choices?.[0];
  if (!first) return "";
  if (first.delta?.refusal || first.finish_reason === "content_filter") progress.reason = "refusal";
  else if (first.finish_reason) progress.reason = toReason(first.finish_reason);
  for (const delta of first.delta?.tool_calls ?? []) gather(progress.calls, delta);
  const text = first.delta?.content ?? "";
  if (text) progress.sawText = true;
  return text;
}

function gather(calls: ToolCall[], delta: ToolCallDelta): void {
  const at = delta.index ?? Math.max(0, calls.length - (delta.id ? 0 : 1));
  const call = (calls[at] ??= { id: "", name: "", arguments: "" });
  call.id ||= delta.id ?? "";
  call.name ||= delta.function?.name ?? "";
  call.arguments += delta.function?.arguments ?? "";
}

function toReason(text: string): FinishReason {
  if (text === "length") return "length";
  return text === "tool_calls" || text === "function_call" ? "tool_calls" : "stop";
}

function toUsage(usage: NonNullable<Chunk["usage"]>): Usage {
  return { inputTokens: usage.prompt_tokens ?? 0, outputTokens: usage.completion_tokens ?? 0 };
}

/** Models wrap JSON in a code block now and then. Undefined when there is none to read. */
function readJson(body: string): unknown {
  const parsed = completion.safeParse(tryParse(body));
  if (!parsed.success) throw new ModelFailure("garbage", "The model server sent something that is not a completion.");
  const { message } = parsed.data.choices[0] ?? { message: { content: "" } };
  if ("refusal" in message && message.refusal) throw new ModelFailure("refusal", "The model refused to answer.");
  const text = message.content ?? "";
  return tryParse(text.match(/```(?:json)?\s*([\s\S]*?)```/)?.[1] ?? text);
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
