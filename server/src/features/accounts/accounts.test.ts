import { beforeAll, expect, test } from "vitest";
import { confirmAccount } from "../../../../e2e/fixtures/make-account.ts";
import { password, signIn, startTestApp, type TestApp } from "../../app/test-app.ts";
import { findDifferences } from "../wallet/index.ts";
import { welcome } from "./welcome.ts";
import { findByEmail } from "./store.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ ownerEmail: "owner@example.com" });
});

const credentials = (email: string) => ({ name: "Ada", email, password });

test("an account opens only after its address is confirmed, and starts with 10 tokens", async () => {
  const email = "ada@example.com";
  expect((await app.post("/api/auth/sign-up/email", credentials(email))).status).toBe(200);
  const early = await app.post("/api/auth/sign-in/email", credentials(email));
  expect(early.status).toBe(403);
  expect(await early.json()).toMatchObject({ code: "EMAIL_NOT_VERIFIED" });
  await confirmAccount(app.url, { email, password });
  const { api } = await signIn(app, email);
  const { member } = await api.accounts.session();
  expect(member).toMatchObject({ email, displayName: "Ada", tokens: 10, isAdmin: false });
});

test("a wrong password and an unknown address are refused alike", async () => {
  const answers = await Promise.all(
    ["ada@example.com", "nobody@example.com"].map(async (email) => {
      const response = await app.post("/api/auth/sign-in/email", { email, password: "wrong wrong wrong" });
      return [response.status, await response.text()];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.[0]).toBe(401);
});

test("no answer reveals an account by waiting for the mail server", async () => {
  const sent: string[] = [];
  const send = ({ to }: { to: string }) => {
    sent.push(to);
    return new Promise<void>(() => {});
  };
  const slow = await startTestApp({ mail: { send, mailbox: null } });
  expect((await slow.post("/api/auth/sign-up/email", credentials("slow@example.com"))).status).toBe(200);
  const reset = await slow.post("/api/auth/request-password-reset", { email: "slow@example.com" });
  expect(reset.status).toBe(200);
  await expect.poll(() => sent).toEqual(["slow@example.com", "slow@example.com"]);
});

test("the welcome grant is given once, however many requests try at once", async () => {
  const { api, email } = await app.signUp("Bea");
  const person = await findByEmail(app.built.parts.ctx, email);
  if (!person) throw new Error("no account");
  await Promise.all(Array.from({ length: 12 }, () => welcome(app.built.parts.ctx, person)));
  expect((await api.wallet.get()).balance).toBe(10);
  expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
});

test("the owner's account becomes admin once confirmed, and no other account does", async () => {
  const owner = await app.signUp("Owner");
  expect((await owner.api.accounts.session()).member?.isAdmin).toBe(true);
  const other = await app.signUp("Other");
  expect((await other.api.accounts.session()).member?.isAdmin).toBe(false);
});

test("the ledger cannot be changed", async () => {
  const { pool } = app.built.parts.ctx.database;
  await expect(pool.query("update token_ledger set delta = 1000")).rejects.toThrow("append-only");
  await expect(pool.query("delete from token_ledger")).rejects.toThrow("append-only");
});

test("too many sign-in attempts from one address are refused for a while", async () => {
  const guarded = await startTestApp({ attemptsPerMinute: 5 });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 8; attempt++) {
    statuses.push(
      (await guarded.post("/api/auth/sign-in/email", { email: "x@example.com", password: "wrong wrong wrong" })).status,
    );
  }
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(statuses.at(-1)).toBe(429);
});

test("each IPv6 network has its own attempts, and the list of sessions names it", async () => {
  const guarded = await startTestApp({ attemptsPerMinute: 5, trustProxy: true });
  const email = "six@example.com";
  const post = (path: string, from: string, typed = password) =>
    guarded.post(`/api/auth/${path}`, { ...credentials(email), password: typed }, { "x-forwarded-for": from });
  await post("sign-up/email", "2001:db8:1::1");
  await confirmAccount(guarded.url, { email, password });
  const guesses = await Promise.all(
    Array.from({ length: 6 }, (_, host) => post("sign-in/email", `2001:db8:2::${host + 1}`, "wrong wrong wrong")),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
  const signedIn = await post("sign-in/email", "2001:db8:3:4::9");
  expect(signedIn.status).toBe(200);
  const { rows } = await guarded.built.parts.ctx.database.pool.query("select ip_address as ip from sessions");
  expect(rows).toEqual([{ ip: "2001:0db8:0003:0004:0000:0000:0000:0000" }]);
});

test("guesses at one account are counted across all addresses, and lock nobody out where they are signed in", async () => {
  const email = "gina@example.com";
  const asked = credentials(email);
  await app.post("/api/auth/sign-up/email", asked);
  await confirmAccount(app.url, { email, password });
  const { pool } = app.built.parts.ctx.database;
  const guess = () => app.post("/api/auth/sign-in/email", { ...asked, password: "wrong wrong wrong" });
  const guesses = await Promise.all(Array.from({ length: 30 }, guess));
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401]));
  const held = await app.post("/api/auth/sign-in/email", asked);
  expect(held.status).toBe(429);
  expect(await held.json()).toMatchObject({ code: "too_many_requests" });
  // Another account is not limited, and neither is this one once the time is over.
  expect((await app.post("/api/auth/sign-in/email", credentials("ada@example.com"))).status).toBe(200);
  await pool.query("update attempt_limits set expire = 1");
  expect((await app.post("/api/auth/sign-in/email", asked)).status).toBe(200);
  // Now somebody guesses from an address where she is not signed in.
  const from = (address: string) =>
    pool.query(
      "update sessions s set ip_address = $2 from users u where u.id = s.user_id and u.email = $1 returning s.id",
      [email, address],
    );
  const { rows: before } = await pool.query<{ ip: string }>(
    "select s.ip_address as ip from sessions s join users u on u.id = s.user_id where u.email = $1",
    [email],
  );
  await from("192.0.2.7");
  await Promise.all(Array.from({ length: 31 }, guess));
  expect((await app.post("/api/auth/sign-in/email", asked)).status).toBe(429);
  await from(before[0]?.ip ?? "");
  expect((await app.post("/api/auth/sign-in/email", asked)).status).toBe(200);
  const { rows } = await pool.query<{ key: string }>("select key from attempt_limits");
  expect(rows.filter(({ key }) => key.includes("gina"))).toEqual([]);
});
