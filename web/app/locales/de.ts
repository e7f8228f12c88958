import type { TextsByPageOf } from "./language.ts";

export { account } from "./de/account.ts";
export { accounts } from "./de/accounts.ts";
export { admin } from "./de/admin.ts";
export { chat } from "./de/chat.ts";
export { checkout } from "./de/checkout.ts";
export { common } from "./de/common.ts";
export { dashboard } from "./de/dashboard.ts";
export { factor } from "./de/factor.ts";
export { landing } from "../content/landing/de.ts";
export { mailbox } from "./de/mailbox.ts";
export { menus } from "./de/menus.ts";
export { navigation } from "./de/navigation.ts";
export { problems } from "./de/problems.ts";
export { profile } from "./de/profile.ts";
export { promo } from "./de/promo.ts";
export { security } from "./de/security.ts";
export { types } from "./de/types.ts";
export { wallet } from "./de/wallet.ts";

export const byPage: TextsByPageOf = {
  adminDashboard: async () => (await import("./de/by-page/admin-dashboard.ts")).adminDashboard,
  appGenerator: async () => (await import("./de/by-page/app-generator.ts")).appGenerator,
  automation: async () => (await import("./de/by-page/automation.ts")).automation,
  competitorAnalysis: async () => (await import("./de/by-page/competitor-analysis.ts")).competitorAnalysis,
  favicon: async () => (await import("./de/by-page/favicon.ts")).favicon,
  fundraising: async () => (await import("./de/by-page/fundraising.ts")).fundraising,
  heard: async () => (await import("./de/by-page/heard.ts")).heard,
  ideas: async () => (await import("./de/by-page/ideas.ts")).ideas,
  image: async () => (await import("./de/by-page/image.ts")).image,
  influencerFinder: async () => (await import("./de/by-page/influencer-finder.ts")).influencerFinder,
  investorGuide: async () => (await import("./de/by-page/investor-guide.ts")).investorGuide,
  pitchAnalyzer: async () => (await import("./de/by-page/pitch-analyzer.ts")).pitchAnalyzer,
  resourceFinder: async () => (await import("./de/by-page/resource-finder.ts")).resourceFinder,
  savedPlans: async () => (await import("./de/by-page/saved-plans.ts")).savedPlans,
  selfDevelopment: async () => (await import("./de/by-page/self-development.ts")).selfDevelopment,
  toolParts: async () => (await import("./de/by-page/tool-parts.ts")).toolParts,
  tools: async () => (await import("./de/by-page/tools.ts")).tools,
  website: async () => (await import("./de/by-page/website.ts")).website,
};
