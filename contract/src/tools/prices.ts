import type { ToolName } from "./shapes.ts";

/** The price of a run, in tokens of the wallet. Visitors and failed runs pay nothing. */
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
  /** The maximum: the estimated cost of its own tokens is charged, plan tokens first. Nothing without a model. */
  "app-generator": 16_000,
};
