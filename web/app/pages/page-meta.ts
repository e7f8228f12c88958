import type { MetaDescriptor } from "react-router";
import { i18n } from "../locales/i18n.ts";
import { loadEnglish } from "../locales/load-texts.ts";
import { memberPaths, originMark, sharePicture } from "../site-map.ts";

interface PageWords {
  title: string;
  description: string;
  /** The publication date of an article, as YYYY-MM-DD. */
  published?: string;
  /** Structured data of the page in the vocabulary of schema.org, without its `@context`. */
  data?: (origin: string) => Record<string, unknown>[];
}

// At build time all texts are loaded; in the browser a page loads its own before its head is rendered.
if (import.meta.env.SSR) await loadEnglish();

/** The origin that the server put into the first page, so that its head is not rendered again. */
const origin = typeof document === "undefined" ? originMark : (originIn(document) ?? location.origin);

function originIn({ head }: Document): string | null {
  const address = head.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  return address ? new URL(address).origin : null;
}

/** The metadata in the head of a page: for its reader, for search engines and for sites that link to it. */
export function pageMeta(path: string, { title, description, published, data }: PageWords): MetaDescriptor[] {
  const address = origin + (path === "/" ? "/" : path);
  const picture = origin + sharePicture(path);
  const brand = i18n.t("brand");
  const entries: MetaDescriptor[] = [
    { title: path === "/" ? title : i18n.t("titleOf", { page: title }) },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:site_name", content: brand },
    { property: "og:type", content: published ? "article" : "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: picture },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  if (published) entries.push({ property: "article:published_time", content: published });
  if (memberPaths.includes(path)) return [...entries, { name: "robots", content: "noindex" }];
  return [...entries, ...factsOf({ title, description, address }, data?.(origin) ?? [])];
}

function factsOf(
  { title, description, address }: { title: string; description: string; address: string },
  more: Record<string, unknown>[],
): MetaDescriptor[] {
  const page = { "@type": "WebPage", name: title, description, url: address };
  return [{ "script:ld+json": { "@context": "https://schema.org", "@graph": [page, ...more] } }];
}
