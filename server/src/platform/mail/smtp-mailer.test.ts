import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { smtpMailer } from "./smtp-mailer.ts";

test("a mail reaches the SMTP server with recipient, subject, both bodies and reply address, its headers intact", async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      let text = "";
      stream.on("data", (piece: Buffer) => (text += piece.toString()));
      stream.on("end", () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, "Co-founder <hello@example.com>");
  await mailer.send({
    to: "ada@example.com",
    subject: "Confirm",
    text: "Plain words",
    html: "<p>Rich words</p>",
    replyTo: { name: "Bo, the\r\nBcc: eve@example.com", address: "bo@example.com" },
  });
  await new Promise<void>((resolve) => server.close(() => resolve()));
  for (const part of [
    "To: ada@example.com",
    "<hello@example.com>",
    "Subject: Confirm",
    "Plain words",
    "<p>Rich words</p>",
  ]) {
    expect(received[0]).toContain(part);
  }
  expect(received[0]).toMatch(/^Reply-To: [^<]*<bo@example\.com>/m);
  expect(received[0]).not.toMatch(/^Bcc:/m);
  expect(mailer.mailbox).toBeNull();
});
