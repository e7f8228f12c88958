import type { WebFindings } from "@cofounder/analyst";
import type { WebSource } from "@cofounder/contract";
import type { SearchResult } from "../../../platform/search/web-search.ts";

const firstSnippet = 200;
const otherSnippet = 150;
const sourcesMax = 3;

/** One source per host, the first three. */
export function sourcesOf(results: SearchResult[]): WebSource[] {
  const seen = new Set<string>();
  return results
    .filter(({ url }) => {
      const host = new URL(url).hostname;
      return !seen.has(host) && seen.add(host);
    })
    .slice(0, sourcesMax)
    .map(({ url, title, content }, index) => ({
      url,
      title,
      snippet: cut(content, index === 0 ? firstSnippet : otherSnippet),
    }));
}

/** The web's findings in short: the first result at length, the others shorter, each with its source. */
export function findingsOf(results: SearchResult[]): WebFindings {
  const hosts = [...new Set(results.map(({ url }) => new URL(url).hostname))].slice(0, sourcesMax);
  const snippets = results
    .map(({ content }, index) => cut(content, index === 0 ? firstSnippet : otherSnippet))
    .filter(Boolean);
  return { snippets, hosts };
}

function cut(text: string, length: number): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return flat.length > length ? `${flat.slice(0, length)}…` : flat;
}
