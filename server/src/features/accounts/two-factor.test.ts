import { beforeAll, expect, test } from "vitest";
import { memberOf, password, refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { codeOf, cookiesAfter, type Enrolled, enrol, passwordSession } from "../../app/test-factors.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ ownerEmail: "chief@example.com" });
});

const post = (path: string, body: unknown, cookie = "") => app.post(`/api/auth/${path}`, body, { cookie });

async function actionsOf(member: TestMember): Promise<string[]> {
  const { rows } = await app.built.parts.ctx.database.pool.query<{ action: string }>(
    `select a.action from audit_log a join users u on u.id = a.subject_id where u.email = $1 order by a.created_at, a.id`,
    [member.email],
  );
  return rows.map(({ action }) => action);
}

/** Password first: the answer says that a code is missing, and opens nothing. */
async function challenge({ email }: TestMember): Promise<string> {
  const answer = await post("sign-in/email", { email, password });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ twoFactorRedirect: true });
  const cookie = cookiesAfter("", answer);
  expect(await refusalOf(memberOf(app.url, email, cookie).api.wallet.get())).toBe("unauthenticated");
  return cookie;
}

test("with a second factor, a password alone opens nothing; a code opens a session of aal2", async () => {
  const person = await app.signUp("Tess");
  const { secret } = await enrol(app, person);
  const waiting = await challenge(person);
  expect((await post("two-factor/verify-totp", { code: "000000" }, waiting)).status).toBe(401);
  const passed = await post("two-factor/verify-totp", { code: await codeOf(secret) }, waiting);
  expect(passed.status).toBe(200);
  const { api } = memberOf(app.url, person.email, cookiesAfter(waiting, passed));
  expect((await api.accounts.session()).member).toMatchObject({ twoFactor: true, assurance: "aal2" });
  const actions = await actionsOf(person);
  expect(actions).toEqual(
    expect.arrayContaining(["sign_in", "factor.added", "sign_in.password_accepted", "factor.failed"]),
  );
});

test("a backup code opens a session once, and only once", async () => {
  const person = await app.signUp("Bo");
  const { backupCodes } = await enrol(app, person);
  expect(backupCodes).toHaveLength(10);
  const [code] = backupCodes;
  const first = await challenge(person);
  expect((await post("two-factor/verify-backup-code", { code }, first)).status).toBe(200);
  const second = await challenge(person);
  expect((await post("two-factor/verify-backup-code", { code }, second)).status).toBe(401);
});

test("a code of the app opens a session once, and only once", async () => {
  const person = await app.signUp("Twice");
  const { secret } = await enrol(app, person);
  const waiting = [await challenge(person), await challenge(person)];
  const code = await codeOf(secret);
  const answers = await Promise.all(waiting.map((cookie) => post("two-factor/verify-totp", { code }, cookie)));
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 401]));
  const opened = answers.flatMap((answer, at) =>
    memberOf(app.url, person.email, cookiesAfter(waiting[at] ?? "", answer)),
  );
  const seen = await Promise.all(opened.map(({ api }) => refusalOf(api.wallet.get())));
  expect(seen.filter((answer) => answer === "unauthenticated")).toHaveLength(1);
  const { rows } = await app.built.parts.ctx.database.pool.query(
    "select 1 from sessions s join users u on u.id = s.user_id where u.email = $1",
    [person.email],
  );
  expect(rows).toHaveLength(2);
});

test("concurrent guesses are counted one by one", async () => {
  const old = await passwordSession(app, await enrol(app, await app.signUp("Burst")));
  const guesses = Array.from({ length: 60 }, () => post("two-factor/verify-totp", { code: "000000" }, old.cookie));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
  expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
});

test.each(["change-password", "two-factor/enable", "two-factor/disable", "two-factor/get-totp-uri"])(
  "guessing the password of a running session at /api/auth/%s is limited",
  async (path) => {
    const { cookie } = await app.signUp(`Guess-${path.replace("/", "-")}`);
    const wrong = "guess guess guess";
    const guess = { password: wrong, currentPassword: wrong, newPassword: "another good battery" };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) statuses.push((await post(path, guess, cookie)).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(statuses.slice(10)).toEqual([429, 429]);
  },
);

test("a remembered device does not replace a code", async () => {
  const person = await app.signUp("Remy");
  const { secret } = await enrol(app, person);
  const waiting = await challenge(person);
  const body = { code: await codeOf(secret), trustDevice: true };
  const passed = await post("two-factor/verify-totp", body, waiting);
  const cookies = cookiesAfter(waiting, passed);
  expect(cookies).not.toContain("trust_device");
  const again = await post("sign-in/email", { email: person.email, password }, cookies);
  expect(await again.json()).toMatchObject({ twoFactorRedirect: true });
});

test("a session with a password alone must show a code for sensitive actions, and ten wrong codes lock that for a while", async () => {
  const enrolled = await enrol(app, await app.signUp("Olga"));
  const { secret } = enrolled;
  const old = await passwordSession(app, enrolled);
  const change = { newEmail: "olga2@example.com", password };
  expect(await refusalOf(old.api.accounts.changeEmail(change))).toBe("session.aal2_required");
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await post("two-factor/verify-totp", { code: "000000" }, old.cookie)).status).toBe(401);
  }
  const locked = await post("two-factor/verify-totp", { code: await codeOf(secret) }, old.cookie);
  expect(locked.status).toBe(429);
  await app.built.parts.ctx.database.pool.query("update two_factors set locked_until = null");
  expect((await post("two-factor/verify-totp", { code: await codeOf(secret) }, old.cookie)).status).toBe(200);
  expect((await old.api.accounts.session()).member?.assurance).toBe("aal2");
  expect(await old.api.accounts.changeEmail(change)).toEqual({ sentTo: "olga2@example.com" });
});

test("a factor is removed with the password, and only with it", async () => {
  const person = await app.signUp("Rita");
  const { member } = await enrol(app, person);
  expect((await post("two-factor/disable", { password: "wrong wrong wrong" }, member.cookie)).status).toBe(400);
  const removed = await post("two-factor/disable", { password }, member.cookie);
  expect(removed.status).toBe(200);
  const { api } = memberOf(app.url, person.email, cookiesAfter(member.cookie, removed));
  expect((await api.accounts.session()).member).toMatchObject({ twoFactor: false, assurance: "aal2" });
  expect(await actionsOf(person)).toContain("factor.removed");
});

test("setting up a second factor ends the member's other sessions, and the one that set it up continues", async () => {
  const older = await app.signUp("Older");
  const signedIn = await app.post("/api/auth/sign-in/email", { email: older.email, password });
  const { member, backupCodes } = await enrol(app, memberOf(app.url, older.email, cookiesAfter("", signedIn)));
  expect(await refusalOf(older.api.chats.list({}))).toBe("unauthenticated");
  expect((await older.fetch("/api/account/export")).status).toBe(401);
  expect((await member.api.accounts.session()).member).toMatchObject({ twoFactor: true, assurance: "aal2" });
  const there = await challenge(older);
  expect((await post("two-factor/verify-backup-code", { code: backupCodes[0] }, there)).status).toBe(200);
  expect((await member.api.accounts.sessions()).sessions).toHaveLength(2);
});

test("a session that showed an earlier factor ends when a new one is set up", async () => {
  const there = await app.signUp("Renewed");
  const { member, backupCodes } = await enrol(app, there);
  const waiting = await challenge(there);
  const shown = await post("two-factor/verify-backup-code", { code: backupCodes[0] }, waiting);
  const elsewhere = memberOf(app.url, there.email, cookiesAfter(waiting, shown));
  expect((await elsewhere.api.accounts.session()).member?.assurance).toBe("aal2");
  const removed = await post("two-factor/disable", { password }, member.cookie);
  await enrol(app, memberOf(app.url, there.email, cookiesAfter(member.cookie, removed)));
  expect(await refusalOf(elsewhere.api.accounts.delete({ password }))).toBe("unauthenticated");
});

test("an admin removes the factor of a member who lost the device: all sessions end, and a mail and the log record it", async () => {
  const chief = await app.signUp("Chief");
  const person = await app.signUp("Lost");
  const { member }: Enrolled = await enrol(app, person);
  const { users } = await chief.api.admin.users({ query: person.email });
  const userId = users[0]?.id ?? "";
  const request = { userId, reason: "called, knew the last invoice" };
  expect((await chief.api.admin.removeFactor(request)).user.twoFactor).toBe(false);
  expect(await refusalOf(member.api.wallet.get())).toBe("unauthenticated");
  const signedIn = await post("sign-in/email", { email: person.email, password });
  expect(await signedIn.json()).not.toHaveProperty("twoFactorRedirect");
  expect((await app.mailbox()).some(({ to, subject }) => to === person.email && subject.endsWith("turned off"))).toBe(
    true,
  );
  const { entries } = await chief.api.admin.audit({ userId });
  const entry = entries.find(({ action }) => action === "factor.removed_by_admin");
  expect(entry).toMatchObject({
    actorEmail: chief.email,
    subjectEmail: person.email,
    details: { reason: request.reason },
  });
  expect(entries.find(({ action }) => action === "factor.removed")?.actorEmail).toBe(chief.email);
  expect(await refusalOf(chief.api.admin.removeFactor(request))).toBe("user.no_factor");
});

test("the audit log cannot be changed or shortened", async () => {
  const { pool } = app.built.parts.ctx.database;
  await expect(pool.query("update audit_log set action = 'nothing'")).rejects.toThrow("append-only");
  await expect(pool.query("delete from audit_log")).rejects.toThrow("append-only");
});
