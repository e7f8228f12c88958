import { type AppFile, appMaxTokens, appTemperature } from "@cofounder/contract";
import type { FailedBlock } from "@cofounder/generators/apps/apply-blocks";
import { estimateTokens } from "@cofounder/generators/apps/read-reply";
import type { MemberCtx } from "../../platform/ctx.ts";
import { ModelFailure, type Model, type ModelMessage, type ModelRequest } from "../../platform/model/model.ts";
import type { ChangedApp, ReadApp } from "./app-engine.ts";
import { type Progress, RunRefused } from "./definition.ts";
import { appJobs } from "./engine-jobs.ts";
import { promptOf } from "./prompts.ts";
import { streamedText } from "./streamed-text.ts";

const instructions = promptOf("app-generator");
const replyMax = 2_000_000;
/** Code has fewer characters a token than prose. */
const charactersPerToken = 3;

export interface AppChange {
  description: string;
  files: AppFile[];
  instruction: string;
  error?: string | undefined;
}

type Streamed = Pick<Progress, "signal" | "write">;

/** The tool's own prompt, where the caller gives none. */
export const appRequest = (messages: ModelMessage[]): ModelRequest => ({
  messages: [{ role: "system", content: instructions }, ...messages],
  temperature: appTemperature,
  maxTokens: appMaxTokens,
});

const blockOf = ({ path, content }: AppFile) =>
  `<file path="${path}">\n${content}${content.endsWith("\n") ? "" : "\n"}</file>`;

function changeMessage({ description, files, instruction, error }: AppChange): ModelMessage {
  const parts = [
    `The app: ${description}`,
    `Its files:\n\n${files.map(blockOf).join("\n\n")}`,
    `Change it: ${instruction}`,
    ...(error ? [`The preview reported this error:\n${error}`] : []),
  ];
  return { role: "user", content: parts.join("\n\n") };
}

const reasons: Record<FailedBlock["why"], string> = {
  path: "this is no path within the app",
  twice: "this file comes twice",
  too_long: "the file becomes too long",
  too_many: "the app has too many files",
  missing: "there is no such file",
  not_found: "the text to be replaced is not in the file",
  found_twice: "the text to be replaced is in the file more than once",
  form: "the block does not have the form SEARCH, =======, REPLACE",
};

/** What could not be applied, for the model: each block with its reason. */
function repairMessage(failed: FailedBlock[]): ModelMessage {
  const lines = failed.map(
    ({ path, why, search }) => `- ${path}: ${reasons[why]}${search ? `:\n${search.slice(0, 1_000)}` : ""}`,
  );
  const content = [
    "These blocks could not be applied. Their files are as they were; all other blocks were applied.",
    lines.join("\n"),
    "Send these blocks again, corrected, each file with all of its replacements, and nothing else.",
  ];
  return { role: "user", content: content.join("\n\n") };
}

/** The complete text of an answer, streamed as it is written. Throws `ModelFailure` when it does not end properly. */
async function wholeAnswer(model: Model, request: ModelRequest, progress: Streamed): Promise<string> {
  const text = await streamedText({ model, request, maxLength: replyMax, ...progress });
  if (!text.trim()) throw new ModelFailure("garbage", "The answer is empty.");
  return text;
}

const sizeOf = ({ messages }: ModelRequest): string => messages.map(({ content }) => content).join("");

/** Asks a model for a new app. Throws `ModelFailure` where its answer holds no whole file. */
export async function writeApp(
  ctx: MemberCtx & { model: Model },
  request: ModelRequest,
  progress: Streamed,
): Promise<ReadApp & { tokensUsed: number }> {
  const reply = await wholeAnswer(ctx.model, request, progress);
  const read = await ctx.workers.run(ctx.userId, appJobs("appOfReply"), reply);
  if (!read) throw new ModelFailure("invalid_json", "The answer holds no files.");
  return { ...read, tokensUsed: estimateTokens(sizeOf(request), reply) };
}

/**
 * Asks a model to change an app. What cannot be applied goes back to it once; what then still cannot refuses the run,
 * and the app stays as it is.
 */
export async function changeApp(
  ctx: MemberCtx & { model: Model },
  change: AppChange,
  progress: Streamed,
): Promise<ChangedApp & { tokensUsed: number }> {
  const first = appRequest([changeMessage(change)]);
  if (sizeOf(first).length / charactersPerToken + appMaxTokens > ctx.model.contextTokens)
    throw new RunRefused({ code: "app_too_large" });
  const apply = (replies: string[]) => ctx.workers.run(ctx.userId, appJobs("changeOfReplies"), change.files, replies);
  const reply = await wholeAnswer(ctx.model, first, progress);
  const applied = await apply([reply]);
  if (!applied) throw new ModelFailure("invalid_json", "The answer holds no change.");
  if (applied.failed.length === 0) return { ...applied, tokensUsed: estimateTokens(sizeOf(first), reply) };
  progress.write({ type: "repair" });
  const again = appRequest([
    changeMessage(change),
    { role: "assistant", content: reply },
    repairMessage(applied.failed),
  ]);
  const corrected = await wholeAnswer(ctx.model, again, progress);
  const repaired = await apply([reply, corrected]);
  if (!repaired || repaired.failed.length > 0) throw refusal(repaired?.failed ?? applied.failed);
  return { ...repaired, tokensUsed: estimateTokens(sizeOf(first) + sizeOf(again), reply + corrected) };
}

const refusal = (failed: FailedBlock[]) =>
  new RunRefused({
    code: "edit_not_applied",
    detail: [...new Set(failed.map(({ path }) => path))].join(", ").slice(0, 300),
  });
