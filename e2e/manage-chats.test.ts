import { readFile } from "node:fs/promises";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { type ChatPage, idea } from "./fixtures/chat-page.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

function actionsOf(chat: ChatPage, title: string | RegExp): Locator {
  const row = chat.page.getByRole("region", { name: "Recent Chats" }).getByRole("listitem").filter({ hasText: title });
  return row.getByRole("button", { name: /^Actions for / });
}

test("a chat is renamed from its menu with the keyboard alone", async () => {
  const { chat, page } = await scene.memberInChat();
  await chat.sendFirst(idea);
  await chat.finished();
  await page.getByRole("button", { name: "Chat actions" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Rename" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("menu").waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Chat actions");
  await page.keyboard.press("ArrowDown");
  await page.getByRole("menuitem", { name: "Rename" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Rename");
  await page.keyboard.press("Enter");
  const title = page.getByRole("textbox", { name: "Chat title" });
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(await title.inputValue());
  await page.keyboard.type("Hairdressers in Spain");
  await page.keyboard.press("Enter");
  await actionsOf(chat, "Hairdressers in Spain").waitFor({ state: "attached" });
  await page.reload();
  await expect.poll(() => page.getByText("Hairdressers in Spain", { exact: true }).count()).toBe(2);
});

test("a chat is exported as a Markdown file that holds both sides of the conversation", async () => {
  const { chat, page } = await scene.memberInChat();
  await chat.sendFirst(idea);
  await chat.finished();
  await page.getByRole("button", { name: "Chat actions" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export as Markdown" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("A-booking-app-for-independent-hairdressers-in-Spai.md");
  const text = await readFile(await download.path(), "utf8");
  expect(text.startsWith("# A booking app for independent hairdressers in Spai")).toBe(true);
  expect(text).toMatch(/^## You, \d{4}-\d\d-\d\d \d\d:\d\d UTC$/m);
  expect(text).toContain(idea);
  expect(text).toMatch(/^## Co-founder, /m);
  expect(text).toContain("Executive Summary");
});

test("a reply is copied as Markdown", async () => {
  const { chat, context, page } = await scene.memberInChat();
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: scene.application.url });
  await chat.sendFirst(idea);
  await chat.finished();
  await chat.reply.getByRole("button", { name: "Copy message" }).click();
  await chat.reply.getByRole("button", { name: "Copied" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("## Executive Summary");
});

test("deleting asks first, and deleting the open chat opens a new one", async () => {
  const { chat, page } = await scene.memberInChat();
  await chat.sendFirst("First: bread for small offices in Lyon.");
  await chat.finished();
  await page.getByRole("link", { name: "New Chat" }).click();
  await page.waitForURL(`${scene.application.url}/chat`);
  await chat.sendFirst("Second: tea for small offices in Lyon.");
  await chat.finished();
  await actionsOf(chat, "Second").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete Chat" });
  await dialog.getByText("Are you sure you want to delete this chat? This action cannot be undone.").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await actionsOf(chat, "Second").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await page.waitForURL(`${scene.application.url}/chat`);
  await page.getByText("Chat deleted").waitFor();
  await actionsOf(chat, "Second").waitFor({ state: "detached" });
  expect(await actionsOf(chat, "First").count()).toBe(1);
});

test("the sidebar collapses by its shortcut and stays collapsed after a reload", async () => {
  const { context, page } = await scene.memberInChat();
  const sidebar = page.getByRole("complementary", { name: "Chats and tools" });
  const widthOf = async () => (await sidebar.boundingBox())?.width;
  await expect.poll(widthOf).toBe(256);
  await page.keyboard.press("Control+b");
  await expect.poll(widthOf).toBe(48);
  const cookie = (await context.cookies()).find(({ name }) => name === "sidebar_state");
  expect(cookie?.value).toBe("false");
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(7);
  await page.reload();
  await expect.poll(widthOf).toBe(48);
  await page.getByRole("button", { name: "Market Analysis" }).hover();
  await page.getByRole("tooltip", { name: "Market Analysis" }).waitFor();
  await page.keyboard.press("Meta+b");
  await expect.poll(widthOf).toBe(256);
});

test("every chat keeps its own draft", async () => {
  const { chat, page } = await scene.memberInChat();
  await chat.sendFirst("Bread for small offices in Lyon.");
  await chat.finished();
  await chat.input.fill("A draft in the first chat");
  await page.getByRole("link", { name: "New Chat" }).click();
  await expect.poll(() => chat.input.inputValue()).toBe("");
  await chat.input.fill("A draft of a new chat");
  await page.locator('a[href^="/chat/"]').filter({ hasText: "Bread for small offices" }).click();
  await expect.poll(() => chat.input.inputValue()).toBe("A draft in the first chat");
  await page.reload();
  await expect.poll(() => chat.input.inputValue()).toBe("A draft in the first chat");
  await page.getByRole("link", { name: "New Chat" }).click();
  await expect.poll(() => chat.input.inputValue()).toBe("A draft of a new chat");
});

test("a search finds chats by title and messages by their words, with one hit for all versions of a message", async () => {
  const { chat, page } = await scene.memberInChat();
  const sent = page.getByRole("article", { name: "You" });
  await chat.sendFirst("A saffron farm on roofs in Lyon.");
  await chat.finished();
  for (const [version, text] of [
    "A saffron farm on balconies in Lyon.",
    "A vanilla farm on roofs in Lyon.",
  ].entries()) {
    await sent.getByRole("button", { name: "Edit message" }).click();
    await page.getByRole("textbox", { name: "Edit your message" }).fill(text);
    await sent.getByRole("button", { name: "Send", exact: true }).click();
    await sent.getByText(`${version + 2}/${version + 2}`).waitFor();
    await chat.finished();
  }
  await page.getByRole("link", { name: "New Chat" }).click();
  const search = page.getByRole("searchbox", { name: "Search chats" });
  await search.fill("saffron farm on");
  const chats = page.getByRole("region", { name: "Recent Chats" }).locator('a[href^="/chat/"]');
  await expect.poll(() => chats.allInnerTexts()).toEqual([expect.stringContaining("A saffron farm on roofs")]);
  const own = page
    .getByRole("region", { name: "In messages" })
    .locator("a span:last-child")
    .getByText(/^A saffron farm on \w+ in Lyon\.$/);
  await expect.poll(() => own.allInnerTexts()).toEqual(["A saffron farm on balconies in Lyon."]);
  await own.click();
  await sent.getByText("2/3").waitFor();
  expect(await sent.innerText()).toContain("balconies");
  await sent.and(page.locator(".sought")).waitFor();
  await expect.poll(() => page.url()).not.toContain("message=");
  await expect.poll(() => sent.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
  await search.fill("zebra");
  await page.getByText("No chats found.").waitFor();
  await page.getByText("No messages found.").waitFor();
});
