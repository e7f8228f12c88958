import { cutText } from "@cofounder/contract/cut-text";
import { type AppGeneratorInput, type AppGeneratorOutput, toolPrices, toolShapes } from "@cofounder/contract";
import { faultOf, withChanges } from "@cofounder/generators/apps/read-reply";
import type { MemberCtx } from "../../../platform/ctx.ts";
import { ModelFailure } from "../../../platform/model/model.ts";
import { Problem } from "../../../platform/problem.ts";
import { findActivePlan } from "../../subscriptions/index.ts";
import { appMessages, appRequest, writeApp } from "../app-writing.ts";
import { afterEdit } from "../app-engine.ts";
import { defineTool, type Produced, type Progress } from "../definition.ts";
import { appJobs } from "../engine-jobs.ts";
import { findRun } from "../run-store.ts";

async function requireEarlier(ctx: MemberCtx, runId: string): Promise<AppGeneratorOutput> {
  const run = await findRun(ctx, runId);
  if (!run || run.tool !== "app-generator" || run.status !== "done") throw new Problem("tool.run_not_found");
  return toolShapes["app-generator"].output.parse(run.output);
}

/** By the model, based on the existing app or as a new one; null where none is configured. */
async function byModel(
  ctx: MemberCtx,
  input: AppGeneratorInput,
  { signal, toMarkdown, prompt }: Progress,
): Promise<AppGeneratorOutput | null> {
  const { description, follows } = input;
  const earlier = follows ? await requireEarlier(ctx, follows.runId) : null;
  const change = earlier && follows ? { files: earlier.files, ...follows } : undefined;
  if (ctx.model) toMarkdown("writing");
  const written = await writeApp(ctx, prompt ?? appRequest(appMessages(description, change)), signal);
  if (!written) return null;
  toMarkdown("checking");
  const { files, description: said, tokensUsed } = written;
  if (!earlier || !follows)
    return {
      files,
      description: said || cutText(description, 4_000),
      tokensUsed,
      spec: null,
      edits: [],
      errorsSeen: [],
    };
  const merged = withChanges(earlier.files, files);
  return afterEdit(earlier, follows, { files: merged, description: earlier.description, tokensUsed, spec: null, said });
}

async function byEngine(ctx: MemberCtx, input: AppGeneratorInput): Promise<AppGeneratorOutput> {
  const { follows } = input;
  if (!follows) return ctx.workers.run(ctx.userId, appJobs("newApp"), input);
  return ctx.workers.run(ctx.userId, appJobs("editedByEngine"), await requireEarlier(ctx, follows.runId), follows);
}

/** An app that a model wrote stays unchanged when the model fails: the engine does not know its parts. */
async function withoutModel(ctx: MemberCtx, input: AppGeneratorInput): Promise<AppGeneratorOutput> {
  const earlier = input.follows ? await requireEarlier(ctx, input.follows.runId) : null;
  return earlier && earlier.spec === null ? { ...earlier, tokensUsed: 0 } : byEngine(ctx, input);
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
  charges: ({ model }) => (model ? { tokens: toolPrices["app-generator"], most: true } : { tokens: 0, most: false }),
  allow: async (ctx, { follows }) => {
    if (!(await findActivePlan(ctx, ctx.userId))) throw new Problem("plan.required");
    if (!follows) return;
    const earlier = await requireEarlier(ctx, follows.runId);
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
