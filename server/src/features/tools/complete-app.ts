import { toolPrices } from "@cofounder/contract";
import { makeApp } from "@cofounder/maker/apps/make-app";
import { readDescription } from "@cofounder/maker/apps/read-description";
import { estimateTokens } from "@cofounder/maker/apps/read-reply";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { ModelFailure, type ModelMessage } from "../../platform/model/model.ts";
import { Problem } from "../../platform/problem.ts";
import { findActivePlan } from "../subscriptions/index.ts";
import { holdTokens, settleTokens } from "../wallet/index.ts";
import { wholeAnswer } from "./app-writing.ts";

export interface Completion {
  messages: ModelMessage[];
  temperature: number;
  max_tokens: number;
}

const longestMs = 5 * 60_000;

/** What the engine answers in a model's place: the files of its own app, as the JSON a model is asked for. */
function engineAnswer(messages: ModelMessage[]): string {
  const said = messages.findLast(({ role }) => role === "user")?.content ?? "";
  const spec = readDescription(said);
  return JSON.stringify({ files: makeApp(spec), description: spec.description });
}

/** An answer in the form of a chat completion. With a model its estimate is paid, of the plan's tokens first; a failure costs nothing. */
export async function completeApp(ctx: MemberCtx, asked: Completion) {
  if (!(await findActivePlan(ctx, ctx.userId))) throw new Problem("plan.required");
  await ctx.limits.take("tool_run", ctx.userId);
  const content = ctx.model ? await paidAnswer(ctx, asked) : engineAnswer(asked.messages);
  const prompt = asked.messages.map((message) => message.content).join("");
  return {
    id: newId(),
    object: "chat.completion" as const,
    created: Math.floor(ctx.now().getTime() / 1000),
    model: ctx.model?.name ?? "engine",
    choices: [{ index: 0, message: { role: "assistant" as const, content }, finish_reason: "stop" as const }],
    usage: { total_tokens: estimateTokens(prompt, content) },
  };
}

async function paidAnswer(ctx: MemberCtx, asked: Completion): Promise<string> {
  const { model } = ctx;
  if (!model) throw new Problem("tool.failed");
  const id = newId();
  const { held, balance } = await holdTokens(ctx, { id, most: toolPrices["app-generator"] });
  if (!held) throw new Problem("insufficient_tokens", { balance, cost: toolPrices["app-generator"] });
  let cost = 0;
  try {
    const { messages, temperature, max_tokens: maxTokens } = asked;
    const answer = await wholeAnswer(model, { messages, temperature, maxTokens }, AbortSignal.timeout(longestMs));
    cost = estimateTokens(messages.map(({ content }) => content).join(""), answer);
    return answer;
  } catch (error) {
    if (error instanceof ModelFailure) throw new Problem("tool.failed");
    throw error;
  } finally {
    await settleTokens(ctx, { id, cost });
  }
}
