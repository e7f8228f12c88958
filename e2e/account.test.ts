import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { windows } from "./fixtures/browser.ts";
import { ChatPage } from "./fixtures/chat-page.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

test.each(windows("phone"))("the account page shows the account's figures on a %s", async (window) => {
  const { page, member } = await scene.member({ window, path: "/chat" });
  const chat = new ChatPage(page);
  await chat.input.waitFor();
  // Of an idea without figures there is nothing to confirm first: its reply is charged.
  await chat.sendFirst("A marketplace where bakeries sell yesterday's bread to restaurants.");
  await chat.finished();
  await page.goto(`${scene.application.url}/account`);
  const cards = page.getByRole("main");
  for (const title of ["Profile Details", "Token Balance", "Account Type", "Usage Stats", "Security", "Membership"]) {
    await cards.getByRole("heading", { name: title, exact: true }).waitFor();
  }
  const factsOf = (title: string) =>
    page
      .locator("dl")
      .and(page.getByLabel(title, { exact: true }))
      .innerText();
  expect(await factsOf("Profile Details")).toContain(member.email);
  expect(await factsOf("Account Type")).toContain("Free Plan");
  expect(await factsOf("Usage Stats")).toMatch(/Total Chats\s+1\s+Messages Sent\s+1\s+AI Interactions\s+1/);
  expect(await factsOf("Security")).toMatch(/Email Verified\s+Yes\s+2FA Enabled\s+No/);
  expect(await factsOf("Membership")).toMatch(/Days active\s+1$/);
  const [available, used] = (await factsOf("Token Balance")).match(/\d+/g)?.map(Number) ?? [];
  expect((available ?? 0) + (used ?? 0)).toBe(10);
  expect(used).toBeGreaterThan(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("the usage history can be filtered and downloaded, and the address keeps the filter", async () => {
  const { page } = await scene.member({ path: "/account" });
  const rows = page.getByRole("table").locator("tbody tr");
  await rows.filter({ hasText: "Welcome tokens" }).filter({ hasText: "+10" }).waitFor();
  await page.getByRole("combobox", { name: "Direction" }).selectOption("Spent");
  await page.getByText("No entries match.").waitFor();
  await page.waitForURL(/direction=out/);
  await page.reload();
  await page.getByText("No entries match.").waitFor();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await rows.first().waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain("sign_up");
});

test("six placeholders hold the place of the cards, and a failed load is reported", async () => {
  const { page } = await scene.member({ path: "/pricing", expected: [/status of 403/] });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/account", async (route) => {
    await held;
    await route.fulfill({ status: 403, json: {} });
  });
  await page.goto(`${scene.application.url}/account`);
  await page.getByRole("table").waitFor();
  expect(await page.getByRole("main").getByRole("status").first().locator("> *").count()).toBe(6);
  answer();
  await page.getByText("Failed to load account data").first().waitFor();
  await page.getByText("Error", { exact: true }).waitFor();
});
