import { unzipSync } from "fflate";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { newId } from "../../platform/db/columns.ts";
import { deleteUnconfirmed } from "./delete-unconfirmed.ts";
import { memberOf, password, refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ ownerEmail: "keeper@example.com" });
});

const idea = "A tutoring marketplace, 20% of each lesson of $30";

const picture = async () => {
  const create = { width: 600, height: 600, channels: 3, background: "#123456" } as const;
  return new File([new Uint8Array(await sharp({ create }).png().toBuffer())], "me.png");
};

async function busyMember(name: string): Promise<TestMember & { avatarUrl: string }> {
  const member = await app.signUp(name);
  const started = await member.send(idea);
  const { id: messageId, chatId } = await member.finish(started.turnId);
  const start = idea.indexOf("20%");
  const share = { span: { message: 0, start, end: start + "20%".length }, reading: null };
  await member.api.chats.settleFigures({ chatId, messageId, settlements: [share] });
  const { avatarUrl } = (await member.api.accounts.uploadAvatar({ file: await picture() })).member;
  return { ...member, avatarUrl: avatarUrl ?? "" };
}

test("the export holds all data of the member, no other member's and no secret", async () => {
  const member = await busyMember("Exporter");
  await (await app.signUp("Neighbour")).send("A bakery for dogs at $12 a cake");
  const response = await member.fetch("/api/account/export");
  expect(response.headers.get("content-disposition")).toMatch(/attachment.*my-data-.*\.zip/);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const json = (name: string) =>
    JSON.parse(new TextDecoder().decode(files[`${name}.json`])) as Record<string, unknown>[];
  expect(Object.keys(files).toSorted()).toEqual([
    "account.json",
    "api-keys.json",
    "blocks.json",
    "chats.json",
    "contact-messages.json",
    "contact-requests.json",
    "decisions.json",
    "files/picture.webp",
    "ideas.json",
    "images.json",
    "imported-creators.json",
    "kill-tests.json",
    "payments.json",
    "pitches.json",
    "plan-benefits.json",
    "promo-codes.json",
    "saved-plans.json",
    "security-events.json",
    "sessions.json",
    "subscriptions.json",
    "token-ledger.json",
    "tool-results.json",
    "usage.json",
    "venture-figures.json",
    "venture-links.json",
    "venture-members.json",
    "venture-scenarios.json",
    "ventures.json",
    "websites.json",
  ]);
  expect(json("account")[0]).toMatchObject({ email: member.email, display_name: "Exporter" });
  const [chat, ...others] = json("chats");
  expect(others).toEqual([]);
  const [question, reply] = (chat?.["messages"] ?? []) as Record<string, unknown>[];
  const start = idea.indexOf("20%");
  expect(question?.["settled_figures"]).toMatchObject([{ start, end: start + "20%".length, reading: null }]);
  expect(reply?.["settled_figures"]).toEqual([]);
  expect(question).toHaveProperty("reading");
  expect(json("token-ledger").map(({ reason }) => reason)).toContain("sign_up");
  expect(json("security-events").map(({ action }) => action)).toContain("sign_in");
  const everything = Object.values(files).map((bytes) => new TextDecoder().decode(bytes));
  expect(everything.join("")).not.toContain("neighbour@example.com");
  expect(everything.join("")).not.toContain("bakery for dogs");
  expect(everything.join("")).not.toContain(decodeURIComponent(member.cookie.split("=")[1] ?? "-").split(".")[0]);
});

test("deleting asks for the password, and leaves nothing of the person but a ledger without a name", async () => {
  const member = await busyMember("Leaver");
  const { pool } = app.built.parts.ctx.database;
  const userId = (await member.api.accounts.session()).member?.id ?? "";
  const keeper = await app.signUp("Keeper");
  const adjustment = { userId, requestId: newId(), operation: "add", amount: 5 } as const;
  await keeper.api.admin.adjustTokens({ ...adjustment, reason: "Leaver Lee <lee@leaver.example> asked" });
  await keeper.api.promoCodes.create({ code: "FOR-LEAVER", description: "x" });
  await member.api.promoCodes.redeem({ code: "FOR-LEAVER" });
  await keeper.api.promoCodes.delete({
    promoCodeId: (await keeper.api.promoCodes.list()).promoCodes[0]?.id ?? "",
  });
  await member.api.accounts.changeEmail({ newEmail: "elsewhere@leaver.example", password });
  await member.api.subscriptions.startTrial();
  await pool.query("delete from local_mails where recipient = 'elsewhere@leaver.example'");
  expect(await refusalOf(member.api.accounts.delete({ password: "not my password" }))).toBe("password.wrong");
  const { receipt } = await member.api.accounts.delete({ password });
  expect(receipt).toMatchObject({ chats: 1, messages: 2, files: 1 });
  expect(await refusalOf(member.api.wallet.get())).toBe("unauthenticated");
  expect((await fetch(`${app.url}${member.avatarUrl}`)).status).toBe(404);
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(rows.length).toBeGreaterThan(15);
  for (const { name } of rows) {
    const mentions = await pool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t where to_jsonb(t)::text ilike any (array['%leaver%', $1])`,
      [`%${userId}%`],
    );
    if (name === "token_ledger" || name === "audit_log") {
      const about = mentions.rows.filter(
        ({ row }) => !row.includes("promo_code.created") && !row.includes("promo_code.deleted"),
      );
      expect(about.map(({ row }) => row).join("")).not.toMatch(/leaver/i);
    } else expect([name, mentions.rows]).toEqual([name, []]);
  }
  const kept = await pool.query("select 1 from token_ledger where user_id = $1", [userId]);
  expect(kept.rowCount).toBe(receipt.ledgerRows);
  const events = await pool.query("select details from audit_log where subject_id = $1 and details ? 'ip'", [userId]);
  expect(events.rowCount).toBe(0);
  const again = await app.post("/api/auth/sign-in/email", { email: member.email, password });
  expect(again.status).toBe(401);
});

test("deleting an account during a reply ends the reply, and the account stays deleted", async () => {
  const member = await app.signUp("Hasty");
  const started = await member.send(idea);
  await member.api.accounts.delete({ password });
  await expect(member.finish(started.turnId)).rejects.toThrow(/events/);
  const { pool } = app.built.parts.ctx.database;
  const left = await pool.query("select 1 from users where email = $1", [member.email]);
  expect(left.rowCount).toBe(0);
});

test("no picture of a deleted account is left, whatever happens to its files at the same moment", async () => {
  const kept = new Map<string, Uint8Array>();
  const during = { put: () => Promise.resolve(), delete: () => Promise.resolve() };
  const own = await startTestApp({
    files: {
      put: async (key, bytes) => {
        kept.set(key, bytes);
        await during.put();
      },
      get: (key) => Promise.resolve(kept.get(key) ?? null),
      delete: async (key) => {
        await during.delete();
        kept.delete(key);
      },
    },
  });
  const first = await own.signUp("Uploading");
  during.put = async () => void (await first.api.accounts.delete({ password }));
  expect(await refusalOf(first.api.accounts.uploadAvatar({ file: await picture() }))).toBe("unauthenticated");
  expect([...kept.keys()]).toEqual([]);
  during.put = () => Promise.resolve();
  const second = await own.signUp("Storageless");
  await second.api.accounts.uploadAvatar({ file: await picture() });
  during.delete = () => Promise.reject(new Error("the storage is away"));
  expect(await refusalOf(second.api.accounts.delete({ password }))).toBe("unexpected");
  expect((await second.api.wallet.get()).balance).toBe(10);
  during.delete = () => Promise.resolve();
  expect((await second.api.accounts.delete({ password })).receipt.files).toBe(1);
  expect([...kept.keys()]).toEqual([]);
});

test("the freed address may be used again, and starts from nothing", async () => {
  const first = await app.signUp("Phoenix");
  await first.api.accounts.delete({ password });
  const second = await app.signUp("Phoenix");
  expect((await second.api.wallet.get()).balance).toBe(10);
  expect((await second.api.chats.list({})).chats).toEqual([]);
});

test("guessing the password of a running session is limited", async () => {
  const member = await app.signUp("Guarded");
  const answers: unknown[] = [];
  for (let attempt = 0; attempt < 12; attempt++) {
    answers.push(await refusalOf(member.api.accounts.delete({ password: "guess guess guess" })));
  }
  expect(answers.slice(0, 10)).toEqual(Array(10).fill("password.wrong"));
  expect(answers.slice(10)).toEqual(["too_many_requests", "too_many_requests"]);
  expect(await refusalOf(memberOf(app.url, "", "").api.accounts.delete({ password }))).toBe("unauthenticated");
});

test("an address does not get its one-time benefits again in another account: trial, free months and promo codes", async () => {
  const { pool } = app.built.parts.ctx.database;
  const keeper = await app.signUp("Giver");
  await pool.query("insert into user_roles (user_id, role) select id, 'admin' from users where email = $1", [
    keeper.email,
  ]);
  await pool.query("select pg_notify('caller_changed', id::text) from users where email = $1", [keeper.email]);
  await app.built.parts.ctx.notifications.caughtUp();
  await keeper.api.promoCodes.create({ code: "ONCE", description: "x", tokenBonus: 5 });
  const first = await app.signUp("Returner");
  await first.api.promoCodes.redeem({ code: "ONCE" });
  await first.api.subscriptions.startTrial();
  await pool.query(
    "update user_subscriptions set is_active = false where user_id = (select id from users where email = $1)",
    [first.email],
  );
  await first.api.subscriptions.activateOffer();
  await first.api.accounts.delete({ password });
  const again = await app.signUp("Returner");
  expect(await refusalOf(again.api.promoCodes.redeem({ code: "ONCE" }))).toBe("promo_code.already_used");
  expect(await refusalOf(again.api.subscriptions.startTrial())).toBe("plan.trial_used");
  expect(await refusalOf(again.api.subscriptions.activateOffer())).toBe("plan.offer_used");
  const state = await again.api.subscriptions.get();
  expect(state).toMatchObject({ trialAvailable: false, offerAvailable: false });
  const { rows } = await pool.query<{ text: string }>("select address_benefits::text as text from address_benefits");
  expect(rows.length).toBeGreaterThanOrEqual(3);
  expect(rows.map(({ text }) => text).join()).not.toMatch(/returner|@/i);
});

test("of several accounts of one mailbox that request a benefit at once, one gets it", async () => {
  const spellings = ["Twin", "Twin+a", "Twin+b"];
  const twins: TestMember[] = [];
  for (const name of spellings) twins.push(await app.signUp(name));
  const outcomes = await Promise.all(twins.map(({ api }) => refusalOf(api.subscriptions.startTrial())));
  expect(outcomes.filter((outcome) => outcome === "plan.trial_used")).toHaveLength(2);
});

test("an account from before benefits were stored by address records them when it is deleted", async () => {
  const { pool } = app.built.parts.ctx.database;
  const early = await app.signUp("Early");
  await early.api.subscriptions.startTrial();
  await pool.query("delete from address_benefits");
  await early.api.accounts.delete({ password });
  const again = await app.signUp("Early");
  expect(await refusalOf(again.api.subscriptions.startTrial())).toBe("plan.trial_used");
});

test("an unconfirmed account is deleted after a week; a confirmed, younger or blocked one is not", async () => {
  const { ctx } = app.built.parts;
  const { pool } = ctx.database;
  const post = (email: string) => app.post("/api/auth/sign-up/email", { name: "Waiting", email, password });
  for (const name of ["forgotten", "renewed", "refused"]) await post(`${name}@waiting.example`);
  const confirmed = await app.signUp("Confirmed");
  await pool.query("update users set created_at = now() - interval '8 days'");
  await post("renewed@waiting.example");
  await pool.query(
    `insert into blocked_accounts (id, user_id, reason, blocked_at)
     select new_id(), id, 'spam', now() from users where email = 'refused@waiting.example'`,
  );
  const week = new Date(Date.now() - 7 * 24 * 60 * 60_000);
  const deleted = await Promise.all([deleteUnconfirmed(ctx, week), deleteUnconfirmed(ctx, week)]);
  expect(deleted.reduce((sum, count) => sum + count, 0)).toBe(1);
  const { rows } = await pool.query<{ email: string }>(
    "select email from users where email like '%waiting.example' or email = $1 order by email",
    [confirmed.email],
  );
  expect(rows.map(({ email }) => email)).toEqual([
    confirmed.email,
    "refused@waiting.example",
    "renewed@waiting.example",
  ]);
  const mails = await pool.query("select 1 from local_mails where recipient = 'forgotten@waiting.example'");
  expect(mails.rowCount).toBe(0);
});
