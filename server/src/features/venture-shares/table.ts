import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../../platform/db/columns.ts";
import { ventures } from "../ventures/table.ts";

/** Links to read a sheet. Only the hash of the link is stored: a reader of the database cannot use it. */
export const ventureShares = pgTable(
  "venture_shares",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    ventureId: uuid("venture_id").notNull(),
    tokenHash: text("token_hash").notNull().unique("venture_shares_one_per_token"),
    /** Stands on the page as a watermark; empty: none. */
    reader: text("reader").notNull(),
    expiresAt: moment("expires_at").notNull(),
    opened: integer("opened").notNull().default(0),
    /** When it was opened: the newest, newest first. */
    openings: timestamp("openings", { withTimezone: true })
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("venture_shares_in_venture").on(table.userId, table.ventureId, table.createdAt, table.id),
    foreignKey({
      name: "venture_shares_of_venture",
      columns: [table.userId, table.ventureId],
      foreignColumns: [ventures.userId, ventures.id],
    }).onDelete("cascade"),
    check("venture_shares_opened_from_zero", sql`${table.opened} >= 0`),
  ],
);
