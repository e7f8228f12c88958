import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { help } from "../web/app/content/help.ts";
import { visit, windows } from "./fixtures/browser.ts";
import { ChatPage, idea } from "./fixtures/chat-page.ts";
import { expectVisible } from "./fixtures/expect-page.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

test("an address can name the startup type, by its title or its id", async () => {
  const { chat, page } = await scene.memberInChat({ path: "/chat?type=SaaS%20Platform" });
  await page.getByRole("heading", { name: "AI Startup Co-Founder - SaaS Platform", level: 1 }).waitFor();
  await page.goto(`${scene.application.url}/chat?type=ed-tech`);
  await page.getByRole("heading", { name: "AI Startup Co-Founder - Education Tech", level: 1 }).waitFor();
  await chat.sendFirst(idea);
  await chat.finished();
  await page.reload();
  await page.getByRole("heading", { name: "AI Startup Co-Founder - Education Tech", level: 1 }).waitFor();
  await expectVisible(page.getByRole("region", { name: "Recent Chats" }).getByText("Just now · Education Tech"));
});

const withPrompt = `/chat?prompt=${encodeURIComponent(idea)}`;

/** A link of the help center that takes the searched words to the chat. */
async function linkOfOurs(page: Page) {
  await page.getByRole("searchbox", { name: "Search the help center" }).fill(idea);
  return page.getByRole("link", { name: help.search.none.chat });
}

async function expectSentOnce(chat: ChatPage) {
  const { page } = chat;
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await chat.finished();
  await page.getByRole("article", { name: "You" }).getByText(idea).waitFor();
  await page.reload();
  await chat.finished();
  await page.waitForTimeout(1_500);
  expect(await chat.replies.count()).toBe(1);
  expect(await page.getByRole("region", { name: "Recent Chats" }).locator('a[href^="/chat/"]').count()).toBe(1);
}

test("a prompt behind a link of this site is sent automatically, once", async () => {
  const { page } = await scene.member({ path: "/help-center" });
  await (await linkOfOurs(page)).click();
  await expectSentOnce(new ChatPage(page));
});

test("a prompt behind a link of this site is sent automatically in another tab too", async () => {
  const { page, context } = await scene.member({ path: "/help-center" });
  const opened = context.waitForEvent("page");
  await (await linkOfOurs(page)).click({ modifiers: ["Control"] });
  await expectSentOnce(new ChatPage(await opened));
});

test.each(windows("phone"))(
  "a prompt behind a link of another site waits in the input of a %s for a click",
  async (window) => {
    const { page } = await scene.member({ window, path: "/dashboard" });
    const target = `${scene.application.url}${withPrompt}`;
    await page.route("https://elsewhere.example/", (route) =>
      route.fulfill({ contentType: "text/html", body: `<a href="${target}">free tokens</a>` }),
    );
    await page.goto("https://elsewhere.example/");
    await page.getByRole("link", { name: "free tokens" }).click();
    const chat = new ChatPage(page);
    await expect.poll(() => chat.input.inputValue()).toBe(idea);
    await page.waitForTimeout(1_500);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/chat");
    await chat.showsTokens(10);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await chat.finished();
    await page.getByRole("article", { name: "You" }).getByText(idea).waitFor();
  },
);

test("a tool named in the address is offered first, and /chat/new is a new chat", async () => {
  const { chat, page } = await scene.memberInChat({ path: "/chat/new?feature=market-analysis" });
  await page.getByRole("button", { name: "Start with Market Analysis" }).click();
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await chat.finished();
  await page.goto(`${scene.application.url}/chat/new`);
  await expectVisible(page.getByRole("heading", { name: "What are you building?" }));
});

test("a signed-out visitor is sent to the sign-in and back to the same address", async () => {
  const { page } = await visit(scene.browser);
  await page.goto(`${scene.application.url}/chat/new?webSearch=true`);
  await page.waitForURL(`${scene.application.url}/auth`);
  await page.getByText("Please sign in").waitFor();
  await page.getByText("You need to be signed in to use web search").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("redirectAfterAuth"))).toBe("/chat/new?webSearch=true");
});
