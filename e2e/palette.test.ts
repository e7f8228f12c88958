import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { bothWindows, visit } from "./fixtures/browser.ts";
import { idea } from "./fixtures/chat-page.ts";
import { expectAddress } from "./fixtures/expect-page.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

test("a visitor can reach every tool and page with the keyboard alone, even before React has loaded", async () => {
  const { page } = await visit(scene.browser);
  await page.goto(scene.application.url);
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Go anywhere, do anything" });
  await palette.waitFor();
  expect(await barriers(page)).toEqual({});
  await page.keyboard.type("cookie");
  await palette.getByRole("option", { name: "Cookie Policy" }).waitFor();
  // Pages stand before what is found among the guides' answers.
  expect(await palette.getByRole("option").first().textContent()).toContain("Cookie Policy");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/cookie-policy");
  await palette.waitFor({ state: "hidden" });
  await page.keyboard.press("Control+k");
  // The description of a tool finds it too.
  await page.keyboard.type("what investors look for");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/pitch-analyzer");
  await page.getByRole("button", { name: "Search and actions" }).click();
  await page.keyboard.type("no such thing");
  await palette.getByText("Nothing found. Try another word.").waitFor();
  await page.keyboard.press("Escape");
  await palette.waitFor({ state: "hidden" });
});

test.each([
  ["en-US", "price"],
  ["de-DE", "Preis"],
  ["es-ES", "precio"],
  ["fr-FR", "prix"],
  ["hi-IN", "कीमत"],
  ["zh-CN", "价格"],
])("in %s a page is found by what stands on it: %s", async (locale, asked) => {
  const { page } = await visit(scene.browser, { locale });
  await page.goto(`${scene.application.url}/auth`);
  await page.keyboard.press("Control+k");
  const options = page.getByRole("dialog").getByRole("option");
  await options.first().waitFor();
  const all = await options.count();
  await page.keyboard.type(asked);
  await expect.poll(() => options.count()).not.toBe(all);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/pricing");
});

test("a member finds a chat by its title, and can start a new one", async () => {
  const { page, chat } = await scene.memberInChat();
  await chat.sendFirst(idea);
  await chat.finished();
  const address = page.url();
  await page.goto(`${scene.application.url}/profile`);
  await page.getByRole("heading", { name: "Profile Settings" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.keyboard.type(idea.slice(0, 12));
  await page.getByRole("option", { name: idea.slice(0, 12) }).click();
  await page.waitForURL(address);
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: "New chat" }).waitFor();
  await page.keyboard.type("New chat");
  await page.keyboard.press("Enter");
  // What is typed before the chat is there stands in its input.
  await page.keyboard.type("A bakery in Lyon");
  await expectAddress(page, `${scene.application.url}/chat`);
  await expect.poll(() => chat.input.inputValue()).toBe("A bakery in Lyon");
  await page.keyboard.type(" that bakes at night");
  expect(await chat.input.inputValue()).toBe("A bakery in Lyon that bakes at night");
});

test.each(bothWindows)("an empty chat has its input ready on a %s, with no keyboard unasked", async (window) => {
  const { page, chat } = await scene.memberInChat({ window });
  const focused = () => chat.input.evaluate((input) => input === document.activeElement);
  if (window === "phone") {
    // The screen is complete, and two frames later still nothing has the focus.
    await page.getByRole("button", { name: "Send", exact: true }).waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await focused()).toBe(false);
    return;
  }
  await expect.poll(focused).toBe(true);
  await chat.sendFirst(idea);
  await chat.finished();
  await page.getByRole("link", { name: "New chat" }).first().click();
  await expectAddress(page, `${scene.application.url}/chat`);
  await expect.poll(focused).toBe(true);
});
