import { creatorsMax, type ToolInputs, type ToolName, type ToolOutputs } from "@cofounder/contract";
import { brandArt } from "@cofounder/maker/brand-art/brand-art";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import type { Surface } from "../../platform/surface.ts";
import { listCreators } from "./creators.ts";
import { completeApp } from "./complete-app.ts";
import { answerAlone, answerOnce } from "../chat/index.ts";
import { runToEnd, takeVisit, visitTool } from "./start-run.ts";
import type { ToolRunner } from "./tool-runner.ts";

/** For visitors, whose pictures are not stored. */
const svgAddress = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

type Caller = MemberCtx & { address: string };

const longestMs = 5 * 60_000;

export const functionRoutes = (surface: Surface, runner: ToolRunner) => {
  /** The tool's result, made to its end: kept for members, the engine's alone for visitors. */
  async function outputOf<Name extends ToolName>(
    ctx: Caller,
    tool: Name,
    input: ToolInputs[Name],
  ): Promise<ToolOutputs[Name]> {
    const wanted = { tool, runId: newId(), input };
    const run = ctx.userId ? await runToEnd(ctx, wanted, runner) : (await visitTool(ctx, wanted)).run;
    if (run.status !== "done") throw new Problem("tool.failed");
    return run.output as ToolOutputs[Name];
  }

  return {
    chatWithAi: surface.functions.chatWithAi.handler(async ({ context, input }) => {
      const { message, startupType = null, requiresSearch: webSearch } = input;
      const asked = { message, startupType, webSearch };
      if (!context.userId) await takeVisit(context);
      const answer = context.userId
        ? await answerOnce(context, asked, AbortSignal.timeout(longestMs))
        : await answerAlone(context, asked);
      return { response: answer.text, marketOverview: answer.market };
    }),
    enhancePrompt: surface.functions.enhancePrompt.handler(({ context, input }) =>
      outputOf(context, "enhance-prompt", input),
    ),
    generateAutomation: surface.functions.generateAutomation.handler(({ context, input }) =>
      outputOf(context, "automation-builder", input),
    ),
    kimi: surface.functions.kimi.handler(({ context, input }) => completeApp(context, input)),
    generateImage: surface.functions.generateImage.handler(async ({ context, input }) => {
      const { imageUrl, kind } = await outputOf(context, "image-generator", input);
      return { imageUrl: imageUrl ?? svgAddress(brandArt(input.prompt, kind, 0)) };
    }),
    generateWebsite: surface.functions.generateWebsite.handler(async ({ context, input }) => {
      const { code } = await outputOf(context, "website-builder", input);
      return { code };
    }),
    findInfluencers: surface.functions.findInfluencers.handler(async ({ context, input }) => {
      const { influencers } = await outputOf(context, "influencer-finder", {
        ...input,
        creators: input.creators ?? (context.userId ? (await listCreators(context)).slice(0, creatorsMax) : []),
      });
      return { influencers };
    }),
    generateDevelopmentPlan: surface.functions.generateDevelopmentPlan.handler(async ({ context, input }) => ({
      plan: await outputOf(context, "self-development", input),
    })),
  };
};
