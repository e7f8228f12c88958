import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../../platform/db/columns.ts";
import { killTests } from "../kill-tests/table.ts";

/** Files that show what a test counted; their bytes are in the files' storage, under `tests/` and the id. */
export const killTestFiles = pgTable(
  "kill_test_files",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    testId: uuid("test_id").notNull(),
    name: text("name").notNull(),
    /** In bytes. */
    size: integer("size").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("kill_test_files_of_test").on(table.userId, table.testId, table.createdAt, table.id),
    foreignKey({
      name: "kill_test_files_of_their_test",
      columns: [table.userId, table.testId],
      foreignColumns: [killTests.userId, killTests.id],
    }).onDelete("cascade"),
    check("kill_test_files_size_from_zero", sql`${table.size} >= 0`),
  ],
);
