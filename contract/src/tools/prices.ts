import type { ToolName } from "./shapes.ts";

/** What a run costs, in tokens of the wallet. Nothing for visitors, and nothing for a run that did not work out. */
export const toolPrices: Record<ToolName, number> = {
  "pitch-analyzer": 2,
  "competitor-analysis": 2,
  "resource-finder": 2,
  "investor-guide": 2,
  "influencer-finder": 2,
  "self-development": 2,
  "automation-builder": 2,
  "image-generator": 3,
  "enhance-prompt": 1,
  "website-builder": 3,
  /** The most: what the estimate of its own tokens comes to is paid, of the plan's first. Nothing without a model. */
  "app-generator": 16_000,
};
