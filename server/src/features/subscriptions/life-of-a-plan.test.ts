import { beforeAll, describe, expect, test } from "vitest";
import { memberOf, refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { findDifferences } from "../wallet/index.ts";
import { renewDuePlans } from "./renew.ts";

let now = new Date("2027-01-31T09:30:00Z");
let app: TestApp;
/** A second process on the same database. */
let twin: TestApp;
/** The same database, where nothing is free. */
let shop: TestApp;
let admin: TestMember;

beforeAll(async () => {
  const clock = () => now;
  app = await startTestApp({ ownerEmail: "admin@example.com", now: clock });
  const second = { ownerEmail: "admin@example.com", now: clock, database: app.database };
  twin = await startTestApp(second);
  shop = await startTestApp({ ...second, freeProOffer: false });
  admin = await app.signUp("Admin");
});

const goTo = (text: string) => {
  now = new Date(`${text}Z`);
};
const idOf = async (member: TestMember) => (await member.api.accounts.session()).member?.id ?? "";
const planOf = async ({ api }: TestMember) => (await api.subscriptions.get()).subscription;
const at = ({ url }: TestApp, { email, cookie }: TestMember) => memberOf(url, email, cookie);
const query = async (text: string, ...values: unknown[]) =>
  (await app.built.parts.ctx.database.pool.query(text, values)).rows;
const give = async (member: TestMember, tier: "starter" | "pro" | "premium", when?: "now" | "period_end") =>
  admin.api.subscriptions.give({ userId: await idOf(member), tier, reason: "a friend", ...(when && { when }) });
describe("the months of a plan", () => {
  test("reset their tokens 14 times, over month ends and a leap day, whoever looks first", async () => {
    goTo("2027-01-31T09:30:00");
    const ada = await app.signUp("Ada");
    const userId = await idOf(ada);
    await give(ada, "starter");
    const ends: (string | undefined)[] = [];
    for (let month = 0; month < 14; month++) {
      now = new Date((await planOf(ada))?.periodEnd ?? "");
      ends.push(now.toISOString().slice(0, 10));
      // The scheduler and a person's request take turns in coming first.
      if (month % 2) await renewDuePlans(app.built.parts.ctx);
      expect(await planOf(ada)).toMatchObject({ tokensRemaining: 20_000, periodStart: now.toISOString() });
    }
    expect([ends[0], ends[1], ends[2], ends[12], ends[13]]).toEqual([
      "2027-02-28",
      "2027-03-31",
      "2027-04-30",
      "2028-02-29",
      "2028-03-31",
    ]);
    expect(await query("select 1 from token_ledger where user_id = $1 and reason = 'grant'", userId)).toHaveLength(15);
    expect(await query("select 1 from token_ledger where user_id = $1 and reason = 'expired'", userId)).toHaveLength(
      14,
    );
    expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
  });

  test("are renewed once when two processes renew them at once", async () => {
    goTo("2028-05-10T00:00:00");
    const members = await Promise.all(["Bea", "Bob", "Bim"].map((name) => app.signUp(name)));
    for (const member of members) await give(member, "pro");
    goTo("2028-06-10T00:00:00");
    const looks = members.flatMap((member) => [planOf(member), planOf(at(twin, member))]);
    const rounds = [app, twin, app, twin].map(({ built }) => renewDuePlans(built.parts.ctx));
    await Promise.all([...looks, ...rounds]);
    for (const member of members) {
      expect(await planOf(member)).toMatchObject({ tokensRemaining: 50_000, periodEnd: "2028-07-10T00:00:00.000Z" });
      const userId = await idOf(member);
      expect(await query("select 1 from token_ledger where user_id = $1 and reason = 'grant'", userId)).toHaveLength(2);
    }
    expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
  });
});

describe("the trial", () => {
  test("gives Pro for seven days and ends with its tokens; the welcome tokens stay", async () => {
    goTo("2028-02-26T12:00:00");
    const eva = await app.signUp("Eva");
    expect(await eva.api.subscriptions.get()).toMatchObject({ subscription: null, trialAvailable: true });
    const { subscription, trialAvailable } = await eva.api.subscriptions.startTrial();
    expect(subscription).toMatchObject({
      tier: "pro",
      source: "trial",
      tokensRemaining: 50_000,
      next: { kind: "ends", at: "2028-03-04T12:00:00.000Z", tier: null },
    });
    expect(trialAvailable).toBe(false);
    goTo("2028-03-04T11:59:59");
    expect(await planOf(eva)).not.toBeNull();
    goTo("2028-03-04T12:00:00");
    expect(await planOf(eva)).toBeNull();
    expect(await eva.api.wallet.get()).toMatchObject({ balance: 10, plan: 0 });
  });

  test("is given once per account, even when its plan's row is deleted, and to another account anew", async () => {
    const [fay, gil] = [await app.signUp("Fay"), await app.signUp("Gil")];
    const asked = await Promise.all(
      [app, twin, app, twin].map((each) => refusalOf(at(each, fay).api.subscriptions.startTrial())),
    );
    expect(asked.filter((answer) => typeof answer === "object")).toHaveLength(1);
    await query("delete from user_subscriptions where user_id = $1", await idOf(fay));
    expect(await refusalOf(fay.api.subscriptions.startTrial())).toBe("plan.trial_used");
    await give(gil, "starter");
    expect(await refusalOf(gil.api.subscriptions.startTrial())).toBe("plan.active");
    await admin.api.subscriptions.end({ userId: await idOf(gil), reason: "it was asked for" });
    expect((await gil.api.subscriptions.startTrial()).subscription?.source).toBe("trial");
  });
});

describe("the offer", () => {
  test("gives Pro for three months, each with its tokens, once per account, after a trial too", async () => {
    goTo("2026-11-30T08:00:00");
    const ida = await app.signUp("Ida");
    await ida.api.subscriptions.startTrial();
    await ida.api.subscriptions.activateOffer();
    expect(await planOf(ida)).toMatchObject({ source: "offer", endsAt: "2027-02-28T08:00:00.000Z" });
    goTo("2027-01-15T00:00:00");
    expect(await planOf(ida)).toMatchObject({ tokensRemaining: 50_000, periodEnd: "2027-01-30T08:00:00.000Z" });
    goTo("2027-02-28T08:00:00");
    expect(await planOf(ida)).toBeNull();
    expect(await refusalOf(ida.api.subscriptions.activateOffer())).toBe("plan.offer_used");
  });

  test("is refused where the operator does not make it", async () => {
    const jon = at(shop, await app.signUp("Jon"));
    expect(await jon.api.subscriptions.get()).toMatchObject({ offerAvailable: false, paymentSetUp: false });
    expect(await refusalOf(jon.api.subscriptions.activateOffer())).toBe("plan.offer_off");
  });
});

test("a change of plan is refused where payment is not set up", async () => {
  const lea = await app.signUp("Lea");
  await give(lea, "starter");
  expect(await refusalOf(lea.api.subscriptions.change({ tier: "pro" }))).toBe("plan.payment_not_set_up");
  expect(await refusalOf(lea.api.subscriptions.buy({ tier: "pro" }))).toBe("plan.payment_not_set_up");
  expect(await refusalOf(lea.api.subscriptions.openPortal())).toBe("payment.none");
});

describe("a cancellation", () => {
  test("ends the plan with its period and can be taken back before", async () => {
    goTo("2027-06-15T00:00:00");
    const mia = await app.signUp("Mia");
    expect(await refusalOf(mia.api.subscriptions.cancel())).toBe("plan.none");
    await give(mia, "pro");
    const cancelled = await mia.api.subscriptions.cancel();
    expect(cancelled.subscription?.next).toMatchObject({ kind: "ends", at: "2027-07-15T00:00:00.000Z" });
    expect((await mia.api.subscriptions.resume()).subscription?.next.kind).toBe("renews");
    await mia.api.subscriptions.cancel();
    await mia.api.subscriptions.cancel();
    goTo("2027-09-01T00:00:00");
    await renewDuePlans(app.built.parts.ctx);
    expect(await planOf(mia)).toBeNull();
    expect((await mia.api.wallet.get()).plan).toBe(0);
    expect(await refusalOf(mia.api.subscriptions.resume())).toBe("plan.none");
    const told = await query(
      "select action from audit_log where subject_id = $1 and action like 'plan.%' order by created_at, id",
      await idOf(mia),
    );
    expect(told.map(({ action }) => action)).toEqual([
      "plan.activated",
      "plan.cancelled",
      "plan.resumed",
      "plan.cancelled",
      "plan.ended",
    ]);
  });
});

describe("an admin", () => {
  test("gives, changes and ends plans with a reason that is in the audit log", async () => {
    goTo("2027-10-31T00:00:00");
    const ned = await app.signUp("Ned");
    const userId = await idOf(ned);
    await give(ned, "starter");
    expect(await refusalOf(give(ned, "starter"))).toBe("plan.already");
    expect((await give(ned, "premium", "period_end")).subscription?.next).toMatchObject({ tier: "premium" });
    goTo("2027-11-30T00:00:00");
    expect(await planOf(ned)).toMatchObject({ tier: "premium", tokensRemaining: 100_000 });
    const { api } = admin;
    const ending = await api.subscriptions.end({ userId, when: "period_end", reason: "moved on" });
    expect(ending.subscription?.next.kind).toBe("ends");
    expect((await api.subscriptions.end({ userId, reason: "left" })).subscription).toBeNull();
    expect(await refusalOf(api.subscriptions.end({ userId, reason: "left" }))).toBe("plan.none");
    const { entries } = await api.admin.audit({ action: "plan.ended", userId });
    expect(entries[0]).toMatchObject({ actorEmail: "admin@example.com", details: { because: "left" } });
    expect((await ned.api.wallet.get()).plan).toBe(0);
  });
});

test("a trial that an admin continues is a plan like others, and premium means having the premium plan", async () => {
  goTo("2027-12-25T00:00:00");
  const pia = await app.signUp("Pia");
  const isPremium = async () => (await pia.api.accounts.session()).member?.isPremium;
  await pia.api.subscriptions.startTrial();
  await give(pia, "premium", "period_end");
  expect(await isPremium()).toBe(false);
  goTo("2028-01-01T00:00:00");
  expect(await planOf(pia)).toMatchObject({ tier: "premium", source: "admin", periodEnd: "2028-02-01T00:00:00.000Z" });
  await app.built.parts.ctx.notifications.caughtUp();
  expect(await isPremium()).toBe(true);
  expect(await refusalOf(pia.api.subscriptions.activateOffer())).toBe("plan.active");
  await admin.api.subscriptions.end({ userId: await idOf(pia), reason: "over" });
  expect(await isPremium()).toBe(false);
});

test("open tabs are notified of every change of the plan", async () => {
  const ole = await app.signUp("Ole");
  const gone = new AbortController();
  const response = await ole.fetch("/api/live", { signal: gone.signal });
  const text = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await at(twin, ole).api.subscriptions.startTrial();
  let seen = "";
  while (!seen.includes("event: plan")) seen += (await text?.read())?.value ?? "";
  gone.abort();
  expect(seen).toContain("event: plan");
});
