import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, primaryId } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";

export const promoCodes = pgTable(
  "promo_codes",
  {
    id: primaryId(),
    /** Upper case. */
    code: text("code").notNull().unique("promo_codes_one_per_code"),
    description: text("description").notNull(),
    tokenBonus: integer("token_bonus").notNull(),
    grantsPremium: boolean("grants_premium").notNull(),
    grantsAdmin: boolean("grants_admin").notNull(),
    maxUses: integer("max_uses").notNull(),
    currentUses: integer("current_uses").notNull().default(0),
    isActive: boolean("is_active").notNull().default(true),
    expiresAt: moment("expires_at"),
    createdAt: createdAt(),
  },
  (table) => [
    check("promo_codes_uses_within", sql`${table.currentUses} between 0 and ${table.maxUses}`),
    check("promo_codes_bonus_not_negative", sql`${table.tokenBonus} >= 0`),
    check("promo_codes_upper_case", sql`${table.code} = upper(${table.code})`),
  ],
);

/** One row for each use. It outlives its code; the tokens it moved are in the ledger. */
export const promoCodeUsage = pgTable(
  "promo_code_usage",
  {
    id: primaryId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null when the code was deleted. */
    promoCodeId: uuid("promo_code_id").references(() => promoCodes.id, { onDelete: "set null" }),
    usedAt: moment("used_at").notNull(),
  },
  (table) => [
    unique("promo_code_usage_once_per_account").on(table.userId, table.promoCodeId),
    index("promo_code_usage_recent").on(table.usedAt, table.id),
    index("promo_code_usage_of_code").on(table.promoCodeId),
  ],
);
