import { afterAll, beforeAll, expect, test } from "vitest";
import { type ScriptedModel, startScriptedModel } from "../../../../e2e/fixtures/scripted-model.ts";
import { Circuit } from "./circuit.ts";
import { type Connections, ModelClients } from "./connections.ts";
import { type Model, ModelFailure, type ModelRequest } from "./model.ts";
import { ModelMeter } from "./model-meter.ts";
import { openAiCompatible } from "./openai-compatible.ts";
import { withFallback } from "./with-fallback.ts";

let one: ScriptedModel;
let two: ScriptedModel;
let at = 0;

beforeAll(async () => {
  [one, two] = await Promise.all([startScriptedModel(), startScriptedModel()]);
  two.isReliable = true;
  two.answerStreamed = () => "The second answers.";
  two.answerWhole = () => JSON.stringify({ answer: "second" });
});

afterAll(() => Promise.all([one.close(), two.close()]));

const never = new AbortController().signal;
const said = (content: string): ModelRequest => ({ messages: [{ role: "user", content }] });

function pair() {
  one.requests.length = two.requests.length = at = 0;
  const circuit = new Circuit(() => at);
  const failures: string[] = [];
  const first = openAiCompatible({ baseUrl: one.url, apiKey: null, model: "first", silenceMs: 300, firstByteMs: 300 });
  const second = openAiCompatible({ baseUrl: two.url, apiKey: null, model: "second" });
  const model = withFallback(first, { second, circuit, onFallback: ({ kind }) => void failures.push(kind) });
  return { model, failures };
}

async function answer(model: Model, request: ModelRequest, signal = never) {
  let text = "";
  let by = "";
  for await (const event of model.stream(request, signal)) {
    if (event.type === "text") text += event.delta;
    if (event.type === "finish") by = event.model;
  }
  return { text, by };
}

test.each([
  ["broken", "server_error"],
  ["limited", "rate_limited"],
  ["refuse", "refusal"],
  ["mute", "garbage"],
])("a first model that ends in %s before its first word is answered for by the second", async (fault, kind) => {
  const { model, failures } = pair();
  expect(await answer(model, said(`Hello #${fault}`))).toMatchObject({ by: "second" });
  expect(failures).toEqual([kind]);
});

test("what broke off after its first word is not begun anew", async () => {
  const { model } = pair();
  await expect(answer(model, said("Hello #drop"))).rejects.toMatchObject({ kind: "dropped" });
  expect(two.requests).toHaveLength(0);
});

test("the answer names the model that gave it", async () => {
  const { model } = pair();
  expect(await answer(model, said("Hello"))).toMatchObject({ by: "first" });
});

test("tools that the first rejects are asked for without them, and not of the second", async () => {
  const { model } = pair();
  const tools = [{ name: "derive", description: "", parameters: {} }];
  await expect(answer(model, { ...said("Hello #toolless"), tools })).rejects.toMatchObject({ kind: "rejected" });
  expect(two.requests).toHaveLength(0);
});

test("after three failures in a row the first is not asked for half a minute, then once", async () => {
  const { model } = pair();
  for (let count = 0; count < 5; count++)
    expect(await answer(model, said("Hello #broken"))).toMatchObject({ by: "second" });
  expect(one.requests).toHaveLength(3);
  at = 29_999;
  await answer(model, said("Hello"));
  expect(one.requests).toHaveLength(3);
  at = 30_000;
  await answer(model, said("Hello #broken"));
  expect(one.requests).toHaveLength(4);
  await answer(model, said("Hello"));
  expect(one.requests).toHaveLength(4);
  at = 60_000;
  expect(await answer(model, said("Hello"))).toMatchObject({ by: "first" });
  expect(await answer(model, said("Hello"))).toMatchObject({ by: "first" });
});

test("while one request tries the first again, the others go to the second", async () => {
  const { model } = pair();
  for (let count = 0; count < 3; count++) await answer(model, said("Hello #broken"));
  at = 30_000;
  const both = await Promise.all([answer(model, said("Hello")), answer(model, said("Hello"))]);
  expect(both.map(({ by }) => by)).toEqual(["first", "second"]);
});

test("a reply that its reader stops says nothing of the first, and does not keep its trial", async () => {
  const { model } = pair();
  for (let count = 0; count < 3; count++) await answer(model, said("Hello #broken"));
  at = 30_000;
  const stop = new AbortController();
  stop.abort(new Error("stopped"));
  await expect(answer(model, said("Hello"), stop.signal)).rejects.toThrow("stopped");
  expect(await answer(model, said("Hello"))).toMatchObject({ by: "first" });
});

test("a caller whose time ran out counts as a failure of the first", async () => {
  const { model } = pair();
  const late = AbortSignal.abort(new DOMException("too late", "TimeoutError"));
  for (let count = 0; count < 3; count++) await expect(answer(model, said("Hello"), late)).rejects.toThrow("too late");
  expect(await answer(model, said("Hello"))).toMatchObject({ by: "second" });
  expect(one.requests).toHaveLength(0);
});

const set = (text: string, fallback: string | null): Connections => ({
  text: { baseUrl: text, apiKey: null, model: "first", contextTokens: null },
  reading: null,
  tools: null,
  images: null,
  fallback: fallback ? { baseUrl: fallback, apiKey: null, model: "second", contextTokens: 4_000 } : null,
});

test("purposes without a model of their own have that of the text, with one circuit", async () => {
  const failures: string[] = [];
  const clients = new ModelClients({ readingMaxMs: 1_000, effort: null }, (model, { kind }) =>
    failures.push(`${model} ${kind}`),
  );
  const { text, reading, tools } = clients.make(set("http://127.0.0.1:9/v1", two.url));
  for (const model of [text, reading, tools, text])
    expect(model && (await answer(model, said("Hello")))).toMatchObject({ by: "second" });
  expect(failures).toEqual(Array.from({ length: 3 }, () => "first unreachable"));
});

test("without a second model a failure is told", async () => {
  const clients = new ModelClients({ readingMaxMs: 1_000, effort: null }, () => undefined);
  const { text } = clients.make(set("http://127.0.0.1:9/v1", null));
  await expect(text && answer(text, said("Hello"))).rejects.toBeInstanceOf(ModelFailure);
});

test("what each model used is counted, and estimated where its server does not say", async () => {
  const { model } = pair();
  const meter = new ModelMeter();
  const metered = meter.over(model);
  await answer(metered, said("Hello"));
  await answer(metered, said("Hello #limited"));
  await answer(metered, said("Hello, again #eof"));
  const [first, second] = meter.used;
  expect(second).toMatchObject({ model: "second", inputTokens: 10, outputTokens: 20 });
  expect(first?.inputTokens).toBe(10 + Math.ceil("Hello, again #eof".length / 4));
});
