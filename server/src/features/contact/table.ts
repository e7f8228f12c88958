import type { ContactCategory } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";

/** What people wrote on the contact page. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid("id").primaryKey(),
    /** Null: a visitor. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    category: text("category").$type<ContactCategory>().notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    createdAt: createdAt(),
    mailedAt: moment("mailed_at"),
    /** When it is mailed, or retried. */
    mailDueAt: moment("mail_due_at").notNull(),
    mailTries: integer("mail_tries").notNull().default(0),
    handledAt: moment("handled_at"),
    /** The hidden field was filled: it is not mailed, and waits apart for an admin. */
    suspected: boolean("suspected").notNull().default(false),
  },
  (table) => [
    index("contact_messages_recent").on(table.createdAt, table.id),
    index("contact_messages_of_member").on(table.userId),
    index("contact_messages_to_mail")
      .on(table.mailDueAt)
      .where(sql`${table.mailedAt} is null and not ${table.suspected}`),
  ],
);
