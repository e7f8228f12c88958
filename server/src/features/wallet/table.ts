import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, primaryId } from "../../platform/db/columns.ts";

export const ledgerReasons = ["sign_up", "reserve", "release", "grant", "promo_code", "adjustment", "expired"] as const;
export const buckets = ["balance", "plan"] as const;

/**
 * Append-only (a trigger refuses changes). No foreign key to the user: the ledger outlives an account.
 * For every user and bucket the deltas add up to the wallet's column.
 */
export const tokenLedger = pgTable(
  "token_ledger",
  {
    id: primaryId(),
    userId: uuid("user_id").notNull(),
    bucket: text("bucket", { enum: buckets }).notNull(),
    delta: integer("delta").notNull(),
    balanceAfter: integer("balance_after").notNull(),
    reason: text("reason", { enum: ledgerReasons }).notNull(),
    /** The cause of the move, once: `turn:<id>:reserve`. */
    cause: text("cause").notNull(),
    /** The reason, for a person to read: a promo code, an admin's reason. */
    note: text("note"),
    /** The actor, when it was not the person: an admin's id. */
    actorId: uuid("actor_id"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("token_ledger_once_per_cause").on(table.userId, table.bucket, table.cause),
    index("token_ledger_by_user").on(table.userId, table.createdAt, table.id),
    check("token_ledger_balance_not_negative", sql`${table.balanceAfter} >= 0`),
  ],
);

/** Tokens reserved for running work. `open` ones past `expires_at` are from a crash and are released. */
export const tokenReservations = pgTable(
  "token_reservations",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    fromBalance: integer("from_balance").notNull(),
    fromPlan: integer("from_plan").notNull(),
    /** The plan's month that the tokens are of: they are released into no other. */
    planMonth: integer("plan_month").notNull().default(0),
    /** The final cost of the work; null while open. */
    cost: integer("cost"),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("token_reservations_open")
      .on(table.expiresAt)
      .where(sql`${table.cost} is null`),
    check("token_reservations_cost_within", sql`${table.cost} between 0 and ${table.fromBalance} + ${table.fromPlan}`),
  ],
);
