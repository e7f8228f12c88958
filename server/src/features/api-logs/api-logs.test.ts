import { beforeAll, expect, test } from "vitest";
import { deleteLogs } from "./index.ts";
import { password, refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";

let app: TestApp;
let admin: TestMember;
const first = Date.parse("2027-03-01T00:00:00Z");
const hourMs = 60 * 60_000;

beforeAll(async () => {
  app = await startTestApp({ ownerEmail: "keeper@example.com" });
  admin = await app.signUp("Keeper");
  await app.signUp("Ada");
  await app.signUp("Bob");
  const { pool } = app.built.parts.ctx.database;
  // An hour apart, over five days; two at the same moment.
  for (let at = 0; at < 120; at++) {
    await pool.query(
      `insert into api_usage_logs (id, user_id, api_name, tokens_used, status, created_at)
       select new_id(), (select id from users where email = $1), $2, $3, $4, $5`,
      [
        at % 2 ? "ada@example.com" : "bob@example.com",
        at % 3 ? "/v1/pitch/analyze" : "chat-with-ai",
        at,
        at % 10 ? "success" : "rate_limited",
        new Date(first + (at === 119 ? 118 : at) * hourMs),
      ],
    );
  }
});

const all = async (filter: Parameters<TestMember["api"]["apiLogs"]["list"]>[0] = {}) => {
  const found = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await admin.api.apiLogs.list({ ...filter, ...(cursor && { cursor }) });
    found.push(...page.logs);
    cursor = page.next;
  }
  return found;
};

test("the last 50 calls are listed newest first, each with its caller, endpoint, cost and status", async () => {
  const { logs, next } = await admin.api.apiLogs.list({});
  expect(logs).toHaveLength(50);
  expect(next).not.toBeNull();
  expect(logs.map(({ tokensUsed }) => tokensUsed).slice(2)).toEqual(Array.from({ length: 48 }, (_, at) => 117 - at));
  expect(logs[2]).toMatchObject({
    email: "ada@example.com",
    apiName: "chat-with-ai",
    status: "success",
    createdAt: new Date(first + 117 * hourMs).toISOString(),
  });
});

test("page by page every call comes once", async () => {
  expect((await all()).map(({ tokensUsed }) => tokensUsed).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 120 }, (_, at) => at),
  );
});

test("calls are filtered by status, endpoint, user and day, also all at once", async () => {
  expect(await all({ status: "rate_limited" })).toHaveLength(12);
  expect(await all({ apiName: "/v1/" })).toHaveLength(80);
  expect(await all({ email: "ADA@" })).toHaveLength(60);
  expect(await all({ from: "2027-03-02", to: "2027-03-02" })).toHaveLength(24);
  const narrow = { status: "rate_limited", apiName: "chat", email: "bob", from: "2027-03-03" } as const;
  expect((await all(narrow)).map(({ tokensUsed }) => tokensUsed)).toEqual([90, 60]);
  expect(await all({ email: "100%" })).toEqual([]);
  expect(await refusalOf(admin.api.apiLogs.list({ from: "2027-03-03", to: "2027-03-01" }))).toBe("invalid_input");
});

test("calls of a deleted account stay, without its address", async () => {
  const leaver = await app.signUp("Leaver");
  await app.built.parts.ctx.database.pool.query(
    `insert into api_usage_logs (id, user_id, api_name, tokens_used, status, created_at)
     select new_id(), id, 'left', 1, 'success', now() from users where email = $1`,
    [leaver.email],
  );
  expect(await all({ apiName: "left" })).toMatchObject([{ email: leaver.email }]);
  await leaver.api.accounts.delete({ password });
  expect(await all({ apiName: "left" })).toMatchObject([{ userId: null, email: null }]);
});

test("old calls are deleted, and recent ones stay", async () => {
  const { ctx } = app.built.parts;
  const before = new Date(first + 12 * hourMs);
  const [found, kept] = [await all(), (await all({ from: "2027-03-01" })).slice(0, -12)];
  expect(await deleteLogs(ctx, before)).toBe(found.length - kept.length);
  expect(await all()).toEqual(kept);
  expect(await deleteLogs(ctx, before)).toBe(0);
});
