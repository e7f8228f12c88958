import { expect, test } from "vitest";
import type { Mail } from "../platform/mail/mailer.ts";
import { password, startTestApp } from "./test-app.ts";

test("without its mail server people sign up all the same, and get the confirmation once they ask for it again", async () => {
  const delivered: Mail[] = [];
  let isDown = true;
  const send = (mail: Mail) => {
    if (isDown) return Promise.reject(new Error("connect ECONNREFUSED"));
    delivered.push(mail);
    return Promise.resolve();
  };
  const app = await startTestApp({ mail: { send, mailbox: null } });
  const email = "ada@example.com";
  const signIn = async () => (await app.post("/api/auth/sign-in/email", { email, password })).status;
  expect((await app.post("/api/auth/sign-up/email", { name: "Ada", email, password })).status).toBe(200);
  expect(await signIn()).toBe(403);
  expect((await app.post("/api/auth/request-password-reset", { email })).status).toBe(200);
  isDown = false;
  expect((await app.post("/api/auth/send-verification-email", { email })).status).toBe(200);
  await expect.poll(() => delivered.map(({ to }) => to)).toEqual([email]);
  const link = delivered[0]?.text.match(/https?:\/\/\S+/)?.[0] ?? "";
  expect((await fetch(link, { redirect: "manual" })).status).toBe(302);
  expect(await signIn()).toBe(200);
});
