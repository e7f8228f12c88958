import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { type Visit, visit, windows } from "./fixtures/browser.ts";
import { ChatPage, idea } from "./fixtures/chat-page.ts";
import { ownerOf } from "./fixtures/owner.ts";
import { setScene } from "./fixtures/scene.ts";
import { type ScriptedModel, startScriptedModel } from "./fixtures/scripted-model.ts";

const key = "sk-the-key-of-a-model-9876";
const answer = "The model that an admin set up answers.";
let model: ScriptedModel;

beforeAll(async () => {
  model = await startScriptedModel();
  model.apiKey = key;
});
afterAll(() => model.close());

const scene = setScene({ alone: true });

async function modelPage({ window = "desktop" }: Visit = {}): Promise<Page> {
  const owner = await ownerOf(scene);
  const { context, page } = await visit(scene.browser, { window });
  await owner.enter(context);
  await page.goto(`${scene.application.url}/admin?tab=model`);
  await page.getByRole("heading", { name: "Texts" }).waitFor();
  return page;
}

const texts = (page: Page) => page.getByRole("region", { name: "Texts" });

async function open(page: Page): Promise<void> {
  await texts(page)
    .getByRole("button", { name: /: Texts$/ })
    .click();
}

async function fillConnection(page: Page): Promise<void> {
  const form = texts(page);
  await form.getByRole("combobox", { name: "Provider" }).selectOption("Another address");
  await form.getByRole("textbox", { name: "Address" }).fill(model.url);
  await form.getByRole("textbox", { name: "API key" }).fill(key);
  await form.getByRole("button", { name: "Fetch list" }).click();
  await form.getByText("2 models are offered.").waitFor();
  await form.getByRole("combobox", { name: "Model" }).selectOption("scripted");
  await form.getByRole("textbox", { name: "Price of input" }).fill("2,50");
  await form.getByRole("textbox", { name: "Price of output" }).fill("10");
}

test.each(windows("desktop"))(
  "an admin connects a model: address, key, list, test, save; the next message is answered by it, on a %s",
  async (window) => {
    model.answerStreamed = () => answer;
    const page = await modelPage({ window });
    await open(page);
    await fillConnection(page);
    const form = texts(page);
    expect(await form.getByRole("textbox", { name: "Context length" }).inputValue()).toBe("64000");
    await form.getByRole("button", { name: "Test", exact: true }).click();
    await form.getByText("It called the tool.").waitFor();
    await form.getByText(answer).waitFor();
    expect(await barriers(page)).toEqual({});
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved; it holds from the next message on").waitFor();
    await form.getByText("In use", { exact: true }).waitFor();
    await form.getByText("scripted", { exact: true }).waitFor();

    const member = await scene.memberInChat({ window });
    const chat = new ChatPage(member.page);
    await chat.sendFirst(idea);
    await chat.reply.getByText(answer).waitFor();
    await chat.finished();

    await page.reload();
    await page.getByRole("listitem").filter({ hasText: member.member.email }).waitFor();
    expect(await barriers(page)).toEqual({});
    await open(page);
    await form.getByText("A key that ends in 9876 is stored.", { exact: false }).waitFor();
    expect(await page.content()).not.toContain(key);
    await form.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await form.getByText("Not set up").waitFor();
  },
);

test("what is missing or wrong is said beside its field, and a refused key beside the model", async () => {
  const page = await modelPage();
  await open(page);
  const form = texts(page);
  await form.getByRole("combobox", { name: "Provider" }).selectOption("Another address");
  await form.getByRole("textbox", { name: "Address" }).fill("box");
  await form.getByRole("textbox", { name: "Price of input" }).fill("much");
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByText("Enter an address that begins with").waitFor();
  await form.getByText("Enter the model’s name.").waitFor();
  await form.getByText("A number, or nothing.").waitFor();
  await form.getByRole("textbox", { name: "Address" }).fill(model.url);
  await form.getByRole("textbox", { name: "Model", exact: true }).fill("scripted");
  await form.getByRole("button", { name: "Fetch list" }).click();
  await expect.poll(() => form.getByText(/Wrong key/).count()).toBe(1);
});
