import type { TurnNotice } from "@cofounder/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { startScriptedModel } from "../../../../e2e/fixtures/scripted-model.ts";
import { failingSearch, type ScriptedSearch, startScriptedSearch } from "../../../../e2e/fixtures/scripted-search.ts";
import { startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";
import { searxng, tavily } from "../../platform/search/providers.ts";
import type { WebSearch } from "../../platform/search/web-search.ts";
import { endSilentTurns, listRunningTurns } from "./store.ts";

let service: ScriptedSearch;

beforeAll(async () => {
  service = await startScriptedSearch();
  return () => service.close();
});

async function answer(person: TestMember, text: string) {
  const started = await person.send(text, { webSearch: true });
  const ended = await person.finish(started.turnId);
  const { messages } = await person.api.chats.get({ chatId: started.chat.id });
  expect(messages[1]).toEqual(ended);
  return ended;
}

const pages = [
  {
    url: "https://bakers.example.org/prices",
    title: "What bakers charge offices",
    snippet: "Offices pay by the week.",
  },
  { url: "https://lyon.example.net/offices", title: "Offices in Lyon", snippet: "A list of small offices." },
];

describe.each<[string, (url: string) => WebSearch]>([
  ["SearXNG", (url) => searxng(url)],
  ["Tavily", (url) => tavily("key", url)],
])("a turn that asks %s", (_, providerAt) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ search: providerAt(service.url) });
  });

  test("stores one page of each public host as a source and costs one token more", async () => {
    const ada = await app.signUp("Ada");
    const reply = await answer(ada, "Hello");
    expect(reply).toMatchObject({ sources: pages, notices: [], cost: 2 });
    expect(reply.content).toContain("bakers.example.org");
  });

  test("reports its findings in the language of the reply", async () => {
    const ida = await app.signUp("Ida");
    const { parts, content } = await answer(ida, "Wir liefern frisches Brot an kleine Büros in Leipzig, 39 € im Monat");
    expect(content).toContain("## Aus dem Netz");
    expect(parts.findLast(({ kind }) => kind === "section")).toMatchObject({
      title: "Aus dem Netz",
      basis: "Beruht auf: 2 Seiten, von der Engine nicht geprüft",
    });
  });

  test("reports failed requests, stores them with the reply and does not charge for them", async () => {
    const ben = await app.signUp("Ben");
    const reply = await answer(ben, `Bread for offices in Lyon ${failingSearch}`);
    const notices: TurnNotice[] = [{ code: "search_failed", text: "HTTP error! status: 503" }];
    expect(reply).toMatchObject({ sources: [], notices, cost: 1 });
  });
});

describe("the services that a reply had to do without", () => {
  test("are stored where no search is set up", async () => {
    const app = await startTestApp();
    const reply = await answer(await app.signUp("Cem"), "Bread for offices in Lyon");
    expect(reply.notices.map(({ code }) => code)).toEqual(["search_unavailable"]);
  });

  test("are stored in order when the search and the model fail, and when the process dies", async () => {
    const model = await startScriptedModel();
    const app = await startTestApp({
      model: openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted", silenceMs: 1_500 }),
      search: searxng(service.url),
    });
    const dan = await app.signUp("Dan");
    const both = await answer(dan, `Bread for offices ${failingSearch} #drop`);
    expect(both).toMatchObject({ label: "offline_analysis", cost: 0 });
    expect(both.notices.map(({ code }) => code)).toEqual(["search_failed", "model_failed"]);

    const started = await dan.send(`Bread for offices ${failingSearch} #slow`, { webSearch: true });
    for await (const { type } of dan.events(started.turnId)) if (type === "text") break;
    await endSilentTurns(app.built.parts.ctx, await listRunningTurns(app.built.parts.ctx));
    const { messages } = await dan.api.chats.get({ chatId: started.chat.id });
    expect(messages[1]?.outcome).toBe("interrupted");
    expect(messages[1]?.notices).toEqual([{ code: "search_failed", text: "HTTP error! status: 503" }]);
    await app.close();
    await model.close();
  });
});
