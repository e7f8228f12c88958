import type { TextsByPageOf } from "./language.ts";

export { account } from "./fr/account.ts";
export { accounts } from "./fr/accounts.ts";
export { admin } from "./fr/admin.ts";
export { chat } from "./fr/chat.ts";
export { checkout } from "./fr/checkout.ts";
export { common } from "./fr/common.ts";
export { dashboard } from "./fr/dashboard.ts";
export { factor } from "./fr/factor.ts";
export { landing } from "../content/landing/fr.ts";
export { mailbox } from "./fr/mailbox.ts";
export { menus } from "./fr/menus.ts";
export { navigation } from "./fr/navigation.ts";
export { problems } from "./fr/problems.ts";
export { profile } from "./fr/profile.ts";
export { promo } from "./fr/promo.ts";
export { security } from "./fr/security.ts";
export { types } from "./fr/types.ts";
export { wallet } from "./fr/wallet.ts";

export const byPage: TextsByPageOf = {
  adminDashboard: async () => (await import("./fr/by-page/admin-dashboard.ts")).adminDashboard,
  appGenerator: async () => (await import("./fr/by-page/app-generator.ts")).appGenerator,
  automation: async () => (await import("./fr/by-page/automation.ts")).automation,
  competitorAnalysis: async () => (await import("./fr/by-page/competitor-analysis.ts")).competitorAnalysis,
  favicon: async () => (await import("./fr/by-page/favicon.ts")).favicon,
  fundraising: async () => (await import("./fr/by-page/fundraising.ts")).fundraising,
  heard: async () => (await import("./fr/by-page/heard.ts")).heard,
  ideas: async () => (await import("./fr/by-page/ideas.ts")).ideas,
  image: async () => (await import("./fr/by-page/image.ts")).image,
  influencerFinder: async () => (await import("./fr/by-page/influencer-finder.ts")).influencerFinder,
  investorGuide: async () => (await import("./fr/by-page/investor-guide.ts")).investorGuide,
  pitchAnalyzer: async () => (await import("./fr/by-page/pitch-analyzer.ts")).pitchAnalyzer,
  resourceFinder: async () => (await import("./fr/by-page/resource-finder.ts")).resourceFinder,
  savedPlans: async () => (await import("./fr/by-page/saved-plans.ts")).savedPlans,
  selfDevelopment: async () => (await import("./fr/by-page/self-development.ts")).selfDevelopment,
  toolParts: async () => (await import("./fr/by-page/tool-parts.ts")).toolParts,
  tools: async () => (await import("./fr/by-page/tools.ts")).tools,
  website: async () => (await import("./fr/by-page/website.ts")).website,
};
