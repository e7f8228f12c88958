import { type AppFile, appMaxTokens, appTemperature } from "@cofounder/contract";
import { estimateTokens, type ReadReply } from "@cofounder/generators/apps/read-reply";
import type { MemberCtx } from "../../platform/ctx.ts";
import type { Model, ModelMessage, ModelRequest } from "../../platform/model/model.ts";
import { ModelFailure } from "../../platform/model/model.ts";
import { appJobs } from "./engine-jobs.ts";

const replyMax = 2_000_000;

const instructions = `You write small, complete web apps that run. Answer with JSON and nothing else: {"files": \
[{"path": "…", "content": "…"}], "description": "…"}.
Plain HTML, CSS and JavaScript modules without a build and without any outside request; a page at public/index.html that works by itself, a README.md, tests.
Accessible: labels, landmarks, keyboard, contrast. Check what people type. No secrets, no analytics, no sample people with real names.
When you change an app, answer only with the files that change, whole.`;

export function appMessages(
  description: string,
  change?: { files: AppFile[]; instruction: string; error?: string | undefined },
): ModelMessage[] {
  const system: ModelMessage = { role: "system", content: instructions };
  if (!change) return [system, { role: "user", content: description }];
  const { files, instruction, error } = change;
  const content = JSON.stringify({ app: description, change: instruction, ...(error && { error }), files });
  return [system, { role: "user", content }];
}

/** The complete text of an answer. Throws `ModelFailure` when it does not end properly. */
async function wholeAnswer(model: Model, request: ModelRequest, signal: AbortSignal): Promise<string> {
  let text = "";
  for await (const event of model.stream(request, signal)) {
    if (event.type === "text") text += event.delta;
    if (text.length > replyMax) throw new ModelFailure("garbage", "The answer has no end.");
  }
  if (!text.trim()) throw new ModelFailure("garbage", "The answer is empty.");
  return text;
}

interface WrittenApp extends ReadReply {
  tokensUsed: number;
}

/** The tool's own prompt, where the caller gives none. */
export const appRequest = (messages: ModelMessage[]): ModelRequest => ({
  messages,
  temperature: appTemperature,
  maxTokens: appMaxTokens,
});

/** Asks a model for the files of an app. Throws `ModelFailure` where its answer holds none. */
export async function writeApp(
  { model, workers, userId }: MemberCtx,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<WrittenApp | null> {
  if (!model) return null;
  const reply = await wholeAnswer(model, request, signal);
  const read = await workers.run(userId, appJobs("filesOfReply"), reply);
  if (!read) throw new ModelFailure("invalid_json", "The answer holds no files.");
  const prompt = request.messages.map(({ content }) => content).join("");
  return { ...read, tokensUsed: estimateTokens(prompt, reply) };
}
