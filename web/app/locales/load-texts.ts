import { i18n } from "./i18n.ts";
import { speakWantedLanguage } from "./language.ts";

/** Texts that come with the pages and parts that speak them, so that the first pages do not carry them. */
const later = {
  account: async () => (await import("./en/account.ts")).account,
  chat: async () => (await import("./en/chat.ts")).chat,
  checkout: async () => (await import("./en/checkout.ts")).checkout,
  admin: async () => (await import("./en/admin.ts")).admin,
  dashboard: async () => (await import("./en/dashboard.ts")).dashboard,
  factor: async () => (await import("./en/factor.ts")).factor,
  mailbox: async () => (await import("./en/mailbox.ts")).mailbox,
  menus: async () => (await import("./en/menus.ts")).menus,
  profile: async () => (await import("./en/profile.ts")).profile,
  security: async () => (await import("./en/security.ts")).security,
  wallet: async () => (await import("./en/wallet.ts")).wallet,
};

/** The same for pages that few visits open: in other languages too each of these comes by itself. */
const byPage = {
  adminDashboard: async () => (await import("./en/by-page/admin-dashboard.ts")).adminDashboard,
  fundraising: async () => (await import("./en/by-page/fundraising.ts")).fundraising,
  competitorAnalysis: async () => (await import("./en/by-page/competitor-analysis.ts")).competitorAnalysis,
  influencerFinder: async () => (await import("./en/by-page/influencer-finder.ts")).influencerFinder,
  heard: async () => (await import("./en/by-page/heard.ts")).heard,
  investorGuide: async () => (await import("./en/by-page/investor-guide.ts")).investorGuide,
  pitchAnalyzer: async () => (await import("./en/by-page/pitch-analyzer.ts")).pitchAnalyzer,
  resourceFinder: async () => (await import("./en/by-page/resource-finder.ts")).resourceFinder,
  selfDevelopment: async () => (await import("./en/by-page/self-development.ts")).selfDevelopment,
  toolParts: async () => (await import("./en/by-page/tool-parts.ts")).toolParts,
  savedPlans: async () => (await import("./en/by-page/saved-plans.ts")).savedPlans,
  website: async () => (await import("./en/by-page/website.ts")).website,
  appGenerator: async () => (await import("./en/by-page/app-generator.ts")).appGenerator,
  automation: async () => (await import("./en/by-page/automation.ts")).automation,
  favicon: async () => (await import("./en/by-page/favicon.ts")).favicon,
  image: async () => (await import("./en/by-page/image.ts")).image,
  ideas: async () => (await import("./en/by-page/ideas.ts")).ideas,
  tools: async () => (await import("./en/by-page/tools.ts")).tools,
};

const all = { ...later, ...byPage };

type Later = keyof typeof all;
type TextsFrom<Loaders extends Record<string, () => Promise<unknown>>> = {
  [Name in keyof Loaders]: Awaited<ReturnType<Loaders[Name]>>;
};
export type LaterTexts = TextsFrom<typeof all>;
/** Those that every language has. */
export type TranslatedLater = TextsFrom<typeof later>;
export type TextsByPage = TextsFrom<typeof byPage>;

/** Resolves when the named texts can be read; a page asks for its own in its `clientLoader`. */
export async function loadTexts(...names: Later[]): Promise<null> {
  await Promise.all([...request(names), speakWantedLanguage(...names)]);
  return null;
}

/** All texts in English, for the build. */
export async function loadEnglish(): Promise<void> {
  await Promise.all(request(Object.keys(all) as Later[]));
}

function request(names: Later[]): Promise<unknown>[] {
  const missing = names.filter((name) => !i18n.hasResourceBundle("en", name));
  return missing.map(async (name) => i18n.addResourceBundle("en", name, await all[name]()));
}
