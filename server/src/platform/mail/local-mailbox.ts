import { desc } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import type { Mailer } from "./mailer.ts";
import { localMails } from "./table.ts";

const kept = 200;

/** Stores mail in the database for the page /dev/mailbox: accounts work before any mail server is set up. */
export function localMailbox(db: Db): Mailer {
  return {
    async send(mail) {
      const links = mail.text.match(/https?:\/\/\S+/g) ?? [];
      await db.insert(localMails).values({
        ...mail,
        recipient: mail.to,
        replyTo: mail.replyTo?.address ?? null,
        copyOf: mail.copyOf ?? null,
        links,
      });
    },
    async mailbox() {
      const rows = await db
        .select()
        .from(localMails)
        .orderBy(desc(localMails.createdAt), desc(localMails.id))
        .limit(kept);
      return rows.map(({ recipient, replyTo, subject, text, html, links, attachments, createdAt }) => ({
        to: recipient,
        replyTo,
        subject,
        text,
        html,
        links,
        attachments,
        at: createdAt.toISOString(),
      }));
    },
  };
}
