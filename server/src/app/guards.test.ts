import { makeSite } from "@cofounder/maker/sites/make-site";
import { type Access, contract, type EndpointMeta } from "@cofounder/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "../platform/db/columns.ts";
import { createApp } from "./create-app.ts";
import { grantAdmin } from "../features/accounts/index.ts";
import { password, refusalOf, signIn, type Started, startTestApp, type TestApp, type TestMember } from "./test-app.ts";
import { enrol } from "./test-factors.ts";

interface Endpoint {
  name: string;
  access: Access;
  strong: boolean;
  method: string;
  path: string;
}

/** Endpoints that anyone may call. A new one has to be written here. */
const open = [
  "accounts.session",
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
  "tools.start",
];

function endpointsOf(node: unknown, name = ""): Endpoint[] {
  if (typeof node !== "object" || node === null) return [];
  if ("~orpc" in node) {
    const { meta, route } = node["~orpc"] as { meta: EndpointMeta; route: { method: string; path: string } };
    return [{ name, ...meta, method: route.method, path: `/api${route.path}` }];
  }
  return Object.entries(node).flatMap(([key, value]) => endpointsOf(value, name ? `${name}.${key}` : key));
}

const malformed = [
  "{",
  "[]",
  "null",
  '"x"',
  '{"request":null}',
  "{}",
  '{"request":{"kind":"message","text":"\\u0000"}}',
];

const endpoints = endpointsOf(contract);
const closed = endpoints.filter(({ access }) => access !== "anyone");

let app: TestApp;
let owner: TestMember;
let other: TestMember;
let started: Started;
let sessionId: string;
let ownerId: string;
let runId: string;
let planId: string;
let pitchId: string;
let ideaId: string;
let keyId: string;

beforeAll(async () => {
  app = await startTestApp();
  [owner, other] = [await app.signUp("Owner"), await app.signUp("Other")];
  started = await owner.send("A tutoring marketplace, 20% of each lesson of $30");
  await owner.finish(started.turnId);
  runId = newId();
  await owner.api.tools.start({ tool: "enhance-prompt", runId, input: { prompt: "a lamp" } });
  const { plan } = await owner.api.savedPlans.save({ source: { kind: "run", runId } });
  planId = plan.id;
  const { pitch } = await owner.api.pitches.submit({
    companyName: "Lamps",
    industry: "saas",
    stage: "seed",
    description: "Lamps",
    seekingAmount: 1,
    traction: null,
    visibility: { description: "everyone", seekingAmount: "everyone", traction: "everyone" },
    opensAt: null,
    closesAt: null,
    status: "draft",
  });
  pitchId = pitch.id;
  ideaId = (await owner.api.ideas.add({ title: "Lamps", text: "Lamps" })).idea.id;
  keyId = (await owner.api.apiKeys.make({ name: "Mine", scopes: ["tools:run"], validHours: null })).key.id;
  ownerId = (await owner.api.accounts.session()).member?.id ?? "";
  sessionId = (await owner.api.accounts.sessions()).sessions[0]?.id ?? "";
});

/** A request that would be right for the owner: real ids in the path and the body. */
function requestOf({ method, path }: Endpoint): [string, RequestInit] {
  const filled = path
    .replace("{chatId}", started.chat.id)
    .replace("{turnId}", started.turnId)
    .replace("{sessionId}", sessionId)
    .replace("{userId}", ownerId)
    .replace("{promoCodeId}", newId())
    .replace("{tool}", "enhance-prompt")
    .replace("{runId}", runId)
    .replace("{planId}", planId)
    .replace("{shareId}", newId())
    .replace("{siteId}", runId)
    .replace("{pitchId}", pitchId)
    .replace("{ideaId}", ideaId)
    .replace("{keyId}", keyId)
    .replace("{listing}", newId())
    .replace("{contactMessageId}", newId())
    .replace("{blockId}", newId())
    .replace("{requestId}", newId());
  const query = path.endsWith("/search")
    ? "?query=tutoring"
    : path.endsWith("/messages")
      ? `?before=${started.reply.id}`
      : path.endsWith("/diff")
        ? "?from=1&to=1"
        : path.endsWith("/export")
          ? "?format=md"
          : "";
  const body = {
    title: "Mine now",
    requestId: newId(),
    operation: "add",
    amount: 5,
    reason: "because",
    code: "SOMECODE",
    description: "Some code",
    isActive: false,
    newEmail: "elsewhere@example.com",
    email: "nobody@example.com",
    password,
    messageId: started.message.id,
    runId: newId(),
    input: { prompt: "a lamp" },
    markdown: "# Mine now",
    text: "Mine now",
    skills: ["lamps"],
    interests: ["light"],
    budget: 1,
    hoursPerWeek: 5,
    ticked: ["1.1"],
    days: 3,
    status: "active",
    decision: "accepted",
    message: "Hello",
    name: "Me",
    tier: "pro",
    when: "now",
    organisation: "",
    chequeMin: 1,
    chequeMax: 2,
    hiddenBecause: "spam",
    source: { kind: "message", chatId: started.chat.id, messageId: started.reply.id },
    site: makeSite({ businessName: "Lamp", description: "Lamps", industry: "", colorScheme: "modern" }),
    address: "lamp",
    handled: true,
    csv: "handle,platform\nada,youtube",
    scopes: ["tools:run"],
    validHours: null,
    request: {
      kind: "message",
      text: "x",
      messageId: newId(),
      parentId: started.reply.id,
      startupType: null,
      webSearch: false,
    },
  };
  const init = method === "GET" ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return [`${filled}${query}`, { method, ...init }];
}

test("the endpoints that anyone may call are these", () => {
  expect(endpoints.filter(({ access }) => access === "anyone").map(({ name }) => name)).toEqual(open);
  expect(closed.length).toBeGreaterThan(8);
});

describe.each(closed)("$name", (endpoint) => {
  test("turns a stranger away", async () => {
    const response = await app.stranger.fetch(...requestOf(endpoint));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "unauthenticated" });
  });

  test("turns a forged cookie away", async () => {
    const [path, init] = requestOf(endpoint);
    const cookie = owner.cookie.replace(/.{6}$/, "AAAAAA");
    const headers = { ...Object.fromEntries(new Headers(init.headers)), cookie, origin: app.url };
    expect((await fetch(`${app.url}${path}`, { ...init, headers })).status).toBe(401);
  });
});

const ofMembers = closed.filter(({ access }) => access === "member");

describe.each(ofMembers.filter(({ path }) => /\{\w+Id\}/.test(path)))("$name", (endpoint) => {
  test("does not know what belongs to another member", async () => {
    expect((await other.fetch(...requestOf(endpoint))).status).toBe(404);
  });
});

describe.each(closed.filter(({ access }) => access === "admin"))("$name", (endpoint) => {
  test("turns a member away who is no admin", async () => {
    const response = await other.fetch(...requestOf(endpoint));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "forbidden" });
  });
});

describe("a session that did not show the second factor of its member", () => {
  let weak: TestMember;

  beforeAll(async () => {
    weak = await app.signUp("Weak");
    const strong = await signIn(app, weak.email);
    await enrol(app, strong);
    const { member } = await weak.api.accounts.session();
    const { ctx } = app.built.parts;
    await grantAdmin(ctx, { userId: member?.id ?? "", because: "test" });
    // Who was asked about a moment ago is remembered until this news comes.
    await ctx.notifications.caughtUp();
  });

  test("is known as such", async () => {
    expect((await weak.api.accounts.session()).member).toMatchObject({ twoFactor: true, assurance: "aal1" });
  });

  test("there are endpoints that ask for more", () => {
    expect(closed.filter(({ strong }) => strong).map(({ name }) => name)).toEqual([
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

  test.each(closed.filter(({ strong }) => strong))("is not enough for $name", async (endpoint) => {
    const response = await weak.fetch(...requestOf(endpoint));
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

describe.each(closed.filter(({ method }) => method !== "GET"))("$name", (endpoint) => {
  test("refuses a request from another site", async () => {
    const [path, init] = requestOf(endpoint);
    const headers = { "content-type": "application/json", cookie: owner.cookie, origin: "https://elsewhere.example" };
    expect((await fetch(`${app.url}${path}`, { ...init, headers })).status).toBe(403);
  });

  test("answers malformed bodies with a refusal and lives on", async () => {
    const [path] = requestOf(endpoint);
    for (const body of malformed) {
      const init = { method: endpoint.method, headers: { "content-type": "application/json" }, body };
      expect((await other.fetch(path, init)).status).toBeLessThan(500);
    }
  });
});

test("the doors beside the contract's endpoints are these, and what they ask for is tested where they stand", async () => {
  const { routes } = await createApp(app.built.parts);
  const doors = routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(doors)].toSorted()).toEqual([
    "GET /api/auth/*",
    "GET /api/live",
    "GET /api/preview-frame",
    "GET /api/turns/:turnId/events",
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
  ]);
});

describe("text and numbers that the database cannot hold", () => {
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
  ])("are refused as such at %s", async (path, init) => {
    const response = await other.fetch(path, init);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_input" });
  });
});

test.each(["/api/session", "/api/wallet", "/api/account/export", "/api/wallet/history.csv", "/api/admin/users"])(
  "no cache keeps what %s answers",
  async (path) => {
    expect((await owner.fetch(path)).headers.get("cache-control")).toBe("no-store");
  },
);

describe("the event streams", () => {
  test("a turn's events are for its member alone", async () => {
    const path = `/api/turns/${started.turnId}/events`;
    expect((await app.stranger.fetch(path)).status).toBe(401);
    expect((await other.fetch(path)).status).toBe(404);
    expect((await other.fetch("/api/turns/not-an-id/events")).status).toBe(404);
  });

  test("the live channel is for members", async () => {
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
  test("that was signed out is known to be over at once, at every door", async () => {
    const leaver = await app.signUp("Leaver");
    await leaver.api.wallet.get();
    await app.post("/api/auth/sign-out", {}, { cookie: leaver.cookie });
    expect(await refusalOf(leaver.api.wallet.get())).toBe("unauthenticated");
  });

  test("ends elsewhere when the password is reset", async () => {
    const person = await app.signUp("Forgetful");
    await person.api.wallet.get();
    await app.post("/api/auth/request-password-reset", { email: person.email, redirectTo: "/auth?reset=1" });
    const mail = (await app.mailbox()).find(({ to, subject }) => to === person.email && subject.includes("password"));
    const link = await fetch(mail?.links[0] ?? "", { redirect: "manual" });
    const token = new URL(link.headers.get("location") ?? "", app.url).searchParams.get("token");
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
