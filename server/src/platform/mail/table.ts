import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId } from "../db/columns.ts";

/** Mail that stays here because no SMTP server is configured. */
export const localMails = pgTable(
  "local_mails",
  {
    id: primaryId(),
    recipient: text("recipient").notNull(),
    replyTo: text("reply_to"),
    /** The contact message that this is a copy of: a key of the database lets it go with that message. */
    copyOf: uuid("copy_of"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    links: jsonb("links").$type<string[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("local_mails_recent").on(table.createdAt), index("local_mails_copies").on(table.copyOf)],
);
