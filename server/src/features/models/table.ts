import type { ModelPurpose } from "@cofounder/contract";
import { doublePrecision, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/db/columns.ts";

/** What admins set up on their page, a row a purpose. What the environment sets up stands above it. */
export const modelSettings = pgTable("model_settings", {
  purpose: text("purpose").$type<ModelPurpose>().primaryKey(),
  /** Null: that of the text, with its key. */
  baseUrl: text("base_url"),
  /** Encrypted with AUTH_SECRET. */
  sealedKey: text("sealed_key"),
  /** Its last four characters. */
  keyEnd: text("key_end"),
  /** Null: only prices are known. */
  model: text("model"),
  contextTokens: integer("context_tokens"),
  /** For a million tokens, in US dollars. */
  inputPrice: doublePrecision("input_price"),
  outputPrice: doublePrecision("output_price"),
  updatedAt: moment("updated_at").notNull(),
});
