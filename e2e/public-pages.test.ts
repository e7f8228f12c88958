import { expect, test } from "vitest";
import { memberPaths, openPaths, publicPaths } from "../web/app/site-map.ts";
import { delayReact, visit } from "./fixtures/browser.ts";
import { expectVisible } from "./fixtures/expect-page.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();
const open = [...publicPaths, ...openPaths];
const textOf = async (path: string) => (await fetch(scene.application.url + path)).text();

/** The metadata in the head of a page, read from the HTML as a crawler does. */
function headOf(html: string) {
  const one = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    picture: one(/<meta property="og:image" content="([^"]*)"/),
    robots: one(/<meta name="robots" content="([^"]*)"/),
    facts: one(/<script type="application\/ld\+json">(.*?)<\/script>/),
  };
}

test("every page has a head of its own, and a preview picture for links to it", async () => {
  const { url } = scene.application;
  const titles = new Set<string | undefined>();
  for (const path of open) {
    const response = await fetch(url + path);
    const head = headOf(await response.text());
    titles.add(head.title);
    expect([path, response.status]).toEqual([path, 200]);
    expect([path, (head.description?.length ?? 0) > 30]).toEqual([path, true]);
    expect([path, head.canonical]).toEqual([path, url + path]);
    expect(head.robots).toBeUndefined();
    expect(JSON.parse(head.facts ?? "")["@context"]).toBe("https://schema.org");
    const picture = new Uint8Array(await (await fetch(head.picture ?? "")).arrayBuffer());
    expect([path, new TextDecoder().decode(picture.subarray(1, 4))]).toEqual([path, "PNG"]);
    expect([
      path,
      ...new Uint32Array([new DataView(picture.buffer).getUint32(16), new DataView(picture.buffer).getUint32(20)]),
    ]).toEqual([path, 1_200, 630]);
  }
  expect(titles.size).toBe(open.length);
});

test("members' pages are kept from search engines", async () => {
  for (const path of memberPaths) expect([path, headOf(await textOf(path)).robots]).toEqual([path, "noindex"]);
  const shell = await fetch(`${scene.application.url}/saved-plans/one`);
  expect([shell.status, shell.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  const map = await textOf("/sitemap.xml");
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(open.filter((path) => path !== "/auth").map((path) => scene.application.url + path));
  expect(await textOf("/robots.txt")).toContain(`Sitemap: ${scene.application.url}/sitemap.xml`);
});

test("each page has one canonical address, and an unchanged page is not sent again", async () => {
  const { url } = scene.application;
  const slash = await fetch(`${url}/pitch-analyzer/`, { redirect: "manual" });
  expect([slash.status, slash.headers.get("location")]).toEqual([308, "/pitch-analyzer"]);
  expect((await fetch(`${url}/index.html`)).status).toBe(404);
  const first = await fetch(url);
  expect(first.headers.get("content-encoding")).toMatch(/br|gzip/);
  const again = await fetch(url, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});

test("a visitor reads without a script; React loads on the first interaction and replays earlier presses", async () => {
  const { page } = await visit(scene.browser);
  // A headless shell's cursor rests on every page, which nobody has pointed at.
  await page.addInitScript(() => addEventListener("pointerover", (event) => event.stopImmediatePropagation(), true));
  const scripts: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request.url())));
  const letThrough = await delayReact(page);
  await page.goto(scene.application.url, { waitUntil: "load" });
  expect(scripts).toEqual([]);
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBeUndefined();
  letThrough();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
  // Once, not twice.
  await page.getByRole("button", { name: "Use the light theme" }).waitFor();
});

test("a tab of the sign-in page that was pressed before React had loaded opens afterwards", async () => {
  const { page } = await visit(scene.browser);
  const letThrough = await delayReact(page);
  await page.goto(`${scene.application.url}/auth`, { waitUntil: "commit" });
  await page.getByRole("tab", { name: "Sign Up" }).click();
  letThrough();
  await expectVisible(page.getByRole("button", { name: "Create account" }));
});

test("a link followed before React has loaded still leads to the chat after signing up", async () => {
  const { page } = await visit(scene.browser);
  await page.route("**/assets/entry.client-*.js", (route) =>
    page.url().includes("/auth") ? route.continue() : undefined,
  );
  await page.goto(scene.application.url);
  await page.getByRole("main").getByRole("link", { name: "Get Started Free" }).first().click();
  await page.waitForURL("**/auth#sign-up");
  expect(await page.evaluate(() => localStorage.getItem("redirectAfterAuth"))).toBe("/chat");
});

test("returning to a page shows its present version; offline it says so and recovers by itself", async () => {
  const { context, page } = await visit(scene.browser, {
    worker: true,
    expected: [/503/, /ERR_INTERNET_DISCONNECTED/],
  });
  await page.goto(`${scene.application.url}/pitch-analyzer`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.locator("main textarea").first().waitFor();
  await context.setOffline(true);
  await page.goto(`${scene.application.url}/pitch-analyzer`);
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  await context.setOffline(false);
  await expectVisible(page.locator("main textarea").first());
});

test("an open page says when the network is gone, and when it is back", async () => {
  const { context, page } = await visit(scene.browser);
  await page.goto(`${scene.application.url}/pitch-analyzer`);
  await page.locator("main textarea").first().fill("We sell hats");
  await context.setOffline(true);
  await page.getByText("You are offline.").waitFor();
  await context.setOffline(false);
  await page.getByText("You are offline.").waitFor({ state: "hidden" });
  expect(await page.locator("main textarea").first().inputValue()).toBe("We sell hats");
});

test("a page that fails leaves the bar and the footer, and loads when it is requested again", async () => {
  const { page } = await scene.member({ path: "/dashboard", expected: [/TypeError/] });
  await page.route("**/api/ideas", (route) => route.fulfill({ json: { ideas: 7 } }));
  await page.goto(`${scene.application.url}/ideas`);
  await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
  await page.getByRole("contentinfo").waitFor();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).waitFor();
  await page.unroute("**/api/ideas");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expectVisible(page.getByRole("heading", { name: "Ideas", level: 1 }));
});

test("the application can be installed", async () => {
  const manifest = JSON.parse(await textOf("/manifest.webmanifest"));
  expect([manifest.start_url, manifest.display]).toEqual(["/dashboard", "standalone"]);
  for (const { src } of manifest.icons) expect((await fetch(scene.application.url + src)).status).toBe(200);
  expect((await fetch(`${scene.application.url}/favicon.ico`)).status).toBe(200);
  expect((await fetch(`${scene.application.url}/sw.js`)).headers.get("content-type")).toMatch(/javascript/);
});

test("the page of each tool says before any script what it takes and gives, with an example of its own", async () => {
  const seen = new Set<string>();
  for (const path of openPaths.filter((each) => each !== "/auth")) {
    const html = await textOf(path);
    const [, main = ""] = /<main[^>]*>(.*?)<\/main>/s.exec(html) ?? [];
    const text = main.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
    for (const part of ["What you enter", "What you get", "Example", "Entered"])
      expect([path, text]).toEqual([path, expect.stringContaining(part)]);
    expect([path, text.split(" ").length > 120]).toEqual([path, true]);
    seen.add(text.slice(text.indexOf("What you enter")));
  }
  expect(seen.size).toBe(12);
});
