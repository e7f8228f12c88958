import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { ApiScope } from "@cofounder/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compiledCode } from "../../../e2e/fixtures/compiled-code.ts";
import { startTestApp, type TestApp, type TestMember } from "./test-app.ts";

const run = promisify(execFile);
const inspector = createRequire(import.meta.url).resolve(
  "@modelcontextprotocol/inspector/clients/launcher/build/index.js",
);

let app: TestApp;
let member: TestMember;
let secret: string;
/** The inspector keeps a catalogue of servers in the user's home folder. */
let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "inspector-"));
  app = await startTestApp();
  member = await app.signUp("Ada");
  secret = await keyFor(member, ["tools:run", "venture:read", "venture:write"]);
  await fill(member, 1_000);
});

afterAll(() => rm(home, { recursive: true, force: true }));

const keyFor = async (who: TestMember, scopes: ApiScope[]) =>
  (await who.api.apiKeys.make({ name: "Agent", scopes, validHours: null })).secret;

const pool = () => app.built.parts.ctx.database.pool;
const fill = (who: TestMember, balance: number) =>
  pool().query("update profiles set token_balance = $2 where email = $1", [who.email, balance]);
const balanceOf = async (who: TestMember) => (await who.api.wallet.get()).balance;

interface Listed {
  tools: { name: string; description: string; annotations: Record<string, unknown>; outputSchema: object }[];
}

interface Result {
  isError?: boolean;
  content: { text: string }[];
  structuredContent: Record<string, unknown>;
}

/** The official inspector's command line, on one of the two transports. */
async function inspect(door: string[], ...args: string[]): Promise<unknown> {
  const patient = ["--connect-timeout", "60000"];
  const command = [inspector, "--cli", ...door, ...patient, ...args];
  const { stdout } = await run(process.execPath, command, { env: { HOME: home, ...compiledCode } });
  return JSON.parse(stdout);
}

const overHttp = () => [`${app.url}/mcp`, "--transport", "http", "--header", `Authorization: Bearer ${secret}`];

/** One tool called by the inspector, which takes some seconds of processor time to start. */
async function inspectTool(door: string[], tool: string, input: Record<string, string>): Promise<Result> {
  const args = Object.entries(input).flatMap(([name, value]) => ["--tool-arg", `${name}=${value}`]);
  return (await inspect(door, "--method", "tools/call", "--tool-name", tool, ...args)) as Result;
}

/** One message as sent by a client without a session. */
async function post(method: string, params: object, headers: Record<string, string> = {}) {
  return fetch(`${app.url}/mcp`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${secret}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
}

/** One message as sent by a client without a session. */
const list = (headers: Record<string, string> = {}) => post("tools/list", {}, headers);

async function callTool(name: string, input: object, headers: Record<string, string> = {}) {
  const response = await post("tools/call", { name, arguments: input }, headers);
  const [, data] = /^data: (.*)$/m.exec(await response.text()) ?? [];
  return (JSON.parse(data ?? "{}") as { result: Result }).result;
}

const refusalIn = ({ isError, content: [first] }: Result) => [isError, JSON.parse(first?.text ?? "{}").code];

describe("the official inspector", () => {
  test("lists every tool with its input, output and effects", async () => {
    const { tools } = (await inspect(overHttp(), "--method", "tools/list", "--strict")) as Listed;
    expect(tools.map(({ name }) => name).sort()).toEqual([
      "analyse_idea",
      "app_generator",
      "automation_builder",
      "calculate",
      "competitor_analysis",
      "enhance_prompt",
      "image_generator",
      "influencer_finder",
      "investor_guide",
      "pitch_analyzer",
      "read_venture",
      "resource_finder",
      "self_development",
      "update_venture",
      "website_builder",
    ]);
    for (const { outputSchema, annotations } of tools) {
      expect(outputSchema).toMatchObject({ type: "object" });
      expect(annotations).toMatchObject({ destructiveHint: false });
    }
    const readOnly = tools.filter(({ annotations }) => annotations["readOnlyHint"]).map(({ name }) => name);
    expect(readOnly.sort()).toEqual(["calculate", "read_venture"]);
  });

  test("runs the co-founder's work, which is charged as on the pages and kept in the history", async () => {
    await fill(member, 100);
    const idea = "Online booking for physiotherapists at €49 a month. 40 practices pay, churn is 3% a month.";
    const analysis = await callTool("analyse_idea", { idea });
    expect(analysis.structuredContent["analysis"]).toContain("€49");
    const spent = Number(analysis.structuredContent["tokensUsed"]);
    expect(spent).toBeGreaterThan(0);
    const pitch = await inspectTool(overHttp(), "pitch_analyzer", {
      content: "Online booking\n---\nPractices miss calls.",
    });
    expect(pitch.structuredContent).toMatchObject({ madeBy: "engine", tokensUsed: 2, result: { band: "red" } });
    expect(pitch.content[0]?.text).toContain("# ");
    const runId = String(pitch.structuredContent["id"]);
    expect((await member.api.tools.get({ runId })).run).toMatchObject({ tool: "pitch-analyzer", status: "done" });
    const rivals = await callTool("competitor_analysis", { industry: "Physiotherapy", idea });
    expect(rivals.structuredContent["result"]).toHaveProperty("alternatives");
    const investors = await callTool("investor_guide", { stage: "seed", industry: "healthcare" });
    expect(investors.structuredContent["result"]).toMatchObject({ investors: [{}, {}, {}] });
    expect(await balanceOf(member)).toBe(100 - spent - 6);
  });

  test("reaches the same endpoint over stdin and stdout", async () => {
    const { user, password, database, host, port } = app.database;
    const place = `localhost:${port}/${database}?host=${encodeURIComponent(host ?? "")}`;
    const door = [process.execPath, resolve("server/src/mcp-command.ts")].concat(
      ["-e", `COFOUNDER_API_KEY=${secret}`],
      ["-e", `DATABASE_URL=postgres://${user}:${encodeURIComponent(String(password))}@${place}`],
      ["-e", `DATA_DIR=${home}`],
    );
    const listed = (await inspect(door, "--method", "tools/list")) as Listed;
    expect(listed.tools).toHaveLength(15);
    const pitch = await inspectTool(door, "pitch_analyzer", { content: "Online booking for physiotherapists" });
    expect(pitch.structuredContent).toMatchObject({ madeBy: "engine", tokensUsed: 2 });
  });
});

describe("the endpoint", () => {
  const pitch = { content: "Online booking for physiotherapists" };

  test("asks about an unread figure, and computes with the founder's settlement", async () => {
    await fill(member, 100);
    const idea = "A laundry app for students in Utrecht. The 2.50 is for soap.";
    const asked = { idea, startupType: "ed-tech" };
    const before = await callTool("analyse_idea", asked);
    const [soap] = before.structuredContent["unread"] as { quote: string; span: { start: number; end: number } }[];
    expect(idea.slice(soap?.span.start, soap?.span.end)).toBe(soap?.quote);
    const reading = {
      meaning: "unit_cost",
      unit: { EUR: 1, wash: -1 },
      flow: "out",
      party: "venture",
      status: "actual",
      basis: "once",
    };
    const after = await callTool("analyse_idea", { ...asked, settled: [{ span: soap?.span, reading }] });
    expect(after.structuredContent["unread"]).toEqual([]);
  });

  test("computes for free, and reports invalid inputs", async () => {
    const before = await balanceOf(member);
    const answer = await callTool("calculate", { calculator: "gross_margin", inputs: { price: 49, unit_cost: 9.8 } });
    expect(answer.structuredContent).toMatchObject({ value: 0.8, formula: "1 − unit_cost / price" });
    const wrong = await callTool("calculate", { calculator: "gross_margin", inputs: { price: -1 } });
    expect(refusalIn(wrong)).toEqual([true, "invalid_input"]);
    expect(wrong.content[0]?.text).toContain("inputs.unit_cost");
    expect(await balanceOf(member)).toBe(before);
  });

  test("reads the venture file and updates it in the chat, where the founder confirms a figure", async () => {
    const founder = await app.signUp("Grace");
    secret = await keyFor(founder, ["venture:read", "venture:write"]);
    await fill(founder, 20);
    expect((await callTool("read_venture", {})).structuredContent).toEqual({ venture: null });
    const told = "Online booking for physiotherapists at €49 a month. Churn is 5% a month.";
    const first = await callTool("update_venture", { told });
    expect(first.structuredContent["answer"]).not.toBe("");
    const second = await callTool("update_venture", { told: "Churn is 3% a month now." });
    expect(second.structuredContent["chatId"]).toBe(first.structuredContent["chatId"]);
    const churn = async () => {
      const { structuredContent } = await callTool("read_venture", {});
      const { venture } = structuredContent as { venture: { figures: { meaning: string; value: number }[] } };
      return venture.figures.filter(({ meaning }) => meaning === "churn").map(({ value }) => value);
    };
    expect(await churn()).toEqual([]);
    const { chats } = await founder.api.chats.list({});
    const chatId = String(first.structuredContent["chatId"]);
    expect(chats.map(({ id }) => id)).toEqual([chatId]);
    const { messages } = await founder.api.chats.get({ chatId });
    const reply = messages.at(-1);
    const settlements = (reply?.parts ?? []).flatMap((part) =>
      part.kind === "heard" ? part.figures.map(({ span, reading }) => ({ span, reading })) : [],
    );
    await founder.api.chats.settleFigures({ chatId, messageId: reply?.id ?? "", settlements });
    expect(await churn()).toEqual([3]);
    // Both replies only ask for confirmation, which is free.
    expect(await balanceOf(founder)).toBe(20);
    secret = await keyFor(member, ["tools:run", "venture:read", "venture:write"]);
  });
  test.each([
    ["no key", { authorization: "" }],
    ["an unknown key", { authorization: `Bearer cof_${"a".repeat(43)}` }],
  ])("refuses a request with %s", async (_, headers) => {
    const response = await list(headers);
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(await response.json()).toMatchObject({ code: "api_key.invalid" });
  });

  test("refuses a member's cookie, and a page of another site", async () => {
    expect((await list({ authorization: "", cookie: member.cookie })).status).toBe(401);
    expect((await list({ origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await list()).status).toBe(200);
  });

  test("refuses a revoked key at once, and tells a key what it may not do", async () => {
    const { key, secret: short } = await member.api.apiKeys.make({
      name: "Short",
      scopes: ["venture:read"],
      validHours: null,
    });
    const headers = { authorization: `Bearer ${short}` };
    expect(refusalIn(await callTool("pitch_analyzer", pitch, headers))).toEqual([true, "api_key.scope_missing"]);
    expect(refusalIn(await callTool("update_venture", { told: "x" }, headers))).toEqual([
      true,
      "api_key.scope_missing",
    ]);
    await member.api.apiKeys.revoke({ keyId: key.id });
    expect((await list(headers)).status).toBe(401);
  });

  test("refuses a blocked account", async () => {
    const blocked = await app.signUp("Blocked");
    const headers = { authorization: `Bearer ${await keyFor(blocked, ["tools:run"])}` };
    expect((await list(headers)).status).toBe(200);
    await pool().query(
      `insert into blocked_accounts (id, user_id, reason, is_active, blocked_at)
       select new_id(), id, 'spam', true, now() from users where email = $1`,
      [blocked.email],
    );
    const response = await list(headers);
    expect([response.status, (await response.json()) as unknown]).toMatchObject([403, { code: "account.blocked" }]);
  });

  test("counts calls with those of the public API and writes them to the same log", async () => {
    const caller = await app.signUp("Counted");
    const headers = { authorization: `Bearer ${await keyFor(caller, ["tools:run"])}` };
    await pool().query(
      `insert into api_call_counts (user_id, day, calls) select id, $2, 98 from users where email = $1`,
      [caller.email, new Date().toISOString().slice(0, 10)],
    );
    expect((await callTool("pitch_analyzer", pitch, headers)).isError).toBeUndefined();
    await fill(caller, 0);
    expect(refusalIn(await callTool("pitch_analyzer", pitch, headers))).toEqual([true, "insufficient_tokens"]);
    expect(refusalIn(await callTool("pitch_analyzer", pitch, headers))).toEqual([true, "api.day_limit"]);
    const { rows } = await pool().query<{ line: string }>(
      `select l.api_name || ' ' || l.status || ' ' || l.tokens_used as line
       from api_usage_logs l join users u on u.id = l.user_id
       where u.email = $1 and l.api_name like '/mcp/%' order by l.id`,
      [caller.email],
    );
    expect(rows.map(({ line }) => line)).toEqual([
      "/mcp/pitch_analyzer success 2",
      "/mcp/pitch_analyzer insufficient_tokens 0",
      "/mcp/pitch_analyzer rate_limited 0",
    ]);
  });

  test("counts every request, and refuses those that are too frequent", async () => {
    const hasty = await app.signUp("Hasty");
    const headers = { authorization: `Bearer ${await keyFor(hasty, ["tools:run"])}` };
    const { rows } = await pool().query<{ key: string }>(
      "select 'api_request:' || id as key from users where email = $1",
      [hasty.email],
    );
    const points = async () =>
      (await pool().query<{ points: number }>("select points from attempt_limits where key = $1", [rows[0]?.key]))
        .rows[0]?.points;
    expect((await list(headers)).status).toBe(200);
    expect((await post("ping", {}, headers)).status).toBe(200);
    expect(await points()).toBe(2);
    await pool().query("update attempt_limits set points = 600 where key = $1", [rows[0]?.key]);
    const response = await list(headers);
    expect([response.status, await response.json()]).toMatchObject([429, { code: "too_many_requests" }]);
  });

  test("logs only a limited number of refusals per account", async () => {
    const noisy = await app.signUp("Noisy");
    const headers = { authorization: `Bearer ${await keyFor(noisy, ["tools:run"])}` };
    const logged = async () =>
      (
        await pool().query<{ rows: number }>(
          "select count(*)::int as rows from api_usage_logs where user_id = (select id from users where email = $1)",
          [noisy.email],
        )
      ).rows[0]?.rows;
    expect(refusalIn(await callTool("read_venture", {}, headers))).toEqual([true, "api_key.scope_missing"]);
    expect(await logged()).toBe(1);
    await pool().query("update attempt_limits set points = 200 where key like 'refused_call:%'");
    expect(refusalIn(await callTool("read_venture", {}, headers))).toEqual([true, "api_key.scope_missing"]);
    expect(await logged()).toBe(1);
    expect((await callTool("calculate", { calculator: "ltv", inputs: {} }, headers)).isError).toBe(true);
    expect(await logged()).toBe(1);
  });

  test("reports invalid input and runs nothing", async () => {
    const before = await balanceOf(member);
    const wrong = await callTool("pitch_analyzer", { content: 7 });
    expect(wrong.isError).toBe(true);
    const headers = { accept: "application/json, text/event-stream", "content-type": "application/json" };
    const authorization = `Bearer ${secret}`;
    const broken = await fetch(`${app.url}/mcp`, { method: "POST", body: "{", headers: { ...headers, authorization } });
    expect(broken.status).toBe(400);
    expect(await balanceOf(member)).toBe(before);
  });

  test("takes one request at a time: a batch is refused", async () => {
    const one = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
    const headers = { accept: "application/json, text/event-stream", "content-type": "application/json" };
    const authorization = `Bearer ${secret}`;
    const ask = (body: unknown) =>
      fetch(`${app.url}/mcp`, { method: "POST", body: JSON.stringify(body), headers: { ...headers, authorization } });
    expect((await ask([one, { ...one, id: 2 }])).status).toBe(400);
    expect((await ask(one)).status).toBe(200);
  });
});
