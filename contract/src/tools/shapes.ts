import type { z } from "zod";
import { automationBuilderInput, automationBuilderOutput } from "./automation-builder.ts";
import { appGeneratorInput, appGeneratorOutput } from "./app-generator.ts";
import { imageGeneratorInput, imageGeneratorOutput } from "./image-generator.ts";
import { enhancePromptInput, enhancePromptOutput } from "./enhance-prompt.ts";
import { pitchAnalyzerInput, pitchAnalyzerOutput } from "./pitch-analyzer.ts";
import { competitorAnalysisInput, competitorAnalysisOutput } from "./competitor-analysis.ts";
import { resourceFinderInput, resourceFinderOutput } from "./resource-finder.ts";
import { investorGuideInput, investorGuideOutput } from "./investor-guide.ts";
import { influencerFinderInput, influencerFinderOutput } from "./influencer-finder.ts";
import { selfDevelopmentInput, selfDevelopmentOutput } from "./self-development.ts";
import { websiteBuilderInput, websiteBuilderOutput } from "./website-builder.ts";

/** The input and output of each tool. A tool's name here is its identifier everywhere. */
export const toolShapes = {
  "app-generator": { input: appGeneratorInput, output: appGeneratorOutput },
  "pitch-analyzer": { input: pitchAnalyzerInput, output: pitchAnalyzerOutput },
  "competitor-analysis": { input: competitorAnalysisInput, output: competitorAnalysisOutput },
  "resource-finder": { input: resourceFinderInput, output: resourceFinderOutput },
  "investor-guide": { input: investorGuideInput, output: investorGuideOutput },
  "influencer-finder": { input: influencerFinderInput, output: influencerFinderOutput },
  "self-development": { input: selfDevelopmentInput, output: selfDevelopmentOutput },
  "website-builder": { input: websiteBuilderInput, output: websiteBuilderOutput },
  "automation-builder": { input: automationBuilderInput, output: automationBuilderOutput },
  "image-generator": { input: imageGeneratorInput, output: imageGeneratorOutput },
  "enhance-prompt": { input: enhancePromptInput, output: enhancePromptOutput },
};

export type ToolName = keyof typeof toolShapes;
export type ToolInputs = { [Name in ToolName]: z.infer<(typeof toolShapes)[Name]["input"]> };
export type ToolOutputs = { [Name in ToolName]: z.infer<(typeof toolShapes)[Name]["output"]> };
