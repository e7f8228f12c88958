import { bigint, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/table.ts";

const count = (name: string) => bigint(name, { mode: "number" });

/**
 * The storage limit of a member for each kind, a kind being a table; null for no limit. An operator may change the
 * numbers.
 */
export const storageLimits = pgTable("storage_limits", {
  kind: text("kind").primaryKey(),
  rowsMax: count("rows_max"),
  bytesMax: count("bytes_max"),
});

/** The current usage of each member by kind, counted by triggers in the transaction of every change. */
export const memberStorage = pgTable(
  "member_storage",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    rows: count("rows").notNull(),
    bytes: count("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
