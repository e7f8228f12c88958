import { minify } from "vite";

interface Stored {
  getItem(key: string): string | null;
}

interface Page {
  askedEarly?: Map<string, Promise<Response>>;
  location: { origin: string; pathname: string; search: string };
  localStorage: Stored;
  navigator: { languages: readonly string[] };
  fetch(address: string, init: { redirect: "manual" }): Promise<Response>;
  BroadcastChannel: new (name: string) => { onmessage: (() => void) | null };
}

/**
 * Runs first in the head of a page for members, written for the browser without imports: asks for what the page needs
 * first while its code is still on its way, if somebody was signed in at the last visit. The client takes the answers by
 * their addresses (`app/api/asked-early.ts`); one that it has no use for is left.
 */
function ask(page: Page, languages: string[]): void {
  const stored = (read: (storage: Stored) => string | null): string | null => {
    try {
      return read(page.localStorage);
    } catch {
      // Storage may be forbidden: then nothing was stored.
      return null;
    }
  };
  if (!stored((storage) => storage.getItem("member"))) return;
  const { origin, pathname, search } = page.location;
  const asked = new Map<string, Promise<Response>>();
  page.askedEarly = asked;
  // Somebody else may be signed in in another tab before the answers are taken.
  new page.BroadcastChannel("session").onmessage = () => asked.clear();
  const addresses = ["session"];
  const venture = /^\/ventures\/([^/]+)$/.exec(pathname)?.[1];
  if (venture) {
    addresses.push(`ventures/${venture}`);
    if (!/[?&]tab=(?!figures|follows|scenarios)/.test(search)) {
      const chosen = stored((storage) => storage.getItem("language"));
      const wanted = [chosen, ...page.navigator.languages.map((tag) => tag.toLowerCase().split("-")[0])];
      const language = wanted.find((each) => each && languages.includes(each)) ?? "en";
      addresses.push(`ventures/${venture}/figures?language=${language}`);
    }
  }
  for (const address of addresses) {
    const answer = page.fetch(`${origin}/api/${address}`, { redirect: "manual" });
    // Whoever takes it is told; nobody else has to be.
    answer.catch(() => undefined);
    asked.set(`${origin}/api/${address}`, answer);
  }
}

/** The element for the head, for an interface that speaks these languages. */
export async function earlyScript(languages: string[]): Promise<string> {
  const { code } = await minify("ask-early.js", `(${ask.toString()})(globalThis,${JSON.stringify(languages)})`);
  return `<script>${code.trim()}</script>`;
}
