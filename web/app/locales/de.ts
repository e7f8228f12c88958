import type { LoadersByPage } from "./namespaces.ts";

export { default as account } from "./de/account.json";
export { default as accounts } from "./de/accounts.json";
export { default as admin } from "./de/admin.json";
export { default as chat } from "./de/chat.json";
export { default as checkout } from "./de/checkout.json";
export { default as common } from "./de/common.json";
export { default as dashboard } from "./de/dashboard.json";
export { default as factor } from "./de/factor.json";
export { features } from "../content/features/de.ts";
export { landing } from "../content/landing/de.ts";
export { pricing } from "../content/pricing/de.ts";
export { default as mailbox } from "./de/mailbox.json";
export { default as menus } from "./de/menus.json";
export { default as navigation } from "./de/navigation.json";
export { default as problems } from "./de/problems.json";
export { default as profile } from "./de/profile.json";
export { default as promo } from "./de/promo.json";
export { default as security } from "./de/security.json";
export { default as types } from "./de/types.json";
export { default as wallet } from "./de/wallet.json";

export const byPage: LoadersByPage = {
  amounts: () => import("./de/by-page/amounts.json"),
  adminDashboard: () => import("./de/by-page/admin-dashboard.json"),
  appGenerator: () => import("./de/by-page/app-generator.json"),
  automation: () => import("./de/by-page/automation.json"),
  competitorAnalysis: () => import("./de/by-page/competitor-analysis.json"),
  favicon: () => import("./de/by-page/favicon.json"),
  fundraising: () => import("./de/by-page/fundraising.json"),
  heard: () => import("./de/by-page/heard.json"),
  ideas: () => import("./de/by-page/ideas.json"),
  image: () => import("./de/by-page/image.json"),
  influencerFinder: () => import("./de/by-page/influencer-finder.json"),
  investorGuide: () => import("./de/by-page/investor-guide.json"),
  pitchAnalyzer: () => import("./de/by-page/pitch-analyzer.json"),
  resourceFinder: () => import("./de/by-page/resource-finder.json"),
  savedPlans: () => import("./de/by-page/saved-plans.json"),
  scenarios: () => import("./de/by-page/scenarios.json"),
  sharedSheets: () => import("./de/by-page/shared-sheets.json"),
  ventureMembers: () => import("./de/by-page/venture-members.json"),
  selfDevelopment: () => import("./de/by-page/self-development.json"),
  toolAbout: () => import("./de/by-page/tool-about.json"),
  toolParts: () => import("./de/by-page/tool-parts.json"),
  tools: () => import("./de/by-page/tools.json"),
  ventures: () => import("./de/by-page/ventures.json"),
  decisions: () => import("./de/by-page/decisions.json"),
  killTests: () => import("./de/by-page/kill-tests.json"),
  website: () => import("./de/by-page/website.json"),
};
