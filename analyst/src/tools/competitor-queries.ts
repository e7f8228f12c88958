import type { CompetitorAnalysisInput } from "@cofounder/contract/tools/competitor-analysis";
import { askedIn, searchWords } from "./search-words.ts";

/** What to search for on the web: other products, the industry's companies, and comparisons with a named rival. */
export function competitorQueries({ industry, idea, rivals = [] }: CompetitorAnalysisInput): string[] {
  const asked = askedIn(idea);
  const [rival] = rivals;
  return [
    `${searchWords(idea)} ${asked.alternatives}`,
    `${searchWords(industry, 4)} ${asked.rivals}`,
    ...(rival ? [`${searchWords(rival, 4)} ${asked.alternatives}`] : []),
  ].map((query) => query.trim());
}
