import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { inTransaction } from "../../platform/ctx.ts";
import { findDifferences } from "../wallet/index.ts";
import { activatePlan } from "./activate-plan.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

const idOf = async (member: TestMember) => (await member.api.accounts.session()).member?.id ?? "";

const activate = async (member: TestMember, tier: "starter" | "pro" | "premium") => {
  const userId = await idOf(member);
  return inTransaction(app.built.parts.ctx, (tx) =>
    activatePlan(tx, { userId, tier, source: "admin", because: "test" }),
  );
};

test("the three plans exist with their tokens and prices", async () => {
  const { rows } = await app.built.parts.ctx.database.pool.query(
    "select tier, token_limit, price_monthly from subscription_plans order by token_limit",
  );
  expect(rows).toEqual([
    { tier: "starter", token_limit: 20_000, price_monthly: "29.99" },
    { tier: "pro", token_limit: 50_000, price_monthly: "79.99" },
    { tier: "premium", token_limit: 100_000, price_monthly: "149.99" },
  ]);
});

test("a plan gives its month's tokens once, under concurrent requests, and the ledger adds up", async () => {
  const ada = await app.signUp("Ada");
  expect((await ada.api.subscriptions.get()).subscription).toBeNull();
  const activated = await Promise.all([activate(ada, "starter"), activate(ada, "starter"), activate(ada, "starter")]);
  expect(activated.filter(Boolean)).toHaveLength(1);
  expect((await ada.api.subscriptions.get()).subscription).toMatchObject({
    tier: "starter",
    tokenLimit: 20_000,
    tokensRemaining: 20_000,
    tokensUsed: 0,
    isActive: true,
  });
  expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
});

test("another plan replaces the first, whose remaining tokens expire", async () => {
  const ben = await app.signUp("Ben");
  await activate(ben, "starter");
  expect(await activate(ben, "pro")).toBe(true);
  expect((await ben.api.subscriptions.get()).subscription).toMatchObject({ tier: "pro", tokensRemaining: 50_000 });
  expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
});

test("a member cannot see the plan of another account", async () => {
  const cem = await app.signUp("Cem");
  expect((await cem.api.subscriptions.get()).subscription).toBeNull();
});

test("admins find subscriptions by address, name and status, page by page, with figures of all accounts", async () => {
  const own = await startTestApp({ ownerEmail: "lister@example.com" });
  const admin = await own.signUp("Lister");
  const people = [await own.signUp("Lana"), await own.signUp("Lars"), await own.signUp("Mia")];
  const ids = await Promise.all(people.map(async ({ api }) => (await api.accounts.session()).member?.id ?? ""));
  const tiers = ["starter", "pro", "premium"] as const;
  for (const [at, userId] of ids.entries())
    await admin.api.subscriptions.give({ userId, tier: tiers[at] ?? "pro", when: "now", reason: "A test" });
  await admin.api.subscriptions.end({ userId: ids[1] ?? "", when: "now", reason: "A test" });
  await admin.api.subscriptions.end({ userId: ids[2] ?? "", when: "period_end", reason: "A test" });
  const { subscriptions, figures } = await admin.api.subscriptions.list({});
  expect(subscriptions.map(({ email, isActive }) => [email, isActive])).toEqual([
    ["mia@example.com", true],
    ["lars@example.com", false],
    ["lana@example.com", true],
  ]);
  expect(figures).toEqual({
    active: 2,
    byTier: { starter: 1, pro: 0, premium: 1 },
    free: 0,
    ending: 1,
    paidMonthly: 0,
    ended: 1,
  });
  expect(subscriptions[0]).toMatchObject({
    planName: "Premium",
    priceMonthly: 149.99,
    tokenLimit: 100_000,
    tokensRemaining: 100_000,
    tokensUsed: 0,
    next: { kind: "ends", tier: null },
  });
  expect(subscriptions[1]).toMatchObject({ tokensRemaining: null, next: null });
  const found = async (asked: { query?: string; status?: "active" | "inactive" }) =>
    (await admin.api.subscriptions.list(asked)).subscriptions.map(({ displayName }) => displayName);
  expect(await found({ query: "LA" })).toEqual(["Lars", "Lana"]);
  expect(await found({ query: "LA", status: "active" })).toEqual(["Lana"]);
  expect(await found({ status: "inactive" })).toEqual(["Lars"]);
  expect(await found({ query: "%" })).toEqual([]);
});
