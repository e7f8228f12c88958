import pg from "pg";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";
import { migrateDatabase } from "../../platform/db/database.ts";
import { findDifferences, reserveTokens, capture, captureTokens } from "../wallet/index.ts";
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

/** What the plan's row shows, as the specification names its columns. */
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

  test("switches by an admin never leave more than the plan's month, and say what was used of it", async () => {
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

  test("what was set aside in an earlier month expires when it comes back, and the ledger says so", async () => {
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

  test("what was set aside over a month's end does not come back into the new one", async () => {
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

test("whatever runs at once, no wallet ever holds more than its plan's month and the ledger adds up", async () => {
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

test("wallets from before are brought to their plan's month, with what is set aside, and the ledger says so", async () => {
  const server = inject("postgres");
  const database = { ...server, database: `p_${newId().replaceAll("-", "")}` };
  const run = async (config: pg.ClientConfig, statement: string) => {
    const client = new pg.Client(config);
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  };
  await run(server, `create database ${database.database}`);
  await migrateDatabase(database, 28);
  const wallets = [
    { name: "a", tier: "pro", tokens: 100_000, aside: 0 },
    { name: "b", tier: "premium", tokens: 169_930, aside: 70 },
    { name: "c", tier: "starter", tokens: 10_000, aside: 16_000 },
    { name: "d", tier: "starter", tokens: 19_000, aside: 400 },
    { name: "e", tier: null, tokens: 30, aside: 0 },
  ];
  for (const { name, tier, tokens, aside } of wallets)
    await run(
      database,
      `with u as (insert into users (id, name, email) values (gen_random_uuid(), '${name}', '${name}@example.com') returning id, email),
       p as (insert into profiles (user_id, id, email, plan_tokens) select id, gen_random_uuid(), email, ${tokens} from u),
       l as (insert into token_ledger (id, user_id, bucket, delta, balance_after, reason, cause)
         select gen_random_uuid(), id, 'plan', ${tokens}, ${tokens}, 'grant', 'plan:old' from u),
       r as (insert into token_reservations (user_id, id, from_balance, from_plan, expires_at)
         select id, gen_random_uuid(), 0, ${aside}, now() from u where ${aside} > 0)
       insert into user_subscriptions (id, user_id, plan_id, tier, source, started_at, period_start, period_end)
       select gen_random_uuid(), u.id, k.id, k.tier, 'admin', now(), now(), now() + interval '1 month'
       from u join subscription_plans k on k.tier = '${tier}'`,
    );
  await migrateDatabase(database);
  const shown = `select p.plan_tokens as held, s.tokens_remaining as remaining, s.tokens_used as used
    from profiles p left join user_subscriptions s on s.user_id = p.user_id order by p.email`;
  expect(await run(database, shown)).toEqual([
    { held: 50_000, remaining: 50_000, used: 0 },
    { held: 100_000, remaining: 100_000, used: 0 },
    { held: 10_000, remaining: 10_000, used: 10_000 },
    { held: 19_000, remaining: 19_000, used: 1_000 },
    { held: 0, remaining: null, used: null },
  ]);
  await run(
    database,
    `with due as (select user_id, id, 0 as cost from token_reservations), ${capture({ from: "due", now: "now()" })}
     select 1 from settled`,
  );
  expect((await run(database, shown)).map(({ held }) => held as number)).toEqual([50_000, 100_000, 10_000, 19_400, 0]);
  const sums = `select p.plan_tokens - sum(l.delta)::int as difference from profiles p
    join token_ledger l on l.user_id = p.user_id and l.bucket = 'plan' group by p.user_id, p.email order by p.email`;
  expect((await run(database, sums)).map(({ difference }) => difference as number)).toEqual([0, 0, 0, 0, 0]);
});
