import type { z } from "zod";
import { enhancePromptInput, enhancePromptOutput } from "./enhance-prompt.ts";
import { websiteBuilderInput, websiteBuilderOutput } from "./website-builder.ts";

/** What each tool is given and what it makes. A tool is known everywhere by its name here. */
export const toolShapes = {
  "website-builder": { input: websiteBuilderInput, output: websiteBuilderOutput },
  "enhance-prompt": { input: enhancePromptInput, output: enhancePromptOutput },
};

export type ToolName = keyof typeof toolShapes;
export type ToolInputs = { [Name in ToolName]: z.infer<(typeof toolShapes)[Name]["input"]> };
export type ToolOutputs = { [Name in ToolName]: z.infer<(typeof toolShapes)[Name]["output"]> };
