import type { PlanSource } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, updatedAt } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";

/**
 * What members save of tools and chats. The latest version is stored here too, so that lists and links read one row.
 */
export const savedPlans = pgTable(
  "saved_plans",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    title: text("title").notNull(),
    folder: text("folder"),
    source: jsonb("source").$type<PlanSource>().notNull(),
    /** The run or the message: saving it again finds its plan. */
    sourceId: uuid("source_id").notNull(),
    version: integer("version").notNull(),
    markdown: text("markdown").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique("saved_plans_one_per_source").on(table.userId, table.sourceId),
    index("saved_plans_recent").on(table.userId, table.updatedAt, table.id),
    check("saved_plans_version_from_one", sql`${table.version} >= 1`),
  ],
);

export const savedPlanVersions = pgTable(
  "saved_plan_versions",
  {
    userId: uuid("user_id").notNull(),
    planId: uuid("plan_id").notNull(),
    version: integer("version").notNull(),
    markdown: text("markdown").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.planId, table.version] }),
    foreignKey({
      columns: [table.userId, table.planId],
      foreignColumns: [savedPlans.userId, savedPlans.id],
    }).onDelete("cascade"),
  ],
);

/** Links to read a plan. Only the hash of the link is stored: a reader of the database cannot use it. */
export const savedPlanShares = pgTable(
  "saved_plan_shares",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    planId: uuid("plan_id").notNull(),
    tokenHash: text("token_hash").notNull().unique("saved_plan_shares_one_per_token"),
    passwordHash: text("password_hash"),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("saved_plan_shares_of_plan").on(table.userId, table.planId),
    foreignKey({
      columns: [table.userId, table.planId],
      foreignColumns: [savedPlans.userId, savedPlans.id],
    }).onDelete("cascade"),
  ],
);
