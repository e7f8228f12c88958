import { expect, test } from "vitest";
import { visit } from "./fixtures/browser.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("'Get Started Free' leads to the chat after the sign-in, from a desktop's bar and a phone's menu", async () => {
  const wanted = async (window: "desktop" | "phone") => {
    const { page } = await visit(scene.browser, { window });
    await page.goto(scene.application.url);
    if (window === "phone") await page.getByRole("button", { name: "Open menu" }).click();
    const part = window === "phone" ? page.getByRole("dialog") : page.getByRole("banner");
    await part.getByRole("link", { name: "Get Started Free" }).click();
    await page.waitForURL(`${scene.application.url}/auth#sign-up`);
    return page.evaluate(() => localStorage.getItem("redirectAfterAuth"));
  };
  expect(await wanted("desktop")).toBe("/chat");
  expect(await wanted("phone")).toBe("/chat");
});

test("a member's picture is shown, and the initial if it does not load", async () => {
  const member = await scene.signUp();
  const { context, page } = await visit(scene.browser, { expected: [/net::ERR_FAILED/] });
  await member.enter(context);
  let shown = "/files/avatars/ada.webp";
  await page.route("**/api/session", async (route) => {
    const answer = (await (await route.fetch()).json()) as { member: object };
    await route.fulfill({ json: { ...answer, member: { ...answer.member, picture: shown } } });
  });
  await page.route("**/files/avatars/ada.webp", (route) => route.fulfill({ body: picture, contentType: "image/png" }));
  await page.route("**/files/avatars/gone.webp", (route) => route.abort());
  await page.goto(`${scene.application.url}/dashboard`);
  const account = page.getByRole("button", { name: "Account menu of Ada Founder" });
  const drawn = () => account.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(drawn).toBe(1);
  shown = "/files/avatars/gone.webp";
  await page.reload();
  await expect.poll(() => account.innerText()).toBe("A");
});

const menus = {
  "AI Tools": {
    "Chat Assistant": "/chat",
    "Image Generator": "/image-generator",
    "Website Builder": "/website-builder",
    "App Generator": "/app-generator",
    "Favicon Generator": "/favicon-generator",
    "Automation Builder": "/automation-builder",
  },
  "Startup Tools": {
    "Pitch Deck Analyzer": "/pitch-analyzer",
    "Competitor Analysis": "/competitor-analysis",
    "Fundraising Window": "/fundraising",
    "Investor Guide": "/investor-guide",
    "Resource Finder": "/resource-finder",
  },
  Growth: { "Influencer Finder": "/influencer-finder", "Self Development": "/self-development" },
};

test("the bar's menus lead to all tools, by mouse and by keyboard", async () => {
  const { page } = await visit(scene.browser);
  await page.goto(scene.application.url);
  const bar = page.getByRole("navigation", { name: "Main" });
  for (const [menu, links] of Object.entries(menus)) {
    await bar.getByRole("button", { name: menu }).click();
    for (const [name, path] of Object.entries(links)) {
      expect(await page.getByRole("menuitem", { name }).getAttribute("href")).toBe(path);
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("menu").count()).toBe(0);
  }
  expect(await bar.getByRole("link", { name: "Guides" }).getAttribute("href")).toBe("/startup-guides");
  expect(await bar.getByRole("link", { name: "Pricing" }).getAttribute("href")).toBe("/pricing");
  await page.reload();
  await bar.getByRole("button", { name: "Startup Tools" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("menuitem", { name: "Pitch Deck Analyzer" }).waitFor();
  for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await page.waitForURL(`${scene.application.url}/competitor-analysis`);
  await expect.poll(() => page.getByRole("menu").count()).toBe(0);
});

test("a phone's menu holds the same links, in sections", async () => {
  const { page } = await scene.member({ window: "phone", path: "/pricing" });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog");
  for (const [section, links] of Object.entries(menus)) {
    for (const [name, path] of Object.entries(links)) {
      const link = menu.getByRole("list", { name: section }).getByRole("link", { name });
      expect(await link.getAttribute("href")).toBe(path);
    }
  }
  expect(await menu.getByRole("link", { name: "Pricing" }).getAttribute("aria-current")).toBe("page");
  await menu.getByRole("link", { name: "Account" }).click();
  await page.waitForURL(`${scene.application.url}/account`);
  await expect.poll(() => menu.count()).toBe(0);
});

test("the account menu names the member, leads to the account and signs out", async () => {
  const { page, member } = await scene.member({ path: "/pricing" });
  await page.getByRole("banner").getByText("10 tokens").waitFor();
  const account = page.getByRole("button", { name: "Account menu of Ada Founder" });
  await account.click();
  await page.getByRole("menu").getByText(member.email).waitFor();
  const items = await page.getByRole("menuitem").allInnerTexts();
  expect(items.map((item) => item.trim())).toEqual([
    "Ventures",
    "Tests and decisions",
    "Account",
    "Profile Settings",
    "Log out",
  ]);
  await page.getByRole("menuitem", { name: "Profile Settings" }).click();
  await page.waitForURL(`${scene.application.url}/profile`);
  await account.click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL(`${scene.application.url}/auth`);
  await page.getByRole("banner").getByRole("link", { name: "Get Started Free" }).waitFor();
});

test("an admin is labelled as one and can reach the admin page", async () => {
  const { page } = await scene.member({ path: "/pricing" });
  await page.route("**/api/session", async (route) => {
    const answer = (await (await route.fetch()).json()) as { member: object };
    await route.fulfill({ json: { ...answer, member: { ...answer.member, isAdmin: true } } });
  });
  await page.reload();
  await page.getByRole("button", { name: /^Account menu of/ }).click();
  await page.getByRole("menu").getByText("Admin").first().waitFor();
  expect(await page.getByRole("menuitem", { name: "Admin" }).getAttribute("href")).toBe("/admin");
});

test("pictures come from this server only, and a phone's keyboard shrinks the page", async () => {
  const response = await fetch(scene.application.url);
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("img-src 'self' data:;");
  expect(await response.text()).toContain("interactive-widget=resizes-content");
});

test("the bar of a phone has room for the tokens of a plan beside its buttons", async () => {
  const { page } = await scene.member({ window: "phone", path: "/dashboard" });
  await page.route("**/api/session", async (route) => {
    const answer = (await (await route.fetch()).json()) as { member: object };
    await route.fulfill({ json: { ...answer, member: { ...answer.member, tokens: 1_020_010 } } });
  });
  await page.reload();
  await page.getByRole("banner").getByText("1,020,010 tokens").waitFor();
  const menu = await page.getByRole("button", { name: "Open menu" }).boundingBox();
  expect(menu && menu.x + menu.width).toBeLessThanOrEqual(390);
});
