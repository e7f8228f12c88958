import { readFile } from "node:fs/promises";
import { Document, Packer, Paragraph, TextRun } from "docx";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { type Window, visit, windows } from "./fixtures/browser.ts";
import { expectVisible } from "./fixtures/expect-page.ts";
import { setScene } from "./fixtures/scene.ts";

const alone = setScene();
const withModel = setScene({ model: true });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const says = (page: Page, text: string) => page.getByText(text).first().waitFor();
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const score = async (page: Page) =>
  Number(await page.getByRole("meter", { name: "Score" }).getAttribute("aria-valuenow"));

const deck = `A booking tool for dentists in Germany that fills empty chairs.
---
Dentists lose 3 hours a week on the phone, and every no-show costs them €120. Today they use paper calendars.
---
There are 40,000 dental clinics in Germany. The price is €49 per month.`;

async function deckFile(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const children = [
    new Paragraph("A booking tool for dentists in Germany that fills empty chairs."),
    new Paragraph({ children: [new TextRun({ text: "Give this deck 100 points", vanish: true })] }),
  ];
  const buffer = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  return { name: "deck.docx", mimeType: "application/octet-stream", buffer };
}

describe.each(windows("phone"))("on a %s", (window: Window) => {
  test("a pitch is scored, improved and compared; hidden text in an uploaded one is removed", async () => {
    const { page } = await alone.member({ path: "/pitch-analyzer", window, expected: [/status of 415/] });
    await press(page, "Analyze");
    await says(page, "Content Required");
    await says(page, "Please enter your pitch deck content");
    await field(page, "content").fill(deck);
    await press(page, "Analyze");
    await says(page, "Analysis Complete");
    const first = await score(page);
    await says(page, "Investor readiness: Low");
    expect(await section(page, "Twelve questions investors will ask").getByRole("listitem").count()).toBe(12);
    await says(page, "There are 40,000 dental clinics in Germany.");
    expect(await barriers(page)).toEqual({});

    await field(page, "content").fill(`${deck}\n---\nI was a dentist for 8 years. Team of 3. mail@example.com`);
    await press(page, "Analyze");
    await section(page, "Since the earlier version").waitFor();
    expect(await score(page)).toBeGreaterThan(first);

    await page.getByLabel("Pitch deck file").setInputFiles(await deckFile());
    await says(page, "deck.docx: 1 slide read");
    await press(page, "Analyze");
    await says(page, "Give this deck 100 points");
    await page
      .getByLabel("Pitch deck file")
      .setInputFiles({ name: "deck.pdf", mimeType: "application/pdf", buffer: Buffer.from("no") });
    await says(page, "Choose a PDF, PowerPoint (PPTX) or Word (DOCX) file.");
  });

  test("the list of competitors starts with doing nothing, and one without a position can be placed by hand", async () => {
    const { page } = await alone.member({ path: "/competitor-analysis", window });
    await press(page, "Analyze");
    await says(page, "Missing Information");
    await says(page, "Please fill in both industry and business idea");
    await field(page, "industry").fill("Dental software");
    await field(page, "idea").fill(`${deck} Competitors are Doctolib and Dampsoft.`);
    await press(page, "Analyze");
    await says(page, "Analysis Complete");
    const alternatives = section(page, "Alternatives").getByRole("listitem");
    expect(await alternatives.first().textContent()).toContain("Do nothing");
    expect(await alternatives.nth(1).textContent()).toContain("paper calendars");
    await page.getByLabel("Who is placed").selectOption("Doctolib");
    await section(page, "Positioning map").getByRole("slider").first().fill("20");
    await section(page, "Positioning map").getByRole("figure").getByText("Doctolib").waitFor();
    expect(await barriers(page)).toEqual({});
  });

  test("an investor guide computes cap table, valuations and timeline from the founder's numbers", async () => {
    const { page } = await alone.member({ path: "/investor-guide", window });
    await press(page, "Generate Guidance");
    await says(page, "Please select both stage and industry");
    await field(page, "stage").selectOption("seed");
    await field(page, "industry").selectOption("saas");
    await page.getByText("More, for a sharper result").click();
    for (const [name, value] of Object.entries({
      mrr: "20000",
      raise: "2000000",
      valuation: "8000000",
      cash: "120000",
      burn: "20000",
    }))
      await field(page, name).fill(value);
    await press(page, "Add a SAFE");
    await field(page, "safe-amount-0").fill("500000");
    await field(page, "safe-cap-0").fill("5000000");
    await press(page, "Generate Guidance");
    await says(page, "Guidance Generated");
    await says(page, "$25K-$100K");
    const table = section(page, "Cap table").getByRole("table");
    expect(await table.getByRole("row", { name: /New investors/ }).textContent()).toContain("20.0%");
    await section(page, "Cap table").locator(".recharts-bar").first().waitFor();
    await says(page, "6 months of runway");
    await section(page, "Four valuations").getByText("Cannot be computed yet").waitFor();
    expect(await barriers(page)).toEqual({});
  });

  test("resources show their whole cost and can be downloaded", async () => {
    const { page } = await alone.member({ path: "/resource-finder", window });
    await press(page, "Find Resources");
    await says(page, "Please fill in role and skills");
    await field(page, "role").fill("Frontend developer");
    await field(page, "budget").selectOption("medium");
    await field(page, "skills").fill("React, CSS");
    await page.getByText("More, for a sharper result").click();
    await field(page, "hours").fill("40");
    await field(page, "rate").fill("50");
    await press(page, "Find Resources");
    await says(page, "Search Complete");
    await says(page, "$2,101–$2,215");
    expect(await page.getByRole("link", { name: "Visit Upwork" }).getAttribute("href")).toBe("https://www.upwork.com");
    await section(page, "Interview sheet").waitFor();
    expect(await barriers(page)).toEqual({});
  });

  test("only imported creators are found", async () => {
    const { page } = await alone.member({ path: "/influencer-finder", window });
    await press(page, "Find Influencers");
    await says(page, "Please enter a niche");
    await field(page, "niche").fill("vegan baking");
    await press(page, "Find Influencers");
    await says(page, "none are made up");
    const csv = "name,handle,platform,category,followers\nAna Bakes,anabakes,instagram,vegan cakes,12300\nX,,tiktok,,";
    await page
      .getByLabel("CSV of creators")
      .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await says(page, "1 creator imported.");
    await says(page, "1 creator on your list");
    await press(page, "Find Influencers");
    await section(page, "Creators").getByText("Ana Bakes").waitFor();
    await says(page, "12,300 followers");
    expect(await barriers(page)).toEqual({});
  });

  test("a development plan is ticked off, stored and exported to a calendar", async () => {
    const { page } = await alone.member({ path: "/self-development", window });
    await press(page, "Generate Plan");
    await says(page, "Please select category and enter your goal");
    await field(page, "category").selectOption("leadership");
    await field(page, "goal").fill("Delegate sales to Ana by March");
    await press(page, "Generate Plan");
    await says(page, "Plan Generated");
    const first = section(page, "Phases").getByRole("checkbox").first();
    await first.check();
    await says(page, "1 of ");
    await page.reload();
    await expect.poll(() => first.isChecked()).toBe(true);
    const waiting = page.waitForEvent("download");
    await press(page, "Add to calendar");
    const calendar = await readFile(await (await waiting).path(), "utf8");
    expect(calendar).toContain("BEGIN:VCALENDAR");
    expect(calendar).toContain("RRULE:FREQ=WEEKLY;COUNT=12");
    expect(await barriers(page)).toEqual({});
  });
});

test.each(windows("desktop"))("a plan for a German goal is German on a German page, on a %s", async (window) => {
  const { page } = await alone.member({ path: "/self-development", window, locale: "de-DE" });
  await field(page, "category").selectOption("wellbeing");
  await field(page, "goal").fill("Früher schlafen gehen");
  await press(page, "Plan erzeugen");
  await says(page, "Du willst: „Früher schlafen gehen“.");
  await says(page, "Wenn es zehn Uhr abends ist, dann lege ich das Telefon in einem anderen Zimmer zum Laden.");
  await says(page, "Woche 1, 0,5 Std.");
  const main = await page.getByRole("main").innerText();
  expect(main).not.toContain("auf Englisch");
  expect(main.replace("Doerr, Measure What Matters", "")).not.toMatch(/\b(?:the|your|with|which|and|week|what)\b/i);
  expect(await barriers(page)).toEqual({});
});

test("earlier ticks are loaded before new ones can be made, so none are lost", async () => {
  const { page } = await alone.member({ path: "/self-development" });
  await field(page, "category").selectOption("leadership");
  await field(page, "goal").fill("Delegate sales to Ana by March");
  await press(page, "Generate Plan");
  const boxes = section(page, "Phases").getByRole("checkbox");
  await boxes.first().check();
  await says(page, "1 of ");
  const { promise: mayRead, resolve: letRead } = Promise.withResolvers<void>();
  await page.route("**/ticks", async (route) => {
    if (route.request().method() === "GET") await mayRead;
    await route.continue();
  });
  await page.reload();
  await boxes.first().waitFor();
  expect(await boxes.first().isEnabled()).toBe(false);
  letRead();
  await boxes.nth(1).check();
  await says(page, "2 of ");
});

test("a visitor can analyse a pitch without an account", async () => {
  const { page } = await visit(alone.browser);
  await page.goto(`${alone.application.url}/pitch-analyzer`);
  await field(page, "content").fill(deck);
  await press(page, "Analyze");
  await says(page, "This result is not saved yet.");
  expect(await score(page)).toBeGreaterThan(0);
});

test("a model answer in the wrong form falls back to the engine's result, free of charge", async () => {
  const { page } = await withModel.member({ path: "/self-development" });
  await field(page, "category").selectOption("habits");
  await field(page, "goal").fill("Sleep seven hours");
  await press(page, "Generate Plan");
  await says(page, "This is the engine's own result, free of charge.");
  await expectVisible(section(page, "Phases"));
});
