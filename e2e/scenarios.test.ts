import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { windows } from "./fixtures/browser.ts";
import { ChatPage } from "./fixtures/chat-page.ts";
import { setScene } from "./fixtures/scene.ts";
import { addVenture, subscription } from "./fixtures/sheet.ts";

const scene = setScene();

async function saved(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return readFile(await download.path());
}

test.each(windows("desktop"))(
  "a scenario is moved, saved, seen beside the sheet, forecast, exported and sent to the chat on a %s",
  async (window) => {
    const { page } = await scene.member({ path: "/ventures", window });
    const id = await addVenture(page, [
      ...subscription,
      { value: 50_000, unit: "EUR", meaning: "raise", flow: "asked" },
    ]);
    await page.goto(`${scene.application.url}/ventures/${id}?tab=scenarios`);
    await page.getByRole("button", { name: "New scenario" }).click();
    await page.getByLabel("Name of the scenario").fill("Dearer");
    await page.getByLabel("price for each customer and month", { exact: true }).fill("39");
    const table = page.getByRole("table").first();
    await table.getByRole("cell", { name: /^€35 \+€10/ }).waitFor();
    await page.getByRole("button", { name: "Save scenario" }).click();
    await page.getByRole("button", { name: "Dearer", pressed: true }).waitFor();
    expect(await barriers(page)).toEqual({});

    const months = page.getByRole("region", { name: "Forecast by month" });
    await months.getByRole("row", { name: /^Cash at the end of the month €9,150/ }).waitFor();
    await page.getByText("Growth is not known: every month is like today's.").waitFor();
    await page.getByLabel(/^money wanted from investors: €50,000/).selectOption("Month 3");
    await months.getByRole("row", { name: /^Cash at the end of the month €9,150 €9,300 €59,450/ }).waitFor();

    await page.getByRole("button", { name: /Give a range\s*: price for each customer and month/ }).click();
    await page.getByLabel("price for each customer and month: at least").fill("20");
    await page.getByLabel("price for each customer and month: at most").fill("45");
    await page.getByText("1,000 draws from the ranges of: price for each customer and month.").waitFor();
    const share = await page.getByText(/^In .* of them the cash runs out/).textContent();
    await page.getByLabel("Seed").fill("2");
    await page.getByLabel("Seed").fill("1");
    await page.getByText(share ?? "").waitFor();
    expect(await barriers(page)).toEqual({});

    await page.getByRole("button", { name: "Save scenario" }).click();
    await page.getByText("Saved", { exact: true }).last().waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Dearer" }).click();
    await months.getByRole("row", { name: /^Cash at the end of the month €9,150 €9,300 €59,450/ }).waitFor();
    await page.getByText(share ?? "").waitFor();

    await page.getByRole("button", { name: "Versions: 3" }).click();
    await page.getByText("price for each customer and month: current value → €39", { exact: true }).waitFor();
    await page.getByText("money wanted from investors: no month → Month 3").waitFor();
    await page.getByText("price for each customer and month: €39 → €39 (€20 to €45)").waitFor();
    await page.getByText("Added as “Scenario 1”").waitFor();
    await page.getByText("Name of the scenario: Scenario 1 → Dearer").waitFor();
    expect(await barriers(page)).toEqual({});

    const csv = (await saved(page, "CSV")).toString();
    expect(csv).toContain('"Month",1,2,3');
    expect(csv).toContain('"Cash at the end of the month",9150,9300,59450');
    const workbook = await saved(page, "XLSX");
    expect(workbook.subarray(0, 2).toString()).toBe("PK");

    await page.getByRole("link", { name: "Send to chat" }).click();
    await page.waitForURL(/\/chat\?venture=/);
    const composer = new ChatPage(page).input;
    await expect.poll(() => composer.inputValue()).toContain('What if ("Dearer"):');
    expect(await composer.inputValue()).toContain("Contribution per customer and month: €35 instead of €25");
  },
);

test.each(windows("phone"))(
  "where a scenario was changed meanwhile, both values are shown and nothing is lost on a %s",
  async (window) => {
    const { page } = await scene.member({ path: "/ventures", window, expected: [/409/] });
    const id = await addVenture(page, subscription);
    await page.goto(`${scene.application.url}/ventures/${id}?tab=scenarios`);
    await page.getByRole("button", { name: "New scenario" }).click();
    const price = page.getByLabel("price for each customer and month", { exact: true });
    await price.fill("39");
    await page.evaluate(async (ventureId) => {
      const { scenarios } = await (await fetch(`/api/ventures/${ventureId}/scenarios`)).json();
      await fetch(`/api/ventures/${ventureId}/scenarios/${scenarios[0].id}`, {
        method: "PATCH",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ version: 1, name: "Theirs", values: {} }),
      });
    }, id);
    await page.getByRole("button", { name: "Theirs" }).waitFor();
    await page.getByRole("button", { name: "Save scenario" }).click();
    await page.getByText("Stored: current value").waitFor();
    await page.getByText("Yours: price for each customer and month €39").waitFor();
    expect(await barriers(page)).toEqual({});
    await page.getByRole("button", { name: "Save mine" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await price.inputValue()).toBe("39");
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Theirs" }).waitFor({ state: "detached" });
  },
);
