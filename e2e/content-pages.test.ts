import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { articles, blog } from "../web/app/content/blog.ts";
import { stages } from "../web/app/content/guides.ts";
import { cookies, libraryKeys, storageKeys } from "../web/app/content/legal/stored.ts";
import { barriers } from "./fixtures/barriers.ts";
import { delayReact, visit, windows } from "./fixtures/browser.ts";
import { expectAddress } from "./fixtures/expect-page.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();
const at = (path: string) => scene.application.url + path;

/** One page of each kind, with its heading. */
const kinds = {
  "/startup-guides": "Startup guides",
  "/startup-guides/planning": "Planning",
  "/blog": "Blog",
  "/blog/what-a-round-costs": "What a round costs you",
  "/help-center": "Help Center",
  "/help-center/billing": "Tokens, plans and promo codes",
  "/privacy-policy": "Privacy Policy",
  "/cookie-policy": "Cookie Policy",
  "/api-documentation": "API documentation",
};

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

test.each(windows("phone"))(
  "the reading pages have no serious accessibility violation on a %s, in either theme",
  async (window) => {
    const { page } = await visit(scene.browser, { window });
    for (const [path, title] of Object.entries(kinds)) {
      await page.goto(at(path));
      await heading(page, title).waitFor();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect([path, colorScheme, await barriers(page)]).toEqual([path, colorScheme, {}]);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
      expect([path, Math.max(overflow, 0)]).toEqual([path, 0]);
    }
  },
);

test("without a script all content is readable, and no control without a function is offered", async () => {
  const context = await scene.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  try {
    for (const [path, title] of Object.entries(kinds)) {
      await page.goto(at(path));
      await heading(page, title).waitFor();
    }
    await page.goto(at("/startup-guides/ideation"));
    await page.getByText("Twelve interviews with strangers are done and noted in their words").waitFor();
    await page.goto(at("/blog"));
    for (const { title } of articles) await page.getByRole("link", { name: title }).waitFor();
    expect(await page.getByRole("button", { name: "Funding" }).isVisible()).toBe(false);
    await page.goto(at("/help-center"));
    expect(await page.getByRole("searchbox").isVisible()).toBe(false);
    await page.getByText("What does a message cost?").click();
    await page.getByText("1 to 3 tokens: one for the reply").waitFor();
  } finally {
    await context.close();
  }
});

test("a ticked task of a guide survives a reload, counts on every page and can be unticked", async () => {
  const { page, newTab } = await visit(scene.browser);
  await page.goto(at("/startup-guides/ideation"));
  const task = page.getByRole("checkbox", { name: /fifty such people or companies/ });
  await task.click();
  await expect.poll(() => task.isChecked()).toBe(true);
  await page.getByText("1 of 12 done").waitFor();
  await page.reload();
  await expect.poll(() => task.isChecked()).toBe(true);

  const other = await newTab();
  await other.goto(at("/startup-guides"));
  await other.getByText("1 of 12 done").waitFor();
  await page.getByText("I said a price aloud to at least ten people").click();
  await other.getByText("2 of 12 done").waitFor();
  await task.click();
  await other.getByText("1 of 12 done").waitFor();
  await page.reload();
  await page.getByText("1 of 12 done").waitFor();
  expect(await task.isChecked()).toBe(false);
});

test("ticks and unticks made before the script has loaded are kept", async () => {
  const { page } = await visit(scene.browser);
  const letThrough = await delayReact(page);
  await page.goto(at("/startup-guides/ideation"));
  const boxes = page.getByRole("checkbox");
  for (const index of [0, 1, 2, 1]) await boxes.nth(index).click();
  letThrough();
  await page.getByText("2 of 12 done").waitFor();
  await expect
    .poll(async () => [await boxes.nth(0).isChecked(), await boxes.nth(1).isChecked()])
    .toEqual([true, false]);
});

test("a guide links to the next one, to the tools and to the chat with its question", async () => {
  const { page } = await visit(scene.browser);
  await page.goto(at("/startup-guides"));
  await page.getByRole("link", { name: "Ideation" }).click();
  for (const { title } of stages.slice(1)) {
    await page.getByRole("link", { name: `Next stage ${title}` }).click();
    await heading(page, title).waitFor();
  }
  await page.getByRole("link", { name: "Do it in the chat" }).first().click();
  await expectAddress(page, "**/auth");
});

test("the chips of the blog filter the list, and a category without articles says where its subject is covered", async () => {
  const { page } = await visit(scene.browser);
  await page.goto(at("/blog"));
  const chips = page.getByRole("group", { name: "Categories" });
  const chip = (name: string) => chips.getByRole("button", { name, exact: true });
  const shown = () => page.getByRole("article").getByRole("heading").allTextContents();
  await chip("Funding").click();
  await expect.poll(shown).toEqual(["What a round costs you"]);
  expect([await chip("Funding").getAttribute("aria-pressed"), await chip("All").getAttribute("aria-pressed")]).toEqual([
    "true",
    "false",
  ]);
  await chip("Growth").click();
  await page.getByRole("heading", { name: "Nothing in Growth yet" }).waitFor();
  expect(await page.getByRole("link", { name: "Guide: Growth" }).getAttribute("href")).toBe("/startup-guides/growth");
  await page.getByRole("button", { name: "Show all articles" }).click();
  await expect.poll(shown).toEqual(articles.map(({ title }) => title));
  await page.getByRole("link", { name: "Twelve interviews and no applause" }).click();
  await heading(page, "Twelve interviews and no applause").waitFor();
  await page.getByRole("link", { name: "Source 1" }).first().click();
  expect(new URL(page.url()).hash).toBe("#source-guest");
});

test("the feed is linked, is well-formed, and its addresses answer", async () => {
  const { page } = await visit(scene.browser);
  await page.goto(at("/blog"));
  const feed = await page.locator("link[type='application/rss+xml']").getAttribute("href");
  expect(feed).toBe("/blog/rss.xml");
  const response = await fetch(at("/blog/rss.xml"));
  expect(response.headers.get("content-type")).toMatch(/xml/);
  const found = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, "application/xml");
      return {
        broken: parsed.querySelector("parsererror")?.textContent ?? null,
        title: parsed.querySelector("channel > title")?.textContent,
        links: [...parsed.querySelectorAll("item > link")].map(({ textContent }) => textContent),
      };
    },
    await response.text(),
  );
  expect(found).toEqual({
    broken: null,
    title: blog.feedWords.title,
    links: articles.map(({ id }) => at(`/blog/${id}`)),
  });
  for (const link of found.links) expect((await fetch(link ?? "")).status).toBe(200);
});

test("an address without a text answers 404", async () => {
  for (const path of ["/blog/nothing", "/startup-guides/nothing", "/help-center/nothing"]) {
    expect([path, (await fetch(at(path))).status]).toEqual([path, 404]);
  }
});

test("the help center shows the number of results, and what to do when there are none", async () => {
  const { page } = await visit(scene.browser, { window: "phone" });
  await page.goto(at("/help-center"));
  const search = page.getByRole("searchbox", { name: "Search the help center" });
  await search.fill("phone codes");
  await page.getByText("Found 1 topic and 1 answer").waitFor();
  await page.getByText("I lost the phone with my authenticator app. What now?").click();
  await page.getByText("Sign in with one of your backup codes").waitFor();
  await search.fill("zebra");
  await page.getByRole("heading", { name: "Nothing found for “zebra”" }).waitFor();
  expect(await barriers(page)).toEqual({});
  await page.getByRole("button", { name: "Clear the search" }).click();
  await page.getByText(/^\d+ topics and \d+ answers$/).waitFor();
  expect(await search.inputValue()).toBe("");
  expect(await page.getByRole("link", { name: "Contact Support" }).getAttribute("href")).toBe("/contact");
  await page.getByRole("link", { name: "Join Community" }).click();
  await heading(page, "Community").waitFor();
});

test("after a walk through the product the browser stores exactly what the cookie policy lists", async () => {
  const { page, context } = await scene.member({ path: "/chat" });
  const input = page.locator("main textarea").first();
  await input.fill("A lamp subscription");
  await page
    .getByRole("button", { name: /sidebar/i })
    .first()
    .click();
  await page.goto(at("/pitch-analyzer"));
  await page.locator("main textarea").first().fill("A pitch");
  await page.goto(at("/startup-guides/growth"));
  await page.getByRole("checkbox").first().click();
  await page.getByText("1 of 12 done").waitFor();
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const known = [...storageKeys, ...libraryKeys].map(({ name }) => name);
  expect(
    kept.filter((key) => !known.some((name) => key === name || (name.endsWith(":") && key.startsWith(name)))),
  ).toEqual([]);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toContain("cofounder.session_token");
  expect(names.filter((name) => !cookies.some((cookie) => cookie.name === name))).toEqual([]);
});

test("the API examples are copied as shown", async () => {
  const { page, context } = await visit(scene.browser);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(at("/api-documentation"));
  await page.getByRole("link", { name: "Create a key" }).waitFor();
  await page.getByText("result.investorReadiness").waitFor();
  const match = page.getByRole("region", { name: "Match investors" });
  await match.locator("summary", { hasText: "Python" }).click();
  await match.getByRole("button", { name: "Copy the Python example" }).click();
  await match.getByRole("button", { name: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/v1/investor/match");
});
