import type { LoadersByPage } from "./namespaces.ts";

export { default as account } from "./hi/account.json";
export { default as accounts } from "./hi/accounts.json";
export { default as admin } from "./hi/admin.json";
export { default as chat } from "./hi/chat.json";
export { default as checkout } from "./hi/checkout.json";
export { default as common } from "./hi/common.json";
export { default as dashboard } from "./hi/dashboard.json";
export { default as factor } from "./hi/factor.json";
export { features } from "../content/features/hi.ts";
export { landing } from "../content/landing/hi.ts";
export { pricing } from "../content/pricing/hi.ts";
export { default as mailbox } from "./hi/mailbox.json";
export { default as menus } from "./hi/menus.json";
export { default as navigation } from "./hi/navigation.json";
export { default as problems } from "./hi/problems.json";
export { default as profile } from "./hi/profile.json";
export { default as promo } from "./hi/promo.json";
export { default as security } from "./hi/security.json";
export { default as types } from "./hi/types.json";
export { default as wallet } from "./hi/wallet.json";

export const byPage: LoadersByPage = {
  amounts: () => import("./hi/by-page/amounts.json"),
  adminDashboard: () => import("./hi/by-page/admin-dashboard.json"),
  appGenerator: () => import("./hi/by-page/app-generator.json"),
  automation: () => import("./hi/by-page/automation.json"),
  competitorAnalysis: () => import("./hi/by-page/competitor-analysis.json"),
  favicon: () => import("./hi/by-page/favicon.json"),
  fundraising: () => import("./hi/by-page/fundraising.json"),
  heard: () => import("./hi/by-page/heard.json"),
  ideas: () => import("./hi/by-page/ideas.json"),
  image: () => import("./hi/by-page/image.json"),
  influencerFinder: () => import("./hi/by-page/influencer-finder.json"),
  investorGuide: () => import("./hi/by-page/investor-guide.json"),
  pitchAnalyzer: () => import("./hi/by-page/pitch-analyzer.json"),
  resourceFinder: () => import("./hi/by-page/resource-finder.json"),
  savedPlans: () => import("./hi/by-page/saved-plans.json"),
  scenarios: () => import("./hi/by-page/scenarios.json"),
  sharedSheets: () => import("./hi/by-page/shared-sheets.json"),
  ventureMembers: () => import("./hi/by-page/venture-members.json"),
  selfDevelopment: () => import("./hi/by-page/self-development.json"),
  toolAbout: () => import("./hi/by-page/tool-about.json"),
  toolParts: () => import("./hi/by-page/tool-parts.json"),
  tools: () => import("./hi/by-page/tools.json"),
  ventures: () => import("./hi/by-page/ventures.json"),
  decisions: () => import("./hi/by-page/decisions.json"),
  killTests: () => import("./hi/by-page/kill-tests.json"),
  website: () => import("./hi/by-page/website.json"),
};
