import type { LoadersByPage } from "./namespaces.ts";

export { default as account } from "./zh/account.json";
export { default as accounts } from "./zh/accounts.json";
export { default as admin } from "./zh/admin.json";
export { default as chat } from "./zh/chat.json";
export { default as checkout } from "./zh/checkout.json";
export { default as common } from "./zh/common.json";
export { default as dashboard } from "./zh/dashboard.json";
export { default as factor } from "./zh/factor.json";
export { features } from "../content/features/zh.ts";
export { landing } from "../content/landing/zh.ts";
export { pricing } from "../content/pricing/zh.ts";
export { default as mailbox } from "./zh/mailbox.json";
export { default as menus } from "./zh/menus.json";
export { default as navigation } from "./zh/navigation.json";
export { default as problems } from "./zh/problems.json";
export { default as profile } from "./zh/profile.json";
export { default as promo } from "./zh/promo.json";
export { default as security } from "./zh/security.json";
export { default as types } from "./zh/types.json";
export { default as wallet } from "./zh/wallet.json";

export const byPage: LoadersByPage = {
  amounts: () => import("./zh/by-page/amounts.json"),
  adminDashboard: () => import("./zh/by-page/admin-dashboard.json"),
  appGenerator: () => import("./zh/by-page/app-generator.json"),
  automation: () => import("./zh/by-page/automation.json"),
  competitorAnalysis: () => import("./zh/by-page/competitor-analysis.json"),
  favicon: () => import("./zh/by-page/favicon.json"),
  fundraising: () => import("./zh/by-page/fundraising.json"),
  heard: () => import("./zh/by-page/heard.json"),
  ideas: () => import("./zh/by-page/ideas.json"),
  image: () => import("./zh/by-page/image.json"),
  influencerFinder: () => import("./zh/by-page/influencer-finder.json"),
  investorGuide: () => import("./zh/by-page/investor-guide.json"),
  pitchAnalyzer: () => import("./zh/by-page/pitch-analyzer.json"),
  resourceFinder: () => import("./zh/by-page/resource-finder.json"),
  savedPlans: () => import("./zh/by-page/saved-plans.json"),
  scenarios: () => import("./zh/by-page/scenarios.json"),
  sharedSheets: () => import("./zh/by-page/shared-sheets.json"),
  ventureMembers: () => import("./zh/by-page/venture-members.json"),
  selfDevelopment: () => import("./zh/by-page/self-development.json"),
  toolAbout: () => import("./zh/by-page/tool-about.json"),
  toolParts: () => import("./zh/by-page/tool-parts.json"),
  tools: () => import("./zh/by-page/tools.json"),
  ventures: () => import("./zh/by-page/ventures.json"),
  decisions: () => import("./zh/by-page/decisions.json"),
  killTests: () => import("./zh/by-page/kill-tests.json"),
  website: () => import("./zh/by-page/website.json"),
};
