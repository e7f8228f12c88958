import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { tokenIn } from "../../../../e2e/fixtures/make-account.ts";
import { type ScriptedModel, startScriptedModel } from "../../../../e2e/fixtures/scripted-model.ts";
import {
  type Client,
  memberOf,
  password,
  refusalOf,
  signIn,
  startTestApp,
  type TestApp,
  type TestMember,
} from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";
import { grantAdmin, revokeAdmin } from "../accounts/index.ts";
import { identifyHolder } from "../api-keys/index.ts";
import { renewDuePlans } from "../subscriptions/index.ts";

let model: ScriptedModel;
let app: TestApp;
/** A second process on the same database. */
let elsewhere: TestApp;
let admin: TestMember;

beforeAll(async () => {
  model = await startScriptedModel();
  const settings = { baseUrl: model.url, apiKey: null, model: "scripted", silenceMs: 1_500 };
  app = await startTestApp({ model: openAiCompatible(settings), ownerEmail: "owner@example.com" });
  elsewhere = await startTestApp({ model: openAiCompatible(settings), database: app.database });
  admin = await makeAdmin("Admin");
  return () => model.close();
});

const idOf = async ({ api }: TestMember) => (await api.accounts.session()).member?.id ?? "";

async function makeAdmin(name: string): Promise<TestMember> {
  const member = await app.signUp(name);
  const { ctx } = app.built.parts;
  await grantAdmin(ctx, { userId: await idOf(member), because: "test" });
  await ctx.notifications.caughtUp();
  return member;
}

const block = ({ email }: { email: string }, by: { api: Client } = admin) =>
  by.api.blocks.block({ email, reason: "Sends spam" });

const trySignIn = (email: string, at = app) => at.post("/api/auth/sign-in/email", { email, password });

async function within<T>(ms: number, wait: Promise<T>): Promise<T> {
  const late = Symbol("late");
  const first = await Promise.race([wait, new Promise((resolve) => setTimeout(resolve, ms, late))]);
  if (first === late) throw new Error(`took longer than ${ms} ms`);
  return wait;
}

describe("an admin", () => {
  test("blocks an account by its address with a reason, sees it in the list, and the log says who did it and why", async () => {
    const person = await app.signUp("Spam");
    const { block: made } = await admin.api.blocks.block({ email: " SPAM@Example.com ", reason: " Sends spam " });
    expect(made).toMatchObject({
      email: person.email,
      reason: "Sends spam",
      blockedByEmail: admin.email,
      isActive: true,
      unblockedAt: null,
    });
    const { blocks } = await admin.api.blocks.list({ query: "spam@" });
    expect(blocks).toEqual([made]);
    const { entries } = await admin.api.admin.audit({ userId: made.userId, action: "account.blocked" });
    expect(entries).toMatchObject([{ actorEmail: admin.email, details: { reason: "Sends spam" } }]);
  });

  test("is told what is missing, unknown or done already", async () => {
    const person = await app.signUp("Twice");
    expect(await refusalOf(admin.api.blocks.block({ email: person.email, reason: "  " }))).toBe("block.incomplete");
    expect(await refusalOf(admin.api.blocks.block({ email: "", reason: "Spam" }))).toBe("block.incomplete");
    expect(await refusalOf(block({ email: "nobody@example.com" }))).toBe("user.not_found");
    const answer = await admin.fetch("/api/admin/blocked-accounts", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(await answer.json()).toMatchObject({ message: "Please provide email and reason" });
    const { block: made } = await block(person);
    expect(await refusalOf(block(person))).toBe("block.already");
    await admin.api.blocks.unblock({ blockId: made.id });
    expect(await refusalOf(admin.api.blocks.unblock({ blockId: made.id }))).toBe("block.not_found");
  });

  test("unblocks: the account moves from the list of current blocks to that of past ones, with its day, and can sign in again", async () => {
    const person = await app.signUp("Back");
    const { block: made } = await block(person);
    const { block: ended } = await admin.api.blocks.unblock({ blockId: made.id });
    expect(ended).toMatchObject({ isActive: false, blockedAt: made.blockedAt });
    expect(ended.unblockedAt).not.toBeNull();
    expect((await admin.api.blocks.list({ query: person.email })).blocks).toEqual([]);
    expect((await admin.api.blocks.list({ query: person.email, state: "ended" })).blocks).toEqual([ended]);
    expect((await (await signIn(app, person.email)).api.wallet.get()).balance).toBe(10);
    const { entries } = await admin.api.admin.audit({ userId: made.userId, action: "account." });
    expect(entries.map(({ action }) => action)).toEqual(["account.unblocked", "account.blocked"]);
  });

  test("cannot block himself", async () => {
    expect(await refusalOf(block(admin))).toBe("block.self");
  });

  test("who blocks another while being blocked by him: one of the two stays, in any interleaving", async () => {
    const { ctx } = app.built.parts;
    const [first, second] = [await makeAdmin("First"), await makeAdmin("Second")];
    await revokeAdmin(ctx, { userId: await idOf(admin), because: "test" });
    const attempts = await Promise.all([
      refusalOf(block(second, first)),
      refusalOf(block(first, memberOf(elsewhere.url, second.email, second.cookie))),
    ]);
    await grantAdmin(ctx, { userId: await idOf(admin), because: "test" });
    await ctx.notifications.caughtUp();
    expect(attempts.filter((outcome) => outcome === "block.last_admin" || outcome === "unauthenticated")).toHaveLength(
      1,
    );
    const { blocks } = await admin.api.blocks.list({});
    expect(blocks.filter(({ email }) => email === first.email || email === second.email)).toHaveLength(1);
  });

  test("who is blocked while their own block request waits blocks nobody, even when other admins are left", async () => {
    const { pool } = app.built.parts.ctx.database;
    const [third, fourth] = [await makeAdmin("Third"), await makeAdmin("Fourth")];
    const hold = await pool.connect();
    await hold.query("begin");
    await hold.query("select pg_advisory_xact_lock(7302025)");
    const attempts = [refusalOf(block(fourth, third)), refusalOf(block(third, fourth))];
    const waiting = "select 1 from pg_locks where locktype = 'advisory' and objid = 7302025 and not granted";
    await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 20_000 }).toBe(2);
    await hold.query("commit");
    hold.release();
    expect((await Promise.all(attempts)).filter((outcome) => outcome === "unauthenticated")).toHaveLength(1);
    const { blocks } = await admin.api.blocks.list({});
    expect(blocks.filter(({ email }) => email === third.email || email === fourth.email)).toHaveLength(1);
  });

  test("by promo code or otherwise cannot block the account of OWNER_EMAIL, however it is spelled", async () => {
    const owner = await app.signUp("Owner");
    for (const email of [owner.email, " OWNER@Example.com "]) {
      expect(await refusalOf(block({ email }))).toBe("block.owner");
    }
    expect((await owner.api.accounts.session()).member).toMatchObject({ isOwner: true });
    expect((await block(await app.signUp("Owners"), owner)).block.isActive).toBe(true);
  });
});

describe("a blocked member", () => {
  test("is signed out in every process within a second, and every open tab is told", async () => {
    const here = await app.signUp("Everywhere");
    const there = memberOf(elsewhere.url, here.email, here.cookie);
    await Promise.all([here.api.wallet.get(), there.api.wallet.get()]);
    const tabs = await Promise.all([here.fetch("/api/live"), there.fetch("/api/live")]);
    await block(here);
    const told = await within(1_000, Promise.all(tabs.map((tab) => tab.text())));
    for (const text of told) expect(text).toContain("event: signed_out");
    expect(await refusalOf(here.api.wallet.get())).toBe("unauthenticated");
    expect(await refusalOf(there.api.wallet.get())).toBe("unauthenticated");
  });

  test("has keys that open nothing until unblocked", async () => {
    const person = await app.signUp("Keys");
    const { secret } = await person.api.apiKeys.make({ name: "Build", scopes: ["tools:run"], validHours: null });
    const authorization = `Bearer ${secret}`;
    const holder = () => identifyHolder(app.built.parts.ctx, new Headers({ authorization }));
    const analyse = () =>
      app
        .post("/v1/pitch/analyze", { content: "Online booking for physiotherapists" }, { authorization })
        .then(({ status }) => status);
    expect(await holder()).toMatchObject({ scopes: ["tools:run"], isBlocked: false });
    expect(await analyse()).toBe(200);
    const { block: made } = await block(person);
    expect(await holder()).toMatchObject({ isBlocked: true });
    expect(await analyse()).toBe(403);
    await admin.api.blocks.unblock({ blockId: made.id });
    expect(await analyse()).toBe(200);
  });

  test("is told so after the right password, and nothing after a wrong one", async () => {
    const person = await app.signUp("Outside");
    await block(person);
    const answer = await trySignIn(person.email);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: "account.blocked" });
    expect(answer.headers.getSetCookie().join()).not.toContain("session_token=ey");
    const wrong = await app.post("/api/auth/sign-in/email", { email: person.email, password: "not this one at all" });
    expect(wrong.status).toBe(401);
  });

  test("cannot sign up again under the same address, in any spelling", async () => {
    const person = await app.signUp("Again");
    await block(person);
    const typed = { name: "A", email: "AGAIN@example.com", password: "another long password" };
    // Answered as for any address: only its holder is told, by mail.
    expect((await app.post("/api/auth/sign-up/email", typed)).status).toBe(200);
    const [mail] = (await app.mailbox()).filter(({ to }) => to === person.email);
    expect(mail?.subject).toBe("Your account is blocked");
    const { email } = person;
    expect((await app.post("/api/auth/sign-in/email", { ...typed, email })).status).toBe(401);
  });

  test("cannot move the account to another address with an earlier link", async () => {
    const person = await app.signUp("Mover");
    await person.api.accounts.changeEmail({ newEmail: "moved@example.com", password });
    const token = tokenIn(await app.mailbox(), "moved@example.com", "address");
    await block(person);
    expect((await app.post("/api/auth/confirm-address", { token, password })).status).toBe(410);
    const { blocks } = await admin.api.blocks.list({ query: "mover@" });
    expect(blocks).toHaveLength(1);
  });

  test("is signed out when the sign-in started before the block: the block waits for it and ends it", async () => {
    const person = await app.signUp("Sooner");
    const client = await app.built.parts.ctx.database.pool.connect();
    await client.query("begin");
    await client.query(
      `insert into sessions (id, user_id, token, expires_at)
       select new_id(), id, $1, now() + interval '1 day' from users where email = $2`,
      [newId(), person.email],
    );
    const blocking = block(person);
    await sleep(300);
    await client.query("commit");
    client.release();
    await blocking;
    expect(await sessionsOf(person)).toBe(0);
  });

  test("is refused with the reason when the block started before the sign-in: the sign-in waits for it", async () => {
    const [person, { ctx }] = [await app.signUp("Later"), app.built.parts];
    const client = await ctx.database.pool.connect();
    await client.query("begin");
    await client.query(
      "insert into blocked_accounts (id, user_id, reason, blocked_at) select $1, id, 'Spam', now() from users where email = $2",
      [newId(), person.email],
    );
    const signingIn = trySignIn(person.email, elsewhere);
    await sleep(1_500);
    await client.query("commit");
    client.release();
    const answer = await signingIn;
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: "account.blocked" });
    expect(await sessionsOf(person)).toBe(0);
  });

  test("receives no more of a reply that is being written, in whichever process it is read, and the reply stops", async () => {
    const person = await app.signUp("Stream");
    const there = memberOf(elsewhere.url, person.email, person.cookie);
    const { turnId, reply } = await person.send("Explain #slow please");
    const streams = await Promise.all([
      person.fetch(`/api/turns/${turnId}/events`),
      there.fetch(`/api/turns/${turnId}/events`),
    ]);
    await expect.poll(() => statusOf(turnId)).toBe("running");
    await block(person);
    await within(1_000, Promise.all(streams.map((stream) => stream.text())));
    await expect.poll(() => statusOf(turnId)).toBe("stopped");
    const { rows } = await app.built.parts.ctx.database.pool.query<{ outcome: string }>(
      "select outcome from messages where id = $1",
      [reply.id],
    );
    expect(rows).toEqual([{ outcome: "stopped" }]);
  });

  test("cannot start work that was requested at the moment of the block", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, (_, at) => app.signUp(`Starter${at}`)));
    await Promise.all(
      people.map(async (person) => {
        const asked = [
          refusalOf(person.send("Explain #slow please")),
          refusalOf(person.api.tools.start({ tool: "enhance-prompt", runId: newId(), input: { prompt: "a lamp" } })),
        ];
        await block(person);
        await Promise.all(asked);
      }),
    );
    const running = `select 1 from turns t join users u on u.id = t.user_id where u.email like 'starter%' and t.status = 'running'
      union all select 1 from tool_runs r join users u on u.id = r.user_id where u.email like 'starter%' and r.status = 'running'`;
    const count = async () => (await app.built.parts.ctx.database.pool.query(running)).rowCount;
    await expect.poll(count).toBe(0);
  });

  test("has no public website, pitch or shared plan until unblocked", async () => {
    const person = await app.signUp("Shown");
    const seen = await publish(person);
    expect(await seen()).toEqual({ site: 200, pitches: 1, plan: 200 });
    const { block: made } = await block(person);
    expect(await seen()).toEqual({ site: 404, pitches: 0, plan: 404 });
    await admin.api.blocks.unblock({ blockId: made.id });
    expect(await seen()).toEqual({ site: 200, pitches: 1, plan: 200 });
  });

  test("gets no monthly tokens until unblocked, and then those of the current month", async () => {
    const person = await app.signUp("Monthly");
    const userId = await idOf(person);
    await admin.api.subscriptions.give({ userId, tier: "starter", when: "now", reason: "A test" });
    const { block: made } = await block(person);
    const { pool } = app.built.parts.ctx.database;
    await pool.query(
      `update user_subscriptions set started_at = started_at - interval '40 days', period_start = period_start - interval '40 days',
         period_end = period_end - interval '40 days' where user_id = $1`,
      [userId],
    );
    const ctx = app.built.parts.ctx;
    await renewDuePlans(ctx);
    const months = async () =>
      (await pool.query("select 1 from token_ledger where user_id = $1 and bucket = 'plan' and delta > 0", [userId]))
        .rowCount;
    expect(await months()).toBe(1);
    await admin.api.blocks.unblock({ blockId: made.id });
    await renewDuePlans(ctx);
    const { rows } = await pool.query(
      "select period_end > now() as current from user_subscriptions where user_id = $1",
      [userId],
    );
    expect(rows).toEqual([{ current: true }]);
  });
});

async function sessionsOf({ email }: TestMember): Promise<number | null> {
  const question = "select 1 from sessions s join users u on u.id = s.user_id where u.email = $1";
  return (await app.built.parts.ctx.database.pool.query(question, [email])).rowCount;
}

async function statusOf(turnId: string): Promise<string | undefined> {
  const { rows } = await app.built.parts.ctx.database.pool.query<{ status: string }>(
    "select status from turns where id = $1",
    [turnId],
  );
  return rows[0]?.status;
}

/** Publishes a website, lists a pitch and shares a plan; returns a function that requests them as a stranger. */
async function publish(person: TestMember) {
  const runId = newId();
  const input = { businessName: "Shown", description: "Lamps for desks", industry: "", colorScheme: "modern" as const };
  await person.api.tools.start({ tool: "website-builder", runId, input });
  await expect.poll(async () => (await person.api.tools.get({ runId })).run.status).toBe("done");
  await person.api.sites.publish({ siteId: runId, address: "shown-lamps" });
  await person.api.pitches.submit({
    companyName: "Shown Lamps",
    industry: "saas",
    stage: "seed",
    description: "Lamps",
    seekingAmount: 1,
    traction: null,
    visibility: { description: "everyone", seekingAmount: "everyone", traction: "everyone" },
    opensAt: null,
    closesAt: null,
    status: "active",
  });
  const { plan } = await person.api.savedPlans.save({ source: { kind: "run", runId } });
  const { share } = await person.api.savedPlans.share({ planId: plan.id, days: 3, password: null });
  const token = share.url?.split("/").at(-1) ?? "";
  return async () => {
    const site = await app.stranger.fetch("/sites/shown-lamps");
    const { pitches } = await app.stranger.api.pitches.list({});
    const read = await refusalOf(app.stranger.api.savedPlans.read({ token, password: null }));
    return {
      site: site.status,
      pitches: pitches.filter(({ companyName }) => companyName === "Shown Lamps").length,
      plan: read === "share.not_found" ? 404 : 200,
    };
  };
}
