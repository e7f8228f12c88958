import { minify } from "vite";

interface ServiceWorkerScope {
  caches: CacheStorage;
  registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(
    name: "install" | "activate",
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    name: "fetch",
    listener: (event: {
      request: Request;
      preloadResponse: Promise<Response | undefined>;
      respondWith(answer: Promise<Response>): void;
    }) => void,
  ): void;
}

/**
 * The service worker, written for the browser without imports. Pages and data always come from the network, so that
 * nobody gets an outdated application; only built files, whose names change with their content, are cached. Offline a
 * page says so, and reloads by itself once there is a network.
 */
function work(self: ServiceWorkerScope, built: string[], offline: string): void {
  const name = "built";
  const kept = new Set(built);

  async function forgetOld(): Promise<void> {
    const cache = await self.caches.open(name);
    for (const request of await cache.keys()) if (!kept.has(new URL(request.url).pathname)) await cache.delete(request);
  }

  async function fromCache(request: Request): Promise<Response> {
    const cache = await self.caches.open(name);
    const found = await cache.match(request);
    if (found) return found;
    const answer = await fetch(request);
    // A full disk must not block the page.
    if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined);
    return answer;
  }

  async function page(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
    try {
      return (await preloaded) ?? (await fetch(request));
    } catch {
      return new Response(offline, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
    }
  }

  self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener("activate", (event) => {
    const preload = self.registration.navigationPreload?.enable() ?? Promise.resolve();
    event.waitUntil(Promise.all([forgetOld(), preload, self.clients.claim()]));
  });
  self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== location.origin) return;
    if (request.mode === "navigate") event.respondWith(page(request, event.preloadResponse));
    else if (kept.has(pathname)) event.respondWith(fromCache(request));
  });
}

const offlinePage = `<!doctype html><html lang="en"><meta charset="utf-8">\
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Offline · AI Co-Founder</title>
<style>:root{color-scheme:light dark;font-family:"Geist Variable",ui-sans-serif,system-ui,sans-serif;\
line-height:1.55}body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:1.5rem;\
background:light-dark(#faf9f7,#131418);color:light-dark(#15171f,#f1f0ed)}h1{margin:0;font-size:2.25rem;\
letter-spacing:-.03em}p{max-width:32rem;color:light-dark(#5b5f6b,#a9adb8)}button{font:inherit;font-weight:500;\
padding:.6rem \
1.1rem;border:0;border-radius:.5rem;background:light-dark(#15171f,#f1f0ed);color:light-dark(#fff,#15171f);\
justify-self:start}</style>
<main><h1>You are offline</h1><p>This page could not be reached. What you saved is safe on the server, \
and what you typed is kept in this browser. The page comes back by itself when there is a connection.</p><button \
onclick="location.reload()">Try again</button></main>
<script>addEventListener("online",()=>location.reload())</script></html>`;

/** The worker's script, for the built files of these names (relative to the site). */
export async function workerScript(names: string[]): Promise<string> {
  const built = names
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.startsWith("/assets/") && /\.(js|css|woff2)$/.test(name));
  const { code } = await minify(
    "sw.js",
    `(${work.toString()})(self,${JSON.stringify(built)},${JSON.stringify(offlinePage)})`,
  );
  return code;
}
