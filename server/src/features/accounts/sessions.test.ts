import { beforeAll, expect, test } from "vitest";
import { password, refusalOf, signIn, startTestApp, type TestApp } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

test("a member sees their sessions, without the secret of any, and ends one of them", async () => {
  const here = await app.signUp("Sam");
  const there = await signIn(app, here.email);
  const answer = await here.fetch("/api/account/sessions");
  const text = await answer.text();
  const { sessions } = JSON.parse(text) as { sessions: { id: string; current: boolean }[] };
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  for (const cookie of [here.cookie, there.cookie]) {
    expect(text).not.toContain(decodeURIComponent(cookie.split("=")[1] ?? "-").split(".")[0]);
  }
  const other = sessions.find(({ current }) => !current)?.id ?? "";
  expect(await here.api.accounts.revokeSession({ sessionId: other })).toEqual({ revoked: 1 });
  expect(await refusalOf(there.api.wallet.get())).toBe("unauthenticated");
  expect((await here.api.wallet.get()).balance).toBe(10);
  expect(await refusalOf(here.api.accounts.revokeSession({ sessionId: newId() }))).toBe("session.not_found");
});

test("signing out everywhere else keeps this session", async () => {
  const here = await app.signUp("Sue");
  const others = [await signIn(app, here.email), await signIn(app, here.email)];
  expect(await here.api.accounts.revokeOtherSessions()).toEqual({ revoked: 2 });
  for (const { api } of others) expect(await refusalOf(api.wallet.get())).toBe("unauthenticated");
  expect((await here.api.accounts.sessions()).sessions).toHaveLength(1);
});

test("of devices that sign each other out at the same moment, one stays signed in", async () => {
  const first = await app.signUp("Mutual");
  const devices = [first, ...(await Promise.all([1, 2, 3].map(() => signIn(app, first.email))))];
  await Promise.all(devices.map(({ api }) => api.accounts.revokeOtherSessions().catch(() => null)));
  const refusals = await Promise.all(
    devices.map(({ api }) =>
      api.wallet.get().then(
        () => null,
        () => "signed out",
      ),
    ),
  );
  expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1);
});

async function hear(response: Response, what: string): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = "";
  while (!seen.includes(what)) {
    const { value, done } = (await reader?.read()) ?? { value: "", done: true };
    if (done) break;
    seen += value;
  }
  return seen;
}

test("the stream of a session that ended says so and ends; other sessions hear nothing of it", async () => {
  const here = await app.signUp("Liv");
  const there = await signIn(app, here.email);
  const [ending, going] = await Promise.all([there.fetch("/api/live"), here.fetch("/api/live")]);
  await app.post("/api/auth/sign-out", {}, { cookie: there.cookie });
  expect(await hear(ending, "never said")).toContain("event: signed_out");
  await here.api.accounts.updateProfile({ displayName: "Liv L." });
  const heard = await hear(going, "event: profile");
  expect(heard).toContain("event: profile");
  expect(heard).not.toContain("signed_out");
});

test("a browser's name is stored as far as it identifies the browser", async () => {
  const here = await app.signUp("Uma");
  const browser = `Firefox ${"x".repeat(14_000)}`;
  const answer = await app.post("/api/auth/sign-in/email", { email: here.email, password }, { "user-agent": browser });
  expect(answer.status).toBe(200);
  const { sessions } = await here.api.accounts.sessions();
  expect(sessions.map(({ userAgent }) => userAgent)).toContain(browser.slice(0, 300));
});

test("an account has at most fifty sessions, also with concurrent sign-ins: the least recently used ones end", async () => {
  const { pool } = app.built.parts.ctx.database;
  const here = await app.signUp("Max");
  const used = await signIn(app, here.email);
  const unused = await signIn(app, here.email);
  await pool.query(
    `update sessions set updated_at = now() - interval '1 day'
     where id = (select s.id from sessions s join users u on u.id = s.user_id where u.email = $1 order by s.created_at desc limit 1)`,
    [here.email],
  );
  await pool.query(
    `insert into sessions (id, user_id, token, expires_at, created_at, updated_at)
     select new_id(), id, new_id(), now() + interval '1 day', now(), now() - interval '1 hour'
     from users, generate_series(1, 47) where email = $1`,
    [here.email],
  );
  expect((await here.api.accounts.sessions()).sessions).toHaveLength(50);
  await Promise.all(Array.from({ length: 4 }, () => signIn(app, here.email)));
  await app.built.parts.ctx.notifications.caughtUp();
  expect((await here.api.accounts.sessions()).sessions).toHaveLength(50);
  expect((await used.fetch("/api/wallet")).status).toBe(200);
  expect(await refusalOf(unused.api.wallet.get())).toBe("unauthenticated");
});

const dayMs = 24 * 60 * 60_000;

async function lastsMs(email: string): Promise<number> {
  const { rows } = await app.built.parts.ctx.database.pool.query<{ at: Date }>(
    "select expires_at as at from sessions s join users u on u.id = s.user_id where u.email = $1",
    [email],
  );
  return (rows[0]?.at.getTime() ?? 0) - Date.now();
}

/** As if the member had signed in so many days ago, and nothing were cached. */
async function signedInDaysAgo(email: string, days: number): Promise<void> {
  await app.built.parts.ctx.database.pool.query(
    `update sessions s set expires_at = now() + (7 - $2::int) * interval '1 day', updated_at = now() - $2::int * interval '1 day'
     from users u where u.id = s.user_id and u.email = $1`,
    [email, days],
  );
  await app.built.parts.ctx.notifications.caughtUp();
}

test.each([
  ["a call of the contract", "/api/wallet"],
  ["the question who is signed in", "/api/session"],
  ["a stream", "/api/live"],
])("a session in use is prolonged together with its cookie: both are renewed by %s", async (_what, path) => {
  const member = await app.signUp(`Lasting-${path.slice(5)}`);
  await signedInDaysAgo(member.email, 5);
  const answer = await member.fetch(path);
  const [cookie = "", ...more] = answer.headers.getSetCookie();
  await answer.body?.cancel();
  expect(more).toEqual([]);
  expect(cookie.split(";")[0]).toBe(member.cookie);
  expect(cookie).toMatch(/Max-Age=604800;.*HttpOnly/i);
  expect(await lastsMs(member.email)).toBeGreaterThan(6.9 * dayMs);
  expect((await member.fetch("/api/wallet")).headers.getSetCookie()).toEqual([]);
});

test("a session is not prolonged where its cookie cannot be: an open stream that looks it up again leaves it unchanged", async () => {
  const member = await app.signUp("Watching");
  const { turnId } = await member.send("A bread box for offices at 39 euros a month");
  await member.finish(turnId);
  const headers = new Headers({ cookie: member.cookie });
  await signedInDaysAgo(member.email, 5);
  expect(await app.built.parts.callers.find(headers)).toMatchObject({ assurance: "aal1" });
  expect(await lastsMs(member.email)).toBeLessThan(2.1 * dayMs);
});

test.each([
  "list-sessions",
  "revoke-sessions",
  "update-user",
  "change-email",
  "delete-user",
  "update-session",
  "verify-password",
  "verify-email",
])("the sign-in library's own route %s is closed", async (path) => {
  const { cookie } = await app.signUp(`Door-${path}`);
  const body = { newEmail: "x@example.com", password };
  expect((await app.post(`/api/auth/${path}`, body, { cookie })).status).toBe(404);
});

test("a session is cached once, whatever else its client sends as cookies", async () => {
  const pad = await app.signUp("Pad");
  const { callers } = app.built.parts;
  await pad.api.wallet.get();
  const before = callers.size;
  for (let index = 0; index < 20; index++) {
    const cookie = `junk=${"x".repeat(8_000)}${index}; ${pad.cookie}; more${index}=y`;
    expect((await fetch(`${app.url}/api/wallet`, { headers: { cookie } })).status).toBe(200);
  }
  expect(callers.size).toBe(before);
});

test("of two session cookies in one request the one that is looked up is the one that is cached", async () => {
  const [own, other] = [await app.signUp("Own"), await app.signUp("Other")];
  const forged = other.cookie.replace(/.$/, (last) => (last === "D" ? "A" : "D"));
  const both = (first: string, second: string) =>
    fetch(`${app.url}/api/wallet`, { headers: { cookie: `${first}; ${second}` } });
  expect((await both(own.cookie, forged)).status).toBe(401);
  expect((await fetch(`${app.url}/api/wallet`, { headers: { cookie: forged } })).status).toBe(401);
});
