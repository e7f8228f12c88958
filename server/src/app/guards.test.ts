import { apiScopes, contract } from "@cofounder/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { createApp } from "./create-app.ts";
import { grantAdmin } from "../features/accounts/index.ts";
import { newId } from "../platform/db/columns.ts";
import { tokenIn } from "../../../e2e/fixtures/make-account.ts";
import { password, refusalOf, type Started, startTestApp, type TestApp, type TestMember } from "./test-app.ts";
import { type Endpoint, endpointsOf, openScene, partsFirst, requestOf, type Scene } from "./test-endpoints.ts";
import { enrol, passwordSession } from "./test-factors.ts";

/** Endpoints that anyone may call. A new one has to be listed here. */
const open = [
  "accounts.session",
  "chats.analyseFirst",
  "contact.address",
  "contact.send",
  "functions.chatWithAi",
  "functions.enhancePrompt",
  "functions.generateAutomation",
  "functions.generateImage",
  "functions.generateWebsite",
  "functions.findInfluencers",
  "functions.generateDevelopmentPlan",
  "pitches.list",
  "savedPlans.read",
  "tools.readDocument",
  "tools.calendar",
  "tools.terms",
  "tools.start",
  "ventureFiles.schema",
  "ventureMembers.readInvitation",
  "ventureShares.read",
];

const malformed = [
  "{",
  "[]",
  "null",
  '"x"',
  '{"request":null}',
  "{}",
  '{"request":{"kind":"message","text":"\\u0000"}}',
];

const endpoints = endpointsOf(contract, "/api");
const closed = endpoints.filter(({ access }) => access !== "anyone");

let app: TestApp;
let scene: Scene;
let owner: TestMember;
let other: TestMember;
let started: Started;
let admin: TestMember;
let blocked: TestMember;
/** A key of the owner, with every scope. */
let secret: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await openScene(app);
  ({ owner, other, started } = scene);
  admin = await makeAdmin("Admin");
  blocked = await app.signUp("Blocked");
  await blocked.api.wallet.get();
  await admin.api.blocks.block({ email: blocked.email, reason: "spam" });
  secret = (await owner.api.apiKeys.make({ name: "All", scopes: [...apiScopes], validHours: null })).secret;
});

async function makeAdmin(name: string): Promise<TestMember> {
  const member = await app.signUp(name);
  const { ctx } = app.built.parts;
  await grantAdmin(ctx, { userId: (await member.api.accounts.session()).member?.id ?? "", because: "test" });
  // The caller is cached until this notification arrives.
  await ctx.notifications.caughtUp();
  return member;
}

const right = (endpoint: Endpoint) => requestOf(endpoint, scene);

test("only these endpoints may be called by anyone", () => {
  expect(endpoints.filter(({ access }) => access === "anyone").map(({ name }) => name)).toEqual(open);
  expect(closed.length).toBeGreaterThan(8);
});

describe.each(closed)("$name", (endpoint) => {
  test("refuses a stranger", async () => {
    const response = await app.stranger.fetch(...right(endpoint));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "unauthenticated" });
  });

  test("refuses a forged cookie", async () => {
    const [path, init] = right(endpoint);
    const cookie = owner.cookie.replace(/.{6}$/, "AAAAAA");
    const headers = { ...Object.fromEntries(new Headers(init.headers)), cookie, origin: app.url };
    expect((await fetch(`${app.url}${path}`, { ...init, headers })).status).toBe(401);
  });

  test("refuses the session of a blocked member", async () => {
    const response = await blocked.fetch(...right(endpoint));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "unauthenticated" });
  });

  test("refuses a key of the public API, in whichever header it comes", async () => {
    const [path, init] = right(endpoint);
    for (const header of keyHeaders(secret)) {
      const headers = { origin: app.url, ...Object.fromEntries(new Headers(init.headers)), ...header };
      expect((await fetch(`${app.url}${path}`, { ...init, headers })).status).toBe(401);
    }
  });
});

const keyHeaders = (key: string): Record<string, string>[] => [
  { authorization: `Bearer ${key}` },
  { authorization: `Basic ${btoa(`${key}:`)}` },
  { "x-api-key": key },
  { cookie: `cofounder.session_token=${key}` },
];

const ofMembers = closed.filter(({ access }) => access === "member");

describe.each(ofMembers.filter(({ path }) => /\{\w+Id\}/.test(path)))("$name", (endpoint) => {
  test("does not find another member's object, not even for an admin", async () => {
    expect((await other.fetch(...right(endpoint))).status).toBe(404);
    expect((await admin.fetch(...right(endpoint))).status).toBe(404);
  });
});

describe.each(closed.filter(({ access }) => access === "admin"))("$name", (endpoint) => {
  test("refuses a member who is not an admin", async () => {
    const response = await other.fetch(...right(endpoint));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: endpoint.forbidden ?? "forbidden" });
  });
});

test.each([
  ["POST", "/api/admin/promo-codes", "Only admins can create promo codes"],
  ["GET", "/api/admin/promo-transactions", "Only admins can view transaction history"],
  ["GET", "/api/admin/users/{userId}/chats", "Only admins can view user chats"],
  ["GET", "/api/admin/chats/{chatId}", "Only admins can view user chats"],
])("a caller who is not an admin is told at %s %s: %s", async (method, path, message) => {
  const endpoint = endpoints.find((one) => one.method === method && one.path === path);
  if (!endpoint) throw new Error(`There is no ${method} ${path}`);
  expect(await (await other.fetch(...right(endpoint))).json()).toMatchObject({ message });
});

describe("a session without the second factor of its member", () => {
  let weak: TestMember;

  beforeAll(async () => {
    weak = await passwordSession(app, await enrol(app, await makeAdmin("Weak")));
  });

  test("is reported with its assurance", async () => {
    expect((await weak.api.accounts.session()).member).toMatchObject({ twoFactor: true, assurance: "aal1" });
  });

  test("there are endpoints that require MFA", () => {
    expect(closed.filter(({ requiresMfa }) => requiresMfa).map(({ name }) => name)).toEqual([
      "accounts.changeEmail",
      "accounts.delete",
      "admin.adjustTokens",
      "admin.removeFactor",
      "admin.chats",
      "admin.chat",
      "apiKeys.make",
      "blocks.block",
      "blocks.unblock",
      "contact.delete",
      "models.save",
      "models.price",
      "models.clear",
      "models.list",
      "models.test",
      "promoCodes.create",
      "promoCodes.update",
      "promoCodes.delete",
      "subscriptions.openPortal",
      "subscriptions.give",
      "subscriptions.end",
      "tools.importOperatorCreators",
      "tools.forgetOperatorCreators",
    ]);
  });

  test.each(closed.filter(({ requiresMfa }) => requiresMfa))("is not enough for $name", async (endpoint) => {
    const response = await weak.fetch(...right(endpoint));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "session.aal2_required" });
  });

  test.each(["change-password", "two-factor/disable", "two-factor/generate-backup-codes", "two-factor/get-totp-uri"])(
    "is not enough for /api/auth/%s",
    async (path) => {
      const body = { password, currentPassword: password, newPassword: "another good battery" };
      const response = await app.post(`/api/auth/${path}`, body, { cookie: weak.cookie });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: "AAL2_REQUIRED" });
    },
  );
});

/** Headers that name another site as the request's origin, or name none. */
const fromElsewhere = (): Record<string, string>[] => [
  {},
  { origin: "https://elsewhere.example" },
  { origin: "null" },
  { origin: `${app.url}.elsewhere.example` },
  { origin: app.url.replace("http:", "https:") },
  { origin: `${app.url}\u00A0` },
  { origin: `${app.url}/` },
  { origin: `${app.url}, ${app.url}` },
  { origin: "" },
  { origin: "https://elsewhere.example", "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
];

/** Writes of the sign-in library, and others beside the contract. */
const ofLibrary = [
  "sign-in/email",
  "sign-up/email",
  "sign-out",
  "change-password",
  "reset-password",
  "two-factor/enable",
];
const beside = [
  ...ofLibrary.map((path) => `/api/auth/${path}`),
  "/api/profile/avatar",
  "/api/tools/documents",
  "/api/venture-files",
  `/api/ventures/none/tests/${newId()}/files`,
];

describe.each(beside)("%s", (path) => {
  test("refuses a request from another site", async () => {
    for (const elsewhere of fromElsewhere()) {
      const headers = { "content-type": "text/plain", cookie: owner.cookie, ...elsewhere };
      const response = await fetch(`${app.url}${path}`, { method: "POST", headers, body: "{}" });
      expect([response.status, await response.json()]).toMatchObject([403, { code: "untrusted_origin" }]);
    }
  });
});

test("a program without a cookie may leave out the origin", async () => {
  const body = JSON.stringify({ email: owner.email, password });
  const headers = { "content-type": "application/json" };
  expect((await fetch(`${app.url}/api/contact`, { method: "POST", headers, body })).status).toBe(400);
  const call = { method: "POST", headers: { ...headers, authorization: `Bearer ${secret}` }, body: "{}" };
  expect((await fetch(`${app.url}/v1/pitch/analyze`, call)).status).toBe(400);
});

describe.each(endpoints.filter(({ method }) => method !== "GET"))("$name", (endpoint) => {
  test("refuses a request from another site", async () => {
    const [path, init] = right(endpoint);
    for (const elsewhere of fromElsewhere()) {
      const headers = { "content-type": "application/json", cookie: owner.cookie, ...elsewhere };
      const response = await fetch(`${app.url}${path}`, { ...init, headers });
      expect([response.status, await response.json()]).toMatchObject([403, { code: "untrusted_origin" }]);
    }
  });
});

describe.each(closed.filter(({ method }) => method !== "GET"))("$name", (endpoint) => {
  test("answers malformed bodies with a refusal and keeps running", async () => {
    const [path] = right(endpoint);
    for (const body of malformed) {
      const init = { method: endpoint.method, headers: { "content-type": "application/json" }, body };
      expect((await other.fetch(path, init)).status).toBeLessThan(500);
    }
  });
});

test("the routes beside the contract's endpoints are exactly these; their guards are tested with each of them", async () => {
  const { routes } = await createApp(app.built.parts);
  const doors = routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(doors)].toSorted()).toEqual([
    "GET /api/auth/*",
    "GET /api/live",
    "GET /api/preview-frame",
    "GET /api/tools/runs/:runId/events",
    "GET /api/turns/:turnId/events",
    // Every request for the page, which `confirm` in its query makes a confirmation: accounts/confirm-by-link.test.ts.
    "GET /auth",
    "GET /dev/mailbox.json",
    "GET /files/avatars/:name",
    "GET /files/images/:name",
    "GET /healthz",
    "GET /readyz",
    "GET /sites/:address",
    "GET /sites/:address/privacy",
    "GET /v1/openapi.json",
    "POST /api/auth/*",
    "POST /api/payments/events",
    // Of the contract, and tested with it: their forms are received before the router.
    "POST /api/profile/avatar",
    "POST /api/tools/documents",
    "POST /api/venture-files",
    "POST /api/ventures/:ventureId/tests/:testId/files",
  ]);
});

describe("text and numbers that the database cannot store", () => {
  const patch = (body: unknown) => ({
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const post = (body: unknown) => ({ ...patch(body), method: "POST" });
  test.each<[string, RequestInit]>([
    ["/api/profile", patch({ displayName: "a\u0000b" })],
    ["/api/promo-codes/redeem", post({ code: "a\u0000b" })],
    ["/api/wallet/history?from=0000-01-01", {}],
    ["/api/wallet/history.csv?from=0000-01-01", {}],
  ])("are refused as invalid at %s", async (path, init) => {
    const response = await other.fetch(path, init);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_input" });
  });
});

test.each(["/api/session", "/api/wallet", "/api/account/export", "/api/wallet/history.csv", "/api/admin/users"])(
  "responses of %s are not cacheable",
  async (path) => {
    expect((await owner.fetch(path)).headers.get("cache-control")).toBe("no-store");
  },
);

describe("the event streams", () => {
  test("a turn's events are sent to its member alone", async () => {
    const path = `/api/turns/${started.turnId}/events`;
    expect((await app.stranger.fetch(path)).status).toBe(401);
    expect((await other.fetch(path)).status).toBe(404);
    expect((await other.fetch("/api/turns/not-an-id/events")).status).toBe(404);
  });

  test("the live channel requires a member", async () => {
    expect((await app.stranger.fetch("/api/live")).status).toBe(401);
  });

  test("the live channel tells another tab of the new balance and the chat", async () => {
    const gone = new AbortController();
    const response = await owner.fetch("/api/live", { signal: gone.signal });
    const text = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = await owner.send("How do I price it?", { chatId: started.chat.id, parentId: started.reply.id });
    await owner.finish(next.turnId);
    let seen = "";
    while (!(seen.includes("event: tokens") && seen.includes("event: chat"))) seen += (await text?.read())?.value ?? "";
    expect(seen).toContain(started.chat.id);
    gone.abort();
  });
});

describe("a session", () => {
  test("that was signed out is refused at once by every route", async () => {
    const leaver = await app.signUp("Leaver");
    await leaver.api.wallet.get();
    await app.post("/api/auth/sign-out", {}, { cookie: leaver.cookie });
    expect(await refusalOf(leaver.api.wallet.get())).toBe("unauthenticated");
  });

  test("ends in other browsers when the password is reset", async () => {
    const person = await app.signUp("Forgetful");
    await person.api.wallet.get();
    await app.post("/api/auth/request-password-reset", { email: person.email });
    const token = tokenIn(await app.mailbox(), person.email, "reset");
    const reset = await app.post("/api/auth/reset-password", { newPassword: "another good battery", token });
    expect(reset.status).toBe(200);
    expect(await refusalOf(person.api.wallet.get())).toBe("unauthenticated");
  });
});

test("an unknown address below /api is refused in the common form", async () => {
  const response = await app.stranger.fetch("/api/nothing-here");
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "not_found", defined: true });
});

/** Without the endpoints that end the owner's session or account. */
const inOrder = ofMembers
  .filter(({ name }) => !["accounts.revokeSession", "accounts.delete"].includes(name))
  .toSorted(partsFirst);

/** Expected refusals: a code that was never made, a customer who never bought. */
const refusedAsWell: Record<string, string> = {
  "promoCodes.redeem": "promo_code.unknown",
  "subscriptions.openPortal": "payment.none",
  "ventureMembers.accept": "invitation.not_found",
  "ventureMembers.leave": "venture_member.not_found",
};

describe("an endpoint admits the caller it is for with the same requests that it refuses from others", () => {
  test.each(inOrder)("$name", async (endpoint) => {
    const response = await owner.fetch(...right(endpoint));
    const expected = refusedAsWell[endpoint.name];
    if (expected) expect(await response.json()).toMatchObject({ code: expected });
    else expect([401, 403, 404]).not.toContain(response.status);
  });

  test.each(closed.filter(({ access }) => access === "admin"))("$name", async (endpoint) => {
    const response = await admin.fetch(...right(endpoint));
    expect([401, 403]).not.toContain(response.status);
  });
});
