import { expect, test } from "vitest";
import { setScene } from "./fixtures/scene.ts";
import { addVenture, subscription } from "./fixtures/sheet.ts";

const scene = setScene();

test("a sheet is asked for while its page's code is on its way, once, and misses no change made meanwhile", async () => {
  const { page, member } = await scene.member({ path: "/ventures" });
  await page.getByRole("heading", { name: "Ventures", level: 1 }).waitFor();
  const venture = await addVenture(page, subscription);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(session|ventures\/[^/]+(\/figures)?)$/.test(pathname)) asked.push(pathname.slice("/api/".length));
  });
  const answered = page.waitForResponse(/\/figures\?/);
  let bringCode = () => {};
  const isWanted = new Promise<void>((resolve) => (bringCode = resolve));
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto(`${scene.application.url}/ventures/${venture}`, { waitUntil: "commit" });
  await answered;
  const early = ["session", `ventures/${venture}`, `ventures/${venture}/figures`];
  expect(asked).toEqual(early);
  const rent = { value: 800, unit: "EUR/month", meaning: "fixed_cost", flow: "out" };
  expect((await member.post(`/api/ventures/${venture}/figures`, rent)).status).toBe(200);
  bringCode();
  await page.getByRole("button", { name: /^€800 per month/ }).waitFor();
  // Once more after the change, and not before it.
  expect(asked.filter((each) => each === early[0])).toHaveLength(1);
  expect(asked.filter((each) => each === early[2])).toHaveLength(2);
});
