import type { TextsByPageOf } from "./language.ts";

export { account } from "./zh/account.ts";
export { accounts } from "./zh/accounts.ts";
export { admin } from "./zh/admin.ts";
export { chat } from "./zh/chat.ts";
export { checkout } from "./zh/checkout.ts";
export { common } from "./zh/common.ts";
export { dashboard } from "./zh/dashboard.ts";
export { factor } from "./zh/factor.ts";
export { landing } from "../content/landing/zh.ts";
export { mailbox } from "./zh/mailbox.ts";
export { menus } from "./zh/menus.ts";
export { navigation } from "./zh/navigation.ts";
export { problems } from "./zh/problems.ts";
export { profile } from "./zh/profile.ts";
export { promo } from "./zh/promo.ts";
export { security } from "./zh/security.ts";
export { types } from "./zh/types.ts";
export { wallet } from "./zh/wallet.ts";

export const byPage: TextsByPageOf = {
  adminDashboard: async () => (await import("./zh/by-page/admin-dashboard.ts")).adminDashboard,
  appGenerator: async () => (await import("./zh/by-page/app-generator.ts")).appGenerator,
  automation: async () => (await import("./zh/by-page/automation.ts")).automation,
  competitorAnalysis: async () => (await import("./zh/by-page/competitor-analysis.ts")).competitorAnalysis,
  favicon: async () => (await import("./zh/by-page/favicon.ts")).favicon,
  fundraising: async () => (await import("./zh/by-page/fundraising.ts")).fundraising,
  heard: async () => (await import("./zh/by-page/heard.ts")).heard,
  ideas: async () => (await import("./zh/by-page/ideas.ts")).ideas,
  image: async () => (await import("./zh/by-page/image.ts")).image,
  influencerFinder: async () => (await import("./zh/by-page/influencer-finder.ts")).influencerFinder,
  investorGuide: async () => (await import("./zh/by-page/investor-guide.ts")).investorGuide,
  pitchAnalyzer: async () => (await import("./zh/by-page/pitch-analyzer.ts")).pitchAnalyzer,
  resourceFinder: async () => (await import("./zh/by-page/resource-finder.ts")).resourceFinder,
  savedPlans: async () => (await import("./zh/by-page/saved-plans.ts")).savedPlans,
  selfDevelopment: async () => (await import("./zh/by-page/self-development.ts")).selfDevelopment,
  toolParts: async () => (await import("./zh/by-page/tool-parts.ts")).toolParts,
  tools: async () => (await import("./zh/by-page/tools.ts")).tools,
  website: async () => (await import("./zh/by-page/website.ts")).website,
};
