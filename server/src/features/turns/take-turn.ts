import type { Reply } from "@cofounder/analyst";
import type { MemberCtx } from "../../platform/ctx.ts";
import { charactersIn } from "../../platform/db/text-tokens.ts";
import type { Usage } from "../api-logs/index.ts";
import type { AskedTool, ReplyContent } from "../chats/index.ts";
import { interactionCost } from "../wallet/index.ts";
import type { TurnAnalysis } from "./analysis/turn-analysis.ts";
import { writeByModel } from "./narration/write-by-model.ts";
import type { LoggedEvent } from "./running/turn-log.ts";
import { nothingFound, searchWeb, type WebFound, withWebSection } from "./web/search-web.ts";

export interface TurnInput {
  chatId: string;
  turnId: string;
  /** Lets the engine read the conversation. */
  analyse: () => Promise<TurnAnalysis>;
  webSearch: boolean;
  tool: AskedTool | null;
}

/** Stored with the reply; what it had to do without is in its events. */
export interface TurnResult extends Omit<ReplyContent, "notices" | "cost"> {
  outcome: "done" | "stopped" | "failed";
  cost: number;
  /** Its calls to a model or a search service. */
  usage: Usage[];
}

/** What there is to answer with. */
interface Found {
  input: TurnInput;
  analysis: TurnAnalysis;
  web: WebFound;
}

/**
 * Answers one message: the engine's card first, then the web's and the model's parts. Knows no HTTP and stores nothing;
 * it yields the events and returns what to store. An aborted signal stops it; the text until then is the reply.
 */
export async function* takeTurn(
  ctx: MemberCtx,
  input: TurnInput,
  signal: AbortSignal,
): AsyncGenerator<LoggedEvent, TurnResult> {
  yield { type: "status", stage: "analysing" };
  const analysis = await input.analyse();
  const alone = ctx.model === null || needsNoModel(analysis, input.tool);
  yield { type: "card", parts: analysis.reply.parts, label: alone ? "offline_analysis" : null };
  const web = input.webSearch && !signal.aborted ? yield* searchWeb(ctx, analysis, signal) : nothingFound;
  const found = { input, analysis, web };
  return alone ? yield* answerAlone(found) : yield* answerByModel(ctx, found, signal);
}

/**
 * Before the first message about the venture, a greeting or a tool gives a model nothing to work on; a message that
 * only settles figures is like a click on their chips and needs no model.
 */
const needsNoModel = ({ reply, refused }: TurnAnalysis, tool: AskedTool | null): boolean =>
  refused || reply.settlesOnly || (reply.empty && (reply.smallTalk || tool !== null));

/** The engine's own answer is the reply. */
async function* answerAlone(found: Found): AsyncGenerator<LoggedEvent, TurnResult> {
  const { analysis, web } = found;
  const { parts, markdown: content } = withWebSection(analysis.reply, web.section);
  const label = "offline_analysis";
  if (web.sources.length) yield { type: "card", parts, label };
  // Where nothing was analysed and nothing was found, nothing is worth a token; settling a figure is free.
  const { empty, settlesOnly } = analysis.reply;
  const cost = (empty || settlesOnly) && web.sources.length === 0 ? 0 : costOf(found, content);
  return { ...besideText(found), outcome: "done", content, parts, label, cost };
}

/** The model's text is the reply, beside the engine's card; when it fails, the engine's own answer, free of charge. */
async function* answerByModel(
  ctx: MemberCtx,
  found: Found,
  signal: AbortSignal,
): AsyncGenerator<LoggedEvent, TurnResult> {
  const { parts, markdown } = found.analysis.reply;
  const { text, failed, usage } = yield* writeByModel(ctx, found, signal);
  const beside = { ...besideText(found), parts, usage: [...found.web.usage, ...usage] };
  if (failed) {
    const label = "offline_analysis";
    yield { type: "reset" };
    yield { type: "card", parts, label };
    return { ...beside, outcome: "done", content: markdown, label, cost: 0 };
  }
  const outcome = signal.aborted ? "stopped" : "done";
  return { ...beside, outcome, content: text, label: null, cost: text ? costOf(found, text) : 0 };
}

const besideText = ({ analysis, web }: Found) => ({
  sources: web.sources,
  analystRating: ratingOf(analysis.reply),
  usage: web.usage,
});

const costOf = ({ input, web }: Found, text: string): number =>
  interactionCost({ searched: web.sources.length > 0, tool: input.tool !== null, length: charactersIn(text) });

export function ratingOf(reply: Reply): number | null {
  const part = reply.parts.find((candidate) => candidate.kind === "rating");
  return part?.kind === "rating" ? part.rating.score : null;
}
