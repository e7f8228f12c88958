import type { Page } from "playwright-core";
import pg from "pg";
import { launchBrowser } from "../e2e/fixtures/chromium.ts";
import { addVenture, subscription } from "../e2e/fixtures/sheet.ts";
import { median, percentile } from "./load.ts";
import { startProduct } from "./product.ts";

/**
 * A sheet of 1,000 figures in a browser: until its first rows stand after the address is opened, from a slider's move to
 * the result that is painted, and how long a frame takes while a slider is dragged.
 */
const figures = 1_000;
const rounds = 15;
const moves = 40;
const draggedFrames = 180;

const product = await startProduct(null, 1);
const browser = await launchBrowser();
const context = await browser.newContext({ serviceWorkers: "block", viewport: { width: 1440, height: 900 } });
context.setDefaultTimeout(120_000);
const page = await context.newPage();
await page.setExtraHTTPHeaders({ cookie: product.cookies[0] ?? "" });
await page.goto(`${product.address}/ventures`);
const venture = await addVenture(page, subscription);
await fill();

await page.addInitScript(() => {
  const seen = new MutationObserver(() => {
    if (!document.querySelector("main ul > li button[aria-expanded]")) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { firstRows: performance.now() })));
  });
  seen.observe(document, { childList: true, subtree: true });
});
const first: number[] = [];
const behind: number[] = [];
for (let round = 0; round < rounds; round++) {
  await page.goto(`${product.address}/ventures/${venture}`);
  await page.waitForFunction(() => "firstRows" in globalThis);
  const [rows, answer] = await page.evaluate(() => {
    const asked = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/figures?"));
    return [
      (globalThis as never as { firstRows: number }).firstRows,
      (asked[0] as PerformanceResourceTiming).responseEnd,
    ];
  });
  first.push(rows);
  behind.push(rows - answer);
}

await page.goto(`${product.address}/ventures/${venture}?tab=follows`);
await page.getByRole("button", { name: /^Contribution per customer and month/ }).click();
const follows = await moveSlider(page, "main li button[aria-expanded=true] .font-semibold");
const followsDrag = await drag(page);
await page.goto(`${product.address}/ventures/${venture}?tab=scenarios`);
await page.getByRole("button", { name: "New scenario" }).click();
await page.getByRole("table").first().waitFor();
const whatIf = await moveSlider(page, "main table tbody tr td:last-child .whitespace-nowrap");
const whatIfDrag = await drag(page);
await browser.close();
await product.stop();

console.log(`A sheet of ${figures} figures, ms             median     p95   least`);
for (const [what, times] of Object.entries({
  "first rows after the address": first,
  "first rows after their answer": behind,
  "a move in What follows": follows,
  "a move in What if": whatIf,
}))
  console.log(`${what.padEnd(38)}${[median(times), percentile(times, 0.95), Math.min(...times)].map(shown).join("")}`);
console.log(`A drag, a move a frame                 frame     p95   the page's own work a frame`);
for (const [what, { frames, work }] of Object.entries({ "in What follows": followsDrag, "in What if": whatIfDrag }))
  console.log(`${what.padEnd(38)}${[median(frames), percentile(frames, 0.95), work].map(shown).join("")}`);
process.exit(0);

function shown(ms: number): string {
  return ms.toFixed(1).padStart(8);
}

/** Most are costs, as in the sheet of a founder who lists everything. */
async function fill(): Promise<void> {
  const client = new pg.Client(product.database);
  await client.connect();
  await client.query(
    `insert into venture_figures (user_id, id, venture_id, quantity, state, changed_by, version)
     select v.user_id, gen_random_uuid(), v.id,
       jsonb_build_object('quote', '', 'value', 1 + n % 17, 'reading', jsonb_build_object(
         'meaning', 'fixed_cost', 'flow', 'out', 'party', 'venture', 'status', 'actual', 'basis', 'recurring',
         'unit', '{"EUR": 1, "month": -1}'::jsonb)),
       'stands', 'member', 1
     from ventures v, generate_series(1, $2::int) n where v.id = $1`,
    [venture, figures - subscription.length],
  );
  await client.end();
}

interface Drag {
  /** From frame to frame. */
  frames: number[];
  /** What the page's thread worked for each frame, drawing included. */
  work: number;
}

/** A slider that moves with every frame, as a finger moves it; the results come while it moves. */
async function drag(at: Page): Promise<Drag> {
  const session = await at.context().newCDPSession(at);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN);
  };
  const before = await worked();
  const frames = await at.evaluate(async (count) => {
    const slider = document.querySelector<HTMLInputElement>("main input[type=range]");
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    const times: number[] = [];
    let last = await new Promise(requestAnimationFrame);
    for (let move = 0; move < count; move++) {
      set?.call(slider, String(10 + (move % 30)));
      slider?.dispatchEvent(new Event("input", { bubbles: true }));
      const now = await new Promise<number>(requestAnimationFrame);
      times.push(now - last);
      last = now;
    }
    return times;
  }, draggedFrames);
  return { frames, work: ((await worked()) - before) / frames.length };
}

/** From the event of each move to the frame after the result's text has changed. */
async function moveSlider(at: Page, result: string): Promise<number[]> {
  await at.getByRole("slider").first().waitFor();
  await at.locator(result).first().waitFor();
  return at.evaluate(
    async ([selector, count]) => {
      const slider = document.querySelector<HTMLInputElement>("main input[type=range]");
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      const times: number[] = [];
      for (let move = 1; move <= count; move++) {
        const price = 10 + (move % 30);
        const begin = performance.now();
        set?.call(slider, String(price));
        slider?.dispatchEvent(new Event("input", { bubbles: true }));
        // A customer costs 4.
        while (document.querySelector(selector)?.textContent?.replace("-", "") !== `€${price - 4}`)
          await new Promise(requestAnimationFrame);
        times.push(performance.now() - begin);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return times;
    },
    [result, moves] as const,
  );
}
