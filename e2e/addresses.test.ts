import { expect, test } from "vitest";
import { visit } from "./fixtures/browser.ts";
import { idea } from "./fixtures/chat-page.ts";
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
  await page.getByRole("region", { name: "Recent Chats" }).getByText("Just now · Education Tech").waitFor();
});

test("a prompt in the address is sent by itself, once", async () => {
  const { chat, page } = await scene.memberInChat({ path: `/chat?prompt=${encodeURIComponent(idea)}` });
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await chat.finished();
  await page.getByRole("article", { name: "You" }).getByText(idea).waitFor();
  await page.reload();
  await chat.finished();
  await page.waitForTimeout(1_500);
  expect(await chat.replies.count()).toBe(1);
  expect(await page.getByRole("region", { name: "Recent Chats" }).getByRole("listitem").count()).toBe(1);
});

test("a tool in the address is offered first, and /chat/new is a new chat", async () => {
  const { chat, page } = await scene.memberInChat({ path: "/chat/new?feature=market-analysis" });
  await page.getByRole("button", { name: "Start with Market Analysis" }).click();
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await chat.finished();
  await page.goto(`${scene.application.url}/chat/new`);
  await page.getByRole("heading", { name: "What are you building?" }).waitFor();
});

test("who is not signed in is led to the sign-in and back to the same address", async () => {
  const { page } = await visit(scene.browser);
  await page.goto(`${scene.application.url}/chat/new?webSearch=true`);
  await page.waitForURL(`${scene.application.url}/auth`);
  await page.getByText("Please sign in").waitFor();
  await page.getByText("You need to be signed in to use web search").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("redirectAfterAuth"))).toBe("/chat/new?webSearch=true");
});
