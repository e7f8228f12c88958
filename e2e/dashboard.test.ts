import { expect, test } from "vitest";
import { visit, windows } from "./fixtures/browser.ts";
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
    await page.getByRole("button", { name: "Go on" }).click();
    await page.waitForURL(scene.application.url + path);
  },
);
