import { letter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mailer.ts";

/** How long a deleted account's address is kept for a mail server that is away. */
const keptMs = 60 * 60_000;

export function erasedMail(to: string, receiptId: string): Mail {
  return letter({
    to,
    subject: "Your account was deleted",
    lines: [
      "Your account and everything in it was erased, as you asked.",
      `Receipt: ${receiptId}. It proves the deletion and holds nothing about you.`,
    ],
    action: null,
    after: "This was the last mail to this address.",
    worksMs: keptMs,
  });
}
