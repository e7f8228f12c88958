import type { TestRule } from "@cofounder/contract";
import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { remindOfTests } from "./index.ts";

const dayMs = 24 * 60 * 60_000;
let ahead = 0;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + ahead) });
});

const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const rule: TestRule = {
  assumption: "problem",
  statement: "Dentists lose money to empty chairs, weekly",
  how: "Ask twelve of them",
  counted: "dentists who say so unprompted",
  comparison: "at_least",
  threshold: 5,
  sample: 12,
  costMax: null,
  currency: "",
  stopRule: "Stop below five",
  endsOn: dayIn(7),
};

/** Several processes look at once. */
const remind = async () => {
  const looks = await Promise.all(Array.from({ length: 6 }, () => remindOfTests(app.built.parts.ctx)));
  return looks.reduce((sum, mailed) => sum + mailed, 0);
};

const mailsTo = async ({ email }: TestMember) =>
  (await app.mailbox()).filter(({ to, attachments }) => to === email && attachments.length > 0);

test("on its last day a member gets one mail with the day for a calendar, however many processes look", async () => {
  const person = await app.signUp("Ada");
  const { test: locked } = await person.api.killTests.lock({ rule });
  expect(await remind()).toBe(0);
  ahead = 7 * dayMs;
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  const [mail, ...others] = await mailsTo(person);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Your test ends today");
  expect(mail?.text).toContain("Passed with at least 5 of 12");
  expect(mail?.links).toEqual([`${app.built.parts.ctx.publicUrl}/tests`]);
  const [file] = mail?.attachments ?? [];
  expect(file).toMatchObject({ contentType: "text/calendar; charset=utf-8" });
  const downloaded = await person.api.killTests.calendar({ testId: locked.id });
  expect(await downloaded.text()).toBe(file?.content);
  ahead = 0;
});

test("the calendar file names the day, the bar and the version, with its texts escaped", async () => {
  const person = await app.signUp("Ben");
  const { test: locked } = await person.api.killTests.lock({ rule });
  const later = { ...rule, endsOn: dayIn(9) };
  await person.api.killTests.change({ testId: locked.id, version: 1, rule: later });
  const file = await person.api.killTests.calendar({ testId: locked.id, language: "de" });
  expect(file.name).toMatch(/^test-[0-9a-f]{8}\.ics$/);
  const lines = (await file.text()).replaceAll("\r\n ", "").split("\r\n");
  expect(lines).toContain(`DTSTART;VALUE=DATE:${later.endsOn.replaceAll("-", "")}`);
  expect(lines).toContain("SEQUENCE:1");
  expect(lines).toContain(`UID:test-${locked.id}`);
  expect(lines).toContain("SUMMARY:Test endet: Dentists lose money to empty chairs\\, weekly");
  expect(lines.join("")).toContain("Bestanden mit mindestens 5 von 12\\ndentists who say so unprompted");
});

test("a test whose day is moved is reminded of again; one that is decided is not", async () => {
  const person = await app.signUp("Cem");
  const { test: moved } = await person.api.killTests.lock({ rule });
  const { test: decided } = await person.api.killTests.lock({ rule });
  await person.api.killTests.enterResult({ testId: decided.id, version: 1, count: 1, of: 12 });
  ahead = 7 * dayMs;
  expect(await remind()).toBe(1);
  await person.api.killTests.change({ testId: moved.id, version: 1, rule: { ...rule, endsOn: dayIn(8) } });
  expect(await remind()).toBe(0);
  ahead = 8 * dayMs;
  expect(await remind()).toBe(1);
  expect(await mailsTo(person)).toHaveLength(2);
  ahead = 0;
});

test("the mail speaks the member's language, and a blocked member gets none", async () => {
  const [dia, eve] = [await app.signUp("Dia"), await app.signUp("Eve")];
  await dia.api.accounts.updateProfile({ language: "fr" });
  await dia.api.killTests.lock({ rule });
  await eve.api.killTests.lock({ rule });
  await app.built.parts.ctx.database.pool.query(
    `insert into blocked_accounts (id, user_id, reason, blocked_at) select new_id(), id, 'spam', now() from users where email = $1`,
    [eve.email],
  );
  ahead = 7 * dayMs;
  expect(await remind()).toBe(1);
  expect((await mailsTo(dia)).map(({ subject }) => subject)).toEqual(["Ton test se termine aujourd’hui"]);
  expect(await mailsTo(eve)).toEqual([]);
  ahead = 0;
});
