import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { type Window, visit, windows } from "./fixtures/browser.ts";
import { setScene } from "./fixtures/scene.ts";

const alone = setScene();
const withModel = setScene({ model: true });

const description =
  "When someone sends the form (name, email, budget), if the budget is over 500 post to Slack #sales, " +
  'otherwise email the customer. In any case add a row to Google Sheets "Leads". My token is ' +
  "xoxb-1234-567890abcdef";

async function generate(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "What should happen?" }).fill(description);
  await page.getByRole("button", { name: "Generate Automation" }).click();
  await page.getByRole("heading", { name: "Steps", exact: true }).waitFor();
}

async function downloaded(page: Page, name: string): Promise<{ file: string; text: string }> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  const download = await waiting;
  return { file: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

const steps = (page: Page) => page.getByRole("region", { name: "Steps" }).getByRole("listitem");

describe.each(windows("desktop"))("on a %s", (window: Window) => {
  test("a described automation is drawn, changed and downloaded as a file for n8n", async () => {
    const { page } = await alone.member({ path: "/automation-builder", window });
    await page.getByRole("button", { name: "Generate Automation" }).click();
    await page.getByText("Please describe your automation").first().waitFor();
    await generate(page);
    await page.getByText("Automation Generated", { exact: true }).waitFor();
    expect(await steps(page).count()).toBe(5);
    expect(await page.getByRole("note").first().textContent()).toContain("a Slack token");
    await page
      .getByRole("application", { name: "The workflow as a drawing" })
      .getByText("Google Sheets", { exact: true })
      .waitFor();
    expect(await page.locator(".react-flow__edge").count()).toBe(4);
    await page.getByText("What was taken from your description").waitFor();

    await steps(page).filter({ hasText: "E-mail (SMTP)" }).getByRole("button").click();
    await page.getByLabel("From", { exact: true }).fill("hello@acme.example");
    expect(await page.getByText("From which address is it sent?").count()).toBe(0);
    await page.getByLabel("Kind of the new step").selectOption("wait");
    await page.getByRole("button", { name: "Add a step after this" }).click();
    await page.getByLabel("How long", { exact: true }).fill("2");
    await page.getByRole("button", { name: "Move earlier" }).click();
    expect(await steps(page).nth(3).textContent()).toContain("Wait");

    const { file, text } = await downloaded(page, "Download for n8n");
    expect(file).toMatch(/\.n8n\.json$/);
    const exported = JSON.parse(text) as { nodes: { type: string; typeVersion: number }[]; connections: object };
    expect(exported.nodes.map(({ type }) => type.replace("n8n-nodes-base.", ""))).toEqual(
      expect.arrayContaining(["formTrigger", "if", "slack", "wait", "emailSend", "googleSheets", "stickyNote"]),
    );
    expect(text).not.toContain("xoxb-1234");
    await page.getByRole("switch", { name: "For an n8n of 2024 or early 2025" }).check();
    const older = JSON.parse((await downloaded(page, "Download for n8n")).text) as typeof exported;
    expect(older.nodes.find(({ type }) => type.endsWith(".if"))?.typeVersion).toBe(2.2);
    expect((await downloaded(page, "Download step list")).text).toContain("**Wait**");

    await page.reload();
    await page.getByRole("heading", { name: "Steps", exact: true }).waitFor();
    expect(await steps(page).filter({ hasText: "Wait" }).count()).toBe(1);
    expect(await barriers(page)).toEqual({});
  });
});

test("a step is chosen, changed and removed with the keyboard alone", async () => {
  const { page } = await alone.member({ path: "/automation-builder" });
  await generate(page);
  await steps(page).filter({ hasText: "Slack" }).getByRole("button").focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Channel").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("#deals");
  await page.getByRole("button", { name: "Remove" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => steps(page).count()).toBe(4);
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => steps(page).count()).toBe(5);
});

test("a visitor can make a workflow too", async () => {
  const { page } = await visit(alone.browser);
  await page.goto(`${alone.application.url}/automation-builder`);
  await generate(page);
  expect(await steps(page).count()).toBe(5);
});

test("with a model the workflow keeps its steps", async () => {
  const { page } = await withModel.member({ path: "/automation-builder" });
  await generate(page);
  expect(await steps(page).count()).toBe(5);
});
