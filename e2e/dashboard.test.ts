import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { visit, windows } from "./fixtures/browser.ts";
import { idea } from "./fixtures/chat-page.ts";
import { setScene } from "./fixtures/scene.ts";
import { signInElsewhere } from "./fixtures/sign-up.ts";

const scene = setScene();

test.each(windows("phone"))("the dashboard links a member to every feature on a %s", async (window) => {
  const { page } = await scene.member({ window, path: "/dashboard" });
  await page.getByRole("heading", { name: "Welcome, Ada Founder" }).waitFor();
  const main = page.getByRole("main");
  await main.getByText("10 tokens").waitFor();
  const addressOf = (name: string) => main.getByRole("link", { name }).getAttribute("href");
  expect(await addressOf("New Chat")).toBe("/chat");
  expect(await addressOf("Saved Plans")).toBe("/saved-plans");
  expect(await addressOf("Get Ideas")).toBe("/ideas");
  expect(await addressOf("Settings")).toBe("/profile");
  const types = main.getByRole("listitem").getByRole("link");
  const addresses = await types.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(
    [
      "solo-founder",
      "crypto-blockchain",
      "ed-tech",
      "mobile-app",
      "saas-platform",
      "health-wellness",
      "sustainability",
      "ai-automation",
    ].map((id) => `/chat?type=${id}`),
  );
  await main.getByRole("link", { name: /^SaaS Platform/ }).click();
  await page.getByRole("heading", { name: "AI Startup Co-Founder - SaaS Platform", level: 1 }).waitFor();
});

test.each(windows("phone"))(
  "the dashboard begins with the last chat and what is open in it on a %s",
  async (window) => {
    const { page, chat } = await scene.memberInChat({ window });
    await chat.sendFirst("A bakery in Lyon that bakes at night.");
    await chat.finished();
    await page.goto(`${scene.application.url}/chat`);
    await chat.sendFirst(idea);
    await chat.finished();
    const address = page.url();
    await page.goto(`${scene.application.url}/dashboard`);
    const leftOff = page.getByRole("region", { name: "Where you left off" });
    await leftOff.getByRole("heading", { name: idea.slice(0, 20) }).waitFor();
    const open = leftOff.getByRole("list", { name: "Still open" });
    await open.getByRole("link", { name: /^\d+ figures? to confirm$/ }).waitFor();
    expect(await barriers(page)).toEqual({});
    const above = await page.getByRole("main").getByRole("link").first().textContent();
    expect(above).toMatch(/to confirm$/);
    await leftOff
      .locator('a[href^="/chat/"]')
      .filter({ hasText: /^A bakery in Lyon/ })
      .waitFor();
    await leftOff.getByRole("link", { name: "Continue" }).click();
    await page.waitForURL(address);
  },
);

test.each(["/dashboard", "/profile", "/account?direction=in", "/account/security"])(
  "%s asks signed-out visitors to sign in and returns them there",
  async (path) => {
    const { page, context } = await visit(scene.browser);
    await page.goto(scene.application.url + path);
    await page.waitForURL(`${scene.application.url}/auth`);
    expect(await page.evaluate(() => localStorage.getItem("redirectAfterAuth"))).toBe(path);
    const member = await scene.signUp();
    await signInElsewhere({ context, page }, member);
    await page.reload();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(scene.application.url + path);
  },
);
