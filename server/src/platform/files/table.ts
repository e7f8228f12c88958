import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../db/columns.ts";

/**
 * Files that no row names any more, and new ones that no row may name yet. A file is deleted when it is due. Triggers
 * add a deleted row's files, in the transaction of its deletion.
 */
export const filesToDelete = pgTable(
  "files_to_delete",
  { key: text("key").primaryKey(), dueAt: moment("due_at").notNull() },
  (table) => [index("files_to_delete_due").on(table.dueAt)],
);
