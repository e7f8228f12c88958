import { ChatPage, idea } from "../e2e/fixtures/chat-page.ts";
import { launchBrowser } from "../e2e/fixtures/chromium.ts";
import { lengthen } from "../e2e/fixtures/long-chat.ts";
import { startProduct } from "./product.ts";

/** Tasks over 50 ms during typing and scrolling in a chat of 300 messages, compared with one of four. */
const product = await startProduct(null, 1);
const browser = await launchBrowser();
const context = await browser.newContext({ serviceWorkers: "block" });
context.setDefaultTimeout(120_000);
const page = await context.newPage();
await page.setExtraHTTPHeaders({ cookie: product.cookies[0] ?? "" });
await page.goto(`${product.address}/chat`);
const chat = new ChatPage(page);
await chat.sendFirst(idea);
await chat.finished();
await chat.send("What should I test first?");
await chat.finished();

const short = await measure();
await lengthen(page, chat.chatId, 300);
await page.reload();
const placed = page.locator("[data-message]");
for (let count = 50; count < 300; count += 50) {
  await placed.nth(count - 1).waitFor();
  await placed.first().evaluate((element) => element.scrollIntoView());
}
await placed.nth(299).waitFor();
const long = await measure();
await browser.close();
await product.stop();

console.log("Tasks over 50 ms: how many, and the longest in ms");
console.log(`${"".padEnd(10)}  4 messages   300 messages`);
for (const act of ["typing", "scrolling"] as const)
  console.log(`${act.padEnd(10)}${told(short[act]).padStart(12)}${told(long[act]).padStart(15)}`);
process.exit(0);

function told(tasks: number[]): string {
  return tasks.length === 0 ? "none" : `${tasks.length}, ${Math.max(...tasks).toFixed(0)}`;
}

async function measure(): Promise<{ typing: number[]; scrolling: number[] }> {
  await page.waitForTimeout(2_000);
  await chat.input.click();
  const typing = await longTasks(() =>
    chat.input.pressSequentially("How long does the money last at 4% churn? ".repeat(4)),
  );
  await page.mouse.move(700, 400);
  const scrolling = await longTasks(async () => {
    for (const direction of [-1, 1, -1]) {
      for (let step = 0; step < 60; step++) {
        await page.mouse.wheel(0, direction * 600);
        await page.waitForTimeout(16);
      }
    }
  });
  await chat.input.fill("");
  return { typing, scrolling };
}

/** The duration of each long task during `act`. */
async function longTasks(act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = [];
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ entryTypes: ["longtask"] });
    Object.assign(globalThis, { longTasks: { seen, observer } });
  });
  await act();
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const { longTasks: kept } = globalThis as never as { longTasks: { seen: number[]; observer: PerformanceObserver } };
    kept.observer.disconnect();
    return kept.seen;
  });
}
