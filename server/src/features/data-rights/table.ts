import { integer, pgTable } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../../platform/db/columns.ts";

/** Proof of what was erased, without anything that identifies the person. */
export const eraseReceipts = pgTable("erase_receipts", {
  id: primaryId(),
  erasedAt: moment("erased_at").notNull(),
  chats: integer("chats").notNull(),
  messages: integer("messages").notNull(),
  files: integer("files").notNull(),
  ledgerRows: integer("ledger_rows").notNull(),
});
