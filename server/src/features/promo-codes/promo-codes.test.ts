import { beforeAll, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { enrol, passwordSession } from "../../app/test-factors.ts";
import { newId } from "../../platform/db/columns.ts";
import { findDifferences } from "../wallet/index.ts";

let app: TestApp;
let admin: TestMember;

beforeAll(async () => {
  app = await startTestApp({ ownerEmail: "admin@example.com" });
  admin = await app.signUp("Admin");
});

type Offer = Parameters<TestMember["api"]["promoCodes"]["create"]>[0];

async function offer(code: string, more: Partial<Offer> = {}) {
  const { promoCode } = await admin.api.promoCodes.create({ code, description: `What ${code} is for`, ...more });
  return promoCode;
}

test("a code is stored in upper case with the defaults: no bonus, one use, active", async () => {
  expect(await offer("spring25")).toMatchObject({
    code: "SPRING25",
    tokenBonus: 0,
    maxUses: 1,
    currentUses: 0,
    isActive: true,
    grantsPremium: false,
    grantsAdmin: false,
    expiresAt: null,
  });
  expect(await refusalOf(offer("Spring25"))).toBe("promo_code.exists");
  expect(await refusalOf(offer("X", { maxUses: 0 }))).toBe("invalid_input");
  expect(await refusalOf(offer("X", { tokenBonus: -1 }))).toBe("invalid_input");
  expect(await refusalOf(offer("X", { description: " " }))).toBe("invalid_input");
});

test("a code gives its tokens and premium, in whichever case it is typed, once per account", async () => {
  await offer("WELCOME", { tokenBonus: 25, grantsPremium: true, maxUses: 5 });
  const { api } = await app.signUp("Winner");
  expect(await api.promoCodes.redeem({ code: " welcome " })).toEqual({
    code: "WELCOME",
    description: "What WELCOME is for",
    tokensGranted: 25,
    premiumGranted: true,
    adminGranted: false,
    tokens: 100_035,
  });
  expect((await api.accounts.session()).member).toMatchObject({ tokens: 100_035, isPremium: true });
  expect(await refusalOf(api.promoCodes.redeem({ code: "WELCOME" }))).toBe("promo_code.already_used");
  const { entries } = await api.wallet.history({});
  expect(entries[0]).toMatchObject({ delta: 25, balanceAfter: 35, reason: "promo_code", note: "WELCOME" });
});

test("each reason why a code is invalid has its own error code", async () => {
  const { api } = await app.signUp("Refused");
  const redeem = (code: string) => refusalOf(api.promoCodes.redeem({ code }));
  expect(await redeem("NOSUCHCODE")).toBe("promo_code.unknown");
  expect(await redeem("   ")).toBe("invalid_input");
  const off = await offer("OFF");
  await admin.api.promoCodes.update({ promoCodeId: off.id, isActive: false });
  expect(await redeem("OFF")).toBe("promo_code.unknown");
  await offer("PAST", { expiresAt: new Date(Date.now() - 1_000).toISOString() });
  expect(await redeem("PAST")).toBe("promo_code.expired");
  await offer("LAST");
  await (await app.signUp("Faster")).api.promoCodes.redeem({ code: "LAST" });
  expect(await redeem("LAST")).toBe("promo_code.limit_reached");
  expect(await refusalOf(app.stranger.api.promoCodes.redeem({ code: "LAST" }))).toBe("unauthenticated");
  expect((await api.wallet.get()).balance).toBe(10);
});

test("a code that makes an admin requires a second confirmation, is logged, and takes effect in open sessions at once", async () => {
  await offer("BOSS", { grantsAdmin: true, tokenBonus: 5 });
  const person = await app.signUp("Riser");
  expect(await refusalOf(person.api.admin.users({}))).toBe("forbidden");
  expect(await refusalOf(person.api.promoCodes.redeem({ code: "BOSS" }))).toBe("promo_code.confirm_admin");
  expect((await person.api.accounts.session()).member?.isAdmin).toBe(false);
  expect(await person.api.promoCodes.redeem({ code: "BOSS", confirmAdmin: true })).toMatchObject({
    adminGranted: true,
    tokens: 15,
  });
  expect((await person.api.accounts.session()).member).toMatchObject({ isAdmin: true, isOwner: false });
  expect((await person.api.admin.users({ query: person.email })).users).toHaveLength(1);
  const { entries } = await admin.api.admin.audit({ action: "admin.granted" });
  expect(entries[0]).toMatchObject({ actorEmail: person.email, subjectEmail: person.email, details: { code: "BOSS" } });
});

test("a session without the second factor of its member does not become admin by a code", async () => {
  await offer("SHADOW", { grantsAdmin: true });
  const enrolled = await enrol(app, await app.signUp("Shadow"));
  const { member } = enrolled;
  const old = await passwordSession(app, enrolled);
  const request = { code: "SHADOW", confirmAdmin: true };
  expect(await refusalOf(old.api.promoCodes.redeem(request))).toBe("session.aal2_required");
  expect(await member.api.promoCodes.redeem(request)).toMatchObject({ adminGranted: true });
});

test("where the operator disabled it, no code that grants admin can be made or redeemed", async () => {
  const closed = await startTestApp({ ownerEmail: "boss@example.com", adminPromoCodes: false });
  const boss = await closed.signUp("Boss");
  expect((await boss.api.accounts.session()).instance.adminPromoCodes).toBe(false);
  const code = { code: "ROOT", description: "no", grantsAdmin: true };
  expect(await refusalOf(boss.api.promoCodes.create(code))).toBe("promo_code.admin_grants_off");
  await closed.built.parts.ctx.database.pool.query(
    `insert into promo_codes (id, code, description, token_bonus, grants_premium, grants_admin, max_uses)
     values ($1, 'ROOT', 'from before', 0, false, true, 1)`,
    [newId()],
  );
  const { api } = await closed.signUp("Climber");
  expect(await refusalOf(api.promoCodes.redeem({ code: "ROOT", confirmAdmin: true }))).toBe(
    "promo_code.admin_grants_off",
  );
});

async function crowd(size: number): Promise<TestMember[]> {
  const members: TestMember[] = [];
  for (let at = 0; at < size; at += 10) {
    const names = Array.from({ length: 10 }, () => `crowd-${newId()}`);
    members.push(...(await Promise.all(names.map((name) => app.signUp(name)))));
  }
  return members;
}

test("of 50 accounts that redeem at once, exactly as many succeed as the code has uses left", async () => {
  const members = await crowd(50);
  for (const maxUses of [1, 7]) {
    const { id } = await offer(`RUSH${maxUses}`, { tokenBonus: 3, maxUses });
    const answers = await Promise.all(
      members.map(({ api }) => refusalOf(api.promoCodes.redeem({ code: `RUSH${maxUses}` }))),
    );
    expect(answers.filter((answer) => typeof answer === "object")).toHaveLength(maxUses);
    expect(answers.filter((answer) => answer === "promo_code.limit_reached")).toHaveLength(50 - maxUses);
    const { promoCodes } = await admin.api.promoCodes.list();
    expect(promoCodes.find((code) => code.id === id)?.currentUses).toBe(maxUses);
  }
  expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
});

test("one account that redeems a code 20 times at once gets it once", async () => {
  await offer("MANY", { tokenBonus: 4, maxUses: 100 });
  const { api } = await app.signUp("Greedy");
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refusalOf(api.promoCodes.redeem({ code: "MANY" }))),
  );
  expect(answers.filter((answer) => answer === "promo_code.already_used")).toHaveLength(19);
  expect((await api.wallet.get()).balance).toBe(14);
});

test("guessing codes is limited", async () => {
  const { api } = await app.signUp("Guesser");
  const answers: unknown[] = [];
  for (let guess = 0; guess < 32; guess++)
    answers.push(await refusalOf(api.promoCodes.redeem({ code: `GUESS${guess}` })));
  expect(answers[29]).toBe("promo_code.unknown");
  expect(answers.slice(30)).toEqual(["too_many_requests", "too_many_requests"]);
});

test("the history shows the last uses with account and effect, filtered, and outlives the code", async () => {
  const { id } = await offer("HISTORY", { tokenBonus: 2, maxUses: 3 });
  const person = await app.signUp("Historian");
  await person.api.promoCodes.redeem({ code: "HISTORY" });
  const found = (await admin.api.promoCodes.transactions({ query: "histor" })).transactions;
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ code: "HISTORY", tokenBonus: 2, email: person.email, displayName: "Historian" });
  expect((await admin.api.promoCodes.transactions({ to: "2020-01-01" })).transactions).toEqual([]);
  await admin.api.promoCodes.delete({ promoCodeId: id });
  const after = (await admin.api.promoCodes.transactions({ query: person.email })).transactions;
  expect(after[0]).toMatchObject({ code: null, email: person.email });
  expect(await refusalOf(admin.api.promoCodes.delete({ promoCodeId: id }))).toBe("promo_code.not_found");
  expect(await refusalOf(person.api.promoCodes.redeem({ code: "HISTORY" }))).toBe("promo_code.unknown");
});

test("a redemption during the account's deletion is refused with the reason, and the code keeps its use", async () => {
  await offer("FAREWELL", { tokenBonus: 5 });
  const leaving = await app.signUp("Leaving");
  const { pool } = app.built.parts.ctx.database;
  const client = await pool.connect();
  await client.query("begin");
  await client.query("select set_config('cofounder.erasing', id::text, true) from users where email = $1 for update", [
    leaving.email,
  ]);
  await client.query("delete from users where email = $1", [leaving.email]);
  const redeeming = refusalOf(leaving.api.promoCodes.redeem({ code: "FAREWELL" }));
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  await client.query("commit");
  client.release();
  expect(await redeeming).toBe("unauthenticated");
  const { promoCodes } = await admin.api.promoCodes.list();
  expect(promoCodes.find(({ code }) => code === "FAREWELL")?.currentUses).toBe(0);
});
