import { cutText } from "@cofounder/contract/cut-text";
import { request } from "undici";
import { z } from "zod";
import { publicAddress } from "./public-address.ts";
import {
  maxResults,
  SearchFailure,
  type SearchRequest,
  type SearchResult,
  timeoutMs,
  type WebSearch,
} from "./web-search.ts";

const answer = z.object({
  results: z.array(z.object({ url: z.string(), title: z.string().nullish(), content: z.string().nullish() })),
});

const maxAnswerBytes = 2_000_000;

export function tavily(apiKey: string, endpoint = "https://api.tavily.com/search"): WebSearch {
  return {
    name: "tavily",
    find: (search, signal) =>
      ask(endpoint, signal, {
        method: "POST",
        headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
        body: JSON.stringify({
          query: search.query,
          search_depth: "advanced",
          max_results: search.maxResults ?? maxResults,
          topic: search.type === "news" ? "news" : "general",
          include_domains: search.includeDomains ?? [],
          exclude_domains: search.excludeDomains ?? [],
        }),
      }),
  };
}

/** SearXNG has no domain lists of its own: they are added to the query and checked on the results. */
export function searxng(base: string): WebSearch {
  return {
    name: "searxng",
    async find(search, signal) {
      const url = new URL("search", base.endsWith("/") ? base : `${base}/`);
      url.searchParams.set("q", withDomains(search));
      url.searchParams.set("format", "json");
      url.searchParams.set("categories", search.type === "news" ? "news" : "general");
      const results = await ask(url.href, signal, { method: "GET", headers: { accept: "application/json" } });
      return results.filter((result) => fits(result, search)).slice(0, search.maxResults ?? maxResults);
    },
  };
}

function withDomains({ query, includeDomains = [], excludeDomains = [] }: SearchRequest): string {
  const include = includeDomains.map((domain) => `site:${domain}`).join(" OR ");
  const exclude = excludeDomains.map((domain) => `-site:${domain}`).join(" ");
  return [query, include, exclude].filter(Boolean).join(" ");
}

function fits({ url }: SearchResult, { includeDomains = [], excludeDomains = [] }: SearchRequest): boolean {
  const host = new URL(url).hostname;
  const under = (domain: string) => host === domain || host.endsWith(`.${domain}`);
  return (includeDomains.length === 0 || includeDomains.some(under)) && !excludeDomains.some(under);
}

interface Call {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
}

async function ask(url: string, signal: AbortSignal, call: Call): Promise<SearchResult[]> {
  try {
    const response = await request(url, {
      ...call,
      body: call.body ?? null,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (response.statusCode !== 200) {
      await response.body.dump();
      throw new SearchFailure(`HTTP error! status: ${response.statusCode}`);
    }
    return clean(JSON.parse(await limitedText(response.body)));
  } catch (error) {
    if (error instanceof SearchFailure) throw error;
    throw new SearchFailure("An error occurred during search", { cause: error });
  }
}

async function limitedText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxAnswerBytes) throw new SearchFailure("An error occurred during search");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function clean(body: unknown): SearchResult[] {
  return answer.parse(body).results.flatMap(({ url, title, content }) => {
    const address = publicAddress(url);
    if (!address) return [];
    return [
      {
        url: address,
        title: cutText(title || new URL(address).hostname, 300),
        content: cutText(content ?? "", 4_000),
      },
    ];
  });
}
