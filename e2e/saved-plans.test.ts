import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { visit, type Window, windows } from "./fixtures/browser.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

/** Saves a reply of the engine by its button; leaves the plan's page open. */
async function saveReply(window: Window) {
  const visitor = await scene.memberInChat({ window });
  const { page, chat } = visitor;
  await chat.sendFirst("A lamp subscription for offices at €49 per month. 12 paying offices of 3,000.");
  await page.getByRole("button", { name: "Save to Saved Plans" }).click();
  await page.getByText("You find it in Saved Plans.").waitFor();
  await page.getByRole("button", { name: "Open the saved plan" }).click();
  await page.waitForURL(/\/saved-plans\/[0-9a-f-]{36}$/);
  return visitor;
}

async function downloaded(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
  return readFile(await download.path());
}

test.each(windows("desktop"))(
  "a reply is saved, renamed, changed, compared, exported, shared and deleted on a %s",
  async (window) => {
    const { page } = await saveReply(window);
    await page.getByRole("heading", { name: "Executive Summary" }).waitFor();
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByLabel("Title").fill("Lamp plan");
    await page.getByLabel("Folder").fill("Lamps");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByRole("heading", { name: "Lamp plan", level: 1 }).waitFor();

    await page.getByRole("button", { name: "Edit text" }).click();
    await page.getByRole("textbox", { name: "Edit text" }).fill("# Lamps\n\nThe second version.");
    await page.getByRole("button", { name: "Save as a new version" }).click();
    await page.getByText("The second version.").waitFor();
    await page.getByRole("button", { name: "Compare with the version before" }).click();
    await page.getByRole("dialog").getByText("The second version.").waitFor();
    await page.keyboard.press("Escape");

    expect((await downloaded(page, "Markdown")).toString("utf8")).toContain("# Lamp plan");
    expect((await downloaded(page, "PDF")).subarray(0, 5).toString()).toBe("%PDF-");
    expect((await downloaded(page, "Word (DOCX)")).subarray(0, 2).toString()).toBe("PK");
    expect(await barriers(page)).toEqual({});

    await page.getByLabel("Password (optional)").fill("let me read");
    await page.getByRole("button", { name: "Make a link" }).click();
    const link = await page.getByText(/\/shared\//).textContent();
    const reader = await visit(scene.browser, { window, expected: [/403/, /404/] });
    await reader.page.goto(link ?? "");
    await reader.page.getByLabel("Password").fill("a wrong guess");
    await reader.page.getByRole("button", { name: "Read the plan" }).click();
    await reader.page.getByText("This is not the password of this link.").waitFor();
    await reader.page.getByLabel("Password").fill("let me read");
    await reader.page.getByRole("button", { name: "Read the plan" }).click();
    await reader.page.getByText("The second version.").waitFor();
    expect(await barriers(reader.page)).toEqual({});

    await page.getByRole("button", { name: "End this link" }).click();
    await page.getByText("The link no longer works").waitFor();
    await reader.page.reload();
    await reader.page.getByRole("heading", { name: "This link has ended" }).waitFor();

    await page.getByRole("link", { name: "All plans" }).click();
    await page.getByRole("button", { name: /^Lamps/ }).click();
    await page.getByRole("link", { name: /Lamp plan/ }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("Plan deleted").waitFor();
    await page.getByRole("heading", { name: "Nothing saved yet" }).waitFor();
  },
);
