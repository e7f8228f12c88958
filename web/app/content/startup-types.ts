import type { StartupTypeId } from "@cofounder/contract/startup-types";

/** What matters in each type, in a few words. */
export const typeHints: Record<StartupTypeId, string> = {
  "solo-founder": "What one person can carry",
  "crypto-blockchain": "Regulation before roadmap",
  "ed-tech": "Who pays, who learns",
  "mobile-app": "Retention before downloads",
  "saas-platform": "Churn, payback, price",
  "health-wellness": "Evidence and approval",
  sustainability: "Savings someone pays for",
  "ai-automation": "Margin after compute",
};
