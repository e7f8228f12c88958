import { date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";
import { apiKeys } from "../api-keys/table.ts";

/** How often an account called the public API on a day, over all its keys and processes. */
export const apiCallCounts = pgTable(
  "api_call_counts",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** In UTC. */
    day: date("day", { mode: "string" }).notNull(),
    calls: integer("calls").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index("api_call_counts_by_day").on(table.day)],
);

/** Calls that came with an idempotency key, and their answers. */
export const idempotentCalls = pgTable(
  "idempotent_calls",
  {
    userId: uuid("user_id").notNull(),
    keyId: uuid("key_id").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    /** SHA-256 of path and body. */
    requestHash: text("request_hash").notNull(),
    /** Of the tool's run: a caller that takes over from a process that died runs nothing twice. */
    runId: uuid("run_id").notNull(),
    /** Null while it runs, as is the answer. */
    status: integer("status"),
    answer: text("answer"),
    claimedAt: moment("claimed_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyId, table.idempotencyKey] }),
    foreignKey({
      columns: [table.userId, table.keyId],
      foreignColumns: [apiKeys.userId, apiKeys.id],
    }).onDelete("cascade"),
    index("idempotent_calls_old").on(table.createdAt),
  ],
);
