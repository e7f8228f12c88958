import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { bothWindows, windows } from "./fixtures/browser.ts";
import { ChatPage, idea, scriptedBeginning } from "./fixtures/chat-page.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene({ model: true });

/**
 * The offsets of the last question and its reply from the top of the conversation, and the visible height, in pixels.
 */
const places = (page: Page) =>
  page.getByRole("log").evaluate((log) => {
    const box = log.parentElement;
    const [question, reply] = [...log.querySelectorAll("article")].slice(-2);
    if (!box || !question || !reply) throw new Error("There is no reply yet.");
    const top = box.getBoundingClientRect().top;
    const of = (element: Element) => Math.round(element.getBoundingClientRect().top - top);
    return { question: of(question), reply: of(reply), seen: box.clientHeight };
  });

async function expectQuestionAndReply(page: Page) {
  await expect
    .poll(async () => {
      const { question, reply, seen } = await places(page);
      return question >= 0 && question < 40 && reply < seen * 0.6;
    })
    .toBe(true);
}

test.each(bothWindows)("a sent message moves to the top and its reply grows below it on a %s", async (window) => {
  const { chat, page } = await scene.memberInChat({ window });
  await chat.sendFirst(`${idea} #drop`);
  await chat.finished();
  for (const text of ["What should I test first? #held", `What if we charge 49 euros? #drop`]) {
    await chat.send(text);
    await page.getByRole("article", { name: "You" }).getByText(text).waitFor();
    await expectQuestionAndReply(page);
    if (text.endsWith("#held")) await scene.model.goOn();
    await chat.finished();
    await expectQuestionAndReply(page);
  }
});

test.each(windows("phone"))(
  "a reload during a reply and after it shows the last question with its reply on a %s",
  async (window) => {
    const { chat, page } = await scene.memberInChat({ window });
    await chat.sendFirst(`${idea} #drop`);
    await chat.finished();
    await chat.send("What should I test first? #held");
    await chat.reply.getByText(scriptedBeginning).waitFor();
    await page.reload();
    await chat.reply.getByText(scriptedBeginning).waitFor();
    const isShown = async () => {
      const { question, reply, seen } = await places(page);
      return question >= 0 && question < seen && reply < seen;
    };
    await expect.poll(isShown).toBe(true);
    await scene.model.goOn();
    await chat.finished();
    await page.reload();
    await chat.finished();
    await expect.poll(isShown).toBe(true);
  },
);

test("scrolling away while a reply grows keeps the scroll position", async () => {
  const { chat, page } = await scene.memberInChat();
  await chat.sendFirst(`${idea} #drop`);
  await chat.finished();
  await chat.send("What should I test first? #held");
  await chat.reply.getByText(scriptedBeginning).waitFor();
  const box = page.locator("[data-thread]");
  const topOf = () => box.evaluate(({ scrollTop }) => scrollTop);
  const before = await topOf();
  const place = await box.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 200, (place?.y ?? 0) + 100);
  await page.mouse.wheel(0, -600);
  await expect.poll(async () => before - (await topOf())).toBeGreaterThan(400);
  const left = await topOf();
  await scene.model.goOn();
  await chat.finished();
  expect(Math.abs((await topOf()) - left)).toBeLessThan(250);
  expect(before - (await topOf())).toBeGreaterThan(300);
});

test.each(bothWindows)(
  "the chat fits into the window of a %s, and its card is 600 px high where there is room",
  async (window) => {
    const { chat, page } = await scene.memberInChat({ window });
    const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(await beyond()).toBe(0);
    await chat.sendFirst(idea);
    await chat.finished();
    expect(await beyond()).toBe(0);
    const card = await page.locator("main > div").boundingBox();
    const bar = await page.locator("body header").first().boundingBox();
    expect(card?.height).toBe(window === "desktop" ? 600 : 844 - (bar?.height ?? 0));
  },
);

const queued = (page: Page) => page.getByRole("list", { name: "Queued messages" });

test.each(windows("desktop"))(
  "a message sent during a reply waits for its end and is then sent automatically, also after a reload, on a %s",
  async (window) => {
    const { chat, page } = await scene.memberInChat({ window });
    await chat.sendFirst(`${idea} #held`);
    await chat.reply.getByText(scriptedBeginning).waitFor();
    await chat.input.fill("What should I test first?");
    await chat.input.press("Enter");
    await queued(page).getByText("What should I test first?").waitFor();
    expect(await chat.input.inputValue()).toBe("");
    await page.reload();
    await queued(page).getByText("What should I test first?").waitFor();
    await scene.model.goOn();
    await page.getByRole("article", { name: "You" }).getByText("What should I test first?").waitFor();
    await chat.finished();
    expect(await chat.replies.count()).toBe(2);
    expect(await queued(page).count()).toBe(0);
    expect(await page.getByRole("article", { name: "You" }).count()).toBe(2);
  },
);

test("a queued message can be taken back into the input or withdrawn, and is then not sent", async () => {
  const { chat, page } = await scene.memberInChat();
  await chat.sendFirst(`${idea} #held`);
  await chat.reply.getByText(scriptedBeginning).waitFor();
  for (const text of ["To be edited", "To be withdrawn"]) {
    await chat.input.fill(text);
    await chat.input.press("Enter");
  }
  await queued(page)
    .getByRole("listitem")
    .filter({ hasText: "withdrawn" })
    .getByRole("button", { name: "Withdraw this message" })
    .click();
  await queued(page).getByRole("button", { name: "Back to the input" }).click();
  expect(await chat.input.inputValue()).toBe("To be edited");
  await scene.model.goOn();
  await chat.finished();
  await page.reload();
  await chat.finished();
  expect(await chat.replies.count()).toBe(1);
  expect(await chat.input.inputValue()).toBe("To be edited");
});

test("a chat that is deleted in another tab leaves the screen at once", async () => {
  const { chat, page, member } = await scene.memberInChat({ expected: [/404/] });
  await chat.sendFirst(`${idea} #drop`);
  await chat.finished();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await new ChatPage(other).finished();
  expect((await member.delete(`/api/chats/${chat.chatId}`)).status).toBe(200);
  for (const tab of [page, other]) {
    await tab.getByText("It was deleted in another tab or on another device.").waitFor();
    await tab.waitForURL(/\/chat$/);
    await tab.getByRole("heading", { name: "What are you building?" }).waitFor();
  }
});

test("a message that is sent while offline is sent automatically once the network is back, and only once", async () => {
  const { chat, page, context } = await scene.memberInChat({ expected: [/ERR_INTERNET_DISCONNECTED|Failed to load/] });
  // A part of the page that comes with the first reply, which the lost network keeps away.
  await page.route("**/sheet-button-*.js", (route) => route.abort("internetdisconnected"));
  await chat.sendFirst(`${idea} #drop`);
  await chat.finished();
  await context.setOffline(true);
  await chat.send("What should I test first? #drop");
  await page.getByText("Sent as soon as you are back online.").waitFor();
  await context.setOffline(false);
  await page.getByRole("article", { name: "You" }).getByText("What should I test first?").waitFor();
  await chat.finished();
  expect(await chat.replies.count()).toBe(2);
  await page.unroute("**/sheet-button-*.js");
  await context.setOffline(true);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Figures of this venture" }).waitFor();
});
