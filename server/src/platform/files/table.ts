import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../db/columns.ts";

/**
 * Files that nothing names any more, and those that were just written and may not be named yet. A file is deleted when
 * it is due. Triggers add what a deleted row named, in the transaction of its deletion.
 */
export const filesToDelete = pgTable(
  "files_to_delete",
  { key: text("key").primaryKey(), dueAt: moment("due_at").notNull() },
  (table) => [index("files_to_delete_due").on(table.dueAt)],
);
