import type { AdminUser } from "@cofounder/contract";
import type { UserRow } from "./store.ts";

export const serializeUser = (row: UserRow): AdminUser => ({
  id: row.id,
  email: row.email,
  displayName: row.displayName,
  balance: row.balance,
  plan: row.plan,
  isAdmin: row.isAdmin,
  isPremium: row.isPremium,
  emailVerified: row.emailVerified,
  twoFactor: row.twoFactor,
  createdAt: row.createdAt.toISOString(),
});
