import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { ChatPage } from "./fixtures/chat-page.ts";
import { visit, windows } from "./fixtures/browser.ts";
import { expectVisible } from "./fixtures/expect-page.ts";
import { setScene } from "./fixtures/scene.ts";
import { signInElsewhere } from "./fixtures/sign-up.ts";

const alone = setScene();
const withModel = setScene({ model: true });

const path = "/automation-builder";
const description = "When somebody fills in the form, post to Slack #sales";

const type = (page: Page, text: string) => page.getByRole("textbox", { name: "What should happen?" }).fill(text);
const press = (page: Page) => page.getByRole("button", { name: "Generate Automation" }).click();
const result = (page: Page) => page.getByRole("heading", { name: "Steps", exact: true });
const history = (page: Page) => page.getByRole("region", { name: "History" });

describe.each(windows("phone"))("on a %s", (window) => {
  test("a result shows its price, survives a reload, and can be downloaded, saved and discussed", async () => {
    const { page } = await alone.member({ window, path });
    await page.getByText("Costs 2 tokens").waitFor();
    await type(page, description);
    await press(page);
    await result(page).waitFor();
    await page.getByText("This cost 2 tokens. 8 tokens left.").waitFor();
    await page.getByText("Made by the engine alone").waitFor();
    await page.reload();
    await result(page).waitFor();
    expect(await barriers(page)).toEqual({});

    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download", exact: true }).click();
    expect(await readFile(await (await waiting).path(), "utf8")).toContain("Slack");
    await page.getByRole("button", { name: "Save to Saved Plans" }).click();
    await page.getByText("You find it in Saved Plans.").waitFor();

    await page.getByRole("button", { name: "Discuss in chat" }).click();
    await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
    const chat = new ChatPage(page);
    await chat.replies.first().getByText("Slack").first().waitFor();
    await chat.send("What should I check first?");
    await expect.poll(() => chat.replies.count()).toBe(2);
    await chat.finished();
  });

  test("results can be reopened, renamed, copied and deleted", async () => {
    const { page } = await alone.member({ window, path });
    await type(page, description);
    await press(page);
    await result(page).waitFor();
    const list = history(page);
    await list.getByRole("button", { name: /^Rename/ }).click();
    await list.getByRole("textbox", { name: "New title" }).fill("For the sales team");
    await page.keyboard.press("Enter");
    await list.getByText("For the sales team", { exact: true }).waitFor();
    await list.getByRole("button", { name: "Duplicate For the sales team" }).click();
    await list.getByText("For the sales team (copy)").waitFor();
    await page.getByRole("button", { name: "New", exact: true }).click();
    await expect.poll(() => result(page).count()).toBe(0);
    await list.getByText("For the sales team (copy)").click();
    await page.getByRole("heading", { name: "For the sales team (copy)" }).waitFor();
    await list.getByRole("button", { name: "Delete For the sales team (copy)" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => list.getByRole("listitem").count()).toBe(1);
    await expect.poll(() => result(page).count()).toBe(0);
  });
});

test("a visitor's input and result are still there after the sign-in", async () => {
  const { page, context } = await visit(alone.browser);
  await page.goto(alone.application.url + path);
  await page.getByText(/^Free to try, 5 runs a day/).waitFor();
  await type(page, description);
  await press(page);
  await result(page).waitFor();
  await page.getByRole("button", { name: "Sign in to keep it" }).click();
  await page.waitForURL(`${alone.application.url}/auth`);
  const member = await alone.signUp();
  await signInElsewhere({ context, page }, member);
  // The first request for the history is still pending when the visitor's result is taken over.
  const kept = page.waitForResponse(/\/kept$/);
  await page.route(
    /\/runs$/,
    async (route) => {
      const response = await route.fetch();
      await kept;
      await page.waitForTimeout(500);
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  // The result arrives only after it has finished.
  await page.route(/\/tools\/runs\//, async (route) => {
    await page.waitForTimeout(2_000);
    await route.continue();
  });
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(new RegExp(`${path}\\?run=`));
  await result(page).waitFor();
  await page.getByText("This cost nothing. 10 tokens left.").waitFor();
  await expect.poll(() => history(page).getByRole("listitem").count()).toBe(1);
});

describe("with a model", () => {
  beforeEach(() => {
    withModel.model.answerWhole = () => new Promise(() => undefined);
  });

  test("a run shows its stage, survives a reload and can be stopped at no cost", async () => {
    const { page } = await withModel.member({ path });
    await type(page, description);
    await press(page);
    await page.getByText("The language model is writing…").waitFor();
    await page.reload();
    await page.getByText("The language model is writing…").waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("Stopped. Nothing was charged.").waitFor();
    await page.getByText("10 tokens", { exact: true }).first().waitFor();
    await expect.poll(() => page.getByRole("textbox", { name: "What should happen?" }).inputValue()).toBe(description);
  });

  test("an answer in the wrong form is reported, and the engine's result replaces it free of charge", async () => {
    withModel.model.answerWhole = () => "I would rather talk about the weather.";
    const { page } = await withModel.member({ path });
    await type(page, description);
    await press(page);
    await result(page).waitFor();
    await page.getByText("The language model did not answer in the form asked for.").waitFor();
    await expectVisible(page.getByText("This cost nothing. 10 tokens left."));
  });
});

test("without tokens the form keeps its text and offers a promo code and the plans", async () => {
  const { page } = await alone.member({ path, expected: [/402/] });
  await type(page, description);
  for (let at = 0; at < 5; at++) {
    await press(page);
    await page.getByText(`${8 - 2 * at} tokens left`).waitFor();
  }
  await press(page);
  await page.getByRole("alert").getByText("Out of tokens").waitFor();
  await page.getByRole("alert").getByRole("link", { name: "See plans" }).waitFor();
  expect(await page.getByRole("textbox", { name: "What should happen?" }).inputValue()).toBe(description);
});
