import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Application, startApplication } from "./fixtures/application.ts";
import { launchBrowser, visit } from "./fixtures/browser.ts";
import { ChatPage, idea, scriptedAsShown, scriptedBeginning, timesIn } from "./fixtures/chat-page.ts";
import { type ScriptedModel, startScriptedModel } from "./fixtures/scripted-model.ts";
import { signUp } from "./fixtures/sign-up.ts";

let model: ScriptedModel;
let application: Application;
let browser: Browser;

beforeAll(async () => {
  model = await startScriptedModel();
  [application, browser] = await Promise.all([startApplication(model), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await application.close();
  await model.close();
});

test("a page recovers by itself when the server is killed in mid-reply and started again", async () => {
  const member = await signUp(application.url);
  const { context, page } = await visit(browser, { expected: [/net::ERR_/] });
  await member.enter(context);
  await page.goto(`${application.url}/chat`);
  const chat = new ChatPage(page);
  await chat.sendFirst(`${idea} #slow`);
  await chat.reply.getByText(scriptedBeginning).waitFor();

  await application.kill();
  await page.getByText("The connection was lost.").waitFor();
  await application.startAgain();

  await chat.reply.getByText("This reply was interrupted before it was finished.").waitFor({ timeout: 45_000 });
  expect(await chat.replyText()).toContain(scriptedBeginning);
  expect(timesIn(await chat.replyText(), scriptedAsShown)).toBe(0);
  await chat.showsTokens(10);

  await chat.reply.getByRole("button", { name: "Write the reply again" }).click();
  await chat.reply.getByText("2/2").waitFor({ timeout: 30_000 });
  expect(timesIn(await chat.replyText(), scriptedAsShown)).toBe(1);
  await chat.showsTokens(9);
});
