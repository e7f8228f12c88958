import type { ToolName } from "@cofounder/contract";
import type { AnyTool } from "../definition.ts";
import { enhancePrompt } from "./enhance-prompt.ts";

/** Every tool there is. Its page, its function, the public API and the agent door all come from here. */
export const catalog: Record<ToolName, AnyTool> = {
  "enhance-prompt": enhancePrompt,
};
