import { i18n } from "./i18n.ts";
import { speakWantedLanguage } from "./language.ts";

/** Texts that come with the pages and parts that speak them, so that the first pages do not carry them. */
const later = {
  account: async () => (await import("./en/account.ts")).account,
  chat: async () => (await import("./en/chat.ts")).chat,
  admin: async () => (await import("./en/admin.ts")).admin,
  dashboard: async () => (await import("./en/dashboard.ts")).dashboard,
  factor: async () => (await import("./en/factor.ts")).factor,
  mailbox: async () => (await import("./en/mailbox.ts")).mailbox,
  menus: async () => (await import("./en/menus.ts")).menus,
  promo: async () => (await import("./en/promo.ts")).promo,
  profile: async () => (await import("./en/profile.ts")).profile,
  security: async () => (await import("./en/security.ts")).security,
  wallet: async () => (await import("./en/wallet.ts")).wallet,
};

type Later = keyof typeof later;
export type LaterTexts = { [Name in Later]: Awaited<ReturnType<(typeof later)[Name]>> };

/** Resolves when the named texts can be read; a page asks for its own in its `clientLoader`. */
export async function loadTexts(...names: Later[]): Promise<null> {
  const missing = names.filter((name) => !i18n.hasResourceBundle("en", name));
  await Promise.all([
    ...missing.map(async (name) => i18n.addResourceBundle("en", name, await later[name]())),
    speakWantedLanguage(),
  ]);
  return null;
}
