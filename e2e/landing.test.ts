import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { landing } from "../web/app/content/landing.ts";
import { menuLinks } from "../web/app/features/navigation/menu-links.ts";
import { barriers } from "./fixtures/barriers.ts";
import { bothWindows, visit } from "./fixtures/browser.ts";
import { expectVisible } from "./fixtures/expect-page.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

const headings = [
  landing.hero.title,
  landing.example.title,
  "How it works.",
  "The chat and its 12 tools.",
  "Creation tools",
  "Strategy tools",
  "Growth tools",
  "Core capabilities.",
  landing.types.title,
  landing.technology.title,
  "Accuracy you can check.",
  landing.support.title,
  "Human and AI.",
  "Your idea stays yours.",
  "Success stories.",
  "Testimonials",
  "Start free.",
  "Have a promo code?",
  landing.final.title,
];

/** The headline of the engine's reply to the example. */
const answered = landing.example.reply.headline;
const main = (page: Page) => page.getByRole("main");
const afterSignIn = (page: Page) => page.evaluate(() => localStorage.getItem("redirectAfterAuth"));

test("the whole page is readable without a script: every section, claim, tool and type is in its HTML", async () => {
  const context = await scene.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(scene.application.url);
  for (const name of headings) await main(page).getByRole("heading", { name }).first().waitFor();
  const text = await main(page).innerText();
  for (const claim of [
    "10,000+",
    "94%",
    "50+",
    "25+",
    "15+",
    "every 6 hours",
    "within 24h",
    "$0",
    "Free for everybody for 3 months",
  ])
    expect(text).toContain(claim);
  // Claims that nobody has measured: three in figures, three people, accuracy, data centres, the free plan's, Pro's services.
  expect(await main(page).getByText("Sample", { exact: true }).count()).toBe(10);
  await main(page).getByText("have not been confirmed").waitFor();
  for (const plan of ["$29.99", "$79.99", "$149.99", "100,000 tokens"]) expect(text).toContain(plan);
  for (const { to } of Object.values(menuLinks).flat())
    expect([to, await main(page).locator(`#tools a[href="${to}"]`).count()]).toEqual([to, 1]);
  const types = await main(page)
    .locator("#types a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(types).toHaveLength(8);
  expect(types).toContain("/chat?type=Health%20%26%20Wellness");
  // The example is shown finished, without a button that would do nothing.
  await main(page).getByText(answered).waitFor();
  await main(page)
    .getByText(/^7\s*\/ 10$/)
    .waitFor();
  expect(await page.getByRole("button", { name: "Play the example" }).isVisible()).toBe(false);
  await context.close();
});

test("thirty sparkles are drawn behind the start and twenty behind the end, hidden from assistive technology", async () => {
  const { page } = await visit(scene.browser);
  await page.goto(scene.application.url);
  const counts = await page
    .locator("[aria-hidden]:has(> [data-sparkle])")
    .evaluateAll((groups) => groups.map((group) => group.querySelectorAll("[data-sparkle]").length));
  expect(counts).toEqual([30, 20]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running"));
  expect(moving).toHaveLength(0);
});

/** The distance of a section from 80 pixels below the edge; fonts that load later shift it by a pixel or two. */
const fromThere = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.abs(section.getBoundingClientRect().top - 80));

test("a hash in the address scrolls its section to 80 pixels below the upper edge", async () => {
  const { page } = await visit(scene.browser);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const id of ["example", "how", "pricing"]) {
    // Going from a page to its own hash is no navigation: each one starts from a blank page.
    await page.goto("about:blank");
    await page.goto(`${scene.application.url}/#${id}`);
    await expect.poll(() => fromThere(page, id)).toBeLessThanOrEqual(2);
  }
  await page.goto(scene.application.url);
  await page.getByRole("link", { name: "See an example" }).click();
  await expect.poll(() => fromThere(page, "example")).toBeLessThanOrEqual(2);
});

test("the example types, thinks and answers when it is played, and can be paused and replayed", async () => {
  const { page } = await visit(scene.browser);
  await page.clock.install();
  await page.goto(scene.application.url);
  const answer = page.getByText(answered);
  const playToItsEnd = () => page.clock.fastForward(60_000);
  await page.getByRole("button", { name: "Play the example" }).click();
  await expect.poll(() => answer.isVisible()).toBe(false);
  await page
    .locator("#example")
    .getByText(/^Online booking/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  // What shows for a moment only is looked for in steps that are shorter, however slow the page is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await page.getByRole("button", { name: "Go on" }).click();
  const analysing = page.getByText("Analyzing your startup idea...");
  const isAnalysing = () => page.clock.runFor(400).then(() => analysing.isVisible());
  await expect.poll(isAnalysing).toBe(true);
  await playToItsEnd();
  await answer.waitFor();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect.poll(() => answer.isVisible()).toBe(false);
  await playToItsEnd();
  await page.getByRole("button", { name: "Play again" }).waitFor();
  expect(await answer.isVisible()).toBe(true);
  await page.getByRole("link", { name: "Try it in the chat" }).click();
  await page.waitForURL("**/auth");
});

test("a moved slider changes the figures and the curve", async () => {
  const { page } = await visit(scene.browser);
  await page.goto(scene.application.url);
  const churn = page.getByRole("slider", { name: "Monthly churn" });
  await main(page).locator("#capabilities").getByText("3.63×").waitFor();
  await churn.fill("0.2");
  await main(page).locator("#capabilities").getByText("1.09×").waitFor();
  expect(await churn.getAttribute("aria-valuetext")).toBe("20%");
});

test("a visitor's buttons lead to the sign-in, which remembers the destination", async () => {
  const { page } = await visit(scene.browser);
  const press = async (name: string, at: "first" | "last" = "first") => {
    await page.goto(scene.application.url);
    await main(page).getByRole("link", { name })[at]().click();
    await page.waitForURL("**/auth#sign-up");
  };
  await press("Get Started Free");
  expect(await afterSignIn(page)).toBe("/chat");
  await press("Start 7-day free trial");
  expect(await afterSignIn(page)).toBe("/pricing");
  await press("Get Started Free", "last");
  expect(await afterSignIn(page)).toBe("/chat");
});

test("a member's buttons lead to their destination directly", async () => {
  const { page } = await scene.member({ path: "/" });
  await main(page).getByRole("heading", { name: landing.hero.title }).hover();
  await main(page).getByRole("link", { name: "Open Chat" }).first().waitFor();
  expect(await main(page).getByRole("link", { name: "Get Started Free" }).count()).toBe(0);
  await main(page).getByRole("link", { name: "Start 7-day free trial" }).click();
  await page.waitForURL("**/pricing");
  await page.goto(scene.application.url);
  await main(page).getByRole("heading", { name: landing.hero.title }).hover();
  await main(page).getByRole("link", { name: "Open Chat" }).last().click();
  await page.waitForURL("**/chat");
});

test("the page and the engine's answer are in the language of the browser", async () => {
  const { page } = await visit(scene.browser, { locale: "de-DE" });
  await page.goto(scene.application.url);
  await main(page).getByRole("heading", { name: "Der Chat und seine 12 Werkzeuge." }).waitFor();
  await main(page).getByText("Es bleiben 39,20 € je Kunde und Monat.").waitFor();
  await main(page)
    .locator("#example")
    .getByText(/4,59.Monate/)
    .waitFor();
  await expectVisible(main(page).getByRole("link", { name: "7 Tage kostenlos testen" }));
});

test.each(bothWindows)(
  "the page has no serious accessibility violation on a %s in either theme, and nothing is wider than the window",
  async (window) => {
    const { page } = await visit(scene.browser, { window });
    await page.goto(scene.application.url);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect([colorScheme, await barriers(page)]).toEqual([colorScheme, {}]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);
