export interface SearchRequest {
  query: string;
  maxResults?: number;
  type?: "news" | "search";
  includeDomains?: string[];
  excludeDomains?: string[];
}

export interface SearchResult {
  url: string;
  title: string;
  content: string;
}

export interface WebSearch {
  name: string;
  /** Throws `SearchFailure`. Results are public http(s) addresses only. */
  find(request: SearchRequest, signal: AbortSignal): Promise<SearchResult[]>;
}

export class SearchFailure extends Error {}

export const maxResults = 5;
export const timeoutMs = 30_000;
