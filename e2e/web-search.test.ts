import { afterAll, beforeAll, expect, test } from "vitest";
import { ChatPage } from "./fixtures/chat-page.ts";
import { setScene } from "./fixtures/scene.ts";
import { failingSearch, type ScriptedSearch, startScriptedSearch } from "./fixtures/scripted-search.ts";

let service: ScriptedSearch;

beforeAll(async () => {
  service = await startScriptedSearch();
});

afterAll(() => service.close());

const scene = setScene({ model: true, env: () => ({ SEARXNG_URL: service.url }) });

const fromTheBar = "/chat/new?webSearch=true";

test("a reply that searched the web links its sources, one per host, and costs one token more", async () => {
  const { chat, page } = await scene.memberInChat({ path: fromTheBar });
  expect(await page.getByRole("switch", { name: "Web search" }).isChecked()).toBe(true);
  await chat.send("Bread for small offices in Lyon.");
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}\?webSearch=true$/);
  await chat.finished();
  const sources = chat.reply.getByRole("list").getByRole("link");
  const links = await sources.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ href, target, rel }) => ({ href, target, rel })),
  );
  const safely = { target: "_blank", rel: "noopener noreferrer nofollow" };
  expect(links).toEqual([
    { href: "https://bakers.example.org/prices", ...safely },
    { href: "https://lyon.example.net/offices", ...safely },
  ]);
  await chat.showsTokens(8);
  await page.reload();
  await chat.reply.getByRole("link", { name: /What bakers charge offices/ }).waitFor();
});

test("a reply lists the services it had to do without, also after a reload and in another tab", async () => {
  const { chat, page, newTab } = await scene.memberInChat({ path: fromTheBar });
  await chat.send(`Bread for small offices in Lyon ${failingSearch} #drop`);
  const told = async (shown: ChatPage) => {
    await shown.finished();
    return shown.reply.getByRole("note").allInnerTexts();
  };
  const notices = [
    expect.stringContaining("The web search failed (HTTP error! status: 503)."),
    expect.stringContaining("The language model did not answer."),
  ];
  expect((await told(chat)).slice(0, 2)).toEqual(notices);
  await page.reload();
  expect((await told(chat)).slice(0, 2)).toEqual(notices);
  const other = new ChatPage(await newTab());
  await other.page.goto(page.url());
  expect((await told(other)).slice(0, 2)).toEqual(notices);
});

test("the chat names the model that answers", async () => {
  const { page } = await scene.memberInChat({});
  await page.getByRole("button", { name: "AI Ready scripted" }).waitFor();
  expect(await page.getByText("Calculations only").count()).toBe(0);
});
