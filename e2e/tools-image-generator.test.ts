import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { visit, windows } from "./fixtures/browser.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();
const words = "A warm bakery on wheels called Brotmobil";

/** Every picture has loaded and was drawn. */
async function drawn(page: Page): Promise<number> {
  const pictures = page.getByRole("main").getByRole("img");
  await pictures.first().waitFor();
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  return pictures.count();
}

describe.each(windows("phone"))("on a %s", (window) => {
  test("a description is enhanced, drawn in four variations and downloaded", async () => {
    const { page } = await scene.member({ path: "/image-generator", window });
    await page.getByRole("button", { name: "Enhance Prompt" }).click();
    await page.getByText("Please enter a description first").first().waitFor();
    await page.getByRole("textbox", { name: "Description" }).fill(words);
    await page.getByRole("button", { name: "Enhance Prompt" }).click();
    await page.getByText("Prompt Enhanced", { exact: true }).waitFor();
    expect(await page.getByRole("textbox", { name: "Description" }).inputValue()).toMatch(`${words}, `);
    await page.getByLabel("Kind of picture").selectOption("banner");
    await page.getByRole("button", { name: "Generate Image" }).click();
    await page.getByText("Drawn by rules from your words, not by an image model.", { exact: true }).waitFor();
    expect(await drawn(page)).toBe(4);
    expect(await barriers(page)).toEqual({});

    const waiting = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download variation 1 as PNG" }).click();
    const png = await readFile(await (await waiting).path());
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1500, height: 500 });
    const second = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download variation 2 as SVG" }).click();
    expect(await readFile(await (await second).path(), "utf8")).toMatch(/^<svg [^>]*width="1500"/);
    await page.reload();
    expect(await drawn(page)).toBe(4);
  });
});

test("a visitor's pictures are drawn in the browser", async () => {
  const { page } = await visit(scene.browser);
  await page.goto(`${scene.application.url}/image-generator`);
  await page.getByRole("textbox", { name: "Description" }).fill(words);
  await page.getByRole("button", { name: "Generate Image" }).click();
  await page.getByText("Drawn by rules from your words, not by an image model.", { exact: true }).waitFor();
  expect(await drawn(page)).toBe(4);
});
