import { beforeAll, expect, test } from "vitest";
import { apiKeysMax } from "@cofounder/contract";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { Problem } from "../../platform/problem.ts";
import { identifyHolder } from "./index.ts";

let app: TestApp;
let member: TestMember;
let clock = Date.now();

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(clock) });
  member = await app.signUp("Ada");
});

const wanted = { name: "Build server", scopes: ["tools:run" as const], validHours: null };
const database = () => app.built.parts.ctx.database.pool;

async function holderOf(authorization: string, more: Record<string, string> = {}): Promise<unknown> {
  try {
    return await identifyHolder(app.built.parts.ctx, new Headers({ ...more, authorization }));
  } catch (error) {
    return error instanceof Problem ? error.code : error;
  }
}

test("a key is shown once; the list, the export and the database have only its prefix", async () => {
  const { key, secret } = await member.api.apiKeys.make(wanted);
  expect(secret).toMatch(/^cof_[\w-]{43}$/);
  expect(secret.startsWith(key.prefix)).toBe(true);
  expect(key.prefix).toHaveLength(10);
  const { keys } = await member.api.apiKeys.list();
  expect(keys).toEqual([key]);
  const { rows } = await database().query("select row_to_json(k)::text as row from api_keys k");
  const { rows: audit } = await database().query("select row_to_json(a)::text as row from audit_log a");
  expect(JSON.stringify([keys, rows, audit])).not.toContain(secret.slice(10));
  expect(await holderOf(`Bearer ${secret}`)).toMatchObject({ keyId: key.id, scopes: ["tools:run"] });
});

test("making and revoking a key are in the audit log, and a revoked key opens nothing", async () => {
  const { key, secret } = await member.api.apiKeys.make({ ...wanted, name: "Short" });
  expect(await member.api.apiKeys.revoke({ keyId: key.id })).toEqual({ revoked: true });
  expect(await holderOf(`Bearer ${secret}`)).toBe("api_key.invalid");
  expect(await refusalOf(member.api.apiKeys.revoke({ keyId: key.id }))).toBe("api_key.not_found");
  const { rows } = await database().query<{ action: string; details: { name: string } }>(
    "select action, details from audit_log where action like 'api_key.%' order by created_at desc, id desc limit 2",
  );
  expect(rows.map(({ action }) => action)).toEqual(["api_key.revoked", "api_key.made"]);
  expect(rows.map(({ details }) => details.name)).toEqual(["Short", "Short"]);
});

test("a key expires, and is deleted some days later", async () => {
  const { secret } = await member.api.apiKeys.make({ ...wanted, name: "An hour", validHours: 1 });
  expect(await holderOf(`Bearer ${secret}`)).toMatchObject({ scopes: ["tools:run"] });
  clock += 60 * 60_000;
  expect(await holderOf(`Bearer ${secret}`)).toBe("api_key.invalid");
});

test("its last use is shown, to the minute", async () => {
  const { key, secret } = await member.api.apiKeys.make({ ...wanted, name: "Watched" });
  const lastUse = async () => (await member.api.apiKeys.list()).keys.find(({ id }) => id === key.id)?.lastUsedAt;
  expect(await lastUse()).toBeNull();
  const first = new Date(clock).toISOString();
  await holderOf(`Bearer ${secret}`);
  clock += 30_000;
  await holderOf(`Bearer ${secret}`);
  expect(await lastUse()).toBe(first);
  clock += 30_000;
  await holderOf(`Bearer ${secret}`);
  expect(await lastUse()).toBe(new Date(clock).toISOString());
});

test.each([
  ["the secret alone", (secret: string) => secret],
  ["another scheme", (secret: string) => `Basic ${secret}`],
  ["something after it", (secret: string) => `Bearer ${secret} more`],
  ["a piece of it", (secret: string) => `Bearer ${secret.slice(0, -1)}`],
  ["another end", (secret: string) => `Bearer ${secret.slice(0, -2)}${secret.endsWith("AA") ? "BB" : "AA"}`],
  ["its hash", () => `Bearer ${"a".repeat(64)}`],
])("%s opens nothing", async (_, header) => {
  const { secret, key } = await member.api.apiKeys.make({ ...wanted, name: "Header" });
  expect(await holderOf(header(secret))).toBe("api_key.invalid");
  expect(await holderOf("", { "x-api-key": secret, cookie: member.cookie })).toBe("api_key.invalid");
  await member.api.apiKeys.revoke({ keyId: key.id });
});

test("a key opens no route that requires a session", async () => {
  const { secret, key } = await member.api.apiKeys.make(wanted);
  for (const headers of [{ authorization: `Bearer ${secret}` }, { "x-api-key": secret }, { cookie: secret }])
    for (const path of ["/api/api-keys", "/api/wallet", "/api/account/export"])
      expect((await fetch(`${app.url}${path}`, { headers })).status).toBe(401);
  await member.api.apiKeys.revoke({ keyId: key.id });
});

test("however many keys are made at once, an account has ten valid ones", async () => {
  const crowd = await app.signUp("Crowd");
  const tries = Array.from({ length: apiKeysMax + 5 }, (_, at) =>
    refusalOf(crowd.api.apiKeys.make({ ...wanted, name: `Key ${at}`, validHours: 1 })),
  );
  const refused = (await Promise.all(tries)).filter((each) => each === "api_key.limit_reached");
  expect(refused).toHaveLength(5);
  expect((await crowd.api.apiKeys.list()).keys).toHaveLength(apiKeysMax);
  clock += 60 * 60_000;
  expect(await refusalOf(crowd.api.apiKeys.make(wanted))).toMatchObject({ key: { name: "Build server" } });
});

test("keys are deleted with the account", async () => {
  const leaver = await app.signUp("Leaver");
  const { secret } = await leaver.api.apiKeys.make(wanted);
  await database().query("delete from users where email = $1", [leaver.email]);
  expect(await holderOf(`Bearer ${secret}`)).toBe("api_key.invalid");
});

test.each([
  ["no name", { ...wanted, name: " " }],
  ["no scope", { ...wanted, scopes: [] }],
  ["an unknown scope", { ...wanted, scopes: ["everything" as "tools:run"] }],
  ["a scope twice", { ...wanted, scopes: ["tools:run" as const, "tools:run" as const] }],
  ["more than a year", { ...wanted, validHours: 100_000 }],
  ["no time at all", { ...wanted, validHours: 0 }],
])("a key with %s is refused", async (_, input) => {
  expect(await refusalOf(member.api.apiKeys.make(input))).toBe("invalid_input");
});
