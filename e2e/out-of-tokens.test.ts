import { randomUUID } from "node:crypto";
import type { Chat, Message } from "@cofounder/contract";
import { expect, test } from "vitest";
import { visit } from "./fixtures/browser.ts";
import { ChatPage } from "./fixtures/chat-page.ts";
import { offer } from "./fixtures/owner.ts";
import { setScene } from "./fixtures/scene.ts";
import { type Member } from "./fixtures/sign-up.ts";

const scene = setScene();

/** Of an idea without figures there is nothing to confirm first: each reply is charged. */
const idea = "A marketplace where bakeries sell yesterday's bread to restaurants.";

/** Asks in new chats, one after the other, until the server refuses for lack of tokens. */
async function spendAll(member: Member): Promise<void> {
  for (let sent = 0; sent <= 10; sent++) {
    const chatId = randomUUID();
    const following = { messageId: randomUUID(), parentId: null, startupType: null, webSearch: false };
    const request = { kind: "message", text: idea, ...following };
    const { status } = await member.post(`/api/chats/${chatId}/turns`, { request });
    if (status === 402) return;
    expect(status).toBe(200);
    await expect.poll(() => isRunning(member, chatId)).toBe(false);
  }
  expect.fail("Ten tokens were enough for eleven replies.");
}

async function isRunning(member: Member, chatId: string): Promise<boolean> {
  const { chat } = await member.get<{ chat: Chat; messages: Message[] }>(`/api/chats/${chatId}`);
  return chat.runningTurnId !== null;
}

test("a member without tokens is told so, keeps the typed text, redeems a code there and continues", async () => {
  const member = await scene.signUp();
  await spendAll(member);
  const { context, page } = await visit(scene.browser, { expected: [/status of 402/] });
  await member.enter(context);
  await page.goto(`${scene.application.url}/chat`);
  const chat = new ChatPage(page);
  const text = "A message that took me a while to write.";
  await chat.send(text);
  const told = page.getByRole("alert").filter({ hasText: "You are out of tokens" });
  await told.waitFor();
  const balance = Number.parseInt(await chat.tokens.innerText(), 10);
  expect(await told.innerText()).toMatch(new RegExp(`Balance\\s+${balance} token`));
  await page.reload();
  await expect.poll(() => chat.input.inputValue()).toBe(text);
  await chat.send(text);
  await told.getByRole("button", { name: "Back to the input" }).click();
  await told.waitFor({ state: "hidden" });
  expect(await chat.input.inputValue()).toBe(text);
  await chat.send(text);
  expect(await told.getByRole("link", { name: "See plans" }).getAttribute("href")).toBe("/pricing");
  await told.getByPlaceholder("Enter promo code").fill(await offer(scene, { tokenBonus: 6 }));
  await told.getByRole("button", { name: "Apply", exact: true }).click();
  await expect.poll(() => chat.tokens.innerText()).toBe(`${balance + 6} tokens`);
  await told.getByRole("button", { name: "Retry" }).click();
  await told.waitFor({ state: "hidden" });
  await chat.finished();
});
