import type { Ctx } from "../../platform/ctx.ts";
import { letter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { type ContactRow, setMailed, takeDue } from "./store.ts";

/** How long it is retried; after that the message waits for an admin, who sees that it was not mailed. */
const triedMs = 3 * 24 * 60 * 60_000;

/** Mails due messages to the support address. Returns how many were mailed. */
export async function mailMessages(ctx: Ctx): Promise<number> {
  const { supportEmail } = ctx;
  if (!supportEmail) return 0;
  let mailed = 0;
  for (const row of await takeDue(ctx, new Date(ctx.now().getTime() - triedMs))) {
    try {
      await ctx.mail.sendNow(mailOf(supportEmail, row));
      await setMailed(ctx, row.id);
      mailed++;
    } catch (error) {
      ctx.log.warn({ message: row.id, error }, "contact message not mailed, retrying");
    }
  }
  return mailed;
}

/** To the operator, in English: the address of the support has no profile. */
function mailOf(to: string, { id, name, email, category, subject, message, fromMember }: ContactRow): Mail {
  const written = letter(
    { to, language: "en" },
    {
      subject: `[Contact, ${category}] ${subject}`,
      lines: [`${name} <${email}> writes:`, ...message.split(/\n+/)],
      action: "",
      url: null,
      after: `Your reply to this email goes to ${email}. The address was typed${fromMember ? " by a member" : ""} and not checked.`,
    },
  );
  return { ...written, replyTo: { name, address: email }, copyOf: id };
}
