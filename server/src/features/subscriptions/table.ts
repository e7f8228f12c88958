import type { PlanTier } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId, updatedAt } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";

/** The plans there are; a migration writes them. */
export const subscriptionPlans = pgTable("subscription_plans", {
  id: primaryId(),
  name: text("name").notNull(),
  tier: text("tier").$type<PlanTier>().notNull().unique("subscription_plans_one_per_tier"),
  /** Plan tokens a month. */
  tokenLimit: integer("token_limit").notNull(),
  /** In US dollars. */
  priceMonthly: numeric("price_monthly", { precision: 10, scale: 2 }).notNull(),
  features: jsonb("features").$type<string[]>().notNull(),
});

/** Which plan an account has or had. How many plan tokens are left is the wallet's to say, not copied here. */
export const userSubscriptions = pgTable(
  "user_subscriptions",
  {
    id: primaryId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    planId: uuid("plan_id")
      .notNull()
      .references(() => subscriptionPlans.id),
    tier: text("tier").$type<PlanTier>().notNull(),
    isActive: boolean("is_active").notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("user_subscriptions_one_active")
      .on(table.userId)
      .where(sql`${table.isActive}`),
  ],
);
