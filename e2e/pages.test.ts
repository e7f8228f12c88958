import { expect, test } from "vitest";
import { thirdOf } from "../analyst/src/fixtures/runs.ts";
import { memberPaths, openPaths, stillPaths } from "../web/app/site-map.ts";
import { barriers } from "./fixtures/barriers.ts";
import { goWithin, visit, type Window, windows } from "./fixtures/browser.ts";
import { ChatPage, idea } from "./fixtures/chat-page.ts";
import { pageSizes } from "./fixtures/page-sizes.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

/** The part of a signed-in page that loads last. */
const menus: Record<Window, string | RegExp> = { desktop: /^Account menu of/, phone: "Open menu" };

test("an unknown address answers 404 and says so", async () => {
  const { page } = await visit(scene.browser, { expected: [/status of 404/] });
  const response = await page.goto(`${scene.application.url}/no/such/page`);
  expect(response?.status()).toBe(404);
  await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
});

test("a path that turns out wrong within the application is requested from the server, which logs it", async () => {
  const { page } = await scene.member({ path: "/dashboard", expected: [/status of 404/] });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === "/no/such/page");
  await goWithin(page, "/no/such/page");
  expect((await answer).status()).toBe(404);
  await page.getByRole("link", { name: "Help center", exact: true }).waitFor();
});

test.each(windows("phone"))("the main pages have no serious accessibility violation on a %s", async (window) => {
  const { context, page } = await visit(scene.browser, { window });
  await page.goto(scene.application.url);
  await page.getByRole("main").getByRole("link", { name: "Get Started Free" }).first().waitFor();
  expect(await barriers(page)).toEqual({});

  await page.goto(`${scene.application.url}/auth`);
  await page.getByRole("textbox", { name: "Email" }).waitFor();
  expect(await barriers(page)).toEqual({});

  const member = await scene.signUp();
  await member.enter(context);
  await page.goto(`${scene.application.url}/chat`);
  const chat = new ChatPage(page);
  await chat.input.waitFor();
  await page.getByRole("button", { name: menus[window] }).waitFor();
  expect(await barriers(page)).toEqual({});
  await chat.sendFirst(idea);
  await chat.finished();
  expect(await barriers(page)).toEqual({});
});

/** The member's view of the others has its own test: the chat above, the admin pages in theirs. */
const walked = [...openPaths, ...memberPaths].filter((path) => !["/auth", "/chat", "/admin"].includes(path));

/** All of them on the phone, where less has room, and on the desktop a third. */
test.each<[Window, "light" | "dark"]>([
  ["desktop", "light"],
  ["phone", "dark"],
])(
  "the members' pages have no serious accessibility violation on a %s in the %s, and nothing is wider than the window",
  async (window, colorScheme) => {
    const { page } = await scene.member({ window, path: "/dashboard" });
    await page.emulateMedia({ colorScheme });
    for (const path of window === "phone" ? walked : thirdOf(walked)) {
      await page.goto(scene.application.url + path);
      await page.getByRole("main").getByRole("heading").first().waitFor();
      await page.getByRole("button", { name: menus[window] }).waitFor();
      await page.waitForLoadState("load");
      expect([path, await barriers(page)]).toEqual([path, {}]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
      expect([path, Math.max(overflow, 0)]).toEqual([path, 0]);
    }
  },
  240_000,
);

test("public pages load almost no script by themselves, and no application page more than 200 kB", async () => {
  const member = await scene.signUp();
  const sizes = await pageSizes(scene.browser, {
    url: scene.application.url,
    enter: (page) => member.enter(page.context()),
    // What a page loads later, by itself, is not counted here.
    idleMs: 400,
    chosen: thirdOf,
  });
  const budgetOf = (page: string) => (stillPaths.includes(page) ? 60_000 : 200_000);
  const tooBig = sizes.filter(({ page, script, style }) => script > budgetOf(page) || style > 20_000);
  expect(tooBig).toEqual([]);
}, 900_000);
