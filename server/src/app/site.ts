import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Hono } from "hono";
import { z } from "zod";
import type { Log } from "../platform/log.ts";
import { pagePolicy } from "./page-policy.ts";
import { policyOfFiles } from "./safe-headers.ts";

/** What the build of the web reports in `site.json`. */
const builtSite = z.object({
  /** Placeholder in the built files for this server's public origin. */
  originMark: z.url(),
  /** Paths for the site map of search engines. */
  listed: z.array(z.string()),
  /** The path of the page for unknown addresses. */
  unknown: z.string(),
  /** Paths of the application, as its router writes them. */
  patterns: z.array(z.string()),
});

interface SiteText {
  text: string;
  tag: string;
  headers: Record<string, string>;
  /** By encoding; compressed on first use. */
  packed: Map<string, Promise<Uint8Array<ArrayBuffer>>>;
}

const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 9 }),
};
type Encoding = keyof typeof encoders;

const loggedMax = 200;
const fallback = "/__spa-fallback.html";
const types: Record<string, string> = { html: "text/html", xml: "application/xml", txt: "text/plain" };

/** Serves the built web: prerendered pages as they are, the application's shell for its own paths, 404 for the rest. */
export async function serveSite(
  app: Hono,
  folder: string,
  { publicUrl, log, hides }: { publicUrl: string; log: Pick<Log, "info">; hides?: (c: Context) => boolean },
): Promise<void> {
  if (!existsSync(folder)) return;
  const site = builtSite.parse(JSON.parse(await readFile(join(folder, "..", "site.json"), "utf8")));
  const texts = await readTexts(folder, (text) => text.replaceAll(site.originMark, publicUrl));
  const shell = texts.get(fallback);
  texts.delete(fallback);
  texts.set("/robots.txt", siteText(robots(publicUrl), "txt"));
  texts.set("/sitemap.xml", siteText(sitemap(site.listed.map((path) => publicUrl + path)), "xml"));
  const isOfApp = new RegExp(`^(${site.patterns.map(patternSource).join("|")})$`);
  app.use("/assets/*", async (c, next) => {
    await next();
    if (c.res.status === 200) c.res.headers.set("cache-control", "public, max-age=31536000, immutable");
  });
  app.get("*", async (c, next) => {
    const path = c.req.path;
    if (path !== "/" && path.endsWith("/")) return c.redirect(withoutSlash(c.req.url), 308);
    if (hides?.(c)) return next();
    const text = texts.get(path);
    if (text) return answer(c, text, path === site.unknown ? 404 : 200);
    if (!shell || !isOfApp.test(path)) return next();
    c.header("x-robots-tag", "noindex");
    return answer(c, shell, 200);
  });
  const files = serveStatic({ root: relative(process.cwd(), folder), precompressed: true });
  // A built page under its file name would be served without its policy.
  app.get("*", (c, next) => {
    if (c.req.path.endsWith(".html")) return next();
    c.header("content-security-policy", policyOfFiles);
    return files(c, next);
  });
  app.get("*", (c) => {
    log.info({ path: loggable(c.req.path) }, "there is nothing at this address");
    const page = texts.get(site.unknown);
    return page ? answer(c, page, 404) : c.notFound();
  });
}

/**
 * Kept encoded, so that nothing in it is read as a header; with one slash at its start, so that it stays on this site.
 */
function withoutSlash(url: string): string {
  const { pathname, search } = new URL(url);
  return `/${pathname.split("/").filter(Boolean).join("/")}${search}`;
}

/** A path as one short line, whatever it contains. */
const loggable = (path: string): string => path.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "").slice(0, loggedMax);

/** Pages and feeds by their path, each ready to be sent. */
async function readTexts(folder: string, finished: (text: string) => string): Promise<Map<string, SiteText>> {
  const texts = new Map<string, SiteText>();
  for (const name of await readdir(folder, { recursive: true })) {
    const type = /\.(html|xml)$/.exec(name)?.[1];
    if (!type) continue;
    const text = finished(await readFile(join(folder, name), "utf8"));
    const path = `/${name.replaceAll("\\", "/")}`.replace(/\/?index\.html$/, "") || "/";
    texts.set(path, siteText(text, type));
  }
  return texts;
}

function siteText(text: string, type: string): SiteText {
  const headers: Record<string, string> = {
    "content-type": `${types[type]}; charset=utf-8`,
    "cache-control": "no-cache",
    vary: "accept-encoding",
  };
  if (type === "html") headers["content-security-policy"] = pagePolicy(text);
  const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  return { text, tag, headers, packed: new Map() };
}

async function answer(c: Context, site: SiteText, status: 200 | 404): Promise<Response> {
  const headers = { ...site.headers, etag: `W/${site.tag}` };
  if (status === 200 && c.req.header("if-none-match")?.includes(site.tag)) return c.body(null, 304, headers);
  const accepted = c.req.header("accept-encoding") ?? "";
  const encoding = (["br", "gzip"] as const).find((name) => new RegExp(`\\b${name}\\b(?!;q=0(?![.]))`).test(accepted));
  if (!encoding) return c.body(site.text, status, headers);
  return c.body(await packed(site, encoding), status, { ...headers, "content-encoding": encoding });
}

function packed({ text, packed: kept }: SiteText, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const known = kept.get(encoding);
  if (known) return known;
  const made = encoders[encoding](text).then((bytes) => Uint8Array.from(bytes));
  kept.set(encoding, made);
  return made;
}

/** `/chat/:chatId?` as the source of a regular expression. */
function patternSource(pattern: string): string {
  const parts = pattern.split("/").slice(1);
  return parts
    .map((part) => {
      if (!part.startsWith(":")) return `/${part.replaceAll(/[^\w-]/g, String.raw`\$&`)}`;
      return part.endsWith("?") ? "(/[^/]+)?" : "/[^/]+";
    })
    .join("");
}

/** What crawlers may read: all but API calls and pages that only their owner sees. */
const robots = (publicUrl: string): string =>
  [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /shared/",
    "Disallow: /invitations/",
    "Allow: /",
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");

function sitemap(addresses: string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}
