import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Window, windows } from "./fixtures/browser.ts";
import { expectAddress, expectVisible } from "./fixtures/expect-page.ts";
import { setScene } from "./fixtures/scene.ts";
import { password } from "./fixtures/sign-up.ts";

const scene = setScene({ alone: true });
const menus: Record<Window, string | RegExp> = { desktop: /^Account menu/, phone: "Open menu" };

test.each(windows("desktop"))("signing out in one tab signs out the other tabs on a %s", async (window) => {
  const { page, newTab } = await scene.member({ window, path: "/account" });
  await page.getByRole("heading", { name: "Account Overview" }).waitFor();
  const other = await newTab();
  await other.goto(`${scene.application.url}/dashboard`);
  await other.getByRole("heading", { name: /^Welcome/ }).waitFor();
  await page.getByRole("button", { name: menus[window] }).click();
  await page.getByRole(window === "phone" ? "button" : "menuitem", { name: "Log out" }).click();
  await page.waitForURL(/\/auth$/);
  await expectAddress(other, /\/auth$/);
});

test.each(windows("desktop"))("a profile change shows in every tab of a %s without a reload", async (window) => {
  const { page, newTab } = await scene.member({ window, path: "/profile" });
  const other = await newTab();
  await other.goto(`${scene.application.url}/dashboard`);
  await other.getByRole("heading", { name: "Welcome, Ada Founder" }).waitFor();
  await page.getByRole("textbox", { name: "Display name" }).fill("Ada L.");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectVisible(other.getByRole("heading", { name: "Welcome, Ada L." }));
});

test("a new password replaces this browser's session: its tabs stay signed in", async () => {
  const { page, newTab, member } = await scene.member({ path: "/account/security" });
  const other = await newTab();
  await other.goto(`${scene.application.url}/dashboard`);
  await other.getByRole("heading", { name: /^Welcome/ }).waitFor();
  await page.getByRole("textbox", { name: "Current password" }).fill(password);
  await page.getByRole("textbox", { name: "New password" }).fill("another long enough password");
  await page.getByRole("button", { name: "Change password" }).click();
  // The previous session is over, for anyone else who holds its cookie too.
  await expect.poll(async () => (await member.delete(`/api/account/sessions/${randomUUID()}`)).status).toBe(401);
  await page.waitForTimeout(2_500);
  await page.getByRole("heading", { name: "Security Settings" }).waitFor();
  await other.getByRole("heading", { name: /^Welcome/ }).waitFor();
  expect([page.url(), other.url()].map((url) => new URL(url).pathname)).toEqual(["/account/security", "/dashboard"]);
});

test("a tab whose stream was cut misses nothing: it shows later changes once it reconnects", async () => {
  const { page, member } = await scene.member({ path: "/dashboard", expected: [/ERR_CONNECTION|Failed to load/] });
  await page.getByRole("heading", { name: "Welcome, Ada Founder" }).waitFor();
  await scene.application.kill();
  await scene.application.startAgain();
  // Sent to the connected tabs; this one has not reconnected yet.
  const { status } = await member.patch("/api/profile", { displayName: "Ada Back" });
  expect(status).toBe(200);
  await page.getByRole("heading", { name: "Welcome, Ada Back" }).waitFor();
});
