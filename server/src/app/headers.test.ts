import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAuth } from "../features/accounts/index.ts";
import { newId } from "../platform/db/columns.ts";
import { createApp } from "./create-app.ts";
import { safeHeaders } from "./safe-headers.ts";
import { password, startTestApp, type TestApp, type TestMember } from "./test-app.ts";
import { openScene } from "./test-endpoints.ts";
import { directivesOf, observatoryScore } from "./test-observatory.ts";

const page = (title: string) =>
  `<!doctype html><title>${title}</title><script src="/assets/app.js"></script><script>boot("${title}")</script>`;
const files = {
  "site.json": JSON.stringify({
    originMark: "https://origin.invalid",
    listed: ["/"],
    unknown: "/not/found",
    patterns: ["/chat/:chatId?"],
  }),
  "client/index.html": page("Home"),
  "client/__spa-fallback.html": page("App"),
  "client/not/found/index.html": page("Page Not Found"),
  "client/feed.xml": "<feed/>",
  "client/assets/app.js": "run()",
  "client/worker.js": "run()",
  "client/icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
};

const https = "https://cofounder.example";

let folder: string;
let app: TestApp;
let owner: TestMember;
let secret: string;
let siteId: string;
let turnId: string;
let runId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cofounder-headers-"));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  app = await startTestApp({ siteFolder: join(folder, "client"), metricsToken: "a token of sixteen and more" });
  const scene = await openScene(app);
  ({ owner } = scene);
  siteId = scene.ids.siteId ?? "";
  turnId = scene.started.turnId;
  runId = newId();
  await owner.api.tools.start({ tool: "enhance-prompt", runId, input: { prompt: "A lamp that warns of frost." } });
  await owner.api.sites.publish({ siteId, address: "lamp" });
  secret = (await owner.api.apiKeys.make({ name: "Key", scopes: ["tools:run"], validHours: null })).secret;
});

afterAll(() => rm(folder, { recursive: true }));

const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body,
});
const bearer = () => ({ authorization: `Bearer ${secret}` });

/** Every kind of answer, with its request and the status that proves the kind. */
const kinds: [kind: string, status: number, ask: () => [path: string, init?: RequestInit]][] = [
  ["a page", 200, () => ["/"]],
  ["the application's shell", 200, () => ["/chat/1"]],
  ["a page that is not there", 404, () => ["/nothing"]],
  ["a page that did not change", 304, () => ["/"]],
  ["an address with a slash too many", 308, () => ["/chat/"]],
  ["a built script", 200, () => ["/assets/app.js"]],
  ["the service worker", 200, () => ["/worker.js"]],
  ["a picture of the site", 200, () => ["/icon.svg"]],
  ["a feed", 200, () => ["/feed.xml"]],
  ["robots.txt", 200, () => ["/robots.txt"]],
  ["an answer", 200, () => ["/api/wallet"]],
  ["a file", 200, () => ["/api/wallet/history.csv"]],
  ["a refusal", 404, () => [`/api/chats/${newId()}`]],
  ["a refused body", 400, () => ["/api/chats/x/turns", post("{")]],
  ["a body too large", 413, () => ["/api/contact", post(" ".repeat(1_100_000))]],
  ["a picture that is none", 400, () => ["/api/profile/avatar", post("{}")]],
  ["a document that is none", 400, () => ["/api/tools/documents", post("{}")]],
  ["a venture's file that is none", 400, () => ["/api/venture-files", post("{}")]],
  ["a test's file that is none", 400, () => [`/api/ventures/none/tests/${newId()}/files`, post("{}")]],
  ["a request of another site", 403, () => ["/api/contact", post("{}", { origin: "https://evil.example" })]],
  ["an endpoint that is not there", 404, () => ["/api/nothing"]],
  ["an answer of the sign-in", 401, () => ["/api/auth/sign-in/email", post('{"email":"a@b.co","password":"x"}')]],
  ["a mailed link in another browser", 404, () => ["/auth?confirm=x"]],
  ["a closed door of the sign-in", 404, () => ["/api/auth/list-accounts"]],
  ["the session", 200, () => ["/api/auth/get-session"]],
  ["the events of a turn", 200, () => [`/api/turns/${turnId}/events`]],
  ["the events of a tool's run", 200, () => [`/api/tools/runs/${runId}/events`]],
  ["the live channel", 200, () => ["/api/live"]],
  ["the frame of previews", 200, () => ["/api/preview-frame"]],
  ["a published site", 200, () => ["/sites/lamp"]],
  ["a site that is not there", 404, () => ["/sites/nothing"]],
  ["a picture that is not there", 404, () => ["/files/avatars/x.webp"]],
  ["a call of the public API", 200, () => ["/v1/investor/match?stage=seed&industry=saas", { headers: bearer() }]],
  ["a refused call", 401, () => ["/v1/investor/match"]],
  ["a browser's question before a call", 204, () => ["/v1/pitch/analyze", { method: "OPTIONS" }]],
  ["the OpenAPI document", 200, () => ["/v1/openapi.json"]],
  ["a refused agent", 401, () => ["/mcp", post("{}")]],
  ["news of the payment service", 404, () => ["/api/payments/events", post("{}")]],
  ["the health check", 200, () => ["/healthz"]],
  ["the readiness", 200, () => ["/readyz"]],
  ["refused metrics", 401, () => ["/metrics"]],
  ["the local mailbox", 200, () => ["/dev/mailbox.json"]],
];

/** Scripts may be inline there: it has no origin, no network and no forms. */
const withoutOrigin = "the frame of previews";

async function answerTo(kind: (typeof kinds)[number]): Promise<Response> {
  const [name, , ask] = kind;
  const [path, init] = ask();
  const tag = name === "a page that did not change" ? (await fetch(app.url)).headers.get("etag") : null;
  const gone = new AbortController();
  const headers = { ...Object.fromEntries(new Headers(init?.headers)), ...(tag && { "if-none-match": tag }) };
  const response = await owner.fetch(path, { redirect: "manual", ...init, headers, signal: gone.signal });
  gone.abort();
  return response;
}

describe.each(kinds)("%s", (...kind) => {
  const [name, status] = kind;
  let response: Response;
  let headers: Headers;

  beforeAll(async () => {
    response = await answerTo(kind);
    ({ headers } = response);
  });

  test("has the expected status", () => expect(response.status).toBe(status));

  test("has a policy that allows only our scripts, and no framing by other sites", () => {
    const directives = directivesOf(headers.get("content-security-policy") ?? "");
    const scripts = directives.get("script-src") ?? directives.get("default-src") ?? ["nothing is said"];
    const allowed = name === withoutOrigin ? /^('unsafe-inline'|data:|blob:)$/ : /^('none'|'self'|'sha256-[\w+/=]+')$/;
    expect(scripts.filter((word) => !allowed.test(word))).toEqual([]);
    if (name === withoutOrigin) expect(directives.get("sandbox")).not.toContain("allow-same-origin");
    expect(["'none'", "'self'"]).toContain(directives.get("frame-ancestors")?.join(" "));
    expect(directives.get("base-uri") ?? ["'none'"]).not.toContain("*");
  });

  test("allows no picture from elsewhere, whose URL could leak the page's data", () => {
    const directives = directivesOf(headers.get("content-security-policy") ?? "");
    const places = directives.get("img-src") ?? directives.get("default-src") ?? ["anywhere"];
    expect(places.filter((place) => !/^('none'|'self'|data:|blob:)$/.test(place))).toEqual([]);
  });

  test("has nosniff, same-origin and referrer headers, and no server name", () => {
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("x-powered-by") ?? headers.get("server")).toBeNull();
    if (/events|live/.test(name)) return;
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    // This address has no https, and a browser must not be told to use it.
    expect(headers.get("strict-transport-security")).toBeNull();
  });
});

test("the preview frame may not connect anywhere, not even by WebRTC", async () => {
  expect((await fetch(`${app.url}/api/preview-frame`)).headers.get("connection-allowlist")).toBe("()");
});

test("every kind of answer that the router knows is tested here", async () => {
  const { routes } = await createApp(app.built.parts);
  const doors = new Set(routes.filter(({ method }) => method !== "ALL").map(({ path }) => path));
  const asked = kinds.map(([, , ask]) => ask()[0].split("?")[0] ?? "");
  const isAsked = (door: string) => {
    const form = new RegExp(`^${door.replaceAll(/:\w+/g, "[^/]+").replaceAll("*", ".*")}$`);
    return asked.some((path) => form.test(path));
  };
  expect([...doors].filter((door) => !isAsked(door))).toEqual(["/files/images/:name", "/sites/:address/privacy"]);
});

describe("where there is https", () => {
  const behindTls = async () => {
    const { parts } = app.built;
    return createApp({ ...parts, ctx: { ...parts.ctx, publicUrl: https } });
  };

  test("a page scores an A+ in Mozilla's HTTP Observatory", async () => {
    for (const path of ["/", "/chat/1", "/sites/lamp"]) {
      const response = await (await behindTls()).request(path);
      const score = observatoryScore({ headers: response.headers, html: await response.text() });
      expect([path, score >= 100]).toEqual([path, true]);
    }
  });

  test("the score falls where a header is missing", async () => {
    const whole = await (await behindTls()).request("/");
    const html = await whole.text();
    const without = (name: string) => {
      const headers = new Headers(whole.headers);
      headers.delete(name);
      return observatoryScore({ headers, html });
    };
    for (const name of ["content-security-policy", "strict-transport-security"]) expect(without(name)).toBeLessThan(90);
  });

  test("browsers are told to use only https (HSTS)", async () => {
    const secure = new Hono().use(safeHeaders(https)).get("/", (c) => c.text("here"));
    expect((await secure.request("/")).headers.get("strict-transport-security")).toBe("max-age=31536000");
  });

  test("the session cookie is sent over https only, to this host only, and is hidden from scripts", async () => {
    const options = {
      publicUrl: https,
      alsoTrusted: [],
      secret: "a secret that only the tests know, long enough",
      ownerEmail: null,
      attemptsPerMinute: null,
    };
    const auth = createAuth(app.built.parts.ctx, options, { revokeKeys: () => Promise.resolve(0) });
    const request = new Request(
      `${https}/api/auth/sign-in/email`,
      post(JSON.stringify({ email: owner.email, password }), { origin: https }),
    );
    const response = await auth.handler(request);
    expect(response.status).toBe(200);
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Secure-cofounder\./);
      expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(cookie).not.toMatch(/domain=/i);
    }
  });
});

describe("a session", () => {
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const enter = async (email: string, cookie: string) =>
    cookieOf(await app.post("/api/auth/sign-in/email", { email, password }, cookie ? { cookie } : {}));

  test("that was planted before the sign-in is not the one that is signed in", async () => {
    const eve = await app.signUp("Eve");
    const victim = await app.signUp("Victim");
    for (const planted of [eve.cookie, "cofounder.session_token=chosen.AAAA", "cofounder.session_token=chosen"]) {
      const entered = await enter(victim.email, planted);
      expect(entered).not.toBe(planted);
      expect(entered).toMatch(/^cofounder\.session_token=.{40,}/);
      const seen = await (await fetch(`${app.url}/api/session`, { headers: { cookie: planted } })).json();
      expect((seen as { member: { email: string } | null }).member?.email ?? null).not.toBe(victim.email);
    }
  });

  test("is a new one at each sign-in", async () => {
    const first = await enter(owner.email, "");
    const second = await enter(owner.email, first);
    expect(second).not.toBe(first);
  });
});
