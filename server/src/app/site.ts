import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";

interface Page {
  html: string;
  policy: string;
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Scripts only from here; the inline ones of a built page by their hash. Styles may be inline: attributes set by scripts. Pictures of members come from where they keep them. */
function policyFor(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, code]) =>
      `'sha256-${createHash("sha256")
        .update(code ?? "")
        .digest("base64")}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

async function readPages(folder: string): Promise<Map<string, Page>> {
  const names = await readdir(folder, { recursive: true });
  const pages = new Map<string, Page>();
  for (const name of names.filter((file) => file.endsWith(".html"))) {
    const html = await readFile(join(folder, name), "utf8");
    const path = `/${name.replaceAll("\\", "/")}`.replace(/\/?index\.html$/, "") || "/";
    pages.set(path, { html, policy: policyFor(html) });
  }
  return pages;
}

/** Paths that the application shows though no file was built for them. */
const appPath =
  /^\/(chat(\/[^/]+)?|dev\/mailbox|dashboard|profile|account(\/security)?|image-generator|website-builder|app-generator|favicon-generator|automation-builder|pitch-analyzer|competitor-analysis|fundraising|investor-guide|resource-finder|influencer-finder|self-development|startup-guides|pricing|saved-plans(\/[^/]+)?|shared\/[^/]+|ideas|admin)$/;
const fallback = "/__spa-fallback.html";

/** Serves the built web: prerendered pages as they are, the application's shell for its own paths, 404 for the rest. */
export async function serveSite(app: Hono<never>, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const pages = await readPages(folder);
  const root = relative(process.cwd(), folder);
  app.use("/assets/*", async (c, next) => {
    await next();
    if (c.res.status === 200) c.res.headers.set("cache-control", "public, max-age=31536000, immutable");
  });
  app.get("*", async (c, next) => {
    const path = c.req.path.replace(/(.)\/+$/, "$1");
    const built = path.endsWith(".html") ? undefined : pages.get(path);
    const page = built ?? (appPath.test(path) ? pages.get(fallback) : undefined);
    if (!page) return next();
    return c.html(page.html, 200, { "content-security-policy": page.policy, "cache-control": "no-cache" });
  });
  app.get("*", serveStatic({ root, precompressed: true }));
  app.get("*", (c) => {
    const page = pages.get(fallback);
    if (!page) return c.notFound();
    return c.html(page.html, 404, { "content-security-policy": page.policy, "cache-control": "no-cache" });
  });
}
