/** Texts that come with the pages and parts that speak them, so that the first pages do not carry them. */
const later = {
  account: () => import("./en/account.json"),
  chat: () => import("./en/chat.json"),
  checkout: () => import("./en/checkout.json"),
  admin: () => import("./en/admin.json"),
  dashboard: () => import("./en/dashboard.json"),
  factor: () => import("./en/factor.json"),
  mailbox: () => import("./en/mailbox.json"),
  menus: () => import("./en/menus.json"),
  profile: () => import("./en/profile.json"),
  security: () => import("./en/security.json"),
  wallet: () => import("./en/wallet.json"),
};

/** The same for pages that few visits open: in other languages too each of these comes by itself. */
const byPage = {
  amounts: () => import("./en/by-page/amounts.json"),
  adminDashboard: () => import("./en/by-page/admin-dashboard.json"),
  fundraising: () => import("./en/by-page/fundraising.json"),
  competitorAnalysis: () => import("./en/by-page/competitor-analysis.json"),
  influencerFinder: () => import("./en/by-page/influencer-finder.json"),
  heard: () => import("./en/by-page/heard.json"),
  investorGuide: () => import("./en/by-page/investor-guide.json"),
  pitchAnalyzer: () => import("./en/by-page/pitch-analyzer.json"),
  resourceFinder: () => import("./en/by-page/resource-finder.json"),
  selfDevelopment: () => import("./en/by-page/self-development.json"),
  toolAbout: () => import("./en/by-page/tool-about.json"),
  toolParts: () => import("./en/by-page/tool-parts.json"),
  savedPlans: () => import("./en/by-page/saved-plans.json"),
  scenarios: () => import("./en/by-page/scenarios.json"),
  sharedSheets: () => import("./en/by-page/shared-sheets.json"),
  ventureMembers: () => import("./en/by-page/venture-members.json"),
  ventures: () => import("./en/by-page/ventures.json"),
  decisions: () => import("./en/by-page/decisions.json"),
  killTests: () => import("./en/by-page/kill-tests.json"),
  website: () => import("./en/by-page/website.json"),
  appGenerator: () => import("./en/by-page/app-generator.json"),
  automation: () => import("./en/by-page/automation.json"),
  favicon: () => import("./en/by-page/favicon.json"),
  image: () => import("./en/by-page/image.json"),
  ideas: () => import("./en/by-page/ideas.json"),
  tools: () => import("./en/by-page/tools.json"),
};

export const englishLoaders = { ...later, ...byPage };

export type LoadedNamespace = keyof typeof englishLoaders;
type TextsFrom<Loaders extends Record<string, () => Promise<{ default: unknown }>>> = {
  [Name in keyof Loaders]: Awaited<ReturnType<Loaders[Name]>>["default"];
};
export type LaterTexts = TextsFrom<typeof englishLoaders>;
/** Those that every language has. */
export type TranslatedLater = TextsFrom<typeof later>;
type TextsByPage = TextsFrom<typeof byPage>;
/** Those of a page that few visits need, each for itself. */
export type LoadersByPage = { [Name in keyof TextsByPage]: () => Promise<{ default: TextsByPage[Name] }> };
