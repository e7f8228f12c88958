import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";

/**
 * Accounts that admins blocked, and those they unblocked again. The database enforces an active block: `is_blocked`.
 */
export const blockedAccounts = pgTable(
  "blocked_accounts",
  {
    id: primaryId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reason: text("reason").notNull(),
    /** Null: that admin's account was deleted. */
    blockedBy: uuid("blocked_by").references(() => users.id, { onDelete: "set null" }),
    isActive: boolean("is_active").notNull().default(true),
    blockedAt: moment("blocked_at").notNull(),
    unblockedAt: moment("unblocked_at"),
  },
  (table) => [
    uniqueIndex("blocked_accounts_one_active")
      .on(table.userId)
      .where(sql`${table.isActive}`),
    index("blocked_accounts_recent").on(table.blockedAt, table.id),
    index("blocked_accounts_of_user").on(table.userId),
    index("blocked_accounts_by_admin").on(table.blockedBy),
  ],
);
