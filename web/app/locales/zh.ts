import type { TextsByPageOf } from "./language.ts";

export { account } from "./zh/account.ts";
export { accounts } from "./zh/accounts.ts";
export { admin } from "./zh/admin.ts";
export { chat } from "./zh/chat.ts";
export { checkout } from "./zh/checkout.ts";
export { common } from "./zh/common.ts";
export { dashboard } from "./zh/dashboard.ts";
export { factor } from "./zh/factor.ts";
export { landing } from "../content/landing/zh.ts";
export { mailbox } from "./zh/mailbox.ts";
export { menus } from "./zh/menus.ts";
export { navigation } from "./zh/navigation.ts";
export { problems } from "./zh/problems.ts";
export { profile } from "./zh/profile.ts";
export { promo } from "./zh/promo.ts";
export { security } from "./zh/security.ts";
export { types } from "./zh/types.ts";
export { wallet } from "./zh/wallet.ts";

export const byPage: TextsByPageOf = {
  adminDashboard: async () => (await import("./zh/by-page/admin-dashboard.ts")).adminDashboard,
};
