import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { visit, windows } from "./fixtures/browser.ts";
import { expectAddress, expectGone, expectVisible } from "./fixtures/expect-page.ts";
import { mailboxOf, postJson, signInOverHttp, tokenIn } from "./fixtures/make-account.ts";
import { setScene } from "./fixtures/scene.ts";
import { newEmail, password } from "./fixtures/sign-up.ts";

const scene = setScene();
const strangers = "the stranger's password";

const at = (path: string) => scene.application.url + path;
const passwordField = (page: Page, name = "Password") => page.getByLabel(name, { exact: true });

/** A sign-up from another machine, whose link asks for the password. */
async function signUpAs(email: string, typed: string): Promise<string> {
  const person = { name: "Ada", email, password: typed };
  const answer = await postJson(at("/api/auth/sign-up/email"), person, { "x-forwarded-for": "203.0.113.9" });
  expect(answer.status).toBe(200);
  return at(`/auth?confirm=${tokenIn(await mailboxOf(scene.application.url)(), email)}`);
}

async function signIn(page: Page, email: string, typed = password): Promise<void> {
  await page.goto(at("/auth"));
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await passwordField(page).filter({ visible: true }).fill(typed);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

test.each(windows("phone"))(
  "a person who opens a link that a stranger had mailed sets the password, and the stranger's no longer works, on a %s",
  async (window) => {
    const email = newEmail();
    const link = await signUpAs(email, strangers);
    const { page } = await visit(scene.browser, { window, expected: [/status of 403/] });
    await page.emulateMedia({ colorScheme: window === "phone" ? "dark" : "light" });
    await page.goto(link);
    await page.getByRole("heading", { name: "Confirm your email address" }).waitFor();
    expect(await barriers(page)).toEqual({});
    await passwordField(page).fill(password);
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await page.getByRole("alert").getByText("This is not the password of the latest sign-up").waitFor();
    await page.getByRole("button", { name: "I did not choose one, or I forgot it" }).click();
    expect(await barriers(page)).toEqual({});
    await passwordField(page, "New password").fill(password);
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await page.getByText("Email confirmed").waitFor();
    await page.waitForURL(at("/chat"));
    await expect(signInOverHttp(scene.application.url, { email, password: strangers })).rejects.toThrow("401");
  },
);

test.each(windows("desktop"))(
  "whoever opens the link where they signed up is signed in and in their chat, in the first tab too, on a %s",
  async (window) => {
    const email = newEmail();
    const { page, newTab } = await visit(scene.browser, { window });
    await page.goto(at("/"));
    await page.getByRole("link", { name: "Get Started Free" }).filter({ visible: true }).first().click();
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByLabel("Display name").fill("Ada");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await passwordField(page).filter({ visible: true }).fill(password);
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByText("you are signed in right away").waitFor();
    const mails = await newTab();
    await mails.goto(at("/dev/mailbox"));
    const mail = mails.getByRole("listitem").filter({ hasText: email });
    await mail.getByRole("link", { name: "Open link" }).first().click();
    await mails.getByText("Email confirmed").waitFor();
    await mails.waitForURL(at("/chat"));
    await mails.getByRole("textbox", { name: "Message" }).waitFor();
    await page.getByText(`You are signed in as ${email}.`).waitFor();
    await expectVisible(page.getByRole("button", { name: "Continue" }));
  },
);

test("the chosen tab of the sign-in stands out without a script", async () => {
  const context = await scene.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at("/auth"));
  const backgroundOf = (name: string) =>
    page.getByRole("tab", { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor);
  expect(await backgroundOf("Sign Up")).toBe("rgba(0, 0, 0, 0)");
  expect(await backgroundOf("Sign In")).not.toBe("rgba(0, 0, 0, 0)");
  await context.close();
});

test("a used link says so and leads to the sign-in", async () => {
  const email = newEmail();
  const link = await signUpAs(email, password);
  const { page } = await visit(scene.browser, { expected: [/status of 410/] });
  await postJson(at("/api/auth/confirm-email"), { token: new URL(link).searchParams.get("confirm"), password });
  await page.goto(link);
  await page.getByRole("heading", { name: "Confirm your email address" }).waitFor();
  await passwordField(page).fill(password);
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await page.getByText("This link no longer works").waitFor();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectVisible(page.getByRole("tab", { name: "Sign In" }));
});

test("a sign-up mail to an existing account leads to a new password, which revokes API keys on request", async () => {
  const { page, member } = await scene.member({ path: "/account" });
  const made = await member.post("/api/api-keys", { name: "Build", scopes: ["tools:run"], validHours: null });
  const { secret } = (await made.json()) as { secret: string };
  await signUpAs(member.email, strangers);
  await page.goto(at("/dev/mailbox"));
  const mail = page.getByRole("listitem").filter({ hasText: "You already have an account" }).first();
  await mail.getByRole("link").first().click();
  await page.waitForURL(/forgotten=1/);
  const stranger = await visit(scene.browser);
  await stranger.page.goto(at("/auth?forgotten=1"));
  await stranger.page.getByRole("textbox", { name: "Email" }).fill(member.email);
  await stranger.page.getByRole("button", { name: "Send the link" }).click();
  await stranger.page.getByRole("link", { name: "Open the local mailbox" }).click();
  const reset = stranger.page
    .getByRole("listitem")
    .filter({ hasText: member.email })
    .filter({ hasText: "new password" });
  await reset.getByRole("link", { name: "Open link" }).first().click();
  await passwordField(stranger.page, "New password").fill("a new password of mine");
  await stranger.page.getByLabel("Also revoke my API keys").check();
  expect(await barriers(stranger.page)).toEqual({});
  await stranger.page.getByRole("button", { name: "Save the password" }).click();
  await stranger.page.getByText("Password saved").waitFor();
  const headers = { authorization: `Bearer ${secret}` };
  expect((await fetch(at("/v1/investor/match?stage=seed&industry=ai"), { headers })).status).toBe(401);
});

test("text typed on the page of a link while its code is loading is what is sent", async () => {
  const member = await scene.signUp();
  const { page } = await visit(scene.browser);
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto(at("/auth?forgotten=1"), { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "Email" }).fill(member.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByText(`If there is an account for ${member.email}`).waitFor();
  await expectVisible(page.getByRole("link", { name: "Open the local mailbox" }));
});

test("a sign-in and a sign-out in another tab show here at once, also on an untouched page", async () => {
  const member = await scene.signUp();
  const { page, newTab } = await visit(scene.browser);
  await page.goto(at("/pricing"));
  const untouched = await newTab();
  await untouched.goto(at("/"));
  const other = await newTab();
  await signIn(other, member.email);
  await other.waitForURL(at("/"));
  for (const tab of [page, untouched]) await tab.getByRole("button", { name: /^Account menu/ }).waitFor();
  await other.getByRole("button", { name: /^Account menu/ }).click();
  await other.getByRole("menuitem", { name: "Log out" }).click();
  for (const tab of [page, untouched]) {
    await expectGone(tab.getByRole("button", { name: /^Account menu/ }));
  }
});

test("after a sign-out the next sign-in starts at the start page for any member", async () => {
  const { page } = await scene.member({ path: "/chat/new", expected: [/status of 401/] });
  const next = await scene.signUp();
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL(at("/auth"));
  expect(await page.evaluate(() => localStorage.getItem("redirectAfterAuth"))).toBeNull();
  await signIn(page, next.email);
  await page.waitForURL(at("/"));
});

test("after an ended session the same member returns to the last page, and nobody else does", async () => {
  const { page, context, member } = await scene.member({ path: "/account/security", expected: [/status of 401/] });
  await page.getByRole("heading", { name: "Security Settings" }).waitFor();
  const ended = async () => {
    await context.clearCookies();
    await page.goto(at("/account/security"));
    await page.waitForURL(at("/auth"));
  };
  await ended();
  await signIn(page, member.email);
  await page.waitForURL(at("/account/security"));
  await ended();
  await signIn(page, (await scene.signUp()).email);
  await expectAddress(page, at("/"));
});
