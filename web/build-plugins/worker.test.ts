import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { workerScript } from "./worker.ts";

const built = "https://cofounder.example/assets/entry-1.js";

/** The worker's response to a page's request for a built file, with a given cache. */
async function answerWith(put: () => Promise<void>): Promise<Response> {
  const listeners = new Map<string, (event: unknown) => void>();
  const cache = { match: async () => undefined, put };
  const self = {
    caches: { open: async () => cache },
    registration: {},
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  };
  runInNewContext(await workerScript(["assets/entry-1.js"]), {
    self,
    URL,
    Response,
    fetch: async () => new Response("code"),
    location: new URL("https://cofounder.example/sw.js"),
  });
  return new Promise((resolve, reject) => {
    const respondWith = (answer: Promise<Response>) => void answer.then(resolve, reject);
    listeners.get("fetch")?.({ request: new Request(built), respondWith });
  });
}

test("a browser without room for a built file still receives it", async () => {
  const answer = await answerWith(() => Promise.reject(new DOMException("No room.", "QuotaExceededError")));
  expect(await answer.text()).toBe("code");
});
