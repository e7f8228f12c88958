import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { visit, windows } from "./fixtures/browser.ts";
import { setScene } from "./fixtures/scene.ts";
import { openSheet } from "./fixtures/sheet.ts";
import { signInElsewhere } from "./fixtures/sign-up.ts";

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
  await page.getByText("No confirmed figures yet").waitFor();
  await page.getByRole("button", { name: "Add a figure" }).click();
  await page.getByLabel("Value").fill("29,50");
  await page.getByLabel("Unit").fill("EUR/customer/month");
  await page.locator("form").getByRole("button", { name: "Add a figure" }).click();
  const row = page.getByRole("button", { name: /€29\.50 per customer per month/ });
  await row.click();
  expect(await barriers(page)).toEqual({});
  await page.getByLabel("Value").fill("35");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: /^€35 per customer per month/ }).waitFor();
  await page.getByRole("region", { name: "Earlier versions" }).getByText("€29.50 per customer per month").waitFor();
  await page.getByRole("button", { name: "Not mine" }).click();
  await page.getByRole("heading", { name: "Set aside" }).waitFor();
  expect(await barriers(page)).toEqual({});
});

test.each(windows("phone"))(
  "a correction in the sheet beside the chat moves the reply, and what is open is confirmed in the venture, on a %s",
  async (window) => {
    const { page, chat } = await scene.memberInChat({ window });
    await chat.sendFirst("I sell a booking app to hair salons. Each salon pays us 29 euros a month and 40 salons pay.");
    await chat.finished();
    const main = page.getByRole("main");
    const drawer = await openSheet(page);
    await drawer.getByRole("link", { name: "The whole venture" }).click();
    await page.waitForURL(/\/ventures\//);
    await page.getByRole("link", { name: "Waiting for you", exact: true }).click();
    expect(await barriers(page)).toEqual({});
    await main.getByRole("button", { name: /29 euros/ }).click();
    const readings = page.getByRole("dialog").getByRole("list").getByRole("listitem");
    await readings.filter({ hasText: "price for each customer and month" }).getByRole("button").first().click();
    await main.getByRole("button", { name: /29 euros/ }).waitFor({ state: "detached" });
    await page.goBack();
    await main.getByText("€1,160").first().waitFor();

    await openSheet(page);
    await drawer.getByRole("button", { name: /29 euros/ }).click();
    expect(await barriers(page)).toEqual({});
    await drawer.getByLabel("Value").fill("45");
    await drawer.getByRole("button", { name: "Save", exact: true }).click();
    await drawer.getByText("Typed in").waitFor();
    await drawer.getByRole("button", { name: "Close" }).click();
    await main.getByText("€1,800").first().waitFor();
    expect(await main.getByText("€1,160").count()).toBe(0);
  },
);

test.each(windows("phone"))("a tool takes a venture, and its result is filed under it on a %s", async (window) => {
  const { page, member } = await scene.member({ path: "/dashboard", window });
  const made = await member.post("/api/ventures", { name: "Salon app", line: "A booking app for hair salons" });
  const { venture } = (await made.json()) as { venture: { id: string } };
  for (const [tool, field] of [
    ["pitch-analyzer", /^Pitch deck content/],
    ["investor-guide", /^What it does/],
    ["app-generator", /^Description/],
  ] as const) {
    await page.goto(`${scene.application.url}/${tool}?venture=${venture.id}`);
    await page.getByRole("button", { name: "Fill in from my venture" }).click();
    await expect
      .poll(() => page.getByLabel(field).first().inputValue(), { message: tool })
      .toContain("booking app for hair salons");
  }
  await page.goto(`${scene.application.url}/competitor-analysis?venture=${venture.id}`);
  expect(await page.getByLabel("Venture", { exact: true }).inputValue()).toBe(venture.id);
  await page.getByRole("button", { name: "Fill in from my venture" }).click();
  expect(await barriers(page)).toEqual({});
  await page.getByLabel(/^Industry/).fill("Software for salons");
  await page.getByRole("button", { name: "Analyze", exact: true }).click();
  await page.getByText("Analysis Complete").first().waitFor();
  await page.goto(`${scene.application.url}/ventures/${venture.id}?tab=results`);
  const result = page.getByRole("main").getByRole("link", { name: /Competitor Analysis/ });
  await result.waitFor();
  expect(await barriers(page)).toEqual({});
  await result.click();
  await page.waitForURL(/competitor-analysis\?venture=.*run=/);
});

test.each(windows("desktop"))("a venture is downloaded as a file and taken in again on a %s", async (window) => {
  const { page, member } = await scene.member({ path: "/dashboard", window });
  const made = await member.post("/api/ventures", { name: "Salon app", line: "A booking app for hair salons" });
  const { venture } = (await made.json()) as { venture: { id: string } };
  await member.post(`/api/ventures/${venture.id}/figures`, {
    value: 29,
    meaning: "price",
    flow: "in",
    unit: "EUR/customer/month",
  });
  const rule = {
    assumption: "willingness_to_pay",
    statement: "Salons pay 29 euros a month",
    how: "",
    counted: "salons that pay",
    comparison: "at_least",
    threshold: 3,
    sample: 20,
    costMax: null,
    currency: "",
    stopRule: "",
    endsOn: "2999-12-31",
  };
  expect((await member.post("/api/tests", { ventureId: venture.id, rule })).status).toBe(200);
  await page.goto(`${scene.application.url}/ventures/${venture.id}?tab=details`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "JSON" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("salon-app.json");
  await page.goto(`${scene.application.url}/ventures`);
  expect(await barriers(page)).toEqual({});
  await page.getByLabel("A venture's JSON file").setInputFiles(await download.path());
  await page.waitForURL(/\/ventures\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: /€29 per customer per month/ }).waitFor();
  expect(page.url()).not.toContain(venture.id);
  await page.getByRole("link", { name: "Tests and decisions" }).click();
  await page
    .getByRole("main")
    .getByRole("button", { name: /Salons pay 29 euros a month at least 3 of 20/ })
    .click();
  await page.getByText("This server signed it as it stands here").waitFor();
  expect(await barriers(page)).toEqual({});
});

test.each(windows("phone"))(
  "a visitor's own figures compute before any account, which takes them over, on a %s",
  async (window) => {
    const { page, context } = await visit(scene.browser, { window });
    await page.goto(scene.application.url);
    await page.getByRole("button", { name: "Put in your own figures" }).click();
    const sheet = page.getByRole("region", { name: "Put in your own figures" });
    await sheet.getByLabel("Value").fill("800");
    await sheet.getByRole("button", { name: "Add a figure" }).click();
    await sheet
      .getByRole("button", { name: /Customers that cover the fixed costs/ })
      .getByText("21")
      .waitFor();
    expect(await barriers(page)).toEqual({});
    await sheet.getByRole("button", { name: /^€800 per month/ }).click();
    await sheet.getByLabel("Value").first().fill("400");
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet
      .getByRole("button", { name: /Customers that cover the fixed costs/ })
      .getByText("11")
      .waitFor();
    const member = await scene.signUp();
    await signInElsewhere({ context, page }, member);
    await page.goto(`${scene.application.url}/ventures`);
    await page.getByText("You put in 6 figures before you signed in.").waitFor();
    expect(await barriers(page)).toEqual({});
    await page.getByRole("button", { name: "Make a venture of them" }).click();
    await page.waitForURL(/\/ventures\/[0-9a-f-]{36}$/);
    await page.getByRole("button", { name: /€400 per month/ }).waitFor();
    await page.goto(`${scene.application.url}/ventures`);
    await page
      .getByRole("main")
      .getByRole("link", { name: /My venture/ })
      .waitFor();
    expect(await page.getByText("before you signed in").count()).toBe(0);
  },
);

test.each(["desktop"] as const)(
  "the sheet stays beside the chat while both are used, and an open question is answered in the venture, on a %s",
  async (window) => {
    const { page, chat } = await scene.memberInChat({ window });
    await page.setViewportSize({ width: 1440, height: 900 });
    await chat.sendFirst("I want to rent out camping gear to families in Lyon.");
    await chat.finished();
    const main = page.getByRole("main");
    const button = main.getByRole("button", { name: "Figures of this venture" });
    await button.click();
    const sheet = main.getByRole("complementary", { name: "Figures" });
    await sheet.getByRole("button", { name: "Add a figure" }).waitFor();
    await chat.input.fill("We rent a set for 45 euros a weekend.");
    expect(await barriers(page)).toEqual({});
    await page.reload();
    await sheet.getByRole("button", { name: "Close" }).click();
    await sheet.waitFor({ state: "detached" });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.setViewportSize({ width: 1100, height: 900 });
    await main.getByRole("button", { name: "Figures of this venture" }).click();
    await page.getByRole("dialog", { name: "Figures" }).getByRole("link", { name: "The whole venture" }).click();

    await page.getByRole("link", { name: "Waiting for you", exact: true }).click();
    const asked = main.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Answer: / }) });
    const question = (await asked.first().getByRole("paragraph").first().textContent()) ?? "";
    await asked
      .first()
      .getByRole("button", { name: /^Answer: / })
      .click();
    expect(await barriers(page)).toEqual({});
    await asked.first().getByLabel("Your answer").fill("Families with children under ten who camp once a year");
    await asked.first().getByRole("button", { name: "Send answer" }).click();
    await main.getByText(question, { exact: true }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Chats", exact: true }).click();
    await main.getByRole("link", { name: /camping gear/ }).click();
    await main.getByText("Families with children under ten who camp once a year").first().waitFor();
  },
);
