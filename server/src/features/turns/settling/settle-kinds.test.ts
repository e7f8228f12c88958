import type { Message, Settlement } from "@cofounder/contract";
import { expect, test } from "vitest";
import { startScriptedModel } from "../../../../../e2e/fixtures/scripted-model.ts";
import { startScriptedSearch } from "../../../../../e2e/fixtures/scripted-search.ts";
import { startTestApp, type TestApp } from "../../../app/test-app.ts";
import { openAiCompatible } from "../../../platform/model/openai-compatible.ts";
import { searxng } from "../../../platform/search/providers.ts";

const idea = "A booking app for hair salons in Berlin. We charge 29 euros a month. 40 salons pay today.";
const start = idea.indexOf("29 euros");
const price: Settlement = {
  span: { message: 0, start, end: start + "29 euros".length },
  reading: {
    meaning: "price",
    unit: { EUR: 1, customer: -1, month: -1 },
    flow: "in",
    party: "venture",
    status: "actual",
    basis: "recurring",
  },
};

async function settled(app: TestApp, webSearch: boolean): Promise<{ before: Message; after: Message }> {
  const ada = await app.signUp("Ada");
  const { turnId } = await ada.send(idea, { webSearch });
  const before = await ada.finish(turnId);
  const place = { chatId: before.chatId, messageId: before.id };
  const { message: after } = await ada.api.chats.settleFigures({ ...place, settlements: [price] });
  return { before, after };
}

test("a model's text stays unchanged; the card beside it is recomputed", async () => {
  const model = await startScriptedModel();
  const settings = { baseUrl: model.url, apiKey: null, model: "scripted", silenceMs: 1_500, longestMs: 4_000 };
  const app = await startTestApp({ model: openAiCompatible(settings) });
  const { before, after } = await settled(app, false).finally(() => model.close());
  expect(before.label).toBeNull();
  expect(before.content).not.toBe("");
  expect(after.parts).not.toEqual(before.parts);
  expect({ ...after, parts: [], analystRating: null }).toEqual({ ...before, parts: [], analystRating: null });
});

test("a model's text further down stays unchanged too, and the card beside it is recomputed", async () => {
  const model = await startScriptedModel();
  const settings = { baseUrl: model.url, apiKey: null, model: "scripted", silenceMs: 1_500, longestMs: 4_000 };
  const app = await startTestApp({ model: openAiCompatible(settings) });
  const ada = await app.signUp("Ada");
  const first = await ada.finish((await ada.send(idea)).turnId);
  const place = { chatId: first.chatId, messageId: first.id };
  const next = { chatId: first.chatId, parentId: first.id };
  const before = await ada.finish((await ada.send("The rent is 800 euros a month.", next)).turnId);
  await ada.api.chats.settleFigures({ ...place, settlements: [price] }).finally(() => model.close());
  const { messages } = await ada.api.chats.get({ chatId: first.chatId });
  const after = messages.find(({ id }) => id === before.id);
  expect(before.label).toBeNull();
  expect(before.content).not.toBe("");
  expect(after?.parts).not.toEqual(before.parts);
  expect({ ...after, parts: [], analystRating: null }).toEqual({ ...before, parts: [], analystRating: null });
});

test("web findings stay at the end of the engine's own reply", async () => {
  const search = await startScriptedSearch();
  const app = await startTestApp({ search: searxng(search.url) });
  const { before, after } = await settled(app, true).finally(() => search.close());
  expect(after.content).not.toBe(before.content);
  const web = before.parts.at(-1);
  if (web?.kind !== "section") throw new Error("the reply holds nothing of the web");
  expect(after.parts.at(-1)).toEqual(web);
  const end = `\n\n## ${web.title}\n\n${web.text}\n\n*${web.basis}*`;
  expect(before.content.endsWith(end)).toBe(true);
  expect(after.content.endsWith(end)).toBe(true);
  expect(after.content.split(end)).toHaveLength(2);
  expect(after.sources).toEqual(before.sources);
});
