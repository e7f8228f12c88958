import { expect, test } from "vitest";
import { idea } from "./fixtures/chat-page.ts";
import { lengthen } from "./fixtures/long-chat.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

test("a chat of 300 messages can be read to its beginning and renders only what is near the viewport", async () => {
  const { page, chat } = await scene.memberInChat();
  await chat.sendFirst(idea);
  await chat.finished();
  await chat.send("What should I test first?");
  await chat.finished();
  await lengthen(page, chat.chatId, 300);
  await page.reload();
  const placed = page.locator("[data-message]");
  await expect.poll(() => placed.count()).toBe(50);
  for (let count = 100; count <= 300; count += 50) {
    await placed.first().evaluate((element) => element.scrollIntoView());
    await expect.poll(() => placed.count()).toBe(count);
  }
  await placed.first().evaluate((element) => element.scrollIntoView());
  await page.getByText(idea.slice(0, 40)).first().waitFor();
  const nodes = () => page.evaluate(() => document.querySelectorAll("*").length);
  await expect.poll(nodes).toBeLessThan(10_000);
  expect(await page.getByRole("article").count()).toBe(300);
  // A message that is rendered again keeps its position.
  await page.getByRole("button", { name: "Jump to latest" }).click();
  await placed.last().getByRole("button", { name: "Copy message" }).waitFor();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect.poll(() => page.getByText(idea.slice(0, 40)).count()).toBeGreaterThan(50);
  // All of it at once would exceed the limit.
  expect(await nodes()).toBeGreaterThan(10_000);
});
