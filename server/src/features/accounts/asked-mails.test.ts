import { beforeAll, describe, expect, test } from "vitest";
import { postJson, signInOverHttp, tokenIn } from "../../../../e2e/fixtures/make-account.ts";
import { password, startTestApp, type TestApp } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

const chosen = "only the owner knows it";
const post = (path: string, body: unknown) => postJson(`${app.url}/api/auth/${path}`, body);
const signUp = (email: string, typed = password) => post("sign-up/email", { name: "Ada", email, password: typed });
const askForReset = (email: string) => post("request-password-reset", { email });
const mailsTo = async (email: string) => (await app.mailbox()).filter(({ to }) => to === email.toLowerCase());
const answerOf = async (asked: Promise<Response>) => {
  const answer = await asked;
  return [answer.status, await answer.text()];
};
const times = <Made>(count: number, make: () => Promise<Made>) => Promise.all(Array.from({ length: count }, make));

/** A new address without an account, of the given spelling. */
const address = (of = "") => `mailed-${newId().slice(-8)}${of}@example.com`;

describe("mails that a stranger can request", () => {
  test.each([
    ["request-password-reset", {}, "an account"],
    ["send-verification-email", {}, "a sign-up"],
    ["sign-up/email", { name: "Ada", password }, "an account"],
    ["sign-up/email", { name: "Ada", password }, "a sign-up"],
  ])(
    "by %s are limited to six an hour, sent at once or not, and each answer is that for an unknown address",
    async (...of) => {
      const [path, more, what] = of;
      const email = what === "an account" ? (await app.signUp(`Mailed-${newId().slice(-8)}`)).email : address();
      if (what === "a sign-up") await signUp(email);
      const before = (await mailsTo(email)).length;
      const counted = path === "sign-up/email" ? 5 : 6;
      const answers = await times(9, () => answerOf(post(path, { email, ...more })));
      const unknown = await answerOf(post(path, { email: address(), ...more }));
      for (const answer of answers) expect(answer).toEqual(unknown);
      expect((await mailsTo(email)).length - before).toBe(counted);
      const { rows } = await app.built.parts.ctx.database.pool.query<{ key: string }>("select key from attempt_limits");
      expect(rows.map(({ key }) => key).join()).not.toContain("@");
    },
  );

  test("to other spellings of an address do not affect its owner", async () => {
    const name = `victim-${newId().slice(-8)}`;
    const email = `${name}@example.com`;
    await times(8, () => askForReset(`${name}+x@example.com`));
    await times(8, () => signUp(`${name}+x@example.com`));
    expect((await signUp(email)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
    const token = tokenIn(await app.mailbox(), email);
    expect((await post("confirm-email", { token, password })).status).toBe(200);
    expect((await askForReset(email)).status).toBe(200);
    expect(tokenIn(await app.mailbox(), email, "reset")).not.toBe("");
  });

  test("to an address without an account do not keep its owner from signing up", async () => {
    const email = address();
    await times(8, () => askForReset(email));
    await times(8, () => post("send-verification-email", { email }));
    expect(await mailsTo(email)).toEqual([]);
    await signUp(email);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("of one kind do not use up another kind, and the newest password link works when they are used up", async () => {
    const { email } = await app.signUp("Wanted");
    await times(9, () => signUp(email));
    await times(9, () => askForReset(email));
    const token = tokenIn(await app.mailbox(), email, "reset");
    expect((await post("reset-password", { token, newPassword: chosen })).status).toBe(200);
    expect(await signInOverHttp(app.url, { email, password: chosen })).not.toEqual([]);
  });

  test("are sent beyond six when none of their links is valid any more", async () => {
    const { email } = await app.signUp("Again");
    await times(9, () => askForReset(email));
    const token = tokenIn(await app.mailbox(), email, "reset");
    await post("reset-password", { token, newPassword: chosen });
    const before = (await mailsTo(email)).length;
    await times(4, () => askForReset(email));
    expect((await mailsTo(email)).length - before).toBe(1);
  });

  test("leave an unconfirmed sign-up with a valid link, for a password typed beside it", async () => {
    const email = address();
    for (let at = 0; at < 9; at++) await signUp(email, `the stranger's password, the ${at}th`);
    expect(await mailsTo(email)).toHaveLength(6);
    const token = tokenIn(await app.mailbox(), email);
    const strangers = await post("confirm-email", { token, password: "the stranger's password, the 5th" });
    expect(strangers.status).not.toBe(200);
    expect((await post("confirm-email", { token, newPassword: chosen })).status).toBe(200);
    expect(await signInOverHttp(app.url, { email, password: chosen })).not.toEqual([]);
    const old = await post("sign-in/email", { email, password: "the stranger's password, the 8th" });
    expect(old.status).toBe(401);
  });
});

test("sign-ups with many spellings of one mailbox are limited to six an hour per client, and the plain spelling is not counted", async () => {
  const name = `spelt-${newId().slice(-8)}`;
  const statuses: number[] = [];
  for (let at = 0; at < 8; at++) statuses.push((await signUp(`${name}+${at}@example.com`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect((await signUp(`${name}@example.com`)).status).toBe(200);
});

test("a link to a new password leads to this installation's own page, whatever redirect the request names", async () => {
  const { email } = await app.signUp("Led");
  for (const redirectTo of ["/sites/evil", "/auth?reset=1", "/sites/evil?/auth", `${app.url}/sites/evil`]) {
    expect((await post("request-password-reset", { email, redirectTo })).status).toBe(200);
    const [mail] = await mailsTo(email);
    const token = tokenIn(await app.mailbox(), email, "reset");
    expect(mail?.links).toEqual([`${app.url}/auth?reset=${token}`]);
    const old = await fetch(`${app.url}/api/auth/reset-password/${token}?callbackURL=/sites/evil`, {
      redirect: "manual",
    });
    expect(old.status).toBe(404);
  }
});

describe("the address of a blocked account", () => {
  const block = (email: string) =>
    app.built.parts.ctx.database.pool.query(
      "insert into blocked_accounts (id, user_id, reason, blocked_at) select $1, id, 'Spam', now() from users where email = $2",
      [newId(), email],
    );

  test.each(["confirmed", "not confirmed"])(
    "that is %s is answered like any other, and a mail tells its holder",
    async (state) => {
      const email = state === "confirmed" ? (await app.signUp("Blocked")).email : address();
      if (state !== "confirmed") await signUp(email);
      await block(email);
      expect(await answerOf(signUp(email, chosen))).toEqual(await answerOf(signUp(address())));
      const [mail] = await mailsTo(email);
      expect(mail?.subject).toBe("Your account is blocked");
      expect((await post("sign-in/email", { email, password: chosen })).status).toBe(401);
    },
  );
});
