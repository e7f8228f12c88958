import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { windows } from "./fixtures/browser.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

const idea = "I sell a booking app to hair salons in Lyon for 29 euros a month.";

test.each(windows("phone"))(
  "a first message makes a venture, which is opened, changed and begins a new chat on a %s",
  async (window) => {
    const { page, chat } = await scene.memberInChat({ window });
    await chat.sendFirst(idea);
    await chat.finished();
    await page.goto(`${scene.application.url}/ventures`);
    expect(await barriers(page)).toEqual({});
    await page.locator("main li a").first().click();
    await page.waitForURL(/\/ventures\/[0-9a-f-]{36}$/);
    await page.getByRole("link", { name: "Chats", exact: true }).click();
    await page
      .getByRole("main")
      .getByRole("link", { name: /hair salons/ })
      .waitFor();
    expect(await barriers(page)).toEqual({});

    await page.getByRole("link", { name: "Details", exact: true }).click();
    await page.waitForURL(/tab=details/);
    await page.getByLabel("Name", { exact: true }).fill("Salon calendar");
    await page.getByLabel("Stage").selectOption("In use");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "Salon calendar", level: 1 }).waitFor();
    expect(await barriers(page)).toEqual({});

    await page.getByRole("link", { name: "New chat" }).click();
    await page.waitForURL(/\/chat\?venture=/);
    await chat.sendFirst("What should I test first?");
    await chat.finished();
    await page.goto(`${scene.application.url}/ventures`);
    await page.getByRole("link", { name: /Salon calendar/ }).click();
    await page.getByRole("link", { name: "Chats", exact: true }).click();
    await page
      .getByRole("main")
      .getByRole("link", { name: /What should I test first/ })
      .waitFor();
  },
);

test.each(windows("desktop"))(
  "where a venture was changed meanwhile, both values are shown and nothing is lost on a %s",
  async (window) => {
    const { page } = await scene.member({ path: "/ventures", window, expected: [/409/] });
    await page.getByLabel("Name of a new venture").fill("Salon app");
    await page.getByRole("button", { name: "Add" }).click();
    await page.waitForURL(/\/ventures\/[0-9a-f-]{36}$/);
    await page.getByRole("link", { name: "Details", exact: true }).click();
    await page.getByLabel("Place").fill("Lyon");
    const id = page.url().match(/[0-9a-f-]{36}/)?.[0] ?? "";
    const status = await page.evaluate(
      async (ventureId) =>
        (
          await fetch(`/api/ventures/${ventureId}`, {
            method: "PATCH",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ version: 1, place: "Paris" }),
          })
        ).status,
      id,
    );
    expect(status).toBe(200);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Stored: Paris").waitFor();
    await page.getByText("Yours: Lyon").waitFor();
    expect(await barriers(page)).toEqual({});
    await page.getByRole("button", { name: "Save mine" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await page.getByLabel("Place").inputValue()).toBe("Lyon");
  },
);

test.each(windows("desktop"))("a chat moves to another venture and shows below its name on a %s", async (window) => {
  const { page, chat } = await scene.memberInChat({ window });
  await chat.sendFirst(idea);
  await chat.finished();
  await page.evaluate(() =>
    fetch("/api/ventures", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Bakery" }),
    }),
  );
  await page.getByRole("button", { name: "Chat actions" }).click();
  await page.getByRole("menuitem", { name: "Move to a venture" }).click();
  await page.getByLabel("Venture", { exact: true }).selectOption("Bakery");
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByRole("complementary", { name: "Chats and tools" }).getByRole("link", { name: "Bakery" }).waitFor();
  expect(await barriers(page)).toEqual({});
});

test.each(windows("phone"))("a figure is typed into the sheet, changed and set aside on a %s", async (window) => {
  const { page } = await scene.member({ path: "/ventures", window });
  await page.getByLabel("Name of a new venture").fill("Salon app");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.waitForURL(/\/ventures\/[0-9a-f-]{36}$/);
  await page.getByText("No figures yet.").waitFor();
  await page.getByRole("button", { name: "Add a figure" }).click();
  await page.getByLabel("Value").fill("29,50");
  await page.getByLabel("Unit").fill("EUR/customer/month");
  await page.locator("form").getByRole("button", { name: "Add a figure" }).click();
  const row = page.getByRole("button", { name: /29\.5 EUR\/customer\/month/ });
  await row.click();
  expect(await barriers(page)).toEqual({});
  await page.getByLabel("Value").fill("35");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: /^35 EUR\/customer\/month/ }).waitFor();
  await page.getByRole("region", { name: "Earlier versions" }).getByText("29.5 EUR/customer/month").waitFor();
  await page.getByRole("button", { name: "Not mine" }).click();
  await page.getByRole("heading", { name: "Set aside" }).waitFor();
  expect(await barriers(page)).toEqual({});
});
