import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../../platform/db/columns.ts";
import { toolRuns } from "../tools/table.ts";

/**
 * A picture that a run of the image generator made. Its file is served as long as the row exists; it is deleted with
 * its run.
 */
export const generatedImages = pgTable(
  "generated_images",
  {
    userId: uuid("user_id").notNull(),
    /** Random, and the only part of its address. */
    id: uuid("id").notNull(),
    runId: uuid("run_id").notNull(),
    prompt: text("prompt").notNull(),
    enhancedPrompt: text("enhanced_prompt"),
    imageUrl: text("image_url").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("generated_images_by_id").on(table.id),
    index("generated_images_of_run_index").on(table.userId, table.runId),
    foreignKey({
      name: "generated_images_of_run",
      columns: [table.userId, table.runId],
      foreignColumns: [toolRuns.userId, toolRuns.id],
    }).onDelete("cascade"),
  ],
);
