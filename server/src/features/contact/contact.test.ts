import { unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { password, refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { deleteHandled, deleteSuspected, mailMessages } from "./index.ts";

const support = "support@example.com";
let app: TestApp;
let admin: TestMember;
let clock = Date.now();

beforeAll(async () => {
  app = await startTestApp({
    ownerEmail: "keeper@example.com",
    supportEmail: support,
    publishedEmail: support,
    now: () => new Date(clock),
  });
  admin = await app.signUp("Keeper");
});

const note = (more: Record<string, unknown> = {}) => ({
  messageId: newId(),
  name: "Ada Founder",
  email: "ada@company.example",
  category: "billing" as const,
  subject: "An invoice",
  message: "I need an invoice.\nFor October.",
  ...more,
});

/** Each from a network of its own, so that only the limit's own test reaches the limit. */
const write = async (more: Record<string, unknown> = {}, who: Pick<TestMember, "api"> = app.stranger) => {
  await app.built.parts.ctx.database.pool.query("delete from attempt_limits where key like 'contact:%'");
  return refusalOf(who.api.contact.send(note(more)));
};
const kept = async (subject: string) =>
  (await admin.api.contact.list({})).messages.filter((message) => message.subject === subject);
const mailsAbout = async (subject: string) => {
  const mails = await app.mailbox();
  return mails.filter((mail) => mail.subject.endsWith(subject));
};

test("a message is stored for the admins and mailed to the support address, with its sender as reply address", async () => {
  expect(await write({ subject: "Kept" })).toEqual({ sent: true });
  expect(await kept("Kept")).toMatchObject([
    { name: "Ada Founder", category: "billing", message: "I need an invoice.\nFor October.", fromMember: false },
  ]);
  await expect.poll(() => mailsAbout("Kept")).toHaveLength(1);
  const [mail] = await mailsAbout("Kept");
  expect(mail).toMatchObject({ to: support, replyTo: "ada@company.example", subject: "[Contact, billing] Kept" });
  expect(mail?.text).toContain("For October.");
  await expect.poll(async () => (await kept("Kept"))[0]?.mailed).toBe(true);
});

test("the category may be left out, and a message sent twice is stored once", async () => {
  const messageId = newId();
  const { category: _, ...rest } = note({ messageId, subject: "Twice" });
  await Promise.all([1, 2, 3].map(() => app.stranger.api.contact.send(rest)));
  expect((await kept("Twice")).map(({ category }) => category)).toEqual(["general"]);
});

test("a line break in a name or subject becomes a blank", async () => {
  const typed = { name: "Ada\nBcc: all@example.com", subject: "Broken\r\nBcc: all@example.com" };
  expect(await write(typed)).toEqual({ sent: true });
  expect(await kept("Broken Bcc: all@example.com")).toMatchObject([{ name: "Ada Bcc: all@example.com" }]);
});

test.each([
  ["a line break in the address", { email: "ada@company.example\nBcc: all@example.com" }],
  ["no address", { email: "ada" }],
  ["two addresses", { email: "ada@company.example, bob@company.example" }],
  ["no name", { name: "  " }],
  ["no message", { message: "" }],
  ["a message that is too long", { message: "x".repeat(5_001) }],
  ["a subject that is too long", { subject: "x".repeat(161) }],
  ["a category that is not there", { category: "love" }],
])("%s is refused", async (_, wrong) => {
  expect(await write(wrong)).toBe("invalid_input");
});

test("a message with the hidden field filled gets the same answer, waits apart and is not mailed", async () => {
  const before = (await admin.api.contact.list({})).suspected;
  expect(await write({ subject: "Cheap pills", trap: "https://pills.example" })).toEqual({ sent: true });
  expect(await kept("Cheap pills")).toEqual([]);
  const { messages, suspected, open } = await admin.api.contact.list({ state: "suspected" });
  expect(messages.map(({ subject }) => subject)).toContain("Cheap pills");
  expect(suspected).toBe(before + 1);
  expect((await admin.api.contact.list({ state: "open" })).messages.length).toBeLessThanOrEqual(open);
  const { ctx } = app.built.parts;
  await mailMessages(ctx);
  expect(await mailsAbout("Cheap pills")).toEqual([]);
  await deleteSuspected(ctx, new Date(clock + 1));
  expect((await admin.api.contact.list({ state: "suspected" })).messages).toEqual([]);
});

test("an admin deletes a message together with its copies in the local mailbox; the log names the admin", async () => {
  await write({ subject: "To delete" });
  await write({ subject: "To stay" });
  await mailMessages(app.built.parts.ctx);
  for (const subject of ["To delete", "To stay"]) await expect.poll(() => mailsAbout(subject)).toHaveLength(1);
  const contactMessageId = (await kept("To delete"))[0]?.id ?? "";
  expect(await admin.api.contact.delete({ contactMessageId })).toEqual({ deleted: true });
  expect(await kept("To delete")).toEqual([]);
  expect(await mailsAbout("To delete")).toEqual([]);
  expect(await mailsAbout("To stay")).toHaveLength(1);
  expect(await refusalOf(admin.api.contact.delete({ contactMessageId }))).toBe("contact.not_found");
  const { entries } = await admin.api.admin.audit({ action: "contact.deleted" });
  expect(entries.map(({ actorEmail, details }) => [actorEmail, details])).toEqual([
    [admin.email, { message: contactMessageId }],
  ]);
});

test("deleting an account deletes the copies of its own messages, not those of others who typed the same address", async () => {
  const member = await app.signUp("Borrower");
  const typed = { email: "somebody@else.example" };
  await write({ ...typed, subject: "By the member" }, member);
  await write({ ...typed, subject: "By somebody else" });
  await mailMessages(app.built.parts.ctx);
  for (const subject of ["By the member", "By somebody else"])
    await expect.poll(() => mailsAbout(subject)).toHaveLength(1);
  await member.api.accounts.delete({ password });
  expect(await mailsAbout("By the member")).toEqual([]);
  expect(await mailsAbout("By somebody else")).toHaveLength(1);
});

test("after five messages in an hour an address has to wait, filled traps included", async () => {
  await write({ subject: "Many" });
  const more = [1, 2, 3, 4].map((at) =>
    app.stranger.api.contact.send(note({ subject: "Many", trap: at === 1 ? "x" : "" })),
  );
  await Promise.all(more);
  expect(await refusalOf(app.stranger.api.contact.send(note({ subject: "Many" })))).toBe("too_many_requests");
  expect(await kept("Many")).toHaveLength(4);
});

test("a mail that fails is retried later, by one process at a time, and nothing is lost", async () => {
  const { ctx } = app.built.parts;
  const sent: Mail[] = [];
  let away = true;
  const mail = {
    ...ctx.mail,
    sendNow: (each: Mail) => {
      if (away) return Promise.reject(new Error("the mail server is away"));
      sent.push(each);
      return Promise.resolve();
    },
  };
  const other = { ...ctx, mail };
  const { sendNow } = ctx.mail;
  ctx.mail.sendNow = mail.sendNow;
  try {
    await write({ subject: "Patient" });
    await mailMessages(other);
    expect(await kept("Patient")).toMatchObject([{ mailed: false }]);
    away = false;
    await mailMessages(other);
    expect(sent.filter(({ subject }) => subject.endsWith("Patient"))).toEqual([]);
    clock += 10 * 60_000;
    await Promise.all([mailMessages(other), mailMessages(other), mailMessages(ctx)]);
    expect(sent.filter(({ subject }) => subject.endsWith("Patient"))).toHaveLength(1);
    expect(await kept("Patient")).toMatchObject([{ mailed: true }]);
  } finally {
    ctx.mail.sendNow = sendNow;
  }
});

test("without a support address messages wait for an admin", async () => {
  const { ctx } = app.built.parts;
  expect(await mailMessages({ ...ctx, supportEmail: null })).toBe(0);
});

test("an admin marks a message as handled and open again, once each, and the log names the admin", async () => {
  await write({ subject: "To handle" });
  const [found] = await kept("To handle");
  const contactMessageId = found?.id ?? "";
  const openBefore = (await admin.api.contact.list({})).open;
  for (const handled of [true, true, false]) await admin.api.contact.handle({ contactMessageId, handled });
  const { message } = await admin.api.contact.handle({ contactMessageId, handled: true });
  expect(message.handledAt).not.toBeNull();
  const open = await admin.api.contact.list({ state: "open" });
  expect(open.open).toBe(openBefore - 1);
  expect(open.messages.map(({ id }) => id)).not.toContain(contactMessageId);
  expect((await admin.api.contact.list({ state: "handled" })).messages.map(({ id }) => id)).toContain(contactMessageId);
  const { entries } = await admin.api.admin.audit({ action: "contact." });
  const marked = entries.filter(({ action }) => action !== "contact.deleted");
  expect(marked.map(({ action, actorEmail }) => [action, actorEmail])).toEqual([
    ["contact.handled", admin.email],
    ["contact.reopened", admin.email],
    ["contact.handled", admin.email],
  ]);
  expect(await refusalOf(admin.api.contact.handle({ contactMessageId: newId(), handled: true }))).toBe(
    "contact.not_found",
  );
});

test("the messages are read page by page, newest first", async () => {
  const { pool } = app.built.parts.ctx.database;
  await pool.query(`insert into contact_messages (id, name, email, category, subject, message, mail_due_at, created_at)
    select gen_random_uuid(), 'A', 'a@example.com', 'general', 'Paged ' || at, 'x', now() + interval '9 years', '2020-01-01'
    from generate_series(1, 120) at`);
  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: Awaited<ReturnType<typeof admin.api.contact.list>> = await admin.api.contact.list(
      cursor ? { cursor } : {},
    );
    seen.push(...page.messages.filter(({ subject }) => subject.startsWith("Paged")).map(({ id }) => id));
    cursor = page.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
});

test("a member's messages are in their export, and are deleted with the account and the mail about them", async () => {
  const member = await app.signUp("Leaving");
  await write({ subject: "From a member", email: "elsewhere@leaving.example", name: "Leaving Lea" }, member);
  await write({ subject: "From a stranger" });
  expect(await kept("From a member")).toMatchObject([{ fromMember: true }]);
  await mailMessages(app.built.parts.ctx);
  await expect.poll(() => mailsAbout("From a member")).toHaveLength(1);
  const files = unzipSync(new Uint8Array(await (await member.fetch("/api/account/export")).arrayBuffer()));
  expect(JSON.parse(new TextDecoder().decode(files["contact-messages.json"]))).toMatchObject([
    { subject: "From a member", email: "elsewhere@leaving.example" },
  ]);
  await member.api.accounts.delete({ password });
  expect(await kept("From a member")).toEqual([]);
  expect(await mailsAbout("From a member")).toEqual([]);
  expect(await kept("From a stranger")).toHaveLength(1);
});

test("a message handled a year ago is deleted", async () => {
  await write({ subject: "Old" });
  const [found] = await kept("Old");
  await admin.api.contact.handle({ contactMessageId: found?.id ?? "", handled: true });
  const { ctx } = app.built.parts;
  await deleteHandled(ctx, new Date(clock - 1));
  expect(await kept("Old")).toHaveLength(1);
  await deleteHandled(ctx, new Date(clock + 1));
  expect(await kept("Old")).toEqual([]);
});

test("only the address that is configured for the public is shown", async () => {
  expect(await app.stranger.api.contact.address()).toEqual({ email: support });
  const unpublished = await startTestApp({ supportEmail: "owner@example.com" });
  expect(await unpublished.stranger.api.contact.address()).toEqual({ email: null });
});
