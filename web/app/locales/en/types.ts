import type { StartupTypeId, startupTypes } from "@cofounder/contract/startup-types";

/** The eight startup types and what matters in each; their English titles are those of the contract. */
export const types = {
  titles: {
    "solo-founder": "Solo Founder",
    "crypto-blockchain": "Crypto/Blockchain",
    "ed-tech": "Education Tech",
    "mobile-app": "Mobile App",
    "saas-platform": "SaaS Platform",
    "health-wellness": "Health & Wellness",
    sustainability: "Eco/Sustainability",
    "ai-automation": "AI/Automation",
  },
  hints: {
    "solo-founder": "What one person can carry",
    "crypto-blockchain": "Regulation before roadmap",
    "ed-tech": "Who pays, who learns",
    "mobile-app": "Retention before downloads",
    "saas-platform": "Churn, payback, price",
    "health-wellness": "Evidence and approval",
    sustainability: "Savings someone pays for",
    "ai-automation": "Margin after compute",
  },
} satisfies {
  titles: { [Type in (typeof startupTypes)[number] as Type["id"]]: Type["title"] };
  hints: Record<StartupTypeId, string>;
};
