import type { TextsByPageOf } from "./language.ts";

export { account } from "./fr/account.ts";
export { accounts } from "./fr/accounts.ts";
export { admin } from "./fr/admin.ts";
export { chat } from "./fr/chat.ts";
export { checkout } from "./fr/checkout.ts";
export { common } from "./fr/common.ts";
export { dashboard } from "./fr/dashboard.ts";
export { factor } from "./fr/factor.ts";
export { landing } from "../content/landing/fr.ts";
export { mailbox } from "./fr/mailbox.ts";
export { menus } from "./fr/menus.ts";
export { navigation } from "./fr/navigation.ts";
export { problems } from "./fr/problems.ts";
export { profile } from "./fr/profile.ts";
export { promo } from "./fr/promo.ts";
export { security } from "./fr/security.ts";
export { types } from "./fr/types.ts";
export { wallet } from "./fr/wallet.ts";

export const byPage: TextsByPageOf = {
  adminDashboard: async () => (await import("./fr/by-page/admin-dashboard.ts")).adminDashboard,
};
