import type { TextsByPageOf } from "./language.ts";

export { account } from "./de/account.ts";
export { accounts } from "./de/accounts.ts";
export { admin } from "./de/admin.ts";
export { chat } from "./de/chat.ts";
export { checkout } from "./de/checkout.ts";
export { common } from "./de/common.ts";
export { dashboard } from "./de/dashboard.ts";
export { factor } from "./de/factor.ts";
export { landing } from "../content/landing/de.ts";
export { mailbox } from "./de/mailbox.ts";
export { menus } from "./de/menus.ts";
export { navigation } from "./de/navigation.ts";
export { problems } from "./de/problems.ts";
export { profile } from "./de/profile.ts";
export { promo } from "./de/promo.ts";
export { security } from "./de/security.ts";
export { types } from "./de/types.ts";
export { wallet } from "./de/wallet.ts";

export const byPage: TextsByPageOf = {
  adminDashboard: async () => (await import("./de/by-page/admin-dashboard.ts")).adminDashboard,
};
