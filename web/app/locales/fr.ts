import type { LoadersByPage } from "./namespaces.ts";

export { default as account } from "./fr/account.json";
export { default as accounts } from "./fr/accounts.json";
export { default as admin } from "./fr/admin.json";
export { default as chat } from "./fr/chat.json";
export { default as checkout } from "./fr/checkout.json";
export { default as common } from "./fr/common.json";
export { default as dashboard } from "./fr/dashboard.json";
export { default as factor } from "./fr/factor.json";
export { features } from "../content/features/fr.ts";
export { landing } from "../content/landing/fr.ts";
export { pricing } from "../content/pricing/fr.ts";
export { default as mailbox } from "./fr/mailbox.json";
export { default as menus } from "./fr/menus.json";
export { default as navigation } from "./fr/navigation.json";
export { default as problems } from "./fr/problems.json";
export { default as profile } from "./fr/profile.json";
export { default as promo } from "./fr/promo.json";
export { default as security } from "./fr/security.json";
export { default as types } from "./fr/types.json";
export { default as wallet } from "./fr/wallet.json";

export const byPage: LoadersByPage = {
  amounts: () => import("./fr/by-page/amounts.json"),
  adminDashboard: () => import("./fr/by-page/admin-dashboard.json"),
  appGenerator: () => import("./fr/by-page/app-generator.json"),
  automation: () => import("./fr/by-page/automation.json"),
  competitorAnalysis: () => import("./fr/by-page/competitor-analysis.json"),
  favicon: () => import("./fr/by-page/favicon.json"),
  fundraising: () => import("./fr/by-page/fundraising.json"),
  heard: () => import("./fr/by-page/heard.json"),
  ideas: () => import("./fr/by-page/ideas.json"),
  image: () => import("./fr/by-page/image.json"),
  influencerFinder: () => import("./fr/by-page/influencer-finder.json"),
  investorGuide: () => import("./fr/by-page/investor-guide.json"),
  pitchAnalyzer: () => import("./fr/by-page/pitch-analyzer.json"),
  resourceFinder: () => import("./fr/by-page/resource-finder.json"),
  savedPlans: () => import("./fr/by-page/saved-plans.json"),
  scenarios: () => import("./fr/by-page/scenarios.json"),
  sharedSheets: () => import("./fr/by-page/shared-sheets.json"),
  ventureMembers: () => import("./fr/by-page/venture-members.json"),
  selfDevelopment: () => import("./fr/by-page/self-development.json"),
  toolAbout: () => import("./fr/by-page/tool-about.json"),
  toolParts: () => import("./fr/by-page/tool-parts.json"),
  tools: () => import("./fr/by-page/tools.json"),
  ventures: () => import("./fr/by-page/ventures.json"),
  decisions: () => import("./fr/by-page/decisions.json"),
  killTests: () => import("./fr/by-page/kill-tests.json"),
  website: () => import("./fr/by-page/website.json"),
};
