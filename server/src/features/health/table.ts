import { bigint, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/db/columns.ts";

/** One row for each process of the application, updated every few seconds; an old row is of a process that is gone. */
export const processStates = pgTable("process_states", {
  id: uuid("id").primaryKey(),
  version: text("version").notNull(),
  startedAt: moment("started_at").notNull(),
  seenAt: moment("seen_at").notNull(),
  streams: integer("streams").notNull(),
  turns: integer("turns").notNull(),
  tools: integer("tools").notNull(),
  memoryBytes: bigint("memory_bytes", { mode: "number" }).notNull(),
  heard: jsonb("heard")
    .$type<Record<"model" | "mail", { success: string | null; failure: string | null; fault: string | null }>>()
    .notNull(),
});
