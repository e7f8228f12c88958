import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

/** @param url `smtp://user:password@host:port` or `smtps://…` */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  );
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    mailbox: null,
  };
}
