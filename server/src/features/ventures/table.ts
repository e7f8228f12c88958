import { ventureStages } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, updatedAt } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";

/** What members build. An empty text: nothing was said. */
export const ventures = pgTable(
  "ventures",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    line: text("line").notNull().default(""),
    buyer: text("buyer").notNull().default(""),
    offer: text("offer").notNull().default(""),
    stage: text("stage", { enum: ventureStages }),
    place: text("place").notNull().default(""),
    currency: text("currency").notNull().default(""),
    type: text("type").notNull().default(""),
    /** A change names the version that it saw. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("ventures_recent").on(table.userId, table.updatedAt, table.id),
    check("ventures_version_from_one", sql`${table.version} >= 1`),
  ],
);
