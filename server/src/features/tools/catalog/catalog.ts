import type { ToolName } from "@cofounder/contract";
import type { AnyTool } from "../definition.ts";
import { enhancePrompt } from "./enhance-prompt.ts";
import { websiteBuilder } from "./website-builder.ts";

/** Every tool there is. Its page, its function, the public API and the agent door all come from here. */
export const catalog: Record<ToolName, AnyTool> = {
  "website-builder": websiteBuilder,
  "enhance-prompt": enhancePrompt,
};
