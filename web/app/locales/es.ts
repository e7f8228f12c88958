import type { TextsByPageOf } from "./language.ts";

export { account } from "./es/account.ts";
export { accounts } from "./es/accounts.ts";
export { admin } from "./es/admin.ts";
export { chat } from "./es/chat.ts";
export { checkout } from "./es/checkout.ts";
export { common } from "./es/common.ts";
export { dashboard } from "./es/dashboard.ts";
export { factor } from "./es/factor.ts";
export { landing } from "../content/landing/es.ts";
export { mailbox } from "./es/mailbox.ts";
export { menus } from "./es/menus.ts";
export { navigation } from "./es/navigation.ts";
export { problems } from "./es/problems.ts";
export { profile } from "./es/profile.ts";
export { promo } from "./es/promo.ts";
export { security } from "./es/security.ts";
export { types } from "./es/types.ts";
export { wallet } from "./es/wallet.ts";

export const byPage: TextsByPageOf = {
  adminDashboard: async () => (await import("./es/by-page/admin-dashboard.ts")).adminDashboard,
};
