import type { ApiScope } from "@cofounder/contract";
import { index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";

/** Keys with which a member's programs call. A revoked key is deleted; the audit log keeps its record. */
export const apiKeys = pgTable(
  "api_keys",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    /** The prefix of the secret. */
    prefix: text("prefix").notNull(),
    /** SHA-256 of the secret, which is random and long, so that a slow hash would add nothing. */
    hash: text("hash").notNull(),
    scopes: text("scopes").array().$type<ApiScope[]>().notNull(),
    expiresAt: moment("expires_at"),
    lastUsedAt: moment("last_used_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique("api_keys_one_per_hash").on(table.hash),
    index("api_keys_expired").on(table.expiresAt),
  ],
);
