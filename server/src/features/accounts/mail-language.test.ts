import { beforeAll, expect, test } from "vitest";
import { confirmAccount, postJson } from "../../../../e2e/fixtures/make-account.ts";
import { password, startTestApp, type TestApp } from "../../app/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({});
});

/** What a page sends that speaks `language`. */
const ask = (path: string, body: object, language: string) =>
  postJson(`${app.url}/api/auth/${path}`, body, { "accept-language": language });
const signUp = (email: string, language: string) => ask("sign-up/email", { name: "Ada", email, password }, language);
const newestTo = async (email: string) => (await app.mailbox()).find(({ to }) => to === email);

const confirmations = [
  ["en", "Confirm your email address"],
  ["es", "Confirma tu correo electrónico"],
  ["fr", "Confirme ton adresse e-mail"],
  ["de", "Bestätige deine E-Mail-Adresse"],
  ["hi", "अपने ईमेल पते की पुष्टि करें"],
  ["zh", "请确认你的邮箱地址"],
] as const;

test.each(confirmations)(
  "a sign-up on a page in %s is confirmed by a mail in that language",
  async (language, subject) => {
    const email = `sign-up-${language}@example.com`;
    await signUp(email, language);
    const mail = await newestTo(email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(mail?.links).toEqual([expect.stringContaining(`${app.url}/auth?confirm=`)]);
  },
);

test.each([
  ["pt-BR, de-CH;q=0.8, en;q=0.5", "Bestätige deine E-Mail-Adresse"],
  ["pt-BR", "Confirm your email address"],
  ["*", "Confirm your email address"],
])(
  "a browser set to “%s” gets the first language that the product speaks, else English",
  async (languages, subject) => {
    const email = `${languages.length}@example.com`;
    await signUp(email, languages);
    expect((await newestTo(email))?.subject).toBe(subject);
  },
);

test("later mails are in the language of the account, whatever page asks for them", async () => {
  const email = "later@example.com";
  await signUp(email, "es");
  await ask("send-verification-email", { email }, "fr");
  expect((await newestTo(email))?.subject).toBe("Confirma tu correo electrónico");
  await confirmAccount(app.url, { email, password }, app.mailbox);
  await ask("request-password-reset", { email }, "de");
  expect((await newestTo(email))?.subject).toBe("Elige una contraseña nueva");
  await signUp(email, "zh");
  expect((await newestTo(email))?.subject).toBe("Ya tienes una cuenta");
});

test("a language that the member chooses is that of the next mail, and without one the page's is", async () => {
  const { api, email } = await app.signUp("Chooses");
  await api.accounts.updateProfile({ language: "zh" });
  await api.accounts.changeEmail({ newEmail: "chosen@example.com", password });
  expect((await newestTo("chosen@example.com"))?.subject).toBe("请确认你的新邮箱地址");
  expect((await newestTo(email))?.subject).toBe("你的账号邮箱即将更改");
  await api.accounts.updateProfile({ language: null });
  await ask("request-password-reset", { email }, "hi");
  expect((await newestTo(email))?.subject).toBe("नया पासवर्ड चुनें");
});
