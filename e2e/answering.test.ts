import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { visit, windows } from "./fixtures/browser.ts";
import { expectVisible } from "./fixtures/expect-page.ts";
import { ownerOf } from "./fixtures/owner.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

test.each(windows("phone"))("the chat says that no model is connected, and how to get one, on a %s", async (window) => {
  const { page } = await scene.member({ path: "/chat", window });
  const badge = page.getByRole("main").getByRole("button", { name: "Calculations only" });
  await badge.waitFor();
  expect(await page.getByText("AI Ready").count()).toBe(0);
  await badge.click();
  await page.getByRole("tooltip").getByText("Answers to other questions are limited.").waitFor();
  expect(await barriers(page)).toEqual({});
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("an admin gets from there to the page on which a model is connected", async () => {
  const owner = await ownerOf(scene);
  const { context, page } = await visit(scene.browser);
  await owner.enter(context);
  await page.goto(`${scene.application.url}/chat`);
  await page.getByRole("link", { name: "Calculations only" }).click();
  await page.waitForURL(/\/admin\?tab=model$/);
  await expectVisible(page.getByRole("heading", { name: "Texts" }));
});
