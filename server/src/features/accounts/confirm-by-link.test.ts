import { beforeAll, describe, expect, test } from "vitest";
import { postJson, signInOverHttp, tokenIn } from "../../../../e2e/fixtures/make-account.ts";
import { memberOf, password, startTestApp, type TestApp } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";

const ownerEmail = "owner@example.com";
const strangers = "the stranger's password";

/** As on the internet: no local mailbox is open. */
let app: TestApp;
/** As on the machine of somebody who tries the product. */
let local: TestApp;
/** A clock that the test moves. */
let minutes = 0;

beforeAll(async () => {
  const now = () => new Date(Date.now() + minutes * 60_000);
  [app, local] = await Promise.all([
    startTestApp({ ownerEmail, developmentRoutes: false, now }),
    startTestApp({ ownerEmail }),
  ]);
});

const address = () => `opens-${newId().slice(-8)}@example.com`;

interface SignUp {
  email: string;
  typed?: string;
  headers?: Record<string, string>;
}

/** Signs up and returns the cookie that the browser keeps. */
async function signUp(at: TestApp, { email, typed = password, headers = {} }: SignUp): Promise<string> {
  const answer = await postJson(`${at.url}/api/auth/sign-up/email`, { name: "Ada", email, password: typed }, headers);
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0] ?? "";
}

const valueOf = (cookie: string) => cookie.split(";")[0] ?? "";
const linkTo = async (at: TestApp, email: string) => `${at.url}/auth?confirm=${tokenIn(await at.mailbox(), email)}`;

interface Opening {
  method?: "HEAD";
  headers?: Record<string, string>;
}

/** Opens a link as a browser does that a mail's link started, and returns the session's cookie if it signed in. */
async function open(link: string, cookie = "", more: Opening = {}): Promise<string | null> {
  const headers = { ...(cookie && { cookie: valueOf(cookie) }), ...more.headers };
  const answer = await fetch(link, { redirect: "manual", ...more, headers });
  const session = answer.headers.getSetCookie().find((set) => set.startsWith("cofounder.session_token="));
  if (!session) {
    expect(answer.headers.get("location")).toBeNull();
    return null;
  }
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/auth?confirmed=1"]);
  return valueOf(session);
}

async function isConfirmed(at: TestApp, email: string): Promise<boolean | undefined> {
  const { rows } = await at.built.parts.ctx.database.pool.query<{ is: boolean }>(
    "select email_verified as is from users where email = $1",
    [email],
  );
  return rows[0]?.is;
}

const memberIn = async (at: TestApp, email: string, session: string | null) =>
  (await memberOf(at.url, email, session ?? "").api.accounts.session()).member;

describe("the browser that signed up", () => {
  test("is confirmed and signed in by opening the link, once, and its password is the account's", async () => {
    const email = address();
    const cookie = await signUp(app, { email });
    const link = await linkTo(app, email);
    expect(cookie).toMatch(/; Max-Age=3600;.*; HttpOnly; SameSite=Lax$/);
    const session = await open(link, cookie);
    expect(await memberIn(app, email, session)).toMatchObject({ email, tokens: 10, isAdmin: false });
    expect(await open(link, cookie)).toBeNull();
    expect(await signInOverHttp(app.url, { email, password })).not.toEqual([]);
  });

  test("gets the owner's benefits for the owner's address", async () => {
    const cookie = await signUp(app, { email: ownerEmail });
    const session = await open(await linkTo(app, ownerEmail), cookie);
    expect(await memberIn(app, ownerEmail, session)).toMatchObject({ isAdmin: true, isOwner: true });
  });

  test("may open a link that was mailed again", async () => {
    const email = address();
    const cookie = await signUp(app, { email });
    const first = await linkTo(app, email);
    await app.post("/api/auth/send-verification-email", { email });
    const second = await linkTo(app, email);
    expect(second).not.toBe(first);
    expect(await open(second, cookie)).not.toBeNull();
    expect(await open(first, cookie)).toBeNull();
  });

  test("is asked for the password an hour later", async () => {
    const email = address();
    const cookie = await signUp(app, { email });
    minutes = 61;
    try {
      await app.post("/api/auth/send-verification-email", { email });
      expect(await open(await linkTo(app, email), cookie)).toBeNull();
      expect(await isConfirmed(app, email)).toBe(false);
    } finally {
      minutes = 0;
    }
  });

  test("is one person of many who open the link at once", async () => {
    const email = address();
    const cookie = await signUp(app, { email });
    const link = await linkTo(app, email);
    const sessions = await Promise.all(Array.from({ length: 6 }, () => open(link, cookie)));
    expect(sessions.filter((session) => session !== null)).toHaveLength(1);
  });

  test("gets a cookie that looks alike where the address has an account, and opens nothing", async () => {
    const { email } = await local.signUp("Known");
    const [known, unknown] = [await signUp(local, { email }), await signUp(local, { email: address() })];
    const shape = (cookie: string) => decodeURIComponent(cookie).replaceAll(/[\w+/=-]/g, "x");
    expect(shape(known)).toBe(shape(unknown));
    const link = `${local.url}/auth?confirm=${newId()}`;
    expect(await open(link, known)).toBeNull();
  });
});

describe("opening the link confirms nothing", () => {
  test.each<[what: string, init: Opening]>([
    ["by a mail scanner, which has no cookie", {}],
    ["by a scanner that asks for the head", { method: "HEAD" }],
    ["with a cookie of somebody's own making", { headers: { cookie: "cofounder.sign_up=9999999999999.x.y" } }],
    ["by whoever claims to be on this machine", { headers: { "x-client-direct": "1" } }],
  ])("%s", async (_how, init) => {
    const email = address();
    await signUp(app, { email, headers: { "x-client-direct": "1" } });
    expect(await open(await linkTo(app, email), "", init)).toBeNull();
    expect(await isConfirmed(app, email)).toBe(false);
  });

  test("with the cookie in a request that only asks for the head", async () => {
    const email = address();
    const cookie = await signUp(app, { email });
    expect(await open(await linkTo(app, email), cookie, { method: "HEAD" })).toBeNull();
    expect(await isConfirmed(app, email)).toBe(false);
  });

  test("with a cookie that was changed", async () => {
    const email = address();
    const cookie = valueOf(await signUp(app, { email }));
    const [, expires = ""] = /=(\d+)\./.exec(cookie) ?? [];
    const later = cookie.replace(expires, String(Number(expires) + 60_000));
    expect(await open(await linkTo(app, email), later)).toBeNull();
    expect(await open(await linkTo(app, email), cookie)).not.toBeNull();
  });

  test("of an account that another sign-up has taken since, in either browser that lacks its cookie", async () => {
    const email = address();
    const first = await signUp(app, { email, typed: strangers });
    const earlier = await linkTo(app, email);
    const second = await signUp(app, { email });
    const newest = await linkTo(app, email);
    expect(await open(earlier, first)).toBeNull();
    expect(await open(earlier, second)).toBeNull();
    expect(await open(newest, first)).toBeNull();
    expect(await isConfirmed(app, email)).toBe(false);
    expect(await open(newest, second)).not.toBeNull();
    await expect(signInOverHttp(app.url, { email, password: strangers })).rejects.toThrow("401");
  });

  test("with the cookie of another account", async () => {
    const email = address();
    await signUp(app, { email });
    const others = await signUp(app, { email: address() });
    expect(await open(await linkTo(app, email), others)).toBeNull();
  });
});

describe("where the local mailbox is open", () => {
  test("a founder without a cookie jar signs up, opens the link and signs in", async () => {
    const email = address();
    await signUp(local, { email });
    const session = await open(await linkTo(local, email));
    expect(await memberIn(local, email, session)).toMatchObject({ email });
    expect(await signInOverHttp(local.url, { email, password })).not.toEqual([]);
  });

  test.each<[what: string, headers: Record<string, string>]>([
    ["through a proxy", { "x-forwarded-for": "203.0.113.9" }],
    ["from another site's page", { "sec-fetch-site": "cross-site" }],
  ])("a link that is opened %s asks for the password", async (_how, headers) => {
    const email = address();
    await signUp(local, { email });
    expect(await open(await linkTo(local, email), "", { headers })).toBeNull();
    expect(await open(await linkTo(local, email))).not.toBeNull();
  });

  test("a sign-up that came through a proxy is not confirmed by opening its link on this machine", async () => {
    const email = address();
    await signUp(local, { email, headers: { "x-forwarded-for": "203.0.113.9", "x-client-direct": "1" } });
    expect(await open(await linkTo(local, email))).toBeNull();
    expect(await isConfirmed(local, email)).toBe(false);
  });

  test("the owner's address asks for the cookie or the password", async () => {
    const cookie = await signUp(local, { email: ownerEmail });
    const link = await linkTo(local, ownerEmail);
    expect(await open(link)).toBeNull();
    const session = await open(link, cookie);
    expect(await memberIn(local, ownerEmail, session)).toMatchObject({ isOwner: true });
  });
});
