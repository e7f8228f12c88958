import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { earlyScript } from "./ask-early.ts";

const id = "01a2228c-b831-7395-b0d3-3f384daf965d";
const site = "https://cofounder.example";

interface Opened {
  stored?: Record<string, string>;
  languages?: string[];
}

/** What the script in the head of a page asks for, below `/api/`. */
async function askedAt(path: string, { stored = { member: "1" }, languages = ["en-GB"] }: Opened = {}) {
  const asked: string[] = [];
  const channels: { onmessage?: () => void }[] = [];
  const page = {
    location: new URL(path, site),
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    navigator: { languages },
    fetch: async (address: string) => {
      asked.push(address.replace(`${site}/api/`, ""));
      return new Response(address);
    },
    BroadcastChannel: class {
      constructor() {
        channels.push(this);
      }
    },
    askedEarly: undefined as Map<string, Promise<Response>> | undefined,
  };
  const script = (await earlyScript(["en", "de"])).replace(/^<script>(.*)<\/script>$/s, "$1");
  runInNewContext(script, page);
  return { asked, page, news: () => channels[0]?.onmessage?.() };
}

test("a venture and its sheet are asked for with the page, in the language of the interface", async () => {
  const { asked, page } = await askedAt(`/ventures/${id}`, { stored: { member: "1", language: "de" } });
  expect(asked).toEqual(["session", `ventures/${id}`, `ventures/${id}/figures?language=de`]);
  const answer = await page.askedEarly?.get(`${site}/api/session`);
  expect(await answer?.text()).toBe(`${site}/api/session`);
});

test.each([
  [["fr-CH", "de-CH"], "de"],
  [["fr"], "en"],
])("a browser that prefers %s is asked for in %s, of two languages", async (languages, language) => {
  const { asked } = await askedAt(`/ventures/${id}?tab=follows`, { languages });
  expect(asked.at(-1)).toBe(`ventures/${id}/figures?language=${language}`);
});

test("a section without figures asks for none", async () => {
  expect((await askedAt(`/ventures/${id}?tab=details`)).asked).toEqual(["session", `ventures/${id}`]);
});

test("other pages ask who is signed in", async () => {
  expect((await askedAt("/dashboard")).asked).toEqual(["session"]);
});

test("who was not signed in at the last visit is asked nothing for", async () => {
  expect((await askedAt(`/ventures/${id}`, { stored: {} })).asked).toEqual([]);
});

test("when somebody signs in or out in another tab, the answers are dropped", async () => {
  const { page, news } = await askedAt(`/ventures/${id}`);
  news();
  expect(page.askedEarly?.size).toBe(0);
});
