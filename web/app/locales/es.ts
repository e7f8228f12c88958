import type { TextsByPageOf } from "./language.ts";

export { account } from "./es/account.ts";
export { accounts } from "./es/accounts.ts";
export { admin } from "./es/admin.ts";
export { chat } from "./es/chat.ts";
export { checkout } from "./es/checkout.ts";
export { common } from "./es/common.ts";
export { dashboard } from "./es/dashboard.ts";
export { factor } from "./es/factor.ts";
export { landing } from "../content/landing/es.ts";
export { mailbox } from "./es/mailbox.ts";
export { menus } from "./es/menus.ts";
export { navigation } from "./es/navigation.ts";
export { problems } from "./es/problems.ts";
export { profile } from "./es/profile.ts";
export { promo } from "./es/promo.ts";
export { security } from "./es/security.ts";
export { types } from "./es/types.ts";
export { wallet } from "./es/wallet.ts";

export const byPage: TextsByPageOf = {
  adminDashboard: async () => (await import("./es/by-page/admin-dashboard.ts")).adminDashboard,
  appGenerator: async () => (await import("./es/by-page/app-generator.ts")).appGenerator,
  automation: async () => (await import("./es/by-page/automation.ts")).automation,
  competitorAnalysis: async () => (await import("./es/by-page/competitor-analysis.ts")).competitorAnalysis,
  favicon: async () => (await import("./es/by-page/favicon.ts")).favicon,
  fundraising: async () => (await import("./es/by-page/fundraising.ts")).fundraising,
  heard: async () => (await import("./es/by-page/heard.ts")).heard,
  ideas: async () => (await import("./es/by-page/ideas.ts")).ideas,
  image: async () => (await import("./es/by-page/image.ts")).image,
  influencerFinder: async () => (await import("./es/by-page/influencer-finder.ts")).influencerFinder,
  investorGuide: async () => (await import("./es/by-page/investor-guide.ts")).investorGuide,
  pitchAnalyzer: async () => (await import("./es/by-page/pitch-analyzer.ts")).pitchAnalyzer,
  resourceFinder: async () => (await import("./es/by-page/resource-finder.ts")).resourceFinder,
  savedPlans: async () => (await import("./es/by-page/saved-plans.ts")).savedPlans,
  selfDevelopment: async () => (await import("./es/by-page/self-development.ts")).selfDevelopment,
  toolParts: async () => (await import("./es/by-page/tool-parts.ts")).toolParts,
  tools: async () => (await import("./es/by-page/tools.ts")).tools,
  website: async () => (await import("./es/by-page/website.ts")).website,
};
