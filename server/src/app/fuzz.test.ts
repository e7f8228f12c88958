import { Writable } from "node:stream";
import { apiScopes, contract, problems } from "@cofounder/contract";
import { openApiDocument } from "@cofounder/contract/openapi";
import { pino } from "pino";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { grantAdmin } from "../features/accounts/index.ts";
import { startTestApp, type TestApp } from "./test-app.ts";
import {
  type Endpoint,
  endpointsOf,
  filledPath,
  openScene,
  operationsOf,
  partsFirst,
  type Scene,
} from "./test-endpoints.ts";
import { type Answer, type Attack, attackOn, send, short } from "./test-fuzz.ts";
import { oneOf, randomFrom, type Shape } from "./test-samples.ts";

const { rounds, seed } = inject("fuzz");

type Role = "stranger" | "member" | "admin" | "key";

/** Attempts per round: most for the attacks that get furthest. */
const tries: Record<Endpoint["access"], Partial<Record<Role, number>>> = {
  anyone: { stranger: 6, member: 8 },
  member: { stranger: 1, member: 10 },
  admin: { stranger: 1, member: 1, admin: 10 },
  key: { stranger: 2, key: 30 },
};

let app: TestApp;
let scene: Scene;
const headersOf: Record<Role, Record<string, string>> = { stranger: {}, member: {}, admin: {}, key: {} };
/** Errors in the log. */
const errors: string[] = [];
const statuses = new Map<number, number>();

beforeAll(async () => {
  const kept = new Writable({
    write(line: Buffer, _, done) {
      errors.push(line.toString().slice(0, 2_000));
      done();
    },
  });
  app = await startTestApp({ log: pino({ level: "error" }, kept) });
  scene = await openScene(app);
  // The owner has one session, and continues to use it.
  delete scene.ids.sessionId;
  const admin = await app.signUp("Admin");
  const userId = (await admin.api.accounts.session()).member?.id ?? "";
  await grantAdmin(app.built.parts.ctx, { userId, because: "test" });
  await app.built.parts.ctx.notifications.caughtUp();
  const { secret } = await scene.owner.api.apiKeys.make({ name: "Key", scopes: [...apiScopes], validHours: null });
  headersOf.member = { cookie: scene.owner.cookie, origin: app.url };
  headersOf.admin = { cookie: admin.cookie, origin: app.url };
  headersOf.key = { authorization: `Bearer ${secret}` };
});

/** Removes the limits of tokens, calls and attempts. */
async function refill(): Promise<void> {
  const { pool } = app.built.parts.ctx.database;
  await pool.query("update profiles set token_balance = 100000");
  await pool.query("delete from attempt_limits");
  await pool.query("delete from api_call_counts");
}

/** Null: as expected. A refusal is a problem of the contract with its own status, never `unexpected`. */
function whyWrong({ status, text }: Answer): string | null {
  if (status >= 200 && status < 400) return null;
  const told = parsed(text);
  const code = told?.code;
  if (typeof code !== "string" || !(code in problems)) return "no problem with a code";
  if (code === "unexpected") return "unexpected";
  return problems[code as keyof typeof problems].status === status ? null : "under the status of another problem";
}

function parsed(text: string): { code?: unknown } | null {
  try {
    return JSON.parse(text) as { code?: unknown } | null;
  } catch {
    return null;
  }
}

const isOurs = ({ status }: Answer): string | null => (status >= 500 ? "an error of ours" : null);

async function faultOf(attack: Attack, judge = whyWrong): Promise<string | null> {
  const before = errors.length;
  const answer = await send(app.url, attack);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  const why = judge(answer) ?? (errors.length > before ? "an error in the log" : null);
  if (!why) return null;
  const { method, path, how, body } = attack;
  const log = errors.slice(before).join("\n");
  return `${why}: ${method} ${short(path)} with ${how}: ${short(body?.toString() ?? "")}\n→ ${answer.status} ${short(answer.text)}\n${log}`;
}

async function faultsAt(endpoint: Endpoint, round: number): Promise<string[]> {
  const faults: string[] = [];
  const random = randomFrom(
    seed + round * 7_919 + endpoint.path.length * 31 + endpoint.name.charCodeAt(endpoint.name.length - 1),
  );
  await refill();
  for (const [role, times] of Object.entries(tries[endpoint.access]) as [Role, number][]) {
    for (let time = 0; time < times; time++) {
      const attack = attackOn(endpoint, (path) => filledPath(path, scene), random);
      const headers = { ...headersOf[role], ...attack.headers };
      const fault = await faultOf({ ...attack, headers });
      if (fault) faults.push(`${role}: ${fault}`);
    }
  }
  return faults;
}

const endpoints = [
  ...endpointsOf(contract, "/api"),
  ...operationsOf(await openApiDocument("http://localhost")),
].toSorted(partsFirst);

describe("every fuzzed request gets an answer of the contract and causes no server error", () => {
  test.each(endpoints)("$name", { timeout: 60_000 + rounds * 20_000 }, async (endpoint) => {
    const faults: string[] = [];
    for (let round = 0; round < rounds; round++) faults.push(...(await faultsAt(endpoint, round)));
    expect(faults.join("\n\n")).toBe("");
  });

  test("many fuzzed requests are valid enough to have an effect", () => {
    const all = [...statuses.values()].reduce((sum, times) => sum + times, 0);
    expect((statuses.get(200) ?? 0) / all).toBeGreaterThan(0.15);
    expect(statuses.get(429) ?? 0).toBeLessThan(all / 100);
  });
});

const door = (method: string, path: string, takes: Shape): Endpoint => ({
  name: path,
  access: "anyone",
  requiresMfa: false,
  method,
  path,
  takes,
});

const text: Shape = { type: "string" };
const credentials: Shape = {
  type: "object",
  properties: {
    email: { type: "string", format: "email" },
    ...Object.fromEntries(
      ["name", "password", "newPassword", "currentPassword", "token", "code", "redirectTo", "callbackURL"].map(
        (name) => [name, text],
      ),
    ),
  },
  required: ["email", "name", "password", "newPassword", "currentPassword", "token", "code"],
};
const message: Shape = {
  type: "object",
  properties: {
    jsonrpc: { const: "2.0" },
    id: { type: "integer" },
    method: { enum: ["initialize", "tools/list", "tools/call", "ping", "resources/list", "notifications/cancelled"] },
    params: {
      type: "object",
      properties: {
        name: { enum: ["calculate", "analyse_idea", "read_venture"] },
        arguments: { type: "object" },
        cursor: text,
      },
    },
  },
  required: ["jsonrpc", "id", "method", "params"],
};

/** Routes beside the contract's endpoints, with values for their paths and queries. */
const doors: Endpoint[] = [
  ...[
    "sign-in/email",
    "sign-up/email",
    "request-password-reset",
    "reset-password",
    "confirm-email",
    "confirm-address",
    "send-verification-email",
    "change-password",
    "two-factor/enable",
    "two-factor/verify-totp",
    "two-factor/verify-backup-code",
    "two-factor/disable",
    "update-user",
    "revoke-session",
    "{nothing}",
  ].map((path) => door("POST", `/api/auth/${path}`, credentials)),
  ...["get-session", "list-sessions", "verify-email", "reset-password/{token}", "callback/{provider}", "{nothing}"].map(
    (path) => door("GET", `/api/auth/${path}`, { ...credentials, required: ["token", "callbackURL"] }),
  ),
  door("POST", "/api/payments/events", credentials),
  door("POST", "/mcp", message),
  door("GET", "/mcp", message),
  door("DELETE", "/mcp", message),
  door("GET", "/api/tools/runs/{run}/events", { type: "object", properties: { after: { type: "string" } } }),
  door("GET", "/api/turns/{turn}/events", { type: "object", properties: { after: { type: "string" } } }),
  ...[
    "/sites/{address}",
    "/sites/{address}/privacy",
    "/files/avatars/{name}",
    "/files/images/{name}",
    "/{nothing}",
  ].map((path) => door("GET", path, {})),
  ...["/healthz", "/readyz", "/dev/mailbox.json", "/api/preview-frame", "/v1/openapi.json"].map((path) =>
    door("POST", path, {}),
  ),
];

describe("no fuzzed request to the other routes causes a server error", () => {
  test.each(doors)("$method $path", async (endpoint) => {
    const faults: string[] = [];
    const random = randomFrom(seed);
    await refill();
    for (let time = 0; time < 10 * rounds; time++) {
      const attack = attackOn(
        endpoint,
        (path) => path.replaceAll(/\{\w+\}/g, "0192a4a0-0000-7000-8000-000000000000"),
        random,
      );
      const role = endpoint.path === "/mcp" ? "key" : oneOf(random, ["stranger", "member"] as const);
      const fault = await faultOf({ ...attack, headers: { ...headersOf[role], ...attack.headers } }, isOurs);
      if (fault) faults.push(`${role}: ${fault}`);
    }
    expect(faults.join("\n\n")).toBe("");
  });
});

test("the owner is still signed in", async () => {
  expect((await scene.owner.api.accounts.session()).member?.email).toBe(scene.owner.email);
});
