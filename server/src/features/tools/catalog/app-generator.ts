import { cutText } from "@cofounder/contract/cut-text";
import { type AppGeneratorInput, type AppGeneratorOutput, toolPrices } from "@cofounder/contract";
import { faultOf } from "@cofounder/generators/apps/read-reply";
import type { MemberCtx } from "../../../platform/ctx.ts";
import { type Model, ModelFailure } from "../../../platform/model/model.ts";
import { Problem } from "../../../platform/problem.ts";
import { findActivePlan } from "../../subscriptions/index.ts";
import { appRequest, changeApp, writeApp } from "../app-writing.ts";
import { afterEdit } from "../app-engine.ts";
import { defineTool, type Produced, type Progress, RunRefused } from "../definition.ts";
import { requireResult } from "../earlier-result.ts";
import { appJobs } from "../engine-jobs.ts";

type WithModel = MemberCtx & { model: Model };

/** A new app by the model. */
async function newByModel(ctx: WithModel, input: AppGeneratorInput, progress: Progress): Promise<AppGeneratorOutput> {
  const { description } = input;
  const request = progress.prompt ?? appRequest([{ role: "user", content: description }]);
  const { files, description: said, tokensUsed, leftOut } = await writeApp(ctx, request, progress);
  return {
    files,
    description: said || cutText(description, 4_000),
    tokensUsed,
    spec: null,
    edits: [],
    errorsSeen: [],
    ...(leftOut.length > 0 && { leftOut }),
  };
}

type Follows = NonNullable<AppGeneratorInput["follows"]>;

/** An existing app, changed by the model. */
async function changedByModel(
  ctx: WithModel,
  { description, follows }: AppGeneratorInput & { follows: Follows },
  progress: Progress,
): Promise<AppGeneratorOutput> {
  const earlier = await requireResult(ctx, "app-generator", follows.runId);
  const change = { description, files: earlier.files, instruction: follows.instruction, error: follows.error };
  const { files, description: said, tokensUsed } = await changeApp(ctx, change, progress);
  return afterEdit(earlier, follows, { files, description: earlier.description, tokensUsed, spec: null, said });
}

/** Null where no model is configured. */
async function byModel(
  ctx: MemberCtx,
  input: AppGeneratorInput,
  progress: Progress,
): Promise<AppGeneratorOutput | null> {
  const { model } = ctx;
  if (!model) return null;
  const { follows } = input;
  progress.enterStage("writing");
  if (follows) return changedByModel({ ...ctx, model }, { ...input, follows }, progress);
  return newByModel({ ...ctx, model }, input, progress);
}

async function byEngine(ctx: MemberCtx, input: AppGeneratorInput): Promise<AppGeneratorOutput> {
  const { follows } = input;
  if (!follows) return ctx.workers.run(ctx.userId, appJobs("newApp"), input);
  return ctx.workers.run(
    ctx.userId,
    appJobs("editedByEngine"),
    await requireResult(ctx, "app-generator", follows.runId),
    follows,
  );
}

/** The engine's own app, where a model failed. It does not know the parts of an app that a model wrote. */
async function withoutModel(ctx: MemberCtx, input: AppGeneratorInput): Promise<AppGeneratorOutput> {
  try {
    return await byEngine(ctx, input);
  } catch (error) {
    if (error instanceof Problem && error.code === "app.cannot_edit") throw new RunRefused({ code: "edit_unanswered" });
    throw error;
  }
}

async function produce(
  ctx: MemberCtx,
  input: AppGeneratorInput,
  progress: Progress,
): Promise<Produced<AppGeneratorOutput>> {
  try {
    const output = await byModel(ctx, input, progress);
    if (output) return { output, madeBy: "model", notices: [], cost: output.tokensUsed };
    return { output: await byEngine(ctx, input), madeBy: "engine", notices: [], cost: 0 };
  } catch (error) {
    progress.signal.throwIfAborted();
    if (!(error instanceof ModelFailure)) throw error;
    ctx.log.warn({ tool: "app-generator", kind: error.kind }, error.message);
    return { output: await withoutModel(ctx, input), madeBy: "engine", notices: [{ code: "model_failed" }], cost: 0 };
  }
}

/** The used and unused parts of the description. */
function phrasesIn(spec: AppGeneratorOutput["spec"]): string[] {
  const phrases = spec?.phrases ?? [];
  if (phrases.length === 0) return [];
  const lines = phrases.map(({ said, became }) => `- ${said}: ${became ?? "**not taken**"}`);
  return ["## What was taken from the description", lines.join("\n")];
}

export const appGenerator = defineTool("app-generator", {
  apiName: "kimi",
  title: ({ description, follows }, { spec }) => follows?.instruction ?? spec?.title ?? description,
  said: ({ description }) => description,
  streams: true,
  follows: ({ follows }) => follows?.runId,
  charges: ({ model }) => (model ? { tokens: toolPrices["app-generator"], most: true } : { tokens: 0, most: false }),
  allow: async (ctx, { follows }) => {
    if (!(await findActivePlan(ctx, ctx.userId))) throw new Problem("plan.required");
    if (!follows) return;
    const earlier = await requireResult(ctx, "app-generator", follows.runId);
    if (follows.error && earlier.errorsSeen.includes(faultOf(follows.error))) throw new Problem("app.same_error");
    if (!ctx.model) await ctx.workers.run(ctx.userId, appJobs("editedByEngine"), earlier, follows);
  },
  produce,
  toMarkdown: ({ files, description, edits, spec }) =>
    [
      `# ${spec?.title ?? "App"}`,
      description,
      ...phrasesIn(spec),
      ...(edits.length
        ? ["## Changes", edits.map(({ instruction, said }) => `- ${instruction}: ${said}`).join("\n")]
        : []),
      "## Files",
      ...files.map(({ path, content }) => `### ${path}\n\n\`\`\`\`\n${content}\n\`\`\`\``),
    ].join("\n\n"),
});
