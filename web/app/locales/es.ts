import type { LoadersByPage } from "./namespaces.ts";

export { default as account } from "./es/account.json";
export { default as accounts } from "./es/accounts.json";
export { default as admin } from "./es/admin.json";
export { default as chat } from "./es/chat.json";
export { default as checkout } from "./es/checkout.json";
export { default as common } from "./es/common.json";
export { default as dashboard } from "./es/dashboard.json";
export { default as factor } from "./es/factor.json";
export { features } from "../content/features/es.ts";
export { landing } from "../content/landing/es.ts";
export { pricing } from "../content/pricing/es.ts";
export { default as mailbox } from "./es/mailbox.json";
export { default as menus } from "./es/menus.json";
export { default as navigation } from "./es/navigation.json";
export { default as problems } from "./es/problems.json";
export { default as profile } from "./es/profile.json";
export { default as promo } from "./es/promo.json";
export { default as security } from "./es/security.json";
export { default as types } from "./es/types.json";
export { default as wallet } from "./es/wallet.json";

export const byPage: LoadersByPage = {
  amounts: () => import("./es/by-page/amounts.json"),
  adminDashboard: () => import("./es/by-page/admin-dashboard.json"),
  appGenerator: () => import("./es/by-page/app-generator.json"),
  automation: () => import("./es/by-page/automation.json"),
  competitorAnalysis: () => import("./es/by-page/competitor-analysis.json"),
  favicon: () => import("./es/by-page/favicon.json"),
  fundraising: () => import("./es/by-page/fundraising.json"),
  heard: () => import("./es/by-page/heard.json"),
  ideas: () => import("./es/by-page/ideas.json"),
  image: () => import("./es/by-page/image.json"),
  influencerFinder: () => import("./es/by-page/influencer-finder.json"),
  investorGuide: () => import("./es/by-page/investor-guide.json"),
  pitchAnalyzer: () => import("./es/by-page/pitch-analyzer.json"),
  resourceFinder: () => import("./es/by-page/resource-finder.json"),
  savedPlans: () => import("./es/by-page/saved-plans.json"),
  scenarios: () => import("./es/by-page/scenarios.json"),
  sharedSheets: () => import("./es/by-page/shared-sheets.json"),
  ventureMembers: () => import("./es/by-page/venture-members.json"),
  selfDevelopment: () => import("./es/by-page/self-development.json"),
  toolAbout: () => import("./es/by-page/tool-about.json"),
  toolParts: () => import("./es/by-page/tool-parts.json"),
  tools: () => import("./es/by-page/tools.json"),
  ventures: () => import("./es/by-page/ventures.json"),
  decisions: () => import("./es/by-page/decisions.json"),
  killTests: () => import("./es/by-page/kill-tests.json"),
  website: () => import("./es/by-page/website.json"),
};
