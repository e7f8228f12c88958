import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { visit, windows } from "./fixtures/browser.ts";
import { ChatPage, idea } from "./fixtures/chat-page.ts";
import { setScene } from "./fixtures/scene.ts";
import { newEmail, password } from "./fixtures/sign-up.ts";

const scene = setScene({ ownDatabase: true });

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).filter({ visible: true }).fill(password);
}

async function createAccount(page: Page, email: string): Promise<void> {
  await page.goto(scene.application.url);
  await page.getByRole("main").getByRole("link", { name: "Get Started Free" }).first().click();
  await page.getByRole("tab", { name: "Sign Up", selected: true }).waitFor();
  await fillIn(page, email);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("We sent a confirmation link to").waitFor();
}

async function confirm(page: Page, email: string): Promise<void> {
  await page.getByRole("link", { name: "Open the local mailbox" }).click();
  const mail = page.getByRole("listitem").filter({ hasText: email });
  await mail.getByRole("link", { name: "Open link" }).click();
  await page.getByText("Email confirmed").waitFor();
  await page.waitForURL(/\/chat/);
}

const sectionTitles = ["Executive Summary", "Unit Economics", "Analyst Rating"];

async function analysisIsShown(chat: ChatPage): Promise<void> {
  await chat.finished();
  await chat.reply.getByText("Nothing is computed from what you have not confirmed.").waitFor();
  const rated = chat.reply.getByRole("button", { name: /^\d+\/10, the analyst rating/ });
  expect(await rated.count()).toBe(0);
  await chat.confirmFigures();
  // 40 salons at €29.
  await chat.reply.getByText("You take in €1,160 each month").waitFor();
  await chat.unfold();
  for (const title of sectionTitles)
    await chat.reply.getByRole("heading", { name: title, exact: true }).first().waitFor();
  await rated.waitFor();
  await chat.reply.getByText("Calculations only", { exact: true }).waitFor();
}

test.each(windows("phone"))(
  "a first visit on a %s leads from the start page to a computed analysis",
  async (window) => {
    const { page } = await visit(scene.browser, { window });
    const email = newEmail();
    await createAccount(page, email);
    await confirm(page, email);
    const chat = new ChatPage(page);
    await chat.showsTokens(10);
    await chat.sendFirst(idea);
    await analysisIsShown(chat);
    // The first reply only asked for confirmation: neither it nor confirming is charged.
    await chat.showsTokens(10);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);

test.each(["desktop", "phone"] as const)(
  "an idea typed on the start page is analysed there, and is the first message of the account's chat, on a %s",
  async (window) => {
    const { page } = await visit(scene.browser, { window });
    const email = newEmail();
    await page.goto(scene.application.url);
    const box = page.getByRole("textbox", { name: "Your idea" });
    await box.fill("A lamp");
    await box.fill(idea);
    await page.getByRole("button", { name: "Analyze my idea" }).click();
    const answer = page.getByRole("region", { name: "Your first analysis" });
    await answer.getByText("Nothing is computed from what you have not confirmed.").waitFor();
    expect(await barriers(page)).toEqual({});
    expect(await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.reload();
    await answer.getByRole("link", { name: "Keep it and go on" }).click();
    await page.getByRole("tab", { name: "Sign Up", selected: true }).waitFor();
    await fillIn(page, email);
    await page.getByRole("button", { name: "Create account" }).click();
    await confirm(page, email);
    await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
    const chat = new ChatPage(page);
    await chat.finished();
    expect(await page.evaluate(() => localStorage.getItem("first-idea"))).toBeNull();
    await page.goto(`${scene.application.url}/chat`);
    await chat.input.waitFor();
    const listed = await page.evaluate(async () => (await fetch("/api/chats")).json() as Promise<{ chats: unknown[] }>);
    expect(listed.chats).toHaveLength(1);
  },
);

test("a kept idea can be cleared, an empty one is not sent, and a member's goes to the chat", async () => {
  const { page } = await visit(scene.browser);
  await page.goto(scene.application.url);
  await page.getByRole("button", { name: "Analyze my idea" }).click();
  await page.getByText("Write a sentence about your idea first.").waitFor();
  const box = page.getByRole("textbox", { name: "Your idea" });
  await box.fill(idea);
  await box.press("Enter");
  const answer = page.getByRole("region", { name: "Your first analysis" });
  await answer.getByText("Nothing is computed from what you have not confirmed.").waitFor();
  await page.getByRole("button", { name: "Clear" }).click();
  await answer.waitFor({ state: "detached" });
  expect(await box.inputValue()).toBe("");
  expect(await page.evaluate(() => localStorage.getItem("first-idea"))).toBeNull();
  const member = await scene.member({ path: "/" });
  await member.page.getByRole("textbox", { name: "Your idea" }).fill(idea);
  await member.page.getByRole("button", { name: "Analyze my idea" }).click();
  await member.page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await new ChatPage(member.page).finished();
});
