import { beforeAll, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { enrol } from "../../app/test-factors.ts";
import { newId } from "../../platform/db/columns.ts";
import { findDifferences } from "../wallet/index.ts";

let app: TestApp;
let admin: TestMember;

beforeAll(async () => {
  app = await startTestApp({ ownerEmail: "admin@example.com" });
  admin = await app.signUp("Admin");
});

const userOf = async ({ email }: TestMember) => {
  const { users } = await admin.api.admin.users({ query: email });
  if (!users[0]) throw new Error(`no ${email}`);
  return users[0];
};

const adjust = (userId: string, operation: "add" | "subtract", amount: number) =>
  admin.api.admin.adjustTokens({ userId, requestId: newId(), operation, amount, reason: "a test" });

test("an admin finds accounts by any part of the address or the name, newest first, page by page", async () => {
  for (let number = 1; number <= 27; number++) await app.signUp(`Finder-${String(number).padStart(2, "0")}`);
  const first = await admin.api.admin.users({ query: "INDER-" });
  expect(first.users).toHaveLength(25);
  expect(first.users[0]?.displayName).toBe("Finder-27");
  const second = await admin.api.admin.users({ query: "INDER-", ...(first.next ? { cursor: first.next } : {}) });
  expect(second.users.map(({ displayName }) => displayName)).toEqual(["Finder-02", "Finder-01"]);
  expect(second.next).toBeNull();
  expect((await admin.api.admin.users({ query: "100%" })).users).toEqual([]);
  expect((await admin.api.admin.users({})).users.length).toBe(25);
  expect(await refusalOf(admin.api.admin.users({ cursor: "nonsense" }))).toBe("invalid_input");
});

test("adding and taking tokens requires a reason, which the ledger and the log keep", async () => {
  const person = await app.signUp("Adjusted");
  const { id } = await userOf(person);
  expect(await adjust(id, "add", 15)).toMatchObject({ moved: 15, user: { balance: 25 } });
  expect(await adjust(id, "subtract", 5)).toMatchObject({ moved: 5, user: { balance: 20 } });
  const { entries } = await person.api.wallet.history({ reason: "adjustment" });
  expect(entries.map(({ delta, note }) => [delta, note])).toEqual([
    [-5, "a test"],
    [15, "a test"],
  ]);
  const { entries: log } = await admin.api.admin.audit({ userId: id, action: "tokens." });
  expect(log.map(({ action, actorEmail }) => [action, actorEmail])).toEqual([
    ["tokens.subtracted", admin.email],
    ["tokens.added", admin.email],
  ]);
  expect(await refusalOf(adjust(id, "add", 0))).toBe("invalid_input");
  expect(await refusalOf(adjust(newId(), "add", 5))).toBe("user.not_found");
});

test("taking more tokens than there are stops at 0, and taking from an empty wallet is refused", async () => {
  const { id } = await userOf(await app.signUp("Emptied"));
  expect(await adjust(id, "subtract", 1_000)).toMatchObject({ moved: 10, user: { balance: 0 } });
  expect(await refusalOf(adjust(id, "subtract", 1))).toBe("adjustment.nothing_left");
});

test("the same request sent twice moves the tokens once", async () => {
  const { id } = await userOf(await app.signUp("Twice"));
  const requestId = newId();
  const request = { userId: id, requestId, operation: "add", amount: 7, reason: "sent again" } as const;
  const answers = await Promise.all([1, 2, 3, 4].map(() => admin.api.admin.adjustTokens(request)));
  expect(answers.map(({ moved, user }) => [moved, user.balance])).toEqual(Array(4).fill([7, 17]));
  const emptying = { ...request, requestId: newId(), operation: "subtract", amount: 50 } as const;
  for (const attempt of [1, 2]) {
    const { moved, user } = await admin.api.admin.adjustTokens(emptying);
    expect([attempt, moved, user.balance]).toEqual([attempt, 17, 0]);
  }
});

test("a wallet stops at the largest storable number; a full one refuses tokens and loses none", async () => {
  const person = await app.signUp("Rich");
  const { id } = await userOf(person);
  await admin.api.promoCodes.create({ code: "MORE", description: "x", tokenBonus: 1_000_000 });
  const { pool } = app.built.parts.ctx.database;
  await pool.query("update profiles set token_balance = 2147483640 where user_id = $1", [id]);
  expect(await refusalOf(adjust(id, "add", 1_000))).toBe("invalid_input");
  expect(await refusalOf(person.api.promoCodes.redeem({ code: "MORE" }))).toBe("invalid_input");
  expect((await userOf(person)).balance).toBe(2_147_483_640);
  await pool.query("update profiles set token_balance = 10 where user_id = $1", [id]);
  expect(await person.api.promoCodes.redeem({ code: "MORE" })).toMatchObject({ tokensGranted: 1_000_000 });
});

test.each(["a\u0000b", "a\ud800b"])(
  "a reason that cannot be stored is refused, and nothing moves: %j",
  async (reason) => {
    const { id } = await userOf(await app.signUp(`Reason-${reason.length}-${newId()}`));
    const request = { userId: id, requestId: newId(), operation: "add", amount: 7, reason } as const;
    expect(await refusalOf(admin.api.admin.adjustTokens(request))).toBe("invalid_input");
    expect((await admin.api.admin.audit({ userId: id, action: "tokens." })).entries).toEqual([]);
  },
);

test("while an admin adjusts and the member spends and redeems, the ledger adds up and no balance falls below 0", async () => {
  const person = await app.signUp("Contested");
  const { id } = await userOf(person);
  await admin.api.promoCodes.create({ code: "CONTEST", description: "x", tokenBonus: 5, maxUses: 99 });
  const acts: Promise<unknown>[] = [];
  for (let round = 0; round < 12; round++) {
    acts.push(refusalOf(adjust(id, "subtract", 4)), refusalOf(adjust(id, "add", 3)));
    acts.push(refusalOf(person.send(`Idea ${round}: a shop for $${round + 5} mugs`)));
    acts.push(refusalOf(person.api.promoCodes.redeem({ code: "CONTEST" })));
  }
  const answers = await Promise.all(acts);
  const running = answers.filter(
    (answer): answer is { turnId: string } => typeof answer === "object" && answer !== null && "turnId" in answer,
  );
  await Promise.all(running.map(({ turnId }) => person.finish(turnId)));
  expect(running.length).toBeGreaterThan(0);
  expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
  const { rows } = await app.built.parts.ctx.database.pool.query<{ low: number }>(
    "select min(balance_after) as low from token_ledger where user_id = $1",
    [id],
  );
  expect(rows[0]?.low).toBeGreaterThanOrEqual(0);
});

test("an open tab receives its new balance when an admin changes it", async () => {
  const person = await app.signUp("Listener");
  const { id } = await userOf(person);
  const gone = new AbortController();
  const response = await person.fetch("/api/live", { signal: gone.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await adjust(id, "add", 32);
  let seen = "";
  while (!seen.includes("event: tokens")) seen += (await reader?.read())?.value ?? "";
  expect(seen).toContain('{"tokens":42}');
  gone.abort();
});

test("an admin reads a member's chats, cannot write in them, and every view is logged", async () => {
  const person = await app.signUp("Watched");
  const { id } = await userOf(person);
  const started = await person.send("A tutoring marketplace, 20% of each lesson of $30");
  await person.finish(started.turnId);
  const { chats } = await admin.api.admin.chats({ userId: id });
  expect(chats).toMatchObject([{ id: started.chat.id, messages: 2 }]);
  const seen = await admin.api.admin.chat({ chatId: started.chat.id });
  expect(seen.owner).toMatchObject({ email: person.email });
  expect(seen.messages.map(({ type }) => type)).toEqual(["user", "ai"]);
  const { chatId } = { chatId: started.chat.id };
  expect(await refusalOf(admin.api.chats.get({ chatId }))).toBe("chat.not_found");
  expect(await refusalOf(admin.api.chats.update({ chatId, title: "Mine" }))).toBe("chat.not_found");
  expect(await refusalOf(admin.api.chats.delete({ chatId }))).toBe("chat.not_found");
  const { entries } = await admin.api.admin.audit({ userId: id, action: "chat" });
  expect(entries.map(({ action, details }) => [action, details["chatId"] ?? null])).toEqual([
    ["chat.viewed", chatId],
    ["chats.listed", null],
  ]);
  expect(await refusalOf(admin.api.admin.chat({ chatId: newId() }))).toBe("chat.not_found");
});

test("the audit log is read page by page without losing or repeating an entry", async () => {
  const { id } = await userOf(await app.signUp("Logged"));
  for (let at = 0; at < 60; at++) await adjust(id, "add", 1);
  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: Awaited<ReturnType<typeof admin.api.admin.audit>> = await admin.api.admin.audit({
      userId: id,
      action: "tokens.added",
      ...(cursor ? { cursor } : {}),
    });
    seen.push(...page.entries.map((entry) => entry.id));
    cursor = page.next;
  }
  expect(seen).toHaveLength(60);
  expect(new Set(seen).size).toBe(60);
});

test("a failed sign-in is logged for the account it was aimed at, without the typed password", async () => {
  const person = await app.signUp("Aimed");
  await app.post("/api/auth/sign-in/email", { email: person.email, password: "my secret typed wrong" });
  await app.post("/api/auth/sign-in/email", { email: "typed-password@example.com", password: "x".repeat(12) });
  const { entries } = await admin.api.admin.audit({ action: "sign_in.failed" });
  expect(entries.map(({ subjectEmail }) => subjectEmail)).toEqual([null, person.email]);
  expect(JSON.stringify(entries)).not.toMatch(/secret typed|typed-password/);
});

test("a removed factor is off, and reported as off, when the mail about it fails", async () => {
  const person = await app.signUp("Unreachable");
  const { id: userId } = await userOf(person);
  await enrol(app, person);
  const { ctx } = app.built.parts;
  const send = ctx.mail.send.bind(ctx.mail);
  ctx.mail.send = () => Promise.reject(new Error("the mail server is away"));
  const { user } = await admin.api.admin.removeFactor({ userId, reason: "lost" });
  ctx.mail.send = send;
  expect(user.twoFactor).toBe(false);
});
