import type { ToolName } from "./shapes.ts";

/** What a run costs, in tokens of the wallet. Nothing for visitors, and nothing for a run that did not work out. */
export const toolPrices: Record<ToolName, number> = {
  "enhance-prompt": 1,
  "website-builder": 3,
};
