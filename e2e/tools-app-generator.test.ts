import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { visit, type Window, windows } from "./fixtures/browser.ts";
import { expectVisible } from "./fixtures/expect-page.ts";
import { offer } from "./fixtures/owner.ts";
import { setScene } from "./fixtures/scene.ts";

const alone = setScene();
const withModel = setScene({ model: true });

async function payingMember(scene: typeof alone, window: Window) {
  const code = await offer(scene, { grantsPremium: true });
  const visitor = await scene.member({ path: "/app-generator", window, expected: [/status of 422/] });
  await saysWhatIsMissing(visitor.page);
  expect((await visitor.member.post("/api/promo-codes/redeem", { code })).status).toBe(200);
  await visitor.page.reload();
  return visitor;
}

/** Without a plan the page says what is missing. */
async function saysWhatIsMissing(page: Page) {
  await page.getByText("App generator requires an active paid plan.").waitFor();
  expect(await page.getByRole("button", { name: "Generate App" }).count()).toBe(0);
}

/** In a toast, with the tokens that were used. */
const saysSuccess = (page: Page, used: RegExp) =>
  page.getByRole("listitem").filter({ hasText: "Success" }).getByText(used).first().waitFor();

async function generate(page: Page) {
  expect(await page.getByRole("button", { name: "Generate App" }).isDisabled()).toBe(true);
  await page.getByLabel("Description").fill("Track invoices with customer, amount and due date; mark as paid");
  await page.getByRole("button", { name: "Generate App" }).click();
}

test.each(windows("desktop"))("an app is made, tried, changed, undone and downloaded on a %s", async (window) => {
  const { page } = await payingMember(alone, window);
  await page.getByText("Free", { exact: true }).waitFor();
  await page.getByText("nothing is charged").waitFor();
  await generate(page);
  await saysSuccess(page, /^0 tokens used$/);
  const app = page.frameLocator('iframe[title="Preview"]');
  await app.getByRole("heading", { name: "Invoices" }).waitFor();
  await app.getByRole("button", { name: "Add invoice" }).click();
  await app.getByRole("textbox", { name: "Customer" }).fill("Mira");
  await app.getByRole("button", { name: "Save" }).click();
  await app.getByText("Invoice added.").waitFor();

  await page.getByRole("tab", { name: "Files" }).click();
  await page.getByRole("button", { name: "server.js" }).click();
  await page.getByRole("region", { name: "server.js" }).first().waitFor();
  expect(await barriers(page)).toEqual({});
  for (const name of ["Push to GitHub", "Deploy to Vercel"])
    expect(await page.getByRole("button", { name }).isDisabled()).toBe(true);

  const change = page.getByLabel("Change this app");
  await change.fill("make it pop");
  await page.getByRole("button", { name: "Apply change" }).click();
  await page.getByText("Without a language model these changes are possible").waitFor();
  await change.fill("add phone to invoices");
  await page.getByRole("button", { name: "Apply change" }).click();
  await page.getByRole("heading", { name: "add phone to invoices" }).waitFor();
  await page.getByRole("tab", { name: "Changes" }).click();
  await page.getByText("Added Phone to Invoices.").waitFor();
  await page.getByRole("figure").filter({ hasText: "public/model.js" }).first().waitFor();
  await page.getByRole("button", { name: "Undo this change" }).click();
  await page.getByRole("heading", { name: "Invoices", level: 2 }).waitFor();

  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all" }).click();
  const listed = spawnSync("python3", ["-m", "zipfile", "-l", await (await waiting).path()], { encoding: "utf8" });
  expect(listed.stdout).toContain("public/index.html");
  await page.getByText("Files Downloaded").waitFor();
});

test("with a model the maximum cost of an app is shown before, and its actual cost after", async () => {
  withModel.model.answerStreamed = () =>
    JSON.stringify({ files: [{ path: "public/index.html", content: "<h1>Bikes</h1>" }], description: "Bikes" });
  const { page } = await payingMember(withModel, "desktop");
  await page.getByText("Costs at most 16,000 tokens").waitFor();
  await generate(page);
  await saysSuccess(page, /^\d+ tokens used$/);
  await expectVisible(page.frameLocator('iframe[title="Preview"]').getByRole("heading", { name: "Bikes" }));
});

const recorded = (name: string) =>
  readFileSync(new URL(`../server/src/features/tools/recordings/app-generator-${name}.txt`, import.meta.url), "utf8");
/** Up to the last occurrence of some words, and the rest when the test lets it come. */
const heldAt = (text: string, words: string) => {
  const at = text.lastIndexOf(words);
  return { pieces: [text.slice(0, at), text.slice(at)], holdAt: 1 };
};

const stylesOf = async (page: Page) => {
  await page.getByRole("tab", { name: "Files" }).click();
  await page.getByRole("button", { name: "styles.css" }).click();
  const text = await page.getByRole("region", { name: "styles.css" }).last().innerText();
  await page.getByRole("tab", { name: "Preview" }).click();
  return text;
};

test.each(windows("phone"))(
  "an app grows file by file, is changed in words, and goes back to an earlier version on a %s",
  async (window) => {
    const { page } = await payingMember(withModel, window);
    withModel.model.answerStreamed = () => heldAt(recorded("bikes"), `<file path="README.md">`);
    await generate(page);
    const growing = page.getByRole("list", { name: "Files being written" });
    await growing.getByText("public/index.html").waitFor();
    await page.reload();
    await growing.getByText("public/bikes.js").waitFor();
    await withModel.model.goOn();
    const app = page.frameLocator('iframe[title="Preview"]');
    await app.getByRole("textbox", { name: "Name of the bike" }).fill("Blue one");
    await page.getByLabel("Change this app").waitFor();
    const before = await stylesOf(page);

    withModel.model.answerStreamed = () => heldAt(recorded("sticky"), "</edit>");
    await page.getByText("Costs at most 16,000 tokens").last().waitFor();
    await page.getByLabel("Change this app").fill("Make the header sticky");
    await page.getByRole("button", { name: "Apply change" }).click();
    await growing.getByText("public/styles.css").waitFor();
    await withModel.model.goOn();
    await page.getByRole("heading", { name: "Make the header sticky" }).waitFor();
    const header = app.getByRole("banner");
    await expect.poll(() => header.evaluate((element) => getComputedStyle(element).position)).toBe("sticky");
    await page.getByRole("tab", { name: "Changes" }).click();
    await page.getByRole("figure").filter({ hasText: "public/styles.css" }).waitFor();
    expect(await page.getByRole("tabpanel").getByRole("figure").count()).toBe(1);
    expect(await barriers(page)).toEqual({});

    const versions = page.getByRole("region", { name: "Versions" });
    await versions.getByRole("button", { name: "Track invoices" }).click();
    await page.getByText("You are looking at version 1 of 2.").waitFor();
    await expect.poll(() => header.evaluate((element) => getComputedStyle(element).position)).toBe("static");
    await page.getByRole("button", { name: "Go back to this version" }).click();
    await versions.getByText("Back to version 1").waitFor();
    expect(await versions.getByRole("button").count()).toBe(3);
    expect(await stylesOf(page)).toBe(before);
  },
);

test("a change that fits no file is refused in words, and the app stays", async () => {
  withModel.model.answerStreamed = () => recorded("bikes");
  const { page } = await payingMember(withModel, "desktop");
  await generate(page);
  const change = page.getByLabel("Change this app");
  await change.waitFor();
  withModel.model.answerStreamed = () => recorded("sticky-wrong");
  await change.fill("Make the header sticky");
  await page.getByRole("button", { name: "Apply change" }).click();
  await page.getByText("The model's change did not fit the files").first().waitFor();
  expect(await change.inputValue()).toBe("Make the header sticky");
  await expectVisible(page.frameLocator('iframe[title="Preview"]').getByRole("heading", { name: "Bikes for hire" }));
});

test("with a model, an answer without files falls back to the engine's app, labelled and free", async () => {
  withModel.model.answerStreamed = () => "The idea stands or falls with one question.";
  const { page } = await payingMember(withModel, "desktop");
  await generate(page);
  await page.frameLocator('iframe[title="Preview"]').getByRole("heading", { name: "Invoices" }).waitFor();
  await page.getByText("This is the engine's own result, free of charge.").waitFor();
  await expectVisible(page.getByText("This cost nothing."));
});

test("a visitor is told beforehand that an app needs a plan, and can sign in from there", async () => {
  const { page } = await visit(alone.browser);
  await page.goto(`${alone.application.url}/app-generator`);
  await page.getByText("The app generator requires an active paid plan.").waitFor();
  expect(await page.getByRole("button", { name: "Generate App" }).count()).toBe(0);
  await page.getByRole("note").getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/auth");
});
