import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../../platform/db/columns.ts";

/** One row for every call to a model or a search service, and for every refused one. */
export const apiUsageLogs = pgTable(
  "api_usage_logs",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id"),
    apiName: text("api_name").notNull(),
    tokensUsed: integer("tokens_used").notNull(),
    status: text("status", {
      enum: ["success", "error", "blocked_free_user", "insufficient_tokens", "rate_limited"],
    }).notNull(),
    /** The language model that answered, and what it counted; null where none did. */
    model: text("model"),
    inputTokens: integer("input_tokens"),
    outputTokens: integer("output_tokens"),
    createdAt: createdAt(),
  },
  (table) => [index("api_usage_logs_recent").on(table.createdAt, table.id)],
);
