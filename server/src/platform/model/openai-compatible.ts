import { Agent } from "undici";
import { z } from "zod";
import { parseJson } from "../json-text.ts";
import { type Model, type ModelEvent, ModelFailure, type ModelRequest } from "./model.ts";
import { PacedResponse, readNothingAhead } from "./paced-response.ts";
import { answerMaxBytes, readEvents, type Reading, wholeEvents } from "./read-events.ts";
import { failureOf, readError } from "./server-error.ts";
import { withoutThoughts } from "./thinking.ts";
import { WireDialect, type WireRequest } from "./wire-request.ts";

export interface OpenAiCompatibleOptions {
  /** With the version: `https://host/v1`. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** How much the model reads at once; 128,000 by default, as most hosted ones do. */
  contextTokens?: number;
  /** How long its reading of a founder's numbers is waited for; 20 s by default. */
  readingMaxMs?: number;
  /** How long a reasoning model thinks, as `reasoning_effort` says it. */
  effort?: string | null;
  /** How long a server may take for its first byte, and between two pieces of text. */
  firstByteMs?: number;
  silenceMs?: number;
  /** How long a whole answer may take; a longer one is treated as endless. */
  longestMs?: number;
}

/**
 * Any server with the chat-completions protocol, hosted or local. Where they differ, what one refuses is said to it in
 * another way and remembered (docs/providers.md).
 */
export function openAiCompatible(options: OpenAiCompatibleOptions): Model {
  const { firstByteMs = 60_000, silenceMs = 60_000, longestMs = 5 * 60_000 } = options;
  const dispatcher = new Agent({
    connections: 1_024,
    headersTimeout: firstByteMs,
    bodyTimeout: silenceMs,
    connect: readNothingAhead,
  });
  const dialect = new WireDialect();
  const { model: name, effort = null, apiKey, contextTokens = 128_000, readingMaxMs = 20_000 } = options;
  let open = 0;

  async function post(wanted: WireRequest, signal: AbortSignal): Promise<PacedResponse> {
    for (;;) {
      const request = requestOf(options, dialect.body(wanted));
      const response = await PacedResponse.post(dispatcher, request, signal).catch((error: unknown) => {
        throw toFailure(error, signal);
      });
      if (response.status === 200) return response;
      const refused = readError(response.status, await beginningOf(response), apiKey);
      signal.throwIfAborted();
      if (!dialect.learn(refused, wanted)) throw failureOf(refused, response.headers["retry-after"]);
    }
  }

  const readingOf = (signal: AbortSignal): Reading => ({
    model: name,
    apiKey,
    dialect,
    pauseMs: () => lookMs(open),
    toFailure: (error) => toFailure(error, signal),
    until: performance.now() + longestMs,
  });

  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const response = await post({ model: name, request, effort, format: null, stream: true }, signal);
    const reading = readingOf(signal);
    if (isJson(response)) return yield* wholeEvents(await wholeText(response, signal), reading);
    open++;
    try {
      yield* readEvents(response.pieces(), reading);
    } finally {
      open--;
    }
  }

  async function json<T>(request: ModelRequest, schema: z.ZodType<T>, signal: AbortSignal): Promise<T> {
    const wanted = { model: name, request, effort, format: schemaOf(schema), stream: false };
    for (let attempt = 0; attempt < 2; attempt++) {
      const body = await wholeText(await post(wanted, signal), signal);
      let text = "";
      for (const event of wholeEvents(body, readingOf(signal))) {
        if (event.type === "text") text += event.delta;
        if (event.type === "finish") request.onAnswer?.({ model: name, usage: event.usage });
      }
      const parsed = schema.safeParse(jsonOf(text));
      if (parsed.success) return parsed.data;
    }
    throw new ModelFailure("invalid_json", "The model's answer does not have the form that was asked for, twice.");
  }

  return { name, contextTokens, readingMaxMs, learned: { refusesTools: false }, stream, json };
}

/**
 * The first text is passed on at once; after it, received data is read at this interval, and less often while more than
 * fifty answers are streamed at once. A reader hardly notices, and a token costs a fraction of what it costs alone.
 */
const lookEveryMs = 50;
const lookAtLeastEveryMs = 500;
const lookMs = (open: number): number => Math.min(lookAtLeastEveryMs, Math.max(lookEveryMs, open));

const schemaOf = (schema: z.ZodType): Record<string, unknown> =>
  z.toJSONSchema(schema, { target: "draft-7", io: "input", unrepresentable: "any" });

/** Models sometimes wrap JSON in a code block. Undefined when it cannot be parsed. */
function jsonOf(answer: string): unknown {
  const text = withoutThoughts(answer);
  return parseJson(text.match(/```(?:json)?([\s\S]*?)```/)?.[1] ?? text);
}

const isJson = ({ headers }: PacedResponse): boolean => /^application\/json/i.test(headers["content-type"] ?? "");

/** The beginning of a body: a longer one is read up to the piece that goes beyond. What comes before a failure stays in `pieces`. */
async function readUpTo(response: PacedResponse, maxBytes: number, pieces: Buffer[]): Promise<void> {
  let size = 0;
  for await (const piece of response.pieces()) {
    pieces.push(piece);
    size += piece.length;
    if (size > maxBytes) return;
  }
}

async function wholeText(response: PacedResponse, signal: AbortSignal): Promise<string> {
  const pieces: Buffer[] = [];
  await readUpTo(response, answerMaxBytes, pieces).catch((error: unknown) => {
    throw toFailure(error, signal);
  });
  const body = Buffer.concat(pieces);
  if (body.length > answerMaxBytes)
    throw new ModelFailure("garbage", "The model's answer is longer than anything asked for.");
  return body.toString("utf8");
}

/** Of the body of an error, which may be anybody's web page. */
const errorMaxBytes = 64_000;

async function beginningOf(response: PacedResponse): Promise<string> {
  const pieces: Buffer[] = [];
  // The status says enough, also where the connection was lost.
  await readUpTo(response, errorMaxBytes, pieces).catch(() => undefined);
  return Buffer.concat(pieces).toString("utf8");
}

function requestOf({ baseUrl, apiKey }: OpenAiCompatibleOptions, body: Record<string, unknown>) {
  const headers: Record<string, string> = {
    "content-type": "application/json",
    accept: "text/event-stream, application/json",
  };
  if (apiKey) headers.authorization = `Bearer ${apiKey}`;
  return { url: `${baseUrl.replace(/\/+$/, "")}/chat/completions`, headers, body: JSON.stringify(body) };
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
