/** What plans offer, in one place for all pages that tell of them. */
export const planFeatures = {
  appGenerator: "AI app generator",
  gitHub: "GitHub integration",
  basicSupport: "Basic support",
  codeExport: "Code export",
  vercel: "Vercel deployment",
  prioritySupport: "Priority support",
  templates: "Advanced templates",
  collaboration: "Team collaboration",
  premiumSupport: "24/7 premium support",
  integrations: "Custom integrations",
  accountManager: "Dedicated account manager",
  whiteLabel: "White-label",
  unlimitedIdeas: "Unlimited ideas",
  mentorReview: "Expert mentor review within {{mentorReviewHours}}h",
  strategyCalls: "{{strategyCallMinutes}}-minute monthly strategy calls",
  introductions: "Investor introductions",
} as const;

export type PlanFeatureTexts = Readonly<Record<keyof typeof planFeatures, string>>;
