import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, updatedAt } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";

/** A member's board of ideas. The engine's rating is not stored: it is computed from the words. */
export const ideas = pgTable(
  "ideas",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    title: text("title").notNull(),
    text: text("text").notNull(),
    madeBy: text("made_by", { enum: ["member", "engine"] }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("ideas_recent").on(table.userId, table.createdAt, table.id),
  ],
);
