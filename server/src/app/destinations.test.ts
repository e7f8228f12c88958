import { beforeAll, describe, expect, test } from "vitest";
import { password, startTestApp, type TestApp } from "./test-app.ts";

/** Ways to write another site, or a script, where one of our paths is expected. */
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
/** Names that a careless comparison takes for this site. */
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

/** Where an answer or a mail leads; an answer without a redirect leads here. */
function isHere(location: string | null): boolean {
  return new URL(location ?? "/", app.url).origin === app.url;
}

describe("a request for a mail or a session does not redirect to another site", () => {
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

test("the sign-in library's pages and its endpoints for social sign-in do not exist", async () => {
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

test("a malformed website address is answered like one that does not exist", async () => {
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
