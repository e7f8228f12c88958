import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, primaryId } from "../db/columns.ts";
import type { Attachment, Mail } from "./mailer.ts";

/** Mail that stays here because no SMTP server is configured. */
export const localMails = pgTable(
  "local_mails",
  {
    id: primaryId(),
    recipient: text("recipient").notNull(),
    replyTo: text("reply_to"),
    /** The contact message that this is a copy of: a foreign key deletes it with that message. */
    copyOf: uuid("copy_of"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    links: jsonb("links").$type<string[]>().notNull(),
    attachments: jsonb("attachments").$type<Attachment[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [index("local_mails_recent").on(table.createdAt), index("local_mails_copies").on(table.copyOf)],
);

/** Mails that a mail server has not accepted yet. */
export const outgoingMails = pgTable(
  "outgoing_mails",
  {
    id: primaryId(),
    /** Null, as is the mail itself, after it was given up. */
    recipient: text("recipient"),
    mail: jsonb("mail").$type<Mail>(),
    createdAt: createdAt(),
    /** Not sent after that. */
    expiresAt: moment("expires_at").notNull(),
    /** When it is retried. */
    dueAt: moment("due_at").notNull(),
    tries: integer("tries").notNull(),
    givenUpAt: moment("given_up_at"),
  },
  (table) => [
    index("outgoing_mails_due")
      .on(table.dueAt)
      .where(sql`${table.givenUpAt} is null`),
  ],
);
