import { beforeAll, describe, expect, test } from "vitest";
import { confirmAccount, postJson, signInOverHttp, tokenIn } from "../../../../e2e/fixtures/make-account.ts";
import { memberOf, password, refusalOf, signIn, startTestApp, type TestApp } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";

const ownerEmail = "owner@example.com";
const strangers = "the stranger's password";
const chosen = "only the owner knows it";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ ownerEmail, developmentRoutes: false });
});

const post = (path: string, body: unknown) => postJson(`${app.url}/api/auth/${path}`, body);
const signUp = (email: string, typed = password, name = "Ada") =>
  post("sign-up/email", { name, email, password: typed });
const confirm = (token: string, typed: { password: string } | { newPassword: string }) =>
  post("confirm-email", { token, ...typed });
const linkOf = async (email: string) => tokenIn(await app.mailbox(), email);
const subjectsTo = async (email: string) =>
  (await app.mailbox()).filter(({ to }) => to === email).map(({ subject }) => subject);
const signsIn = async (email: string, typed: string) =>
  (await post("sign-in/email", { email, password: typed })).status === 200;
const codeOf = async (answer: Response | Promise<Response>) =>
  ((await (await answer).json()) as { code?: string }).code;
const rowsOf = async <Row extends object>(query: string, values: unknown[]): Promise<Row[]> =>
  (await app.built.parts.ctx.database.pool.query<Row>(query, values)).rows;

const isConfirmed = async (email: string) =>
  (await rowsOf<{ is: boolean }>("select email_verified as is from users where email = $1", [email]))[0]?.is;

describe("an address that a stranger signed up with", () => {
  test("is not confirmed by opening the link, however often", async () => {
    const email = "scanned@example.com";
    await signUp(email);
    const link = (await app.mailbox()).find(({ to }) => to === email)?.links[0] ?? "";
    expect(new URL(link).pathname).toBe("/auth");
    for (const method of ["GET", "HEAD"]) await fetch(link, { method, redirect: "manual" });
    const old = await fetch(`${app.url}/api/auth/verify-email?token=${await linkOf(email)}`, { redirect: "manual" });
    expect(old.status).toBe(404);
    expect(await isConfirmed(email)).toBe(false);
  });

  test("becomes an account whose password only the owner of its mailbox knows, and only they get the owner's benefits", async () => {
    await signUp(ownerEmail, strangers, "Not the owner");
    await signUp(ownerEmail, strangers, "Not the owner");
    const token = await linkOf(ownerEmail);
    // The owner types the password that they would have chosen.
    expect(await codeOf(confirm(token, { password: chosen }))).toBe("confirmation.password_wrong");
    expect(await isConfirmed(ownerEmail)).toBe(false);
    expect((await confirm(token, { newPassword: chosen })).status).toBe(200);
    expect(await signsIn(ownerEmail, strangers)).toBe(false);
    const [cookie = ""] = await signInOverHttp(app.url, { email: ownerEmail, password: chosen });
    const { member } = await memberOf(app.url, ownerEmail, cookie).api.accounts.session();
    expect(member).toMatchObject({ isAdmin: true, isOwner: true, displayName: null });
  });

  test("counts for the newest sign-up, whose link is the only valid one", async () => {
    const email = "twice@example.com";
    await signUp(email, strangers, "Stranger");
    const earlier = await linkOf(email);
    await signUp(email, chosen, "Twice");
    expect(await codeOf(confirm(earlier, { password: strangers }))).toBe("link.invalid");
    expect(await codeOf(confirm(earlier, { newPassword: "another long password" }))).toBe("link.invalid");
    expect(await codeOf(confirm(await linkOf(email), { password: strangers }))).toBe("confirmation.password_wrong");
    await confirmAccount(app.url, { email, password: chosen }, app.mailbox);
    const [cookie = ""] = await signInOverHttp(app.url, { email, password: chosen });
    const { member } = await memberOf(app.url, email, cookie).api.accounts.session();
    expect(member).toMatchObject({ displayName: "Twice", tokens: 10 });
  });

  test("is confirmed by a new password by mail too, known only to its owner", async () => {
    const email = "resets@example.com";
    await signUp(email, strangers, "Stranger");
    const confirmation = await linkOf(email);
    await post("request-password-reset", { email });
    const token = tokenIn(await app.mailbox(), email, "reset");
    expect((await post("reset-password", { token, newPassword: chosen })).status).toBe(200);
    expect(await signsIn(email, chosen)).toBe(true);
    expect(await signsIn(email, strangers)).toBe(false);
    expect(await codeOf(confirm(confirmation, { password: strangers }))).toBe("link.invalid");
    expect(await codeOf(post("reset-password", { token, newPassword: strangers }))).toBe("link.invalid");
  });

  test.each([
    ["an update of users set email_verified", "update users set email_verified = true where id = $1"],
    ["a confirmation", "update users set email_verified = true, confirmed_at = now() where id = $1"],
  ])("loses everything that opened it before, after %s", async (_what, statement) => {
    const { api, email } = await app.signUp(`Before-${newId().slice(-6)}`);
    const { member } = await api.accounts.session();
    const id = member?.id ?? "";
    await api.apiKeys.make({ name: "Key", scopes: ["tools:run"], validHours: null });
    await rowsOf("insert into two_factors (id, user_id, secret, backup_codes) values ($1, $2, 's', 'b')", [
      newId(),
      id,
    ]);
    await rowsOf("insert into user_roles (user_id, role) values ($1, 'admin')", [id]);
    await rowsOf(
      "update users set email_verified = false, confirmed_at = null, two_factor_enabled = true where id = $1",
      [id],
    );
    await rowsOf(statement, [id]);
    for (const table of ["sessions", "two_factors", "api_keys", "user_roles", "saved_plan_shares"]) {
      expect([table, await rowsOf(`select 1 from ${table} where user_id = $1`, [id])]).toEqual([table, []]);
    }
    expect(await refusalOf(api.wallet.get())).toBe("unauthenticated");
    expect((await (await signIn(app, email)).api.accounts.session()).member?.twoFactor).toBe(false);
  });

  test("accepts no session, factor, key, share or role before it is confirmed, whoever writes it", async () => {
    const email = "early@example.com";
    await signUp(email);
    const [{ id } = { id: "" }] = await rowsOf<{ id: string }>("select id from users where email = $1", [email]);
    const inserts = [
      "insert into sessions (id, user_id, token, expires_at) values ($2, $1, 't', now())",
      "insert into two_factors (id, user_id, secret, backup_codes) values ($2, $1, 's', 'b')",
      "insert into api_keys (user_id, id, name, prefix, hash, scopes) values ($1, $2, 'n', 'p', 'h', '{}')",
      "insert into saved_plan_shares (user_id, id, plan_id, token_hash, expires_at) values ($1, $2, $2, 'h', now())",
      "with i as (select $2::uuid) insert into user_roles (user_id, role) values ($1, 'admin')",
    ];
    for (const insert of inserts) await expect(rowsOf(insert, [id, newId()])).rejects.toThrow("not confirmed");
  });

  test("can be sent another link, which is valid beside the first", async () => {
    const email = "again@example.com";
    await signUp(email);
    const first = await linkOf(email);
    await post("send-verification-email", { email });
    expect(await linkOf(email)).not.toBe(first);
    expect((await confirm(first, { password })).status).toBe(200);
    expect(await codeOf(confirm(await linkOf(email), { password }))).toBe("link.invalid");
  });
});

test("guesses at the password of a sign-up are limited to ten a quarter of an hour", async () => {
  const email = "guess@example.com";
  await signUp(email);
  const token = await linkOf(email);
  const guesses = await Promise.all(Array.from({ length: 12 }, () => confirm(token, { password: "not this one" })));
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
});

test("the owner's account that an earlier version confirmed by a link alone is admin after a new password by mail, and loses its earlier ways in", async () => {
  const early = await startTestApp();
  const { api, email } = await early.signUp("Founder");
  await api.apiKeys.make({ name: "Stranger's", scopes: ["tools:run"], validHours: null });
  await early.built.parts.ctx.database.pool.query("update users set confirmed_at = null");
  const later = await startTestApp({ ownerEmail: email, database: early.database });
  const member = async () => (await (await signIn(later, email)).api.accounts.session()).member;
  expect(await member()).toMatchObject({ isAdmin: false });
  await later.post("/api/auth/request-password-reset", { email });
  const token = tokenIn(await later.mailbox(), email, "reset");
  expect((await later.post("/api/auth/reset-password", { token, newPassword: password })).status).toBe(200);
  expect(await member()).toMatchObject({ isAdmin: true, isOwner: true });
  expect((await (await signIn(later, email)).api.apiKeys.list()).keys).toEqual([]);
});

describe("concurrently", () => {
  test("many sign-ups with one address leave one password and one link, which belong together", async () => {
    const email = "many@example.com";
    const { pool } = app.built.parts.ctx.database;
    const passwords = Array.from({ length: 6 }, (_, at) => `a long password, the ${at}th`);
    const answers = await Promise.all(passwords.map((typed) => signUp(email, typed)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await pool.query("select 1 from users where email = $1", [email])).toHaveProperty("rowCount", 1);
    const tokens = (await app.mailbox())
      .filter(({ to }) => to === email)
      .map(({ links }) => new URL(links[0] ?? "").searchParams.get("confirm") ?? "");
    const codes = await Promise.all(tokens.map((token) => codeOf(confirm(token, { password: "not one of them" }))));
    expect(codes.filter((code) => code === "link.invalid")).toHaveLength(5);
    expect(codes).toContain("confirmation.password_wrong");
    const working = tokens[codes.indexOf("confirmation.password_wrong")] ?? "";
    const outcomes: number[] = [];
    for (const typed of passwords) outcomes.push((await confirm(working, { password: typed })).status);
    expect(outcomes.filter((status) => status === 200)).toHaveLength(1);
    const right = passwords[outcomes.indexOf(200)] ?? "";
    expect(await signsIn(email, right)).toBe(true);
  });

  test("many confirmations with one link set one password", async () => {
    const email = "clicks@example.com";
    await signUp(email);
    const token = await linkOf(email);
    const passwords = Array.from({ length: 6 }, (_, at) => `another long password, the ${at}th`);
    const answers = await Promise.all(passwords.map((newPassword) => confirm(token, { newPassword })));
    const won = answers.flatMap(({ status }, at) => (status === 200 ? [passwords[at] ?? ""] : []));
    expect(won).toHaveLength(1);
    expect(await signsIn(email, won[0] ?? "")).toBe(true);
  });

  test("a confirmation during a stranger's sign-up leaves only a password that the link's holder typed", async () => {
    for (let round = 0; round < 8; round++) {
      const email = `race${round}@example.com`;
      await signUp(email, chosen);
      const token = await linkOf(email);
      const [confirmed] = await Promise.all([
        confirm(token, { password: chosen }),
        signUp(email, strangers),
        post("send-verification-email", { email }),
      ]);
      expect(await isConfirmed(email)).toBe(confirmed.status === 200);
      expect(await signsIn(email, strangers)).toBe(false);
      expect(await signsIn(email, chosen)).toBe(confirmed.status === 200);
    }
  });
});

test("a sign-in during a password reset starts no session", async () => {
  const { email } = await app.signUp("Overtaken");
  await post("request-password-reset", { email });
  const token = tokenIn(await app.mailbox(), email, "reset");
  const [reset, ...signIns] = await Promise.all([
    post("reset-password", { token, newPassword: chosen }),
    ...Array.from({ length: 12 }, () => post("sign-in/email", { email, password })),
  ]);
  expect(reset?.status).toBe(200);
  for (const answer of signIns) expect([200, 401]).toContain(answer.status);
  const left = await rowsOf("select 1 from sessions s join users u on u.id = s.user_id where u.email = $1", [email]);
  expect(left).toEqual([]);
});

describe("a sign-up", () => {
  test("with an address that has an account gets the same answer, and its holder is told by mail", async () => {
    const { email } = await app.signUp("Known");
    const [known, unknown] = [await signUp(email), await signUp("unknown@example.com")];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect((await subjectsTo(email))[0]).toBe("You already have an account");
    const [mail] = (await app.mailbox()).filter(({ to }) => to === email);
    expect(mail?.links).toEqual([`${app.url}/auth?forgotten=1`, `${app.url}/auth`]);
    expect(await signsIn(email, password)).toBe(true);
  });

  const long = (length: number) => "x".repeat(length);
  test.each([
    ["a name of 81 characters", { name: long(81) }, 400],
    ["a name of 80 characters and blanks", { name: `  ${long(80)}  ` }, 200],
    ["a name with a NUL", { name: "A\0da" }, 400],
    ["no name", { name: undefined }, 400],
    ["an image of 10 kB", { image: long(10_000) }, 200],
    ["an image that is no text", { image: { a: 1 } }, 200],
    ["a password of 9 characters", { password: long(9) }, 400],
    ["a password of 129 characters", { password: long(129) }, 400],
    ["fields that nobody asked for", { emailVerified: true, role: "admin", id: "1" }, 200],
  ])("with %s gets the same answer for a known and a new address", async (what, more, status) => {
    const name = `Bound${what.replace(/\W/g, "")}`.slice(0, 40);
    const { email } = await app.signUp(name);
    const answers = await Promise.all(
      [email, `new-${email}`].map(async (address) => {
        const answer = await post("sign-up/email", { name: "Ada", email: address, password, ...more });
        return [answer.status, await answer.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(status);
  });

  test.each([
    ["of 255 characters", (name: string) => `${name}@${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(200)}.com`],
    ["without a domain", (name: string) => `${name}@`],
    ["with a blank inside", (name: string) => `${name} @example.com`],
  ])("with an address %s is refused", async (_what, addressOf) => {
    expect((await signUp(addressOf("ada"))).status).toBe(400);
  });

  test("with blanks and capitals around a known address is treated as that address", async () => {
    const { email } = await app.signUp("Trimmed");
    expect((await signUp(`  ${email.toUpperCase()} `)).status).toBe(200);
    expect((await subjectsTo(email))[0]).toBe("You already have an account");
  });
});
