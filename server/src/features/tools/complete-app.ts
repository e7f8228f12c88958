import { cutText } from "@cofounder/contract/cut-text";
import type { AppGeneratorOutput } from "@cofounder/contract";
import { appDescriptionMaxLength } from "@cofounder/contract/tools/app-limits";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import type { ModelMessage } from "../../platform/model/model.ts";
import { Problem } from "../../platform/problem.ts";
import { runToEnd } from "./start-run.ts";
import type { ToolRunner } from "./tool-runner.ts";

export interface Completion {
  messages: ModelMessage[];
  temperature: number;
  max_tokens: number;
}

/**
 * A run of the app generator in the form of a chat completion: the user's last message is the description, and a model
 * gets the caller's prompt. Its content is always the files as JSON; `model` names their author.
 */
export async function completeApp(ctx: MemberCtx, asked: Completion, runner: ToolRunner) {
  const { messages, temperature, max_tokens: maxTokens } = asked;
  const said = messages.findLast(({ role }) => role === "user")?.content ?? "";
  const wanted = {
    tool: "app-generator" as const,
    runId: newId(),
    input: { description: cutText(said.trim(), appDescriptionMaxLength) },
    prompt: { messages, temperature, maxTokens },
  };
  const run = await runToEnd(ctx, wanted, runner);
  if (run.status !== "done") throw new Problem("tool.failed");
  const { files, description, tokensUsed } = run.output as AppGeneratorOutput;
  return {
    id: run.id,
    object: "chat.completion" as const,
    created: Math.floor(ctx.now().getTime() / 1000),
    model: (run.madeBy === "model" && ctx.toolModel?.name) || "engine",
    choices: [
      {
        index: 0,
        message: { role: "assistant" as const, content: JSON.stringify({ files, description }) },
        finish_reason: "stop" as const,
      },
    ],
    usage: { total_tokens: tokensUsed },
  };
}
