import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit, bothWindows, windows } from "./fixtures/browser.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

/** The specified distance of a link target from the top of the window. */
const offset = 80;

async function expectAtTheOffset(page: Page, id: string) {
  const top = () => page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id);
  await expect.poll(top).toBeGreaterThan(offset - 3);
  await expect.poll(async () => Math.abs(((await top()) ?? Number.NaN) - offset)).toBeLessThan(3);
  // It stays there once everything has loaded.
  await page.waitForLoadState("networkidle");
  await expect.poll(async () => Math.abs(((await top()) ?? Number.NaN) - offset)).toBeLessThan(3);
}

test.each(bothWindows)("an address with a hash opens at its target, 80 px below the top, on a %s", async (window) => {
  for (const id of ["example", "technology", "pricing"]) {
    const { page } = await visit(scene.browser, { window });
    await page.goto(`${scene.application.url}/#${id}`);
    await expectAtTheOffset(page, id);
  }
});

test.each(windows("phone"))(
  "a link to a target on the same page scrolls there, repeatedly, on a %s",
  async (window) => {
    const { page } = await visit(scene.browser, { window });
    await page.goto(scene.application.url);
    for (let times = 0; times < 2; times++) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await page.getByRole("link", { name: "See an example" }).first().click();
      await expectAtTheOffset(page, "example");
    }
  },
);

test.each(windows("desktop"))(
  "a changed hash on a loaded page scrolls to its target, and back, on a %s",
  async (window) => {
    const { page } = await visit(scene.browser, { window });
    await page.goto(scene.application.url);
    await page.mouse.move(200, 200);
    await page.waitForLoadState("networkidle");
    for (const id of ["pricing", "technology", "how"]) {
      await page.evaluate((name) => void (location.hash = name), id);
      await expectAtTheOffset(page, id);
    }
    await page.goBack();
    await expectAtTheOffset(page, "technology");
  },
);

test.each(windows("phone"))("a link from another page opens at its target on a %s", async (window) => {
  const { page } = await visit(scene.browser, { window });
  await page.goto(`${scene.application.url}/pricing`);
  // A link inserted before React has taken over the page is removed with the rest of the markup.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/#pricing", textContent: "to the prices" });
    document.querySelector("main")?.prepend(link);
  });
  await page.getByRole("link", { name: "to the prices" }).click();
  await expectAtTheOffset(page, "pricing");
});
