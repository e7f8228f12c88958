import type { ToolName } from "@cofounder/contract";
import type { AnyTool } from "../definition.ts";
import { appGenerator } from "./app-generator.ts";
import { automationBuilder } from "./automation-builder.ts";
import { imageGenerator } from "./image-generator.ts";
import { enhancePrompt } from "./enhance-prompt.ts";
import { pitchAnalyzer } from "./pitch-analyzer.ts";
import { competitorAnalysis } from "./competitor-analysis.ts";
import { resourceFinder } from "./resource-finder.ts";
import { investorGuide } from "./investor-guide.ts";
import { influencerFinder } from "./influencer-finder.ts";
import { selfDevelopment } from "./self-development.ts";
import { websiteBuilder } from "./website-builder.ts";

/** All tools. Their pages, functions, the public API and the MCP endpoint are derived from this list. */
export const catalog: Record<ToolName, AnyTool> = {
  "app-generator": appGenerator,
  "pitch-analyzer": pitchAnalyzer,
  "competitor-analysis": competitorAnalysis,
  "resource-finder": resourceFinder,
  "investor-guide": investorGuide,
  "influencer-finder": influencerFinder,
  "self-development": selfDevelopment,
  "website-builder": websiteBuilder,
  "automation-builder": automationBuilder,
  "image-generator": imageGenerator,
  "enhance-prompt": enhancePrompt,
};
