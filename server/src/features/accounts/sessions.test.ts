import { beforeAll, expect, test } from "vitest";
import { password, refusalOf, signIn, startTestApp, type TestApp } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

test("a member sees where they are signed in, without the secret of any session, and ends one of them", async () => {
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

test.each([
  "list-sessions",
  "revoke-sessions",
  "update-user",
  "change-email",
  "delete-user",
  "update-session",
  "verify-password",
])("the sign-in library's own door %s is closed", async (path) => {
  const { cookie } = await app.signUp(`Door-${path}`);
  const body = { newEmail: "x@example.com", password };
  expect((await app.post(`/api/auth/${path}`, body, { cookie })).status).toBe(404);
});

test("a session is remembered once, whatever else its client sends as cookies", async () => {
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

test("of two session cookies in one request the one that is asked about is the one that is remembered", async () => {
  const [own, other] = [await app.signUp("Own"), await app.signUp("Other")];
  const forged = other.cookie.replace(/.$/, (last) => (last === "D" ? "A" : "D"));
  const both = (first: string, second: string) =>
    fetch(`${app.url}/api/wallet`, { headers: { cookie: `${first}; ${second}` } });
  expect((await both(own.cookie, forged)).status).toBe(401);
  expect((await fetch(`${app.url}/api/wallet`, { headers: { cookie: forged } })).status).toBe(401);
});
