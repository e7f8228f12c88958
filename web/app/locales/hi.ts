import type { TextsByPageOf } from "./language.ts";

export { account } from "./hi/account.ts";
export { accounts } from "./hi/accounts.ts";
export { admin } from "./hi/admin.ts";
export { chat } from "./hi/chat.ts";
export { checkout } from "./hi/checkout.ts";
export { common } from "./hi/common.ts";
export { dashboard } from "./hi/dashboard.ts";
export { factor } from "./hi/factor.ts";
export { landing } from "../content/landing/hi.ts";
export { mailbox } from "./hi/mailbox.ts";
export { menus } from "./hi/menus.ts";
export { navigation } from "./hi/navigation.ts";
export { problems } from "./hi/problems.ts";
export { profile } from "./hi/profile.ts";
export { promo } from "./hi/promo.ts";
export { security } from "./hi/security.ts";
export { types } from "./hi/types.ts";
export { wallet } from "./hi/wallet.ts";

export const byPage: TextsByPageOf = {
  adminDashboard: async () => (await import("./hi/by-page/admin-dashboard.ts")).adminDashboard,
};
