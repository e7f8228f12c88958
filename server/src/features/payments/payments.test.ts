import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ScriptedStripe, startScriptedStripe } from "../../../../e2e/fixtures/scripted-stripe.ts";
import { memberOf, password, refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { stripePayments } from "../../platform/payments/stripe.ts";
import { renewDuePlans } from "../subscriptions/index.ts";
import { findDifferences } from "../wallet/index.ts";
import { askOverdue, syncCustomers } from "./index.ts";

let now = new Date("2027-01-31T09:30:00Z");
let stripe: ScriptedStripe;
let app: TestApp;
/** A second process on the same database. */
let twin: TestApp;
let admin: TestMember;

beforeAll(async () => {
  const clock = () => now;
  stripe = await startScriptedStripe(clock);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = stripe.env;
  const payments = stripePayments({ secretKey, webhookSecret, apiBase });
  const dependencies = { ownerEmail: "admin@example.com", now: clock, payments };
  app = await startTestApp(dependencies);
  twin = await startTestApp({ ...dependencies, database: app.database });
  admin = await app.signUp("Admin");
  return () => stripe.close();
});

beforeEach(() => {
  stripe.away = false;
});

const goTo = (text: string) => {
  now = new Date(`${text}Z`);
};
const doorOf = ({ url }: TestApp) => `${url}/api/payments/events`;
const planOf = async ({ api }: TestMember) => (await api.subscriptions.get()).subscription;
const idOf = async ({ api }: TestMember) => (await api.accounts.session()).member?.id ?? "";
const query = async (text: string, ...values: unknown[]) =>
  (await app.built.parts.ctx.database.pool.query(text, values)).rows;

/** Sends the events since then, and expects them to be accepted. */
async function deliver(since: number, order: "in order" | "backwards" = "in order"): Promise<void> {
  const events = stripe.books.events.slice(since);
  for (const event of order === "in order" ? events : events.reverse()) {
    expect((await stripe.send(doorOf(app), event)).status).toBe(200);
  }
}

async function happens(what: () => unknown, order?: "backwards"): Promise<void> {
  const since = stripe.books.events.length;
  await what();
  await deliver(since, order);
}

const sessionOf = (url: string) => url.split("/").at(-1) ?? "";

async function buy(member: TestMember, tier: "starter" | "pro" | "premium"): Promise<void> {
  const { url } = await member.api.subscriptions.buy({ tier });
  await happens(() => stripe.books.pay(sessionOf(url)));
}

const boughtBy = ({ email }: TestMember) => stripe.books.subscriptionOf(stripe.books.customerOf(email));
const renew = (member: TestMember, paid = true) => happens(() => stripe.books.renew(boughtBy(member).id, { paid }));
const settle = () => syncCustomers(app.built.parts.ctx);

describe("a purchase", () => {
  test("gives the plan and its tokens once the payment service confirms the payment, and not before", async () => {
    const ada = await app.signUp("Ada");
    const { url } = await ada.api.subscriptions.buy({ tier: "pro" });
    expect(url).toContain(stripe.url);
    expect(await planOf(ada)).toBeNull();
    await happens(() => stripe.books.pay(sessionOf(url)));
    expect(await planOf(ada)).toMatchObject({
      tier: "pro",
      source: "payment",
      tokensRemaining: 50_000,
      periodStart: "2027-01-31T09:30:00.000Z",
      next: { kind: "renews", at: "2027-02-28T09:30:00.000Z" },
    });
    expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
  });

  test("makes the prices at the service from the plans, once, and finds them by their names", async () => {
    const names = [...stripe.books.prices.values()].map((price) => [price.lookup_key, price.unit_amount]);
    const bea = await app.signUp("Bea");
    await bea.api.subscriptions.buy({ tier: "pro" });
    await bea.api.subscriptions.buy({ tier: "starter" });
    expect(names).toEqual([["cofounder_pro_monthly", 7999]]);
    expect([...stripe.books.prices.values()].map((price) => price.lookup_key)).toEqual([
      "cofounder_pro_monthly",
      "cofounder_starter_monthly",
    ]);
  });

  test("closes the checkout page that was open before, so that nobody pays twice", async () => {
    const cem = await app.signUp("Cem");
    const first = await cem.api.subscriptions.buy({ tier: "pro" });
    const second = await cem.api.subscriptions.buy({ tier: "starter" });
    expect(stripe.books.sessions.get(sessionOf(first.url))?.status).toBe("expired");
    expect(stripe.books.sessions.get(sessionOf(second.url))?.status).toBe("open");
  });

  test("that was made twice nevertheless ends the second, and the first plan stays", async () => {
    const dan = await app.signUp("Dan");
    await buy(dan, "starter");
    const [first] = [boughtBy(dan)];
    const pro = [...stripe.books.prices.values()].find((price) => price.lookup_key === "cofounder_pro_monthly");
    now = new Date(now.getTime() + 60_000);
    await happens(() => stripe.books.subscribe(stripe.books.customerOf(dan.email), pro?.id ?? ""));
    expect(boughtBy(dan).status).toBe("canceled");
    expect(first.status).toBe("active");
    expect(await planOf(dan)).toMatchObject({ tier: "starter", tokensRemaining: 20_000 });
  });

  test("replaces a trial, and is refused beside a paid plan", async () => {
    const eva = await app.signUp("Eva");
    await eva.api.subscriptions.startTrial();
    await buy(eva, "pro");
    expect(await planOf(eva)).toMatchObject({ source: "payment", endsAt: null });
    expect(await refusalOf(eva.api.subscriptions.buy({ tier: "premium" }))).toBe("plan.active");
    const fay = await app.signUp("Fay");
    await admin.api.subscriptions.give({ userId: await idOf(fay), tier: "pro", reason: "a friend" });
    expect(await refusalOf(fay.api.subscriptions.buy({ tier: "pro" }))).toBe("plan.already");
  });

  test("is refused with the reason while the service is away, and nothing is changed", async () => {
    const gil = await app.signUp("Gil");
    await buy(gil, "starter");
    stripe.away = true;
    for (const ask of [
      () => gil.api.subscriptions.change({ tier: "pro" }),
      () => gil.api.subscriptions.cancel(),
      () => gil.api.subscriptions.openPortal(),
      () => gil.api.subscriptions.refresh(),
    ]) {
      expect(await refusalOf(ask())).toBe("payment.unavailable");
    }
    expect(await planOf(gil)).toMatchObject({ tier: "starter", next: { kind: "renews" } });
  });

  test("is found without any event when the service is asked", async () => {
    const hal = await app.signUp("Hal");
    const { url } = await hal.api.subscriptions.buy({ tier: "starter" });
    stripe.books.pay(sessionOf(url));
    expect(await planOf(hal)).toBeNull();
    expect((await hal.api.subscriptions.refresh()).subscription).toMatchObject({ tier: "starter", source: "payment" });
  });
});

describe("an event", () => {
  const grantsOf = async (member: TestMember) =>
    query("select 1 from token_ledger where user_id = $1 and bucket = 'plan' and reason = 'grant'", await idOf(member));

  test("that arrives again, or several times at once in two processes, counts once", async () => {
    const ida = await app.signUp("Ida");
    const { url } = await ida.api.subscriptions.buy({ tier: "starter" });
    const since = stripe.books.events.length;
    stripe.books.pay(sessionOf(url));
    const events = stripe.books.events.slice(since);
    const doors = [app, twin, app, twin].map(doorOf);
    const answers = await Promise.all(events.flatMap((event) => doors.map((door) => stripe.send(door, event))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await deliver(since);
    expect(await grantsOf(ida)).toHaveLength(1);
    const ids = events.map(({ id }) => id);
    expect(await query("select 1 from payment_events where id = any ($1)", ids)).toHaveLength(events.length);
    expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
  });

  test("that is older never undoes a newer one, in whatever order they arrive", async () => {
    goTo("2027-03-10T00:00:00");
    const jon = await app.signUp("Jon");
    const { url } = await jon.api.subscriptions.buy({ tier: "pro" });
    await happens(() => {
      const { id } = stripe.books.pay(sessionOf(url));
      goTo("2027-04-10T00:05:00");
      stripe.books.renew(id);
    }, "backwards");
    expect(await planOf(jon)).toMatchObject({ periodStart: "2027-04-10T00:00:00.000Z", tokensRemaining: 50_000 });
    expect(await grantsOf(jon)).toHaveLength(1);
    await happens(() => {
      const { id } = boughtBy(jon);
      stripe.books.renew(id, { paid: false });
      stripe.books.payLate(id);
    }, "backwards");
    expect(await planOf(jon)).toMatchObject({ periodStart: "2027-05-10T00:00:00.000Z", paymentFailed: false });
    expect(await grantsOf(jon)).toHaveLength(2);
  });

  test("without a valid signature, or with one that is too old, is refused and changes nothing", async () => {
    const kim = await app.signUp("Kim");
    const { url } = await kim.api.subscriptions.buy({ tier: "pro" });
    const since = stripe.books.events.length;
    stripe.books.pay(sessionOf(url));
    const [event] = stripe.books.events.slice(since);
    if (!event) throw new Error("nothing happened");
    const door = doorOf(app);
    const old = new Date(now.getTime() - 301_000);
    const refused = [
      await stripe.send(door, event, { secret: "whsec_of_someone_else" }),
      await stripe.send(door, event, { at: old }),
      await fetch(door, { method: "POST", body: JSON.stringify(event) }),
      await fetch(door, { method: "POST", body: "{", headers: { "stripe-signature": "t=1,v1=00" } }),
      await fetch(door, { method: "POST" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(await planOf(kim)).toBeNull();
    expect(await query("select 1 from payment_events where id = $1", event.id)).toHaveLength(0);
    expect((await stripe.send(door, event, { at: new Date(now.getTime() - 299_000) })).status).toBe(200);
    expect(await planOf(kim)).toMatchObject({ tier: "pro" });
  });

  test("about an unknown customer is accepted and has no effect", async () => {
    const lea = await app.signUp("Lea");
    await buy(lea, "starter");
    const [price] = stripe.books.prices.keys();
    const before = await query("select count(*)::int as plans from user_subscriptions");
    await happens(() => stripe.books.subscribe("cus_of_another_shop", price ?? ""));
    expect(await query("select count(*)::int as plans from user_subscriptions")).toEqual(before);
  });

  test("that names a member gives that member nothing: only the customer counts", async () => {
    const [mia, ned] = [await app.signUp("Mia"), await app.signUp("Ned")];
    const { url } = await mia.api.subscriptions.buy({ tier: "pro" });
    const since = stripe.books.events.length;
    stripe.books.pay(sessionOf(url));
    for (const event of stripe.books.events.slice(since)) {
      const claim = { client_reference_id: await idOf(ned), metadata: { userId: await idOf(ned) } };
      await stripe.send(doorOf(app), { ...event, data: { object: { ...event.data.object, ...claim } } });
    }
    expect(await planOf(ned)).toBeNull();
    expect(await planOf(mia)).toMatchObject({ tier: "pro" });
  });

  test("about a price without a plan gives none", async () => {
    const ole = await app.signUp("Ole");
    await ole.api.subscriptions.buy({ tier: "pro" });
    const other = stripe.books.answer({ method: "POST", pathname: "/v1/prices", fields: { unit_amount: "1" } });
    const customer = stripe.books.customerOf(ole.email);
    await happens(() => stripe.books.subscribe(customer, (other as { id: string }).id));
    expect(await planOf(ole)).toBeNull();
  });

  test("is sent again when the service could not be asked, and counts then", async () => {
    const pia = await app.signUp("Pia");
    const { url } = await pia.api.subscriptions.buy({ tier: "pro" });
    const since = stripe.books.events.length;
    stripe.books.pay(sessionOf(url));
    stripe.away = true;
    const [event] = stripe.books.events.slice(since);
    if (!event) throw new Error("nothing happened");
    expect((await stripe.send(doorOf(app), event)).status).toBe(503);
    stripe.away = false;
    await deliver(since);
    expect(await planOf(pia)).toMatchObject({ tier: "pro" });
  });
});

describe("the months of a paid plan", () => {
  test("begin with their payments, not with the clock, and reset the plan's tokens", async () => {
    goTo("2027-05-31T12:00:00");
    const member = await app.signUp("Quin");
    await buy(member, "starter");
    goTo("2027-06-30T12:30:00");
    await renewDuePlans(app.built.parts.ctx);
    expect(await planOf(member)).toMatchObject({ periodEnd: "2027-06-30T12:00:00.000Z" });
    await renew(member);
    expect(await planOf(member)).toMatchObject({ periodEnd: "2027-07-31T12:00:00.000Z", tokensRemaining: 20_000 });
    expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
  });

  test("are requested from the service when the notification of a payment is lost", async () => {
    goTo("2027-08-01T00:00:00");
    const member = await app.signUp("Rob");
    await buy(member, "starter");
    goTo("2027-09-01T01:00:00");
    stripe.books.renew(boughtBy(member).id);
    await askOverdue(app.built.parts.ctx);
    expect(await planOf(member)).toMatchObject({ periodStart: "2027-09-01T00:00:00.000Z" });
  });

  test("that are not paid leave the plan for three days, notify its member, and then end it, at the service too", async () => {
    goTo("2027-10-01T00:00:00");
    const sue = await app.signUp("Sue");
    await buy(sue, "pro");
    goTo("2027-11-01T01:00:00");
    await renew(sue, false);
    const next = { kind: "ends", at: "2027-11-04T00:00:00.000Z", tier: null };
    expect(await planOf(sue)).toMatchObject({ tier: "pro", paymentFailed: true, next });
    const mails = (await app.mailbox()).filter(({ to, subject }) => to === sue.email && /payment/i.test(subject));
    expect(mails).toHaveLength(1);
    goTo("2027-11-04T00:00:00");
    expect(await planOf(sue)).toBeNull();
    expect((await sue.api.wallet.get()).plan).toBe(0);
    await settle();
    expect(boughtBy(sue).status).toBe("canceled");
    await deliver(stripe.books.events.length - 1);
    expect(await planOf(sue)).toBeNull();
    await buy(sue, "starter");
    expect(await planOf(sue)).toMatchObject({ tier: "starter", paymentFailed: false });
  });

  test("that are paid late continue without a gap", async () => {
    goTo("2027-10-01T00:00:00");
    const tom = await app.signUp("Tom");
    await buy(tom, "pro");
    goTo("2027-11-01T01:00:00");
    await renew(tom, false);
    await happens(() => stripe.books.payLate(boughtBy(tom).id));
    const paid = { paymentFailed: false, next: { kind: "renews", at: "2027-12-01T00:00:00.000Z" } };
    expect(await planOf(tom)).toMatchObject({ ...paid, tokensRemaining: 50_000 });
  });
});

describe("a member's request", () => {
  test("to change takes effect and is charged with the next cycle, and can be taken back", async () => {
    goTo("2028-01-31T10:00:00");
    const uma = await app.signUp("Uma");
    await buy(uma, "starter");
    const priceName = () => stripe.books.priceOf(boughtBy(uma).price).lookup_key;
    const changed = await uma.api.subscriptions.change({ tier: "premium" });
    expect(changed.subscription).toMatchObject({ tier: "starter", next: { kind: "changes", tier: "premium" } });
    expect(priceName()).toBe("cofounder_premium_monthly");
    expect((await uma.api.subscriptions.undoChange()).subscription?.next.kind).toBe("renews");
    expect(priceName()).toBe("cofounder_starter_monthly");
    await uma.api.subscriptions.change({ tier: "pro" });
    goTo("2028-02-29T10:30:00");
    await renew(uma);
    expect(await planOf(uma)).toMatchObject({ tier: "pro", tokensRemaining: 50_000, next: { kind: "renews" } });
    expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
  });

  test("to cancel is sent to the service, takes effect at the period's end, and can be taken back before", async () => {
    goTo("2028-03-15T00:00:00");
    const vic = await app.signUp("Vic");
    await buy(vic, "pro");
    await vic.api.subscriptions.change({ tier: "premium" });
    expect((await vic.api.subscriptions.cancel()).subscription?.next).toMatchObject({
      kind: "ends",
      at: "2028-04-15T00:00:00.000Z",
    });
    expect(boughtBy(vic).cancelAtEnd).toBe(true);
    expect((await vic.api.subscriptions.resume()).subscription?.next).toMatchObject({ kind: "renews", tier: "pro" });
    expect(boughtBy(vic).cancelAtEnd).toBe(false);
    await vic.api.subscriptions.cancel();
    goTo("2028-04-15T00:00:01");
    await renew(vic);
    expect(await planOf(vic)).toBeNull();
    const told = await query(
      "select action, actor_id from audit_log where subject_id = $1 and action like 'plan.%' order by created_at, id",
      await idOf(vic),
    );
    const actions = told.map(({ action }) => action as string);
    expect(actions).toEqual([
      "plan.activated",
      "plan.change_scheduled",
      "plan.cancelled",
      "plan.resumed",
      "plan.cancelled",
      "plan.ended",
    ]);
    expect(told[2].actor_id).toBe(await idOf(vic));
  });

  test("is refused with the reason without a plan, and for a plan that is not paid", async () => {
    const wim = await app.signUp("Wim");
    const { api } = wim;
    expect(await refusalOf(api.subscriptions.change({ tier: "pro" }))).toBe("plan.none");
    expect(await refusalOf(api.subscriptions.openPortal())).toBe("payment.none");
    await admin.api.subscriptions.give({ userId: await idOf(wim), tier: "starter", reason: "a friend" });
    expect(await refusalOf(api.subscriptions.change({ tier: "pro" }))).toBe("plan.payment_required");
    expect((await api.subscriptions.cancel()).subscription?.next.kind).toBe("ends");
  });

  test("made on the service's own page is applied here", async () => {
    const xia = await app.signUp("Xia");
    await buy(xia, "pro");
    const { url } = await xia.api.subscriptions.openPortal();
    expect(url).toContain(`${stripe.url}/portal/`);
    const cancel = { cancel_at_period_end: "true" };
    const pathname = `/v1/subscriptions/${boughtBy(xia).id}`;
    await happens(() => stripe.books.answer({ method: "POST", pathname, fields: cancel }));
    expect((await planOf(xia))?.next.kind).toBe("ends");
  });

  test("made in two tabs at once results in what the service has", async () => {
    const yan = await app.signUp("Yan");
    await buy(yan, "starter");
    const there = memberOf(twin.url, yan.email, yan.cookie);
    await Promise.all([
      yan.api.subscriptions.change({ tier: "pro" }),
      there.api.subscriptions.change({ tier: "premium" }),
    ]);
    const name = stripe.books.priceOf(boughtBy(yan).price).lookup_key;
    expect(name).toBe(`cofounder_${(await planOf(yan))?.next.tier}_monthly`);
  });
});

describe("nobody pays for a plan or account that has ended", () => {
  test("a plan that an admin or a promo code replaced or ended ends at the service, and does not come back", async () => {
    const zoe = await app.signUp("Zoe");
    await buy(zoe, "starter");
    const userId = await idOf(zoe);
    const later = { userId, reason: "a friend", tier: "pro", when: "period_end" } as const;
    expect(await refusalOf(admin.api.subscriptions.give(later))).toBe("plan.paid");
    await admin.api.subscriptions.give({ userId, tier: "premium", reason: "a friend" });
    const since = stripe.books.events.length;
    await settle();
    expect(boughtBy(zoe).status).toBe("canceled");
    await deliver(since);
    expect(await planOf(zoe)).toMatchObject({ tier: "premium", source: "admin" });
    const abe = await app.signUp("Abe");
    await buy(abe, "starter");
    await admin.api.subscriptions.end({ userId: await idOf(abe), reason: "it was asked for" });
    await abe.api.subscriptions.refresh();
    expect(await planOf(abe)).toBeNull();
    await settle();
    expect(boughtBy(abe).status).toBe("canceled");
  });

  test("an admin's end at the period's end is sent to the service", async () => {
    const bob = await app.signUp("Bob");
    await buy(bob, "starter");
    await admin.api.subscriptions.end({ userId: await idOf(bob), when: "period_end", reason: "moved on" });
    expect(boughtBy(bob).cancelAtEnd).toBe(true);
    expect((await planOf(bob))?.next.kind).toBe("ends");
  });

  test("a deleted account is deleted at the service, with its subscription, as soon as the service answers", async () => {
    const cal = await app.signUp("Cal");
    await buy(cal, "pro");
    const bought = boughtBy(cal);
    stripe.away = true;
    await cal.api.accounts.delete({ password });
    await settle();
    expect(stripe.books.customers.has(bought.customer)).toBe(true);
    stripe.away = false;
    await happens(settle);
    expect(bought.status).toBe("canceled");
    expect(stripe.books.customers.has(bought.customer)).toBe(false);
    expect(await query("select 1 from payment_customers where customer_id = $1", bought.customer)).toHaveLength(0);
  });
});

test("an event that is larger than any real one is refused before it is read", async () => {
  const headers = { connection: "close", "stripe-signature": "t=1,v1=00" };
  const response = await fetch(doorOf(app), { method: "POST", headers, body: "x".repeat(250_001) });
  expect(response.status).toBe(413);
});

test("where payment is not set up there is no webhook", async () => {
  const bare = await startTestApp();
  expect((await fetch(doorOf(bare), { method: "POST", body: "{}" })).status).toBe(404);
});
