import type pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";
import { findDifferences, reserveTokens, captureTokens } from "../wallet/index.ts";
import { renewDuePlans } from "./renew.ts";

let now = new Date("2027-03-01T09:00:00Z");
let app: TestApp;
let admin: TestMember;

beforeAll(async () => {
  app = await startTestApp({ ownerEmail: "admin@example.com", now: () => now });
  admin = await app.signUp("Admin");
});

const idOf = async (member: TestMember) => (await member.api.accounts.session()).member?.id ?? "";
const planOf = async ({ api }: TestMember) => (await api.subscriptions.get()).subscription;
const query = async <Row extends pg.QueryResultRow>(text: string, ...values: unknown[]) =>
  (await app.built.parts.ctx.database.pool.query<Row>(text, values)).rows;
const give = async (userId: string, tier: "starter" | "pro" | "premium") =>
  admin.api.subscriptions.give({ userId, tier, when: "now", reason: "a test" });
const memberCtx = (userId: string) => ({ ...app.built.parts.ctx, userId });

async function spend(userId: string, cost: number): Promise<void> {
  const id = newId();
  await reserveTokens(memberCtx(userId), { id, most: cost });
  await captureTokens(memberCtx(userId), { id, cost });
}

/** The plan's row, with the specification's column names. */
const rowsOf = (userId: string) =>
  query<{ tier: string; remaining: number; used: number; active: boolean }>(
    `select tier, tokens_remaining as remaining, tokens_used as used, is_active as active
     from user_subscriptions where user_id = $1 order by created_at, id`,
    userId,
  );

describe("a change of plan begins a month of its own", () => {
  test("the offer after a trial holds one month of Pro and not two", async () => {
    const ada = await app.signUp("Ada");
    await ada.api.subscriptions.startTrial();
    await ada.api.subscriptions.activateOffer();
    expect(await planOf(ada)).toMatchObject({ tokenLimit: 50_000, tokensRemaining: 50_000, tokensUsed: 0 });
    expect(await ada.api.wallet.get()).toMatchObject({ plan: 50_000, balance: 10 });
    expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
  });

  test("changes by an admin never leave more than the plan's month, and report its used tokens", async () => {
    const ben = await idOf(await app.signUp("Ben"));
    await give(ben, "starter");
    await spend(ben, 70);
    await give(ben, "premium");
    await spend(ben, 1_000);
    await give(ben, "pro");
    await spend(ben, 3);
    expect(await rowsOf(ben)).toEqual([
      { tier: "starter", remaining: 0, used: 70, active: false },
      { tier: "premium", remaining: 0, used: 1_000, active: false },
      { tier: "pro", remaining: 49_997, used: 3, active: true },
    ]);
    const { subscriptions } = await admin.api.subscriptions.list({ query: "ben", status: "active" });
    expect(subscriptions).toMatchObject([{ tokenLimit: 50_000, tokensRemaining: 49_997, tokensUsed: 3 }]);
    expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
  });

  test("tokens reserved in an earlier month expire when they are released, and the ledger says so", async () => {
    const cem = await app.signUp("Cem");
    const userId = await idOf(cem);
    await give(userId, "starter");
    const id = newId();
    await reserveTokens(memberCtx(userId), { id, most: 16_000 });
    await give(userId, "pro");
    expect(await captureTokens(memberCtx(userId), { id, cost: 1_000 })).toBe(1_000);
    expect(await planOf(cem)).toMatchObject({ tokensRemaining: 50_000, tokensUsed: 0 });
    const { entries } = await cem.api.wallet.history({});
    expect(entries.slice(0, 2).map(({ reason, delta, balanceAfter }) => [reason, delta, balanceAfter])).toEqual(
      expect.arrayContaining([
        ["expired", -15_000, 50_000],
        ["release", 15_000, 65_000],
      ]),
    );
    expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
  });

  test("tokens reserved across a month's end are not released into the new month", async () => {
    const dee = await app.signUp("Dee");
    const userId = await idOf(dee);
    await give(userId, "starter");
    const id = newId();
    await reserveTokens(memberCtx(userId), { id, most: 500 });
    now = new Date("2027-04-01T09:00:00Z");
    await renewDuePlans(app.built.parts.ctx);
    await spend(userId, 500);
    await captureTokens(memberCtx(userId), { id, cost: 0 });
    expect(await planOf(dee)).toMatchObject({ tokensRemaining: 19_500, tokensUsed: 500 });
    expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
  });
});

test("the database refuses more plan tokens than the month gave, whoever writes them", async () => {
  const eve = await idOf(await app.signUp("Eve"));
  await give(eve, "starter");
  await expect(query("update profiles set plan_tokens = plan_tokens + 1 where user_id = $1", eve)).rejects.toThrow(
    "profiles_plan_tokens_within_limit",
  );
});

test("under concurrent requests no wallet holds more than its plan's month, and the ledger adds up", async () => {
  const fay = await app.signUp("Fay");
  const userId = await idOf(fay);
  await fay.api.subscriptions.startTrial();
  const switches = (["starter", "premium", "pro", "premium", "starter"] as const).map(
    (tier) => () => give(userId, tier),
  );
  const works = Array.from({ length: 30 }, (_, at) => async () => {
    const id = newId();
    await reserveTokens(memberCtx(userId), { id, most: 4_000 });
    await captureTokens(memberCtx(userId), { id, cost: at * 10 });
  });
  const seen: { plan_tokens: number; token_limit: number }[] = [];
  const look = async () => {
    const rows = await query<{ plan_tokens: number; token_limit: number }>(
      `select p.plan_tokens, k.token_limit from profiles p join user_subscriptions s on s.user_id = p.user_id and s.is_active
       join subscription_plans k on k.id = s.plan_id where p.user_id = $1`,
      userId,
    );
    seen.push(...rows);
  };
  const offer = () => fay.api.subscriptions.activateOffer();
  const all = works.flatMap((work, at) => [
    work,
    look,
    ...(at % 6 === 0 ? switches.splice(0, 1) : []),
    ...(at === 3 ? [offer] : []),
  ]);
  await Promise.allSettled(all.map((each) => each()));
  await look();
  expect(seen.length).toBeGreaterThan(20);
  for (const { plan_tokens: held, token_limit: limit } of seen) expect(held).toBeLessThanOrEqual(limit);
  const rows = await rowsOf(userId);
  const active = rows.filter((row) => row.active);
  expect(active).toHaveLength(1);
  expect((active[0]?.remaining ?? 0) + (active[0]?.used ?? 0)).toBe((await planOf(fay))?.tokenLimit);
  const open = await query("select 1 from token_reservations where user_id = $1 and cost is null", userId);
  expect(open).toEqual([]);
  expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
});
