import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import decodeIco from "decode-ico";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { visit, windows } from "./fixtures/browser.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

/** Unpacks a zip with the system's own tool into a folder that is removed after the test. */
async function unzipped(file: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "favicons-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  execFileSync("python3", ["-m", "zipfile", "-e", file, folder]);
  return folder;
}

describe.each(windows("phone"))("on a %s", (window) => {
  test("a visitor makes an icon, sees its checks and downloads every size", async () => {
    const { page } = await visit(scene.browser, { window });
    await page.goto(`${scene.application.url}/favicon-generator`);
    await page.getByRole("button", { name: "Generate Favicon" }).click();
    await page.getByText("Please enter an app name").first().waitFor();
    await page.getByLabel("App name").fill("Flurly <b>");
    await page.getByLabel("Description").fill("Pocket accounting");
    await page.getByLabel("Color scheme").selectOption("green");
    await page.getByRole("button", { name: "Generate Favicon" }).click();
    await page.getByRole("heading", { name: "Checked at 16 pixels" }).waitFor();
    expect(await page.getByText("Passes").count()).toBe(3);
    expect(await page.locator("pre").textContent()).toContain("<title>Flurly &lt;b&gt;</title>");
    expect(await barriers(page)).toEqual({});

    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download all as zip" }).click();
    const folder = await unzipped(await (await waiting).path());
    const ico = decodeIco(await readFile(join(folder, "favicon.ico")));
    expect(ico.map(({ width, height }) => [width, height])).toEqual([
      [48, 48],
      [32, 32],
      [16, 16],
    ]);
    for (const { data } of ico) expect((await sharp(data).metadata()).format).toBe("png");
    const sizes = {
      "favicon-96x96": 96,
      "apple-touch-icon": 180,
      "web-app-manifest-512x512": 512,
      "icon-192x192": 192,
    };
    for (const [name, size] of Object.entries(sizes))
      expect(await sharp(join(folder, `${name}.png`)).metadata()).toMatchObject({
        format: "png",
        width: size,
        height: size,
      });
    expect((await sharp(join(folder, "apple-touch-icon.png")).stats()).isOpaque).toBe(true);
    expect((await sharp(join(folder, "icon-512x512.png")).stats()).isOpaque).toBe(false);
    expect((await sharp(join(folder, "favicon.svg")).metadata()).format).toBe("svg");
    expect(JSON.parse(await readFile(join(folder, "site.webmanifest"), "utf8"))).toMatchObject({ name: "Flurly <b>" });

    await page.getByRole("button", { name: "Clear" }).click();
    expect(await page.getByLabel("App name").inputValue()).toBe("");
    expect(await page.locator("pre").count()).toBe(0);
  });
});
