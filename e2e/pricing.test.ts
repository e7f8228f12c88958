import { toolPrices } from "@cofounder/contract/tools/prices";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { features } from "../web/app/content/features.ts";
import { claims } from "../web/app/content/claims.ts";
import { plans } from "../web/app/content/plans.ts";
import { pricing } from "../web/app/content/pricing.ts";
import { barriers } from "./fixtures/barriers.ts";
import { visit, type Window } from "./fixtures/browser.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();
const figures: Record<string, string> = Object.fromEntries(
  Object.entries(claims).map(([name, value]) => [name, String(value)]),
);
const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
const main = (page: Page) => page.getByRole("main");
const afterSignIn = (page: Page) => page.evaluate(() => localStorage.getItem("redirectAfterAuth"));

test("the plans, the tokens and the questions are readable without a script", async () => {
  const context = await scene.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${scene.application.url}/pricing`);
  for (const { name, price, features: included } of plans) {
    const card = main(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name, exact: true }) });
    expect(await card.innerText()).toContain(`$${price}`);
    await card.getByText("Not confirmed yet").click();
    for (const feature of included)
      await card.getByText(fill(pricing.planFeatures[feature], figures), { exact: true }).waitFor();
  }
  expect(await main(page).getByText("Most popular", { exact: true }).count()).toBe(1);
  const costs = main(page).getByRole("table", { name: "What a token buys." });
  for (const [tool, name] of Object.entries(pricing.tools)) {
    const row = costs.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
    expect([tool, await row.getByRole("cell").innerText()]).toEqual([
      tool,
      String(toolPrices[tool as keyof typeof toolPrices]),
    ]);
  }
  for (const { question, answer } of pricing.faq.items) {
    await page.getByText(question, { exact: true }).click();
    await page.getByText(answer.replace("{{trialDays}}", "7"), { exact: true }).waitFor();
  }
  for (const limit of ["100", "1,000", "Unlimited"])
    await main(page).getByRole("cell", { name: limit, exact: true }).waitFor();
  await context.close();
});

test("that plans cannot be paid for here is said once, with what to do instead", async () => {
  const { page } = await visit(scene.browser);
  await page.goto(`${scene.application.url}/pricing`);
  await page.getByText(pricing.plans.paymentNotSetUp, { exact: true }).waitFor();
  expect(await page.getByText(/cannot be bought online|payment is not available/).count()).toBe(1);
  expect(await main(page).getByRole("link", { name: "Contact us" }).getAttribute("href")).toBe("/contact");
});

test("a visitor who chooses a plan signs in first and returns", async () => {
  const { page } = await visit(scene.browser);
  for (const name of ["Get Started: Starter", "Get Started: Premium", "Start 7-day free trial"]) {
    await page.goto(`${scene.application.url}/pricing`);
    await main(page).getByRole("link", { name }).click();
    await page.waitForURL("**/auth");
    expect(await afterSignIn(page)).toBe("/pricing");
    await page.evaluate(() => localStorage.clear());
  }
});

test("a member who chooses a plan is told that payment is not set up, and what to do", async () => {
  const { page } = await scene.member({ path: "/pricing", expected: [/status of 404/] });
  await main(page).getByRole("heading", { name: "Pricing" }).hover();
  await main(page).getByRole("button", { name: "Get Started: Pro" }).click();
  const dialog = page.getByRole("dialog", { name: "Online payment is not available yet" });
  await dialog.getByText("The Pro plan").waitFor();
  expect(await barriers(page)).toEqual({});
  expect(await dialog.getByRole("link", { name: "Contact us" }).getAttribute("href")).toBe("/contact");
  await dialog.getByRole("link", { name: "Enter a promo code" }).click();
  await expect.poll(() => dialog.isVisible()).toBe(false);
  await page.getByRole("textbox", { name: "Promo Code" }).fill("no-such-code");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("Invalid Promo Code").waitFor();
});

test("each of the nine features opens its page, and the start button works", async () => {
  const cards = Object.values(features.cards);
  expect(cards).toHaveLength(9);
  const { page } = await visit(scene.browser);
  for (const path of ["/features", "/help-center/features"]) {
    await page.goto(scene.application.url + path);
    for (const { to, title } of cards) {
      const link = main(page).getByRole("listitem").getByRole("link", { name: title });
      expect([title, await link.getAttribute("href")]).toEqual([title, to]);
    }
  }
  await main(page).getByRole("link", { name: "Get Started Free" }).first().click();
  await page.waitForURL("**/auth#sign-up");
  expect(await afterSignIn(page)).toBe("/chat");
});

test("the design page is not part of the build", async () => {
  const { page } = await visit(scene.browser, { expected: [/status of 404/] });
  const response = await page.goto(`${scene.application.url}/design`);
  expect(response?.status()).toBe(404);
});

test.each<[Window, "light" | "dark"]>([
  ["desktop", "light"],
  ["desktop", "dark"],
  ["phone", "light"],
  ["phone", "dark"],
])("the page has no serious accessibility violation on a %s in the %s", async (window, colorScheme) => {
  const { page } = await visit(scene.browser, { window });
  await page.emulateMedia({ colorScheme });
  for (const path of ["/pricing", "/features"]) {
    await page.goto(scene.application.url + path);
    expect([path, await barriers(page)]).toEqual([path, {}]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
    expect([path, Math.max(overflow, 0)]).toEqual([path, 0]);
  }
});
