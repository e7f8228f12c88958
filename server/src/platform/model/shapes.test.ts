import { readdirSync, readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Model, ModelMessage, ModelRequest, ToolCall, Usage } from "./model.ts";
import { openAiCompatible } from "./openai-compatible.ts";

/** What a server answers, as its documentation or a thread shows it: docs/providers.md says what that is worth. */
interface Recorded {
  status: number;
  headers?: Record<string, string>;
  stream?: string[];
  json?: unknown;
  text?: string;
}

interface Given {
  text?: string;
  calls?: ToolCall[];
  usage?: Usage | null;
  value?: unknown;
  failure?: string;
  /** A part of what is told of the failure. */
  told?: string;
  /** "not …": what is not told of it. */
  tells?: string;
  retryAfter?: number;
}

interface Shape {
  title: string;
  source: string;
  answers: Recorded[];
  asks?: {
    tools?: boolean;
    toolChoice?: string;
    system?: string;
    late?: string;
    history?: boolean;
    maxTokens?: number;
    temperature?: number;
  };
  effort?: string;
  json?: boolean;
  gives: Given;
  /** Fields of the requests in their order; null: not sent. */
  sends?: Record<string, unknown>[];
  /** Fields of the same request, made once more: nothing is refused twice. */
  remembers?: Record<string, unknown>;
  /** What the last recorded answer gives to the same request, made once more. */
  again?: Given;
  /** Fields of the request that answers the call. */
  next?: Record<string, unknown>;
}

const folder = new URL("shapes/", import.meta.url);
const apiKey = "sk-shape-key-0123456789";
let answers: Recorded[] = [];
let bodies: Record<string, unknown>[] = [];
let server: Server;

function play(response: ServerResponse, { status, headers, stream, json, text }: Recorded): void {
  const type = stream ? "text/event-stream" : text === undefined ? "application/json" : "text/html";
  response.writeHead(status, { "content-type": type, ...headers });
  const body = stream?.map((line) => `${line}\n\n`).join("") ?? text ?? JSON.stringify(json);
  // In two pieces, cut in the middle of anything.
  response.write(body.slice(0, body.length / 2));
  setTimeout(() => response.end(body.slice(body.length / 2)), 2);
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      bodies.push(JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>);
      const next = answers.length > 1 ? answers.shift() : answers[0];
      play(response, next ?? { status: 500, text: "" });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const tool = (name: string) => ({ name, description: "A tool.", parameters: { type: "object", properties: {} } });
const never = new AbortController().signal;

function requestOf({ asks = {} }: Shape): ModelRequest {
  const { tools, toolChoice, system, late, history, maxTokens, temperature } = asks;
  const messages: ModelMessage[] = [
    ...(system ? [{ role: "system" as const, content: system }] : []),
    { role: "user", content: "Hello" },
    ...(late ? [{ role: "system" as const, content: late }] : []),
  ];
  if (history) {
    messages.push({ role: "assistant", content: "", toolCalls: [{ id: "call_abc", name: "derive", arguments: "{}" }] });
    messages.push({ role: "tool", content: "Done.", toolCallId: "call_abc" });
  }
  return {
    messages,
    ...(tools && { tools: [tool("record_reading"), tool("derive")] }),
    ...(toolChoice !== undefined && { toolChoice }),
    ...(maxTokens !== undefined && { maxTokens }),
    ...(temperature !== undefined && { temperature }),
  };
}

const answerShape = z.object({ answer: z.string() });

async function ask(model: Model, shape: Shape): Promise<Given> {
  let usage: Usage | null = null;
  const request = {
    ...requestOf(shape),
    onAnswer: (answered: { usage: Usage | null }) => void (usage = answered.usage),
  };
  try {
    if (shape.json) return { value: await model.json(request, answerShape, never), usage };
    let text = "";
    let calls: ToolCall[] = [];
    for await (const event of model.stream(request, never)) {
      if (event.type === "text") text += event.delta;
      if (event.type === "tool_calls") ({ calls } = event);
      if (event.type === "finish") ({ usage } = event);
    }
    return { ...(text && { text }), ...(calls.length > 0 && { calls }), usage };
  } catch (error) {
    return error as Given;
  }
}

/** With the places of the shape that stand for anything of their kind. */
function filled(expected: unknown): unknown {
  if (expected === "@short") return expect.stringMatching(/^[0-9a-z]{9}$/);
  if (expected === "@any") return expect.anything();
  if (Array.isArray(expected)) return expected.map(filled);
  if (typeof expected !== "object" || expected === null) return expected;
  return Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, filled(value)]));
}

function expectBody(body: Record<string, unknown> | undefined, fields: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) expect(body).not.toHaveProperty(name);
    else expect(body?.[name]).toEqual(filled(value));
  }
}

function expectGiven(given: Given, expected: Given): void {
  const { failure, told, tells, retryAfter, ...answer } = expected;
  if (failure === undefined) return expect(given).toEqual(filled(answer));
  expect(given).toMatchObject({ kind: failure, ...(retryAfter && { retryAfterSeconds: retryAfter }) });
  const message = String((given as { message?: string }).message);
  if (told) expect(message).toContain(told);
  if (tells) expect(message).not.toContain(tells.slice("not ".length));
  expect(message).not.toContain(apiKey);
}

/** What was refused once is not sent again. */
async function expectSameAgain(model: Model, shape: Shape): Promise<void> {
  const { remembers, again, gives } = shape;
  if (!remembers && !again) return;
  const before = bodies.length;
  expectGiven(await ask(model, shape), again ?? gives);
  expect(bodies).toHaveLength(before + 1);
  expectBody(bodies.at(-1), remembers ?? {});
}

/** What the server wants back with the answer to a call. */
async function expectNext(model: Model, shape: Shape, toolCalls: ToolCall[]): Promise<void> {
  if (!shape.next) return;
  const request = requestOf(shape);
  const done: ModelMessage = { role: "tool", content: "Proven.", toolCallId: toolCalls[0]?.id ?? "" };
  request.messages.push({ role: "assistant", content: "", toolCalls }, done);
  for await (const _ of model.stream(request, never)) void _;
  expectBody(bodies.at(-1), shape.next);
}

const files = readdirSync(folder).filter((name) => name.endsWith(".json"));

describe.each(files)("%s", (file) => {
  const shapes = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Shape[];
  test.each(shapes)("$title", async (shape) => {
    expect(shape.source).toMatch(/^https:\/\//);
    const { port } = server.address() as AddressInfo;
    const model = openAiCompatible({
      baseUrl: `http://127.0.0.1:${port}/v1/`,
      apiKey,
      model: "shaped",
      effort: shape.effort ?? null,
    });
    answers = [...shape.answers];
    bodies = [];
    const given = await ask(model, shape);
    expectGiven(given, shape.gives);
    const { sends = [] } = shape;
    sends.forEach((fields, at) => expectBody(bodies[at], fields));
    if (sends.length) expect(bodies).toHaveLength(sends.length);
    await expectSameAgain(model, shape);
    await expectNext(model, shape, given.calls ?? []);
  });
});
