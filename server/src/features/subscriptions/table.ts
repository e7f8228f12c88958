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

/** Which plan an account has or had. */
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
    /** Of the month that runs, or of the last one. A trigger follows the wallet, which is the truth; nothing else writes them. */
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
    /** The payment of the next month failed and is tried again. */
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

/** What an account may take once in its life, whatever becomes of the plan that came of it. */
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
