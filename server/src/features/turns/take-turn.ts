import { type Reply, searchQuery, renderWeb } from "@cofounder/analyst";
import type { ReplyPart, WebSource } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { ModelFailure } from "../../platform/model/model.ts";
import { SearchFailure } from "../../platform/search/web-search.ts";
import type { AskedTool } from "../chats/index.ts";
import { interactionCost } from "../wallet/index.ts";
import { narrate } from "./narration/narrate.ts";
import type { TurnAnalysis } from "./analysis/turn-analysis.ts";
import type { LoggedEvent } from "./running/turn-log.ts";
import { findingsOf, sourcesOf } from "./web/web-sources.ts";

export interface TurnInput {
  chatId: string;
  turnId: string;
  turnAnalysis: Promise<TurnAnalysis>;
  webSearch: boolean;
  tool: AskedTool | null;
}

/** Stored with the reply. */
export interface TurnResult {
  outcome: "done" | "stopped" | "failed";
  content: string;
  parts: ReplyPart[];
  sources: WebSource[];
  rating: number | null;
  label: "offline_analysis" | null;
  cost: number;
  /** Its calls to a model or a search service. */
  usage: Usage[];
}

export interface Usage {
  apiName: "chat-with-ai" | "web-search";
  /** As for messages: characters divided by 100, rounded up. */
  tokensUsed: number;
  status: "success" | "error";
}

/**
 * Answers one message: the analyst's card first, then the web's and the model's parts. Knows no HTTP and stores no
 * message; it yields the events and returns what to store. An aborted signal stops it; the text until then is the
 * reply.
 */
export async function* takeTurn(
  ctx: MemberCtx,
  input: TurnInput,
  signal: AbortSignal,
): AsyncGenerator<LoggedEvent, TurnResult> {
  yield { type: "status", stage: "analysing" };
  const turnAnalysis = await input.turnAnalysis;
  const { reply } = turnAnalysis;
  const alone = ctx.model === null || needsNoModel(turnAnalysis, input.tool);
  yield { type: "card", parts: reply.parts, label: alone ? "offline_analysis" : null };

  const web = input.webSearch && !signal.aborted ? yield* search(ctx, turnAnalysis, signal) : nothingFound;
  const found = { input, turnAnalysis, reply, web };
  return alone ? yield* answerWithoutModel(found) : yield* answerWithModel(ctx, found, signal);
}

interface Found {
  input: TurnInput;
  turnAnalysis: TurnAnalysis;
  reply: Reply;
  web: Web;
}

const costOf = ({ input, web }: Found, text: string) =>
  interactionCost({ searched: web.sources.length > 0, tool: input.tool !== null, length: text.length });

/**
 * Before the first message about the venture, a greeting or a tool gives a model nothing to work on; a message that
 * only settles figures is like a click on their chips and needs no model.
 */
const needsNoModel = ({ reply, refused }: TurnAnalysis, tool: AskedTool | null): boolean =>
  refused || reply.settlesOnly || (reply.empty && (reply.smallTalk || tool !== null));

/** The engine's own answer is the reply. */
async function* answerWithoutModel(found: Found): AsyncGenerator<LoggedEvent, TurnResult> {
  const { web } = found;
  const whole = withWebSection(found.reply, web.section);
  const label = "offline_analysis";
  if (web.sources.length) yield { type: "card", parts: whole.parts, label };
  const { parts, markdown: content } = whole;
  // Where nothing was analysed and nothing was found, nothing is worth a token; settling a figure is free.
  const { empty, settlesOnly } = found.reply;
  const cost = (empty || settlesOnly) && web.sources.length === 0 ? 0 : costOf(found, content);
  return {
    outcome: "done",
    content,
    parts,
    sources: web.sources,
    rating: ratingOf(whole),
    label,
    cost,
    usage: web.usage,
  };
}

/** The model's text is the reply, beside the engine's card; when it fails, the engine's own answer, free of charge. */
async function* answerWithModel(
  ctx: MemberCtx,
  found: Found,
  signal: AbortSignal,
): AsyncGenerator<LoggedEvent, TurnResult> {
  const { reply, web } = found;
  const told = yield* narrateByModel(ctx, found, signal);
  const kept = {
    parts: reply.parts,
    sources: web.sources,
    rating: ratingOf(reply),
    usage: [...web.usage, ...told.usage],
  };
  if (told.failed) {
    const label = "offline_analysis";
    yield { type: "reset" };
    yield { type: "card", parts: reply.parts, label };
    return { ...kept, outcome: "done", content: reply.markdown, label, cost: 0 };
  }
  const cost = told.text ? costOf(found, told.text) : 0;
  return { ...kept, outcome: signal.aborted ? "stopped" : "done", content: told.text, label: null, cost };
}

export function ratingOf(reply: Reply): number | null {
  const part = reply.parts.find((candidate) => candidate.kind === "rating");
  return part?.kind === "rating" ? part.rating.score : null;
}

type WebSection = ReturnType<typeof renderWeb>;

interface Web {
  sources: WebSource[];
  /** The content of the web pages, in the language of the reply. */
  section: WebSection | null;
  usage: Usage[];
}

const nothingFound: Web = { sources: [], section: null, usage: [] };
const searchUsage = (status: Usage["status"]): Usage[] => [{ apiName: "web-search", tokensUsed: 0, status }];

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
export function webSectionOf({ parts, sources }: Pick<TurnResult, "parts" | "sources">): WebSection | null {
  const last = parts.at(-1);
  return sources.length > 0 && last?.kind === "section" ? last : null;
}

async function* search(
  ctx: MemberCtx,
  { ask, language }: TurnAnalysis,
  signal: AbortSignal,
): AsyncGenerator<LoggedEvent, Web> {
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
    return { sources, section, usage: searchUsage("success") };
  } catch (error) {
    if (signal.aborted) return nothingFound;
    if (!(error instanceof SearchFailure)) throw error;
    yield { type: "notice", code: "search_failed", text: error.message };
    return { ...nothingFound, usage: searchUsage("error") };
  }
}

interface Told {
  text: string;
  failed: boolean;
  usage: Usage[];
}

const modelUsage = (text: string, status: Usage["status"]): Usage[] => [
  { apiName: "chat-with-ai", tokensUsed: Math.ceil(text.length / 100), status },
];

/** Streams the model's text through the gate. Anything but a complete reply counts as failed. */
async function* narrateByModel(
  ctx: MemberCtx,
  { input, turnAnalysis, reply, web }: Found,
  signal: AbortSignal,
): AsyncGenerator<LoggedEvent, Told> {
  const { material, language } = turnAnalysis;
  if (!ctx.model || !material || signal.aborted) return { text: "", failed: false, usage: [] };
  yield { type: "status", stage: "writing" };
  let text = "";
  try {
    const narration = { material, language, card: reply.markdown, sources: web.sources };
    for await (const delta of narrate(ctx.model, narration, signal)) {
      text += delta;
      yield { type: "text", delta };
    }
  } catch (error) {
    if (signal.aborted) return { text, failed: false, usage: modelUsage(text, "success") };
    if (!(error instanceof ModelFailure)) throw error;
    ctx.log.warn({ turnId: input.turnId, kind: error.kind, retryAfter: error.retryAfterSeconds }, error.message);
    yield {
      type: "notice",
      code: "model_failed",
      text: "The language model did not answer; this is the engine's own analysis, free of charge.",
    };
    return { text: "", failed: true, usage: modelUsage("", "error") };
  }
  return { text, failed: false, usage: modelUsage(text, "success") };
}
