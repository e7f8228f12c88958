import { createHash } from "node:crypto";
import { selfContainedSite } from "@cofounder/generators/sites/render-site";
import type { DbCtx } from "../../platform/ctx.ts";
import { findPublished } from "./store.ts";

export interface PublishedPage {
  html: string;
  headers: Record<string, string>;
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The policy of a published page: `sandbox` without allow-same-origin gives it an origin of its own, so that it reaches
 * neither the cookies nor the storage of this product, and nothing is loaded from anywhere. Only our own style and
 * script run.
 */
const rules = (style: string, script: string) =>
  [
    "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
    "default-src 'none'",
    `style-src ${hash(style)}`,
    `script-src ${hash(script)}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");

/** A page of a published site: the site itself or its privacy note. Null where nothing is published. */
export async function publishedPage(
  ctx: DbCtx,
  { address, page }: { address: string; page: "page" | "privacy" },
): Promise<PublishedPage | null> {
  const site = await findPublished(ctx, address);
  if (!site) return null;
  const made = selfContainedSite(site, { home: `/sites/${address}`, privacy: `/sites/${address}/privacy` });
  return {
    html: made[page],
    headers: {
      "content-security-policy": rules(made.style, made.script),
      // An unpublished site must disappear at once: caches have to revalidate.
      "cache-control": "no-cache",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
    },
  };
}
