import type { ModelTest } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import type { Connection, ModelOptions } from "../../platform/model/connections.ts";
import { type Model, ModelFailure, type Tool } from "../../platform/model/model.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";
import { tryReading } from "../turns/index.ts";

/** What the reading is tried on: a price, a cost and a count, which anybody reads in one way. */
export const testSentence =
  "We sell lunch boxes to offices for 12 euros each; one costs us 7 euros to make, and 40 offices order today.";

const eachMaxMs = 45_000;

const addTool: Tool = {
  name: "add",
  description: "Add two numbers.",
  parameters: {
    type: "object",
    properties: { a: { type: "number" }, b: { type: "number" } },
    required: ["a", "b"],
    additionalProperties: false,
  },
};

/** Asks a model, before it is used, for a text, a tool call and a reading. What fails is told and not thrown. */
export async function tryModel(ctx: MemberCtx, connection: Connection, options: ModelOptions): Promise<ModelTest> {
  const { contextTokens, ...where } = connection;
  const model = openAiCompatible({ ...where, ...options, ...(contextTokens !== null && { contextTokens }) });
  return {
    text: await tryText(model),
    toolCall: await tryCall(model),
    reading: await tryToRead(ctx, model),
  };
}

async function tryText(model: Model): Promise<ModelTest["text"]> {
  const begun = performance.now();
  let [text, firstMs] = ["", 0];
  try {
    const messages = [{ role: "user" as const, content: "Say in two sentences what makes a good first customer." }];
    for await (const event of model.stream({ messages }, AbortSignal.timeout(eachMaxMs))) {
      if (event.type === "text") {
        firstMs ||= performance.now() - begun;
        text += event.delta;
      }
      if (event.type === "finish") {
        const tokens = event.usage?.outputTokens ?? Math.ceil(text.length / 4);
        const tokensPerSecond = tokens / Math.max(0.001, (performance.now() - begun - firstMs) / 1_000);
        return { failure: null, text: text.slice(0, 600), firstMs, tokensPerSecond };
      }
    }
    return { failure: null, text: text.slice(0, 600), firstMs, tokensPerSecond: null };
  } catch (error) {
    return { failure: failureIn(error), text: "", firstMs, tokensPerSecond: null };
  }
}

async function tryCall(model: Model): Promise<ModelTest["toolCall"]> {
  const messages = [{ role: "user" as const, content: "Add 19 and 23 with the tool." }];
  let called = false;
  try {
    const request = { messages, tools: [addTool], toolChoice: addTool.name };
    for await (const event of model.stream(request, AbortSignal.timeout(eachMaxMs)))
      if (event.type === "tool_calls") called = event.calls.some(({ name }) => name === addTool.name);
    return { failure: null, called };
  } catch (error) {
    return { failure: failureIn(error), called: false };
  }
}

async function tryToRead(ctx: MemberCtx, model: Model): Promise<ModelTest["reading"]> {
  const begun = performance.now();
  const tried = { failure: null, sentence: testSentence, proven: [], open: [] };
  try {
    const reading = await tryReading(ctx, { model, message: testSentence }, AbortSignal.timeout(eachMaxMs));
    const ms = performance.now() - begun;
    if (reading) return { ...tried, ...reading, ms };
    return { ...tried, failure: { kind: "invalid_json", message: "The model gave no reading." }, ms };
  } catch (error) {
    return { ...tried, failure: failureIn(error), ms: performance.now() - begun };
  }
}

/** A model that takes too long is one that failed; anything else is a fault of ours. */
export function failureIn(error: unknown): { kind: string; message: string } {
  if (error instanceof ModelFailure) return { kind: error.kind, message: error.message };
  if (error instanceof Error && error.name === "TimeoutError")
    return { kind: "stalled", message: "The model took too long." };
  throw error;
}
