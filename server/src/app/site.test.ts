import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Context, Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { serveSite } from "./site.ts";

const publicUrl = "https://cofounder.example";
const files = {
  "site.json": JSON.stringify({
    originMark: "https://origin.invalid",
    listed: ["/"],
    unknown: "/not/found",
    patterns: ["/chat/:chatId?", "/dev/mailbox"],
  }),
  "client/index.html": "<title>Home</title>",
  "client/__spa-fallback.html": "<title>App</title>",
  "client/not/found/index.html": "<title>Page Not Found</title>",
};

async function builtSite(hides?: (c: Context) => boolean) {
  const folder = await mkdtemp(join(tmpdir(), "cofounder-site-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const app = new Hono();
  const logged: unknown[] = [];
  const log = { info: (fields: unknown) => void logged.push(fields) };
  await serveSite(app, join(folder, "client"), { publicUrl, log: log as never, ...(hides && { hides }) });
  return { app, logged };
}

test("an unknown address answers 404 with its page, and its path is logged", async () => {
  const { app, logged } = await builtSite();
  const response = await app.request("/pricing-2024?email=ada@company.example");
  expect([response.status, await response.text()]).toEqual([404, "<title>Page Not Found</title>"]);
  expect(logged).toEqual([{ path: "/pricing-2024" }]);
});

test("pages and addresses of the application are answered and not logged", async () => {
  const { app, logged } = await builtSite();
  expect((await app.request("/")).status).toBe(200);
  expect((await app.request("/chat/0192")).status).toBe(200);
  expect(logged).toEqual([]);
});

test("a page that is hidden from the caller is answered as one that does not exist", async () => {
  const page = async (hidden: boolean) => {
    const { app } = await builtSite((c) => hidden && c.req.path === "/dev/mailbox");
    const response = await app.request("/dev/mailbox");
    return [response.status, await response.text()];
  };
  expect(await page(true)).toEqual([404, "<title>Page Not Found</title>"]);
  expect(await page(false)).toEqual([200, "<title>App</title>"]);
});

test("an unknown path is logged as one short line, whatever it contains", async () => {
  const { app, logged } = await builtSite();
  await app.request(`/a%0d%0ab%00c%E2%80%AEd%E2%80%A8e/${"x".repeat(1_000)}`);
  const [{ path }] = logged as [{ path: string }];
  expect(path).toHaveLength(200);
  expect(path).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
});

test.each([
  ["/pricing/?plan=pro", "/pricing?plan=pro"],
  ["//evil.example/", "/evil.example"],
  ["/%5Cevil.example/", "/%5Cevil.example"],
  ["/a%0d%0aset-cookie:b/", "/a%0d%0aset-cookie:b"],
])("an address with a trailing slash redirects to the one without, on this site: %s", async (path, to) => {
  const { app } = await builtSite();
  const response = await app.request(`https://cofounder.example${path}`);
  expect([response.status, response.headers.get("location")]).toEqual([308, to]);
});

test.each(["/not/found", "/__spa-fallback.html"])(
  "%s, which stands for other addresses, is not itself a page",
  async (path) => {
    const { app } = await builtSite();
    expect((await app.request(path)).status).toBe(404);
  },
);
