import type { TextsByPageOf } from "./language.ts";

export { account } from "./hi/account.ts";
export { accounts } from "./hi/accounts.ts";
export { admin } from "./hi/admin.ts";
export { chat } from "./hi/chat.ts";
export { checkout } from "./hi/checkout.ts";
export { common } from "./hi/common.ts";
export { dashboard } from "./hi/dashboard.ts";
export { factor } from "./hi/factor.ts";
export { landing } from "../content/landing/hi.ts";
export { mailbox } from "./hi/mailbox.ts";
export { menus } from "./hi/menus.ts";
export { navigation } from "./hi/navigation.ts";
export { problems } from "./hi/problems.ts";
export { profile } from "./hi/profile.ts";
export { promo } from "./hi/promo.ts";
export { security } from "./hi/security.ts";
export { types } from "./hi/types.ts";
export { wallet } from "./hi/wallet.ts";

export const byPage: TextsByPageOf = {
  adminDashboard: async () => (await import("./hi/by-page/admin-dashboard.ts")).adminDashboard,
  appGenerator: async () => (await import("./hi/by-page/app-generator.ts")).appGenerator,
  automation: async () => (await import("./hi/by-page/automation.ts")).automation,
  competitorAnalysis: async () => (await import("./hi/by-page/competitor-analysis.ts")).competitorAnalysis,
  favicon: async () => (await import("./hi/by-page/favicon.ts")).favicon,
  fundraising: async () => (await import("./hi/by-page/fundraising.ts")).fundraising,
  heard: async () => (await import("./hi/by-page/heard.ts")).heard,
  ideas: async () => (await import("./hi/by-page/ideas.ts")).ideas,
  image: async () => (await import("./hi/by-page/image.ts")).image,
  influencerFinder: async () => (await import("./hi/by-page/influencer-finder.ts")).influencerFinder,
  investorGuide: async () => (await import("./hi/by-page/investor-guide.ts")).investorGuide,
  pitchAnalyzer: async () => (await import("./hi/by-page/pitch-analyzer.ts")).pitchAnalyzer,
  resourceFinder: async () => (await import("./hi/by-page/resource-finder.ts")).resourceFinder,
  savedPlans: async () => (await import("./hi/by-page/saved-plans.ts")).savedPlans,
  selfDevelopment: async () => (await import("./hi/by-page/self-development.ts")).selfDevelopment,
  toolParts: async () => (await import("./hi/by-page/tool-parts.ts")).toolParts,
  tools: async () => (await import("./hi/by-page/tools.ts")).tools,
  website: async () => (await import("./hi/by-page/website.ts")).website,
};
