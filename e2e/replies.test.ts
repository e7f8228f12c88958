import type { Chat, Message } from "@cofounder/contract";
import { expect, test } from "vitest";
import { ChatPage, idea, scripted, scriptedAsShown, scriptedBeginning, timesIn } from "./fixtures/chat-page.ts";
import { setScene } from "./fixtures/scene.ts";
import type { Member } from "./fixtures/sign-up.ts";

const scene = setScene({ model: true });

async function storedReply(member: Member, chatId: string): Promise<Message | undefined> {
  const { messages } = await member.get<{ chat: Chat; messages: Message[] }>(`/api/chats/${chatId}`);
  return messages.findLast(({ type }) => type === "ai");
}

test("a reload during a reply loses and repeats nothing", async () => {
  const { member, chat, page } = await scene.memberInChat();
  await chat.sendFirst(`${idea} #held`);
  await chat.reply.getByText(scriptedBeginning).waitFor();
  await page.reload();
  await chat.reply.getByText(scriptedBeginning).waitFor();
  await scene.model.goOn();
  await chat.finished();
  expect(timesIn(await chat.replyText(), scriptedAsShown)).toBe(1);
  expect(timesIn(await chat.replyText(), scriptedBeginning)).toBe(1);
  expect(await storedReply(member, chat.chatId)).toMatchObject({ content: scripted, outcome: "done" });
});

test("two tabs show the same reply and the same tokens", async () => {
  const { chat, newTab } = await scene.memberInChat();
  await chat.sendFirst(`${idea} #held`);
  const other = new ChatPage(await newTab());
  await other.page.goto(chat.page.url());
  await other.reply.getByText(scriptedBeginning).waitFor();
  await scene.model.goOn();
  await Promise.all([chat.finished(), other.finished()]);
  expect(timesIn(await chat.replyText(), scriptedAsShown)).toBe(1);
  expect(await other.replyText()).toBe(await chat.replyText());
  await Promise.all([chat.showsTokens(9), other.showsTokens(9)]);
});

test("stop ends a reply and keeps the text written so far", async () => {
  const { member, chat, page } = await scene.memberInChat();
  await chat.sendFirst(`${idea} #held`);
  await chat.reply.getByText(scriptedBeginning).waitFor();
  await page.getByRole("button", { name: "Stop the reply" }).click();
  await chat.reply.getByText("Stopped. What was written stays.").waitFor();
  const stored = await storedReply(member, chat.chatId);
  expect(stored).toMatchObject({ outcome: "stopped" });
  expect(scripted.startsWith(stored?.content ?? "-")).toBe(true);
  expect(stored?.content.length).toBeLessThan(scripted.length);
  const shown = await chat.replyText();
  expect(shown).toContain(scriptedBeginning);
  await page.reload();
  await chat.finished();
  expect(await chat.replyText()).toBe(shown);
});

test("the end of a reply does not move a phone's view", async () => {
  const { chat, page } = await scene.memberInChat({ window: "phone" });
  await chat.sendFirst(`${idea} #held`);
  await chat.reply.getByText(scriptedBeginning).waitFor();
  const topOf = () =>
    page.getByRole("log").evaluate((log) => log.querySelector("article")?.getBoundingClientRect().top ?? Number.NaN);
  const before = await topOf();
  await page.getByRole("button", { name: "Stop the reply" }).click();
  await chat.finished();
  await page.waitForTimeout(300);
  expect(Math.abs((await topOf()) - before)).toBeLessThan(2);
});

test("what is pressed while a reply grows stays under the pointer", async () => {
  const { chat, page } = await scene.memberInChat();
  await chat.sendFirst(`${idea} #held`);
  const text = chat.reply.getByText(scriptedBeginning);
  await text.waitFor();
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 9_000);
  await page.getByRole("button", { name: "Jump to latest" }).waitFor({ state: "hidden" });
  const topOf = () => text.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await text.hover();
  await page.mouse.down();
  const before = await topOf();
  await scene.model.goOn();
  await chat.finished();
  expect(await topOf()).toBe(before);
  await page.mouse.up();
});

test("a chat's open menu stays open when its first reply makes its venture", async () => {
  const { chat, page } = await scene.memberInChat();
  await chat.sendFirst(`${idea} #held`);
  await chat.reply.getByText(scriptedBeginning).waitFor();
  const chats = page.locator("section[aria-label='Recent Chats']");
  await chats.getByRole("button", { name: /^Actions for / }).click();
  await page.getByRole("menuitem", { name: "Rename" }).waitFor();
  await scene.model.goOn();
  await chats.locator("h3").waitFor();
  expect(await page.getByRole("menuitem", { name: "Rename" }).isVisible()).toBe(true);
});

test("an edited message becomes a second version, and both stay reachable", async () => {
  const { chat, page } = await scene.memberInChat();
  const sent = page.getByRole("article", { name: "You" });
  await chat.sendFirst("First wording: bread for small offices in Lyon.");
  await chat.finished();
  await sent.getByRole("button", { name: "Edit message" }).click();
  await page
    .getByRole("textbox", { name: "Edit your message" })
    .fill("Second wording: bread for large offices in Lyon.");
  await sent.getByRole("button", { name: "Send", exact: true }).click();
  await sent.getByText("2/2").waitFor();
  await chat.finished();
  expect(await sent.innerText()).toContain("Second wording");
  await sent.getByRole("button", { name: "Previous version" }).click();
  await sent.getByText("1/2").waitFor();
  expect(await sent.innerText()).toContain("First wording");
  await chat.finished();
  await page.reload();
  await sent.getByText("1/2").waitFor();
  expect(await sent.innerText()).toContain("First wording");
  await sent.getByRole("button", { name: "Next version" }).click();
  await sent.getByText("2/2").waitFor();
  expect(await sent.innerText()).toContain("Second wording");
  await chat.finished();
  expect(timesIn(await chat.replyText(), scriptedAsShown)).toBe(1);
});

test("when the model fails, the computed analysis replaces its text and costs nothing", async () => {
  const { member, chat } = await scene.memberInChat();
  await chat.sendFirst(`${idea} #drop`);
  await chat.finished();
  await chat.reply.getByText("Calculations only", { exact: true }).waitFor();
  // The reply as it is stored: a press on the one before it would go with it.
  await chat.reply.getByText("Not charged. Confirming is free too.", { exact: true }).waitFor();
  await chat.unfold();
  await chat.reply.getByRole("heading", { name: "Executive Summary", exact: true }).waitFor();
  expect(await chat.replyText()).not.toContain(scriptedBeginning);
  await chat.showsTokens(10);
  expect(await storedReply(member, chat.chatId)).toMatchObject({ label: "offline_analysis", cost: 0 });
});

test("the texts around a reply are in the reply's language, not the interface's", async () => {
  const { chat } = await scene.memberInChat();
  await chat.sendFirst(
    "Eine Software für Zahnarztpraxen in Köln, 49 € im Monat pro Praxis. 12 Praxen zahlen, das Hosting " +
      "kostet 6 € pro Praxis, die Kündigungsrate liegt bei 3 % im Monat. #drop",
  );
  await chat.finished();
  await chat.reply.locator('[lang="de"]').first().waitFor();
  await chat.reply.getByText("Nur Berechnungen", { exact: true }).waitFor();
  await chat.confirmFigures();
  await chat.reply.locator("details > summary").click();
  await chat.reply.getByText("Berechnet", { exact: true }).first().waitFor();
  expect(await chat.reply.locator("footer").getAttribute("lang")).toBe("en");
  await chat.reply.getByRole("button", { name: /^\d+\/10, die Bewertung des Analysten/ }).click();
  await chat.page.getByRole("dialog", { name: "Bewertung des Analysten" }).getByText("von 10").waitFor();
});
