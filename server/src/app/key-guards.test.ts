import { type ApiScope, apiScopes, publicV1 } from "@cofounder/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { grantAdmin } from "../features/accounts/index.ts";
import { startTestApp, type TestApp, type TestMember } from "./test-app.ts";
import { endpointsOf, openScene, requestOf, type Scene } from "./test-endpoints.ts";
import { leastOf, type Shape } from "./test-samples.ts";

/** The tools for agents, with the scope that each requires. A new tool has to be listed here. */
const agentTools: Record<string, ApiScope | null> = {
  analyse_idea: "tools:run",
  calculate: null,
  pitch_analyzer: "tools:run",
  competitor_analysis: "tools:run",
  resource_finder: "tools:run",
  investor_guide: "tools:run",
  influencer_finder: "tools:run",
  self_development: "tools:run",
  website_builder: "tools:run",
  automation_builder: "tools:run",
  image_generator: "tools:run",
  enhance_prompt: "tools:run",
  app_generator: "tools:run",
  read_venture: "venture:read",
  update_venture: "venture:write",
};

const endpoints = endpointsOf(publicV1, "/v1");

let app: TestApp;
let scene: Scene;
let owner: TestMember;
const secrets: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp();
  scene = await openScene(app);
  ({ owner } = scene);
  const { pool } = app.built.parts.ctx.database;
  await pool.query("update profiles set token_balance = 1000");
  secrets.all = await keyOf(owner, [...apiScopes]);
  for (const scope of apiScopes) {
    secrets[scope] = await keyOf(owner, [scope]);
    secrets[`not ${scope}`] = await keyOf(
      owner,
      apiScopes.filter((one) => one !== scope),
    );
  }
  const blocked = await app.signUp("Blocked");
  secrets.blocked = await keyOf(blocked, [...apiScopes]);
  const admin = await app.signUp("Admin");
  secrets.admin = await keyOf(admin, ["venture:read"]);
  await grantAdmin(app.built.parts.ctx, { userId: await idOf(admin), because: "test" });
  await app.built.parts.ctx.notifications.caughtUp();
  await admin.api.blocks.block({ email: blocked.email, reason: "spam" });
});

const idOf = async ({ api }: TestMember) => (await api.accounts.session()).member?.id ?? "";
const keyOf = async ({ api }: TestMember, scopes: ApiScope[]) =>
  (await api.apiKeys.make({ name: "Key", scopes, validHours: null })).secret;
const bearer = (name: string) => ({ authorization: `Bearer ${secrets[name]}` });

/** Credentials that are not a bearer token of ours, in every header from which other products take a key. */
const wrongForms = (): Record<string, string>[] => {
  const { all = "" } = secrets;
  return [
    {},
    { authorization: all },
    { authorization: `Basic ${btoa(`${all}:`)}` },
    { authorization: `Bearer ${all} ${all}` },
    { authorization: `Bearer ${all.toUpperCase()}` },
    { authorization: `Bearer ${all.slice(0, -1)}` },
    { authorization: `Bearer ${all}'--` },
    { "x-api-key": all },
    { "proxy-authorization": `Bearer ${all}` },
    { "x-user-id": scene.ids.userId ?? "" },
    { cookie: `authorization=${all}; api_key=${all}` },
    { cookie: owner.cookie },
  ];
};

/** Other headers that could carry a stronger key. */
const besides = (): Record<string, string>[] => {
  const { all = "" } = secrets;
  return [{}, { cookie: owner.cookie }, { "x-api-key": all }, { "x-authorization": `Bearer ${all}` }];
};

async function ask([path, init]: [string, RequestInit], headers: Record<string, string>): Promise<[number, unknown]> {
  const all = { ...Object.fromEntries(new Headers(init.headers)), ...headers };
  const response = await fetch(`${app.url}${path}`, { ...init, headers: all });
  const { code } = (await response.json()) as { code?: string };
  return [response.status, code];
}

test("the calls of the public API are exactly these", () => {
  expect(endpoints.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /v1/startup/generate",
    "POST /v1/competitor/analyze",
    "POST /v1/pitch/analyze",
    "GET /v1/investor/match",
  ]);
});

describe.each(endpoints)("$name", (endpoint) => {
  const right = () => requestOf(endpoint, scene);

  test("refuses a caller without a bearer key, even with a member's session", async () => {
    for (const headers of wrongForms()) expect(await ask(right(), headers)).toEqual([401, "api_key.invalid"]);
  });

  test("refuses a key without its scope, whatever else is sent, even an admin's", async () => {
    for (const headers of besides()) {
      expect(await ask(right(), { ...headers, ...bearer(`not ${endpoint.scope}`) })).toEqual([
        403,
        "api_key.scope_missing",
      ]);
    }
    expect(await ask(right(), bearer("admin"))).toEqual([403, "api_key.scope_missing"]);
  });

  test("refuses the key of a blocked account", async () => {
    expect(await ask(right(), bearer("blocked"))).toEqual([403, "account.blocked"]);
  });

  test("accepts a key with its scope alone", async () => {
    expect(await ask(right(), bearer(endpoint.scope ?? ""))).toEqual([200, undefined]);
  });
});

interface Told {
  tools: { name: string; inputSchema: Shape }[];
  isError?: boolean;
  content: { text: string }[];
}

const message = (method: string, params: object): [string, RequestInit] => [
  "/mcp",
  {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  },
];

async function tell(key: string, method: string, params: object): Promise<Told> {
  const [path, init] = message(method, params);
  const headers = { ...Object.fromEntries(new Headers(init.headers)), ...bearer(key) };
  const response = await fetch(`${app.url}${path}`, { ...init, headers });
  expect(response.status).toBe(200);
  return (JSON.parse(/^data: (.*)$/m.exec(await response.text())?.[1] ?? "") as { result: Told }).result;
}

describe("the MCP endpoint", () => {
  test("refuses a caller without a bearer key, even with a member's session, and blocked accounts", async () => {
    for (const headers of wrongForms()) {
      expect(await ask(message("tools/list", {}), headers)).toEqual([401, "api_key.invalid"]);
    }
    expect(await ask(message("tools/list", {}), bearer("blocked"))).toEqual([403, "account.blocked"]);
  });

  test("has exactly these tools", async () => {
    const { tools } = await tell("all", "tools/list", {});
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(agentTools));
  });

  test.each(Object.entries(agentTools).filter(([, scope]) => scope))(
    "requires only its own scope of a key at %s",
    async (name, scope) => {
      const { tools } = await tell("all", "tools/list", {});
      const takes = tools.find((tool) => tool.name === name)?.inputSchema ?? {};
      const call = { name, arguments: leastOf(takes) };
      const { isError, content } = await tell(`not ${scope}`, "tools/call", call);
      expect([isError, content[0]?.text]).toEqual([true, expect.stringContaining("api_key.scope_missing")]);
      const answered = await tell(scope ?? "", "tools/call", call);
      expect(answered.content[0]?.text).not.toContain("api_key.");
    },
  );
});
