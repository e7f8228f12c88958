import { beforeAll, describe, expect, test } from "vitest";
import { password, startTestApp, type TestApp } from "./test-app.ts";

/** Ways to write another site, or something to run, where a path of ours is meant. */
const elsewhere = [
  "https://evil.example",
  "https://evil.example/auth",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/%5Cevil.example",
  "/%2F%2Fevil.example",
  "/\t/evil.example",
  "/%09/evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "a lamp",
];

let app: TestApp;
/** Names of this site that a careless comparison takes for it. */
const alike = () => {
  const { host } = new URL(app.url);
  return [
    `https://${host}.evil.example`,
    `http://${host}@evil.example`,
    `http://evil.example#${host}`,
    `http://evil.example\\@${host}`,
  ];
};

beforeAll(async () => {
  app = await startTestApp();
  await app.signUp("Ada");
});

/** Where an answer or a mail leads; an answer that leads nowhere leads here. */
function isHere(location: string | null): boolean {
  return new URL(location ?? "/", app.url).origin === app.url;
}

describe("what asks for a mail or a session does not take a destination elsewhere", () => {
  const person = { name: "Eve", email: "eve@example.com", password };
  test.each([
    ["sign-up/email", "callbackURL"],
    ["sign-in/email", "callbackURL"],
    ["send-verification-email", "callbackURL"],
    ["request-password-reset", "redirectTo"],
  ])("%s with %s", async (path, name) => {
    for (const destination of [...elsewhere, ...alike()]) {
      const response = await app.post(`/api/auth/${path}`, {
        ...person,
        email: "ada@example.com",
        [name]: destination,
      });
      expect([destination, response.status === 403 || isHere(destination)]).toEqual([destination, true]);
    }
  });
});

test("the pages of the sign-in library, and its doors for signing in elsewhere, are not there", async () => {
  for (const path of [
    "error?error=x",
    "ok",
    "callback/google",
    "callback/google?state=x&error=x",
    "verify-email?token=x",
    "reset-password/x?callbackURL=/auth",
  ]) {
    const response = await fetch(`${app.url}/api/auth/${path}`, { redirect: "manual" });
    expect(response.status).toBe(404);
  }
});

test("an address of a website that no text can be is answered like one that is not there", async () => {
  for (const path of [
    "/sites/%00",
    "/sites/%00/privacy",
    "/sites/%ff",
    "/sites/..%2f..",
    "/files/images/%00",
    "/files/avatars/%00",
  ]) {
    expect([400, 404]).toContain((await fetch(app.url + path)).status);
  }
});
