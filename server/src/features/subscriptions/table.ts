import type { PlanOrigin, PlanTier } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment, primaryId, updatedAt } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";

/** The available plans; a migration writes them. */
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

/** The account's current and former plans. */
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
    /**
     * Of the current month, or of the last one. Written only by a trigger that follows the wallet, which is
     * authoritative.
     */
    tokensRemaining: integer("tokens_remaining").notNull().default(0),
    tokensUsed: integer("tokens_used").notNull().default(0),
    isActive: boolean("is_active").notNull().default(true),
    source: text("source").$type<PlanOrigin>().notNull(),
    /** Months are counted from here. */
    startedAt: moment("started_at").notNull(),
    periodStart: moment("period_start").notNull(),
    periodEnd: moment("period_end").notNull(),
    /** When a trial or an offer ends by itself. */
    endsAt: moment("ends_at"),
    scheduledTier: text("scheduled_tier").$type<PlanTier>(),
    cancelAtEnd: boolean("cancel_at_end").notNull().default(false),
    /** The payment of the next month failed and is retried. */
    paymentFailed: boolean("payment_failed").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("user_subscriptions_one_active")
      .on(table.userId)
      .where(sql`${table.isActive}`),
    index("user_subscriptions_recent").on(table.createdAt, table.id),
    index("user_subscriptions_due")
      .on(table.periodEnd)
      .where(sql`${table.isActive}`),
  ],
);

/** Benefits that an account may take once, even when the resulting plan has ended. */
export const planBenefits = pgTable(
  "plan_benefits",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["trial", "offer"] }).notNull(),
    takenAt: moment("taken_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
