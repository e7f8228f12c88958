import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { memberPaths, openPaths, publicPaths } from "../web/app/site-map.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

/** All pages a member can open; the admin page redirects members and is covered by its own tests. */
const paths = [...publicPaths, ...openPaths, ...memberPaths].filter((path) => !["/auth", "/admin"].includes(path));

const headingOf = async (page: Page): Promise<string> => {
  const heading = page.getByRole("main").getByRole("heading").first();
  await heading.waitFor();
  return heading.innerText();
};

/** Navigates as a link within the application does: without reloading the page. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as never as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    return router.navigate(to);
  }, path);
}

test("every page shows its heading when loaded and when navigated to, and no page has a dead link", async () => {
  const { page } = await scene.member({ path: "/dashboard" });
  const headings: Record<string, string> = {};
  /** Every linked address, with a page that links to it. */
  const linked = new Map<string, string>();
  for (const path of paths) {
    await page.goto(scene.application.url + path);
    headings[path] = await headingOf(page);
    await page.getByRole("button", { name: /^Account menu of/ }).waitFor();
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const link of links) linked.set(link, path);
  }
  for (const path of paths) {
    await goWithin(page, path);
    await expect.poll(async () => [path, await headingOf(page)]).toEqual([path, headings[path]]);
  }
  expect(await deadAmong(page, linked)).toEqual([]);
}, 900_000);

/** Internal links that lead nowhere, and external links that are no https, mail or telephone address. */
async function deadAmong(page: Page, linked: Map<string, string>): Promise<string[]> {
  const pages = new Map<string, Promise<string | null>>();
  const read = async (address: string) => {
    const response = await page.request.get(address);
    return response.ok() ? response.text() : null;
  };
  const isDead = async (link: string): Promise<boolean> => {
    const { origin, pathname, search, hash, protocol } = new URL(link);
    if (origin !== scene.application.url) return !["https:", "mailto:", "tel:"].includes(protocol);
    const address = origin + pathname + search;
    const reading = pages.get(address) ?? read(address);
    pages.set(address, reading);
    const html = await reading;
    // Pages drawn by a script get their anchors later; a reading page has them in its HTML.
    const hasPlace = hash === "" || !publicPaths.includes(pathname) || html?.includes(`id="${hash.slice(1)}"`);
    return html === null || !hasPlace;
  };
  const dead: string[] = [];
  for (const [link, from] of linked) if (await isDead(link)) dead.push(`${from} → ${link}`);
  return dead;
}
