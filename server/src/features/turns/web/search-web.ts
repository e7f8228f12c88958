import type { Reply } from "@cofounder/analyst";
import { renderWeb, searchQuery } from "@cofounder/analyst/light";
import type { ReplyPart, WebSource } from "@cofounder/contract";
import type { MemberCtx } from "../../../platform/ctx.ts";
import { SearchFailure } from "../../../platform/search/web-search.ts";
import type { Usage } from "../../api-logs/index.ts";
import type { TurnAnalysis } from "../analysis/turn-analysis.ts";
import type { LoggedEvent } from "../running/turn-log.ts";
import { findingsOf, sourcesOf } from "./web-sources.ts";

type WebSection = ReturnType<typeof renderWeb>;

export interface WebFound {
  sources: WebSource[];
  /** The content of the web pages, in the language of the reply. */
  section: WebSection | null;
  usage: Usage[];
}

export const nothingFound: WebFound = { sources: [], section: null, usage: [] };

/** A service that is missing or fails is named by a notice, and the reply does without it. */
export async function* searchWeb(
  ctx: MemberCtx,
  { ask, language }: TurnAnalysis,
  signal: AbortSignal,
): AsyncGenerator<LoggedEvent, WebFound> {
  if (!ctx.search) {
    yield {
      type: "notice",
      code: "search_unavailable",
      text: "Web search is not configured; this answer does without it.",
    };
    return nothingFound;
  }
  yield { type: "status", stage: "searching" };
  try {
    const results = await ctx.search.find({ query: searchQuery(ask) }, signal);
    const sources = sourcesOf(results);
    const section = sources.length > 0 ? renderWeb(findingsOf(results), language) : null;
    yield { type: "sources", items: sources, summary: section?.text ?? "" };
    return { sources, section, usage: usageOf("success") };
  } catch (error) {
    if (signal.aborted) return nothingFound;
    if (!(error instanceof SearchFailure)) throw error;
    yield { type: "notice", code: "search_failed", text: error.message };
    return { ...nothingFound, usage: usageOf("error") };
  }
}

const usageOf = (status: Usage["status"]): Usage[] => [{ apiName: "web-search", tokensUsed: 0, status }];

/** Without a model to work them in, the web pages form a section of their own, the last part. */
export function withWebSection(reply: Reply, section: WebSection | null): Reply {
  if (!section) return reply;
  const { title, text, basis } = section;
  return {
    ...reply,
    parts: [...reply.parts, section],
    markdown: `${reply.markdown}\n\n## ${title}\n\n${text}\n\n*${basis}*`,
  };
}

/** The section of a stored reply with the web's findings; without it the engine's `words` come last. */
export function webSectionOf({ parts, sources }: { parts: ReplyPart[]; sources: WebSource[] }): WebSection | null {
  const last = parts.at(-1);
  return sources.length > 0 && last?.kind === "section" ? last : null;
}
