import { type ToolInputs, type ToolName, type ToolOutputs } from "@cofounder/contract";
import { brandArt } from "@cofounder/generators/brand-art/brand-art";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import type { Surface } from "../../platform/surface.ts";
import { countTokens } from "../wallet/index.ts";
import { completeApp } from "./complete-app.ts";
import { engineJobs } from "./engine-jobs.ts";
import { answerOnce, answerWithoutModel, type Asked } from "../turns/index.ts";
import { runToEnd, takeVisit, visitTool } from "./start-run.ts";
import type { ToolRunner } from "./tool-runner.ts";

/** For visitors, whose pictures are not stored. */
const svgAddress = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

type Caller = MemberCtx & { address: string };

const longestMs = 5 * 60_000;

/** The tool's complete result: stored for members, the engine's alone for visitors. As on the tool's page. */
async function runOf(
  ctx: Caller,
  runner: ToolRunner,
  { visited = false, ...asked }: { tool: ToolName; input: unknown; visited?: boolean },
): Promise<{ output: unknown; markdown: string }> {
  const wanted = { ...asked, runId: newId() };
  const run = ctx.userId
    ? await runToEnd(ctx, wanted, runner)
    : (await visitTool(ctx, { ...wanted, counted: visited })).run;
  if (run.status !== "done") throw new Problem("tool.failed");
  return run;
}

export const functionRoutes = (surface: Surface, runner: ToolRunner) => {
  async function outputOf<Name extends ToolName>(
    ctx: Caller,
    tool: Name,
    input: ToolInputs[Name],
  ): Promise<ToolOutputs[Name]> {
    return (await runOf(ctx, runner, { tool, input })).output as ToolOutputs[Name];
  }

  /** A message that asks for one of the tools is answered by it, any other by the co-founder. */
  async function chatWithAi(ctx: Caller, { message, startupType, webSearch }: Asked) {
    const caller = ctx.userId || ctx.address;
    ctx.workers.require(caller);
    if (!ctx.userId) await takeVisit(ctx);
    // An empty wallet is refused below, before any work.
    const canPay = !ctx.userId || (await countTokens(ctx, ctx.userId)) > 0;
    const request = canPay ? await ctx.workers.run(caller, engineJobs("requestIn"), message) : null;
    if (request) {
      const { output, markdown } = await runOf(ctx, runner, { ...request, visited: true });
      const isAboutRivals = request.tool === "competitor-analysis";
      const { marketOverview } = output as ToolOutputs["competitor-analysis"];
      return { response: markdown, marketOverview: isAboutRivals ? marketOverview : null };
    }
    const asked = { message, startupType, webSearch };
    const answer = ctx.userId
      ? await answerOnce(ctx, asked, AbortSignal.timeout(longestMs))
      : await answerWithoutModel(ctx, asked);
    return { response: answer.text, marketOverview: answer.market };
  }

  return {
    chatWithAi: surface.functions.chatWithAi.handler(({ context, input }) => {
      const { message, startupType = null, requiresSearch: webSearch } = input;
      return chatWithAi(context, { message, startupType, webSearch });
    }),
    enhancePrompt: surface.functions.enhancePrompt.handler(({ context, input }) =>
      outputOf(context, "enhance-prompt", input),
    ),
    generateAutomation: surface.functions.generateAutomation.handler(({ context, input }) =>
      outputOf(context, "automation-builder", input),
    ),
    kimi: surface.functions.kimi.handler(({ context, input }) => completeApp(context, input, runner)),
    generateImage: surface.functions.generateImage.handler(async ({ context, input }) => {
      const { imageUrl, kind } = await outputOf(context, "image-generator", input);
      return { imageUrl: imageUrl ?? svgAddress(brandArt(input.prompt, kind, 0)) };
    }),
    generateWebsite: surface.functions.generateWebsite.handler(async ({ context, input }) => {
      const { code } = await outputOf(context, "website-builder", input);
      return { code };
    }),
    findInfluencers: surface.functions.findInfluencers.handler(async ({ context, input }) => {
      const { influencers } = await outputOf(context, "influencer-finder", input);
      return { influencers };
    }),
    generateDevelopmentPlan: surface.functions.generateDevelopmentPlan.handler(async ({ context, input }) => ({
      plan: await outputOf(context, "self-development", input),
    })),
  };
};
