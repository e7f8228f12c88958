import { beforeAll, expect, test } from "vitest";
import { confirmAccount, tokenIn } from "../../../../e2e/fixtures/make-account.ts";
import { enrol } from "../../app/test-factors.ts";
import { password, refusalOf, signIn, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";

const ownerEmail = "owner@example.com";
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ ownerEmail });
});

const post = (path: string, body: unknown, cookie = "") =>
  app.post(`/api/auth/${path}`, body, cookie ? { cookie } : undefined);

async function changeToken(member: TestMember, newEmail: string): Promise<string> {
  await member.api.accounts.changeEmail({ newEmail, password });
  return tokenIn(await app.mailbox(), newEmail, "address");
}

async function confirm(token: string, typed = password): Promise<unknown> {
  const answer = await post("confirm-address", { token, password: typed });
  const body = (await answer.json()) as { code?: string };
  return answer.status === 200 ? body : body.code;
}

async function addressesOf(...emails: string[]): Promise<string[]> {
  const { rows } = await app.built.parts.ctx.database.pool.query<{ email: string }>(
    "select email from users where email = any ($1) order by email",
    [emails],
  );
  return rows.map(({ email }) => email);
}

test("a new address is confirmed by its link with the account's password; opening the link changes nothing and signs nobody in", async () => {
  const person = await app.signUp("Anna");
  const newEmail = "anna2@example.com";
  const token = await changeToken(person, newEmail.toUpperCase()).then(async () =>
    tokenIn(await app.mailbox(), newEmail, "address"),
  );
  expect((await app.mailbox()).find(({ to }) => to === person.email)?.subject).toContain("about to change");
  const link = (await app.mailbox()).find(({ to }) => to === newEmail)?.links[0] ?? "";
  expect((await fetch(link)).headers.getSetCookie()).toEqual([]);
  expect(await addressesOf(person.email, newEmail)).toEqual([person.email]);
  expect(await confirm(token, "somebody's password")).toBe("password.wrong");
  expect(await confirm(token)).toEqual({ email: newEmail });
  expect((await person.api.accounts.session()).member?.email).toBe(newEmail);
  expect(await confirm(token)).toBe("link.invalid");
});

test("a stranger's account does not become the mailbox owner's by the link alone: its password is required", async () => {
  const stranger = await app.signUp("Stranger");
  const token = await changeToken(stranger, ownerEmail);
  expect(await confirm(token, "what the owner would type")).toBe("password.wrong");
  expect(await addressesOf(ownerEmail)).toEqual([]);
  expect((await stranger.api.accounts.session()).member).toMatchObject({ isAdmin: false, email: stranger.email });
});

test("an account that changes to the owner's address gets the owner's benefits", async () => {
  const owner = await app.signUp("Moving");
  expect(await confirm(await changeToken(owner, ownerEmail))).toEqual({ email: ownerEmail });
  expect((await owner.api.accounts.session()).member).toMatchObject({ isAdmin: true, isOwner: true });
});

test("a change to an address that was taken meanwhile is refused with the reason", async () => {
  const person = await app.signUp("Late");
  const token = await changeToken(person, "wanted@example.com");
  await app.signUp("Wanted");
  expect(await confirm(token)).toBe("email.taken");
  expect((await person.api.accounts.session()).member?.email).toBe(person.email);
});

test("of two concurrent confirmations of one address one succeeds and the other is refused with the reason", async () => {
  const people = [await app.signUp("Left"), await app.signUp("Right")];
  const tokens: string[] = [];
  for (const person of people) tokens.push(await changeToken(person, "both@example.com"));
  const answers = await Promise.all(tokens.map((token) => confirm(token)));
  expect(answers).toContainEqual({ email: "both@example.com" });
  expect(answers).toContain("email.taken");
});

test("an unconfirmed sign-up does not reserve its address against the owner of the mailbox", async () => {
  const person = await app.signUp("Reader");
  await post("sign-up/email", { name: "Squatter", email: "held@example.com", password: "a squatter's password" });
  const squatted = tokenIn(await app.mailbox(), "held@example.com");
  expect(await confirm(await changeToken(person, "held@example.com"))).toEqual({ email: "held@example.com" });
  const late = await post("confirm-email", { token: squatted, password: "a squatter's password" });
  expect(late.status).toBe(410);
  expect((await person.api.accounts.session()).member?.email).toBe("held@example.com");
});

test("a new password voids links that somebody else had mailed before", async () => {
  const person = await app.signUp("Robbed");
  const token = await changeToken(person, "robber@example.com");
  await post("request-password-reset", { email: person.email });
  const resetToken = tokenIn(await app.mailbox(), person.email, "reset");
  const change = { currentPassword: password, newPassword: "another good battery" };
  expect((await post("change-password", change, person.cookie)).status).toBe(200);
  expect(await confirm(token, "another good battery")).toBe("link.invalid");
  expect(await addressesOf(person.email, "robber@example.com")).toEqual([person.email]);
  const late = await post("reset-password", { token: resetToken, newPassword: "a battery of robbers" });
  expect(late.status).toBe(410);
});

test("a link from before an address change is useless to the next holder of the old address", async () => {
  const first = await app.signUp("Mover");
  const token = await changeToken(first, "mover2@example.com");
  await confirm(token);
  await confirm(await changeToken(first, "mover3@example.com"));
  expect(await addressesOf("mover3@example.com")).toHaveLength(1);
  const next = await app.signUp("Mover");
  expect(await confirm(token)).toBe("link.invalid");
  expect(await addressesOf(next.email, "mover2@example.com")).toEqual([next.email]);
});

test("an address that belongs to another account is answered like a free one, gets no mail and keeps its account", async () => {
  const [first, second] = [await app.signUp("First"), await app.signUp("Second")];
  const before = (await app.mailbox()).filter(({ to }) => to === first.email).length;
  expect(await second.api.accounts.changeEmail({ newEmail: first.email, password })).toEqual({ sentTo: first.email });
  expect((await app.mailbox()).filter(({ to }) => to === first.email)).toHaveLength(before);
  expect((await second.api.accounts.session()).member?.email).toBe(second.email);
});

test("wrong passwords within a session are in the audit log, wherever they were typed", async () => {
  const person = await app.signUp("Guessed");
  const wrong = { password: "not this one" };
  expect(await refusalOf(person.api.accounts.changeEmail({ newEmail: "x@example.com", ...wrong }))).toBe(
    "password.wrong",
  );
  expect(await refusalOf(person.api.accounts.delete(wrong))).toBe("password.wrong");
  await post("two-factor/enable", wrong, person.cookie);
  await post("change-password", { currentPassword: wrong.password, newPassword: password }, person.cookie);
  const { rows } = await app.built.parts.ctx.database.pool.query<{ where: string }>(
    `select a.details->>'where' as where from audit_log a join users u on u.id = a.subject_id
     where u.email = $1 and a.action = 'password.failed' order by a.created_at`,
    [person.email],
  );
  expect(rows.map(({ where }) => where)).toEqual(["email", "delete", "two-factor/enable", "change-password"]);
});

test("a new password ends other sessions unless told not to, and API keys on request", async () => {
  const here = await app.signUp("Renewed");
  const there = await signIn(app, here.email);
  const { secret } = await here.api.apiKeys.make({ name: "Key", scopes: ["tools:run"], validHours: 24 });
  const next = "another good battery";
  const changed = await post("change-password", { currentPassword: password, newPassword: next }, here.cookie);
  expect(changed.headers.getSetCookie().join()).toContain("session_token");
  expect(await refusalOf(there.api.wallet.get())).toBe("unauthenticated");
  const call = () =>
    fetch(`${app.url}/v1/startup/generate`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}` },
      body: "{}",
    });
  expect((await call()).status).not.toBe(401);
  const cookie = changed.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const again = { currentPassword: next, newPassword: password, revokeKeys: true, revokeOtherSessions: false };
  expect((await post("change-password", again, cookie)).status).toBe(200);
  expect((await call()).status).toBe(401);
  expect((await signIn(app, here.email)).cookie).not.toBe("");
});

test("a new password by mail ends API keys on request, and keeps the second factor", async () => {
  const person = await app.signUp("Resetter");
  await person.api.apiKeys.make({ name: "Key", scopes: ["tools:run"], validHours: null });
  const keys = async () => (await (await signIn(app, person.email)).api.apiKeys.list()).keys.length;
  for (const [revokeKeys, left] of [
    [false, 1],
    [true, 0],
  ] as const) {
    await post("request-password-reset", { email: person.email });
    const token = tokenIn(await app.mailbox(), person.email, "reset");
    expect((await post("reset-password", { token, newPassword: password, revokeKeys })).status).toBe(200);
    expect(await refusalOf(person.api.wallet.get())).toBe("unauthenticated");
    expect(await keys()).toBe(left);
  }
  await enrol(app, await signIn(app, person.email));
  await post("request-password-reset", { email: person.email });
  const token = tokenIn(await app.mailbox(), person.email, "reset");
  expect((await post("reset-password", { token, newPassword: password })).status).toBe(200);
  const signedIn = await post("sign-in/email", { email: person.email, password });
  expect(await signedIn.json()).toMatchObject({ twoFactorRedirect: true });
});

test("an account is confirmed again only by a link that was mailed for it", async () => {
  const [one, two] = ["one@example.com", "two@example.com"];
  for (const email of [one, two]) await post("sign-up/email", { name: "", email, password });
  const token = tokenIn(await app.mailbox(), one);
  await confirmAccount(app.url, { email: one, password });
  expect((await post("confirm-email", { token, password })).status).toBe(410);
  expect((await post("sign-in/email", { email: two, password })).status).toBe(403);
});
