import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { colorSchemes, websiteBuilderInput } from "@cofounder/contract/tools/website-builder";
import { makeSite } from "@cofounder/generators/sites/make-site";
import { siteFiles } from "@cofounder/generators/sites/render-site";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { launchBrowser, launchMeasured, type MeasuredChromium } from "./fixtures/chromium.ts";
import { auditOf } from "./fixtures/lighthouse.ts";

const types: Record<string, string> = { html: "text/html", css: "text/css", js: "text/javascript", txt: "text/plain" };
let browser: Browser;
let measured: MeasuredChromium;
let server: ReturnType<typeof createServer>;
let origin = "";
let files: Record<string, string> = {};

const filled = websiteBuilderInput.parse({
  businessName: "Tallyho",
  description:
    "Tallyho helps freelancers to get paid on time. With automatic reminders, a shared calendar and a weekly overview. We built it after a long winter.",
  industry: "fintech",
  price: "€12 a month",
  email: "hello@tallyho.example",
  proof: "I sleep again. - Mira, illustrator",
});

beforeAll(async () => {
  server = createServer(({ url = "/" }, answer) => {
    const name = url === "/" ? "index.html" : url.slice(1);
    const text = files[name];
    const type = `${types[name.split(".").at(-1) ?? ""] ?? "text/plain"}; charset=utf-8`;
    answer.writeHead(text === undefined ? 404 : 200, { "content-type": type }).end(text);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  [browser, measured] = await Promise.all([launchBrowser(), launchMeasured()]);
});

afterAll(async () => {
  await Promise.all([browser.close(), measured.close()]);
  server.close();
});

test.each(colorSchemes)(
  "a site of the scheme %s scores 95 or more in every category and stands still while it loads",
  async (colorScheme) => {
    files = siteFiles(makeSite({ ...filled, colorScheme }));
    const { scores, layoutShift } = await auditOf(measured, origin);
    expect(Object.entries(scores).filter(([, score]) => score < 95)).toEqual([]);
    expect(layoutShift).toBeLessThanOrEqual(0.1);
  },
);

const screens = colorSchemes.flatMap((colorScheme) =>
  (["light", "dark"] as const).flatMap((light) => [390, 1440].map((width) => ({ colorScheme, light, width }))),
);

test.each(screens)("no accessibility fault and no overflow: %o", async ({ colorScheme, light, width }) => {
  files = siteFiles(makeSite({ ...filled, colorScheme }));
  const page = await browser.newPage({ viewport: { width, height: 844 }, colorScheme: light });
  const faults: string[] = [];
  page.on("console", (message) => faults.push(message.text()));
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.goto(origin);
  if (width === 390) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "What there is" }).first().click();
  }
  expect(await barriers(page)).toEqual({});
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.goto(`${origin}privacy.html`);
  expect(await barriers(page)).toEqual({});
  expect(faults).toEqual([]);
  await page.close();
});
