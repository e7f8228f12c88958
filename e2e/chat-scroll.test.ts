import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { bothWindows, type Window } from "./fixtures/browser.ts";
import { type ChatPage, idea } from "./fixtures/chat-page.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

/** How far below the top of the conversation the last question may begin, in pixels. */
const topMax = 40;

/** The offsets of the last question, and of what follows it, from the top of the conversation; and its visible height. */
const places = (page: Page) =>
  page.getByRole("log").evaluate((log) => {
    const box = log.parentElement;
    const question = [...log.querySelectorAll("[data-bubble]")].at(-1);
    const next = [...log.querySelectorAll("article[aria-label=Co-founder], [role=alert]")].at(-1);
    if (!box || !question || !next) throw new Error("There is no reply yet.");
    const { top } = box.getBoundingClientRect();
    const of = (element: Element) => Math.round(element.getBoundingClientRect().top - top);
    return { question: of(question), next: of(next), seen: box.clientHeight, page: Math.round(scrollY) };
  });

/** The last question is at the top of the conversation, and what follows it below, in view. */
async function expectAtTop(page: Page) {
  await expect
    .poll(async () => {
      const { question, next, seen, page: scrolled } = await places(page);
      return { top: question >= 0 && question < topMax, below: next > question && next < seen * 0.6, scrolled };
    })
    .toEqual({ top: true, below: true, scrolled: 0 });
}

/** A chat whose first reply is longer than several screens. */
async function longReply(window: Window) {
  const visitor = await scene.memberInChat({ window, expected: [/status of 402/] });
  const { chat } = visitor;
  await chat.sendFirst(idea);
  await chat.finished();
  await chat.unfold();
  return visitor;
}

/** Scrolls by wheel, as a person does, and waits until the view stands. */
async function scrollBy(page: Page, pixels: number) {
  const box = page.locator("[data-thread]");
  const place = await box.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 150, (place?.y ?? 0) + 100);
  const topOf = () => box.evaluate(({ scrollTop }) => scrollTop);
  const before = await topOf();
  await page.mouse.wheel(0, pixels);
  await expect.poll(topOf).not.toBe(before);
}

async function ask(chat: ChatPage, text: string) {
  const replies = await chat.replies.count();
  await chat.send(text);
  await chat.replies.nth(replies).waitFor();
}

test.each(bothWindows)("follow-ups after a long reply come to the top on a %s", async (window) => {
  const { chat, page } = await longReply(window);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [at, text] of [
    "What should I test first?",
    "How do I split equity?",
    "What if we charge 49 euros?",
  ].entries()) {
    // From the middle of what was read, from its beginning, and from its end.
    if (at < 2) await scrollBy(page, at === 0 ? -300 : -9_000);
    await ask(chat, text);
    await expectAtTop(page);
    await chat.finished();
    await expectAtTop(page);
  }
});

test.each(bothWindows)("an edited and a regenerated message come to the top on a %s", async (window) => {
  const { chat, page } = await longReply(window);
  await ask(chat, "What should I test first?");
  await chat.finished();
  const mine = page.getByRole("article", { name: "You" }).last();
  await mine.hover();
  await mine.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Edit your message" }).fill("What should I test second?");
  await page.getByRole("button", { name: "Send", exact: true }).first().click();
  await page.getByRole("article", { name: "You" }).getByText("What should I test second?").waitFor();
  await expectAtTop(page);
  await chat.finished();
  await expectAtTop(page);
  await scrollBy(page, -500);
  await chat.reply.getByRole("button", { name: "Write the reply again" }).click();
  await expectAtTop(page);
  await chat.finished();
  await expectAtTop(page);
});

test.each(bothWindows)(
  "a message that fails comes to the top with its notice, and so does a retry, on a %s",
  async (window) => {
    const { chat, page } = await longReply(window);
    let fails = true;
    await page.route("**/turns", async (route) => {
      if (!fails) return route.continue();
      const data = { balance: 0, cost: 1 };
      return route.fulfill({
        status: 402,
        json: { defined: true, code: "insufficient_tokens", status: 402, message: "Out of tokens", data },
      });
    });
    await scrollBy(page, -300);
    await chat.send("What should I test first?");
    const notice = page.getByRole("alert").filter({ hasText: "You are out of tokens" });
    await notice.waitFor();
    await expectAtTop(page);
    await scrollBy(page, -600);
    fails = false;
    await notice.getByRole("button", { name: "Retry" }).dispatchEvent("click");
    await expectAtTop(page);
    await chat.finished();
    await expectAtTop(page);
  },
);

test.each(bothWindows)("the way to the latest message covers no text on a %s", async (window) => {
  const { page } = await longReply(window);
  await scrollBy(page, -9_000);
  const jump = page.getByRole("button", { name: "Jump to latest" });
  const [button, thread] = [await jump.boundingBox(), await page.locator("[data-thread]").boundingBox()];
  expect(button?.y).toBeGreaterThanOrEqual((thread?.y ?? Number.NaN) + (thread?.height ?? Number.NaN));
  await jump.click();
  await jump.waitFor({ state: "hidden" });
});

/** Where something of the last reply begins and ends, from the top of the conversation, as shares of its visible height. */
const shareOf = async (page: Page, sought: ReturnType<Page["locator"]>) => {
  const [box, place] = [await page.locator("[data-thread]").boundingBox(), await sought.boundingBox()];
  if (!box || !place) throw new Error("It is not on the screen.");
  return { begins: (place.y - box.y) / box.height, ends: (place.y + place.height - box.y) / box.height };
};

test.each(bothWindows)(
  "a reply that waits for figures shows what to press, and its answer once nothing waits, on a %s",
  async (window) => {
    const { chat, page } = await scene.memberInChat({ window });
    await chat.sendFirst(`${idea} How long until a salon pays back what it cost to win it?`);
    await chat.finished();
    const confirm = chat.reply.getByRole("button", { name: /^All of this is right/ });
    await expect.poll(async () => (await shareOf(page, confirm)).ends).toBeLessThanOrEqual(1);
    await chat.confirmFigures();
    const answer = chat.reply.getByRole("heading", { name: "Your question" });
    await expect.poll(async () => (await shareOf(page, answer)).begins).toBeLessThan(0.3);
    expect((await shareOf(page, answer)).begins).toBeGreaterThanOrEqual(0);
  },
);
