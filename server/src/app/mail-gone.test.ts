import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openLog } from "../platform/log.ts";
import { smtpMailer } from "../platform/mail/smtp-mailer.ts";
import { password, signIn as signedIn, startTestApp, type TestApp } from "./test-app.ts";

const minuteMs = 60_000;
let clock = Date.now();
let isDown = false;
/** Attempts that the mail server refused. */
let refused = 0;
/** Lines of the log. */
const lines: string[] = [];
const taken: { to: string; subject: string; text: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo: ({ address }, _session, done) => {
    if (!isDown) return done();
    refused++;
    done(new Error(`try ${address} again later`));
  },
  onData: (stream, _session, done) => {
    const pieces: Buffer[] = [];
    stream.on("data", (piece: Buffer) => pieces.push(piece));
    stream.on("end", () => {
      taken.push(read(Buffer.concat(pieces).toString()));
      done();
    });
  },
});

/** The text of a mail as sent, with its wrapped lines joined. */
function read(raw: string): (typeof taken)[number] {
  const head = (name: string) => new RegExp(`^${name}: (.+?)\\r?$`, "m").exec(raw)?.[1] ?? "";
  const text = raw.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
  return { to: head("To"), subject: head("Subject"), text };
}

let app: TestApp;
let other: TestApp;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const mail = smtpMailer(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, "hello@example.com");
  const log = openLog("warn", {
    write(line) {
      lines.push(line);
    },
  });
  const dependencies = { mail, log, now: () => new Date(clock) };
  app = await startTestApp(dependencies);
  other = await startTestApp({ ...dependencies, database: app.database });
});

afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const signUp = (email: string) => app.post("/api/auth/sign-up/email", { name: "Ada", email, password });
const signIn = async (email: string) => (await app.post("/api/auth/sign-in/email", { email, password })).status;
const subjectsTo = (email: string) => taken.filter(({ to }) => to === email).map(({ subject }) => subject);
const linkTo = (email: string) => taken.find(({ to }) => to === email)?.text.match(/https?:\/\/\S+/)?.[0] ?? "";
const confirm = async (email: string) => {
  const token = new URL(linkTo(email)).searchParams.get("confirm");
  return (await app.post("/api/auth/confirm-email", { token, password })).status;
};
const tryAgain = () => Promise.all([app, other, app, other].map(({ built }) => built.parts.ctx.mail.sendDue()));

/** How many lines of the log contain this. */
const told = (text: string) => lines.filter((line) => line.includes(text)).length;

async function kept(email: string): Promise<{ tries: number }[]> {
  const { pool } = app.built.parts.ctx.database;
  return (await pool.query("select tries from outgoing_mails where recipient = $1", [email])).rows;
}

test("without a mail server people can sign up, the log has error codes and no address, and each mail arrives once when it is back", async () => {
  const email = "ada@example.com";
  isDown = true;
  refused = 0;
  expect((await signUp(email)).status).toBe(200);
  expect((await app.post("/api/auth/request-password-reset", { email })).status).toBe(200);
  await expect.poll(() => refused).toBe(2);
  await expect.poll(() => told('"responseCode":550')).toBe(2);
  expect(told(email)).toBe(0);
  expect(await kept(email)).toEqual([{ tries: 1 }, { tries: 1 }]);
  isDown = false;
  await tryAgain();
  expect(subjectsTo(email)).toEqual([]);
  clock += 3 * minuteMs;
  await tryAgain();
  await expect
    .poll(() => subjectsTo(email).toSorted())
    .toEqual(["Choose a new password", "Confirm your email address"]);
  await expect.poll(() => kept(email)).toEqual([]);
  clock += 60 * minuteMs;
  await tryAgain();
  expect(subjectsTo(email)).toHaveLength(2);
});

test("the link of a delayed mail opens the account", async () => {
  const email = "bo@example.com";
  isDown = true;
  refused = 0;
  await signUp(email);
  await expect.poll(() => refused).toBe(1);
  expect(await signIn(email)).toBe(403);
  isDown = false;
  clock += 3 * minuteMs;
  await tryAgain();
  await expect.poll(() => subjectsTo(email)).not.toEqual([]);
  expect(await confirm(email)).toBe(200);
  expect(await signIn(email)).toBe(200);
});

test("the retry delays grow and end before the link expires, and a mail with an expired link is given up and its text deleted", async () => {
  const email = "cy@example.com";
  isDown = true;
  refused = 0;
  await signUp(email);
  await expect.poll(() => refused).toBe(1);
  for (let minute = 0; minute < 59; minute++) {
    clock += minuteMs;
    await tryAgain();
  }
  const [{ tries } = { tries: 0 }] = await kept(email);
  expect(tries).toBeGreaterThan(8);
  expect(tries).toBeLessThan(20);
  clock += 2 * minuteMs;
  isDown = false;
  await tryAgain();
  expect(subjectsTo(email)).toEqual([]);
  const { rows } = await app.built.parts.ctx.database.pool.query(
    "select recipient, mail from outgoing_mails where given_up_at is not null",
  );
  expect(rows).toEqual([{ recipient: null, mail: null }]);
  clock += 25 * 60 * minuteMs;
  await tryAgain();
  expect((await app.built.parts.ctx.database.pool.query("select 1 from outgoing_mails")).rowCount).toBe(0);
});

test("deleting an account deletes its waiting mails", async () => {
  const email = "di@example.com";
  await signUp(email);
  await expect.poll(() => linkTo(email)).not.toBe("");
  await confirm(email);
  isDown = true;
  const member = await signedIn(app, email);
  await app.post("/api/auth/request-password-reset", { email });
  await expect.poll(() => kept(email)).toHaveLength(1);
  await member.api.accounts.delete({ password });
  const { rows } = await app.built.parts.ctx.database.pool.query<{ subject: string }>(
    "select mail->>'subject' as subject from outgoing_mails where recipient = $1",
    [email],
  );
  // Only the mail that confirms the deletion is left.
  expect(rows).toEqual([{ subject: expect.stringContaining("deleted") }]);
});
