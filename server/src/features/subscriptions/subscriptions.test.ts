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
  return inTransaction(app.built.parts.ctx, (tx) => activatePlan(tx, { userId, tier, because: "test" }));
};

test("the three plans are there with their tokens and prices", async () => {
  const { rows } = await app.built.parts.ctx.database.pool.query(
    "select tier, token_limit, price_monthly from subscription_plans order by token_limit",
  );
  expect(rows).toEqual([
    { tier: "starter", token_limit: 20_000, price_monthly: "29.99" },
    { tier: "pro", token_limit: 50_000, price_monthly: "79.99" },
    { tier: "premium", token_limit: 100_000, price_monthly: "149.99" },
  ]);
});

test("a plan gives its month's tokens once, whatever runs at once, and the ledger adds up", async () => {
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

test("another plan takes the place of the first; what is left of its tokens stays", async () => {
  const ben = await app.signUp("Ben");
  await activate(ben, "starter");
  expect(await activate(ben, "pro")).toBe(true);
  expect((await ben.api.subscriptions.get()).subscription).toMatchObject({ tier: "pro", tokensRemaining: 70_000 });
  expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
});

test("nobody sees the plan of another account", async () => {
  const cem = await app.signUp("Cem");
  expect((await cem.api.subscriptions.get()).subscription).toBeNull();
});
