import type { Reply } from "@cofounder/analyst";
import { type Beside, cardBeside } from "@cofounder/analyst/light";
import type { ReplyPart } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { ModelMeter } from "../../platform/model/model-meter.ts";
import { charactersIn } from "../../platform/db/text-tokens.ts";
import { type Usage, withModels } from "../api-logs/index.ts";
import type { AskedTool, ReplyContent, StoredReading } from "../chats/index.ts";
import { interactionCost } from "../wallet/index.ts";
import { analyseTurnInWorker, type Loaded } from "./analysis/analyse-in-worker.ts";
import type { TurnAnalysis } from "./analysis/turn-analysis.ts";
import { wholeTalk } from "./narration/talk.ts";
import { writeByModel } from "./narration/write-by-model.ts";
import { needsNoModel, readByModel, type ReadTurn } from "./reading/read-by-model.ts";
import type { LoggedEvent } from "./running/turn-log.ts";
import { nothingFound, searchWeb, type WebFound, withWebSection } from "./web/search-web.ts";

export interface TurnInput {
  chatId: string;
  turnId: string;
  /** Loads the conversation, up to the message that is answered. */
  load: () => Promise<Loaded>;
  /** Keeps what a model read of that message. */
  keep: (reading: StoredReading) => Promise<void>;
  webSearch: boolean;
  tool: AskedTool | null;
}

/** Stored with the reply; what it had to do without is in its events. */
export interface TurnResult extends Omit<ReplyContent, "notices" | "cost"> {
  outcome: "done" | "stopped" | "failed";
  cost: number;
  /** Its calls to a model or a search service. */
  usage: Usage[];
  /** What the engine read of the venture, for a chat that belongs to none. */
  venture: TurnAnalysis["venture"];
  /** The figures that stand now; null where nothing was read. */
  figures: TurnAnalysis["figures"];
  /** The sheet's figures in whose place the chat says something now. */
  superseded: TurnAnalysis["superseded"];
}

/** What there is to answer with. */
interface Found {
  input: TurnInput;
  conversation: Loaded;
  read: ReadTurn;
  web: WebFound;
}

/**
 * Answers one message: the numbers are read and proven, the engine's card follows from them, then come the web's part
 * and the model's text. Knows no HTTP; it yields the events and returns what to store. An aborted signal stops it; the
 * text until then is the reply.
 */
export async function* takeTurn(
  outer: MemberCtx,
  input: TurnInput,
  signal: AbortSignal,
): AsyncGenerator<LoggedEvent, TurnResult> {
  const meter = new ModelMeter();
  const [model, readingModel] = [outer.model, outer.readingModel].map((each) => each && meter.over(each));
  const ctx = { ...outer, model: model ?? null, readingModel: readingModel ?? null };
  const result = yield* answered(ctx, input, signal);
  return { ...result, usage: withModels(result.usage, meter.used, "chat-with-ai") };
}

async function* answered(
  ctx: MemberCtx,
  input: TurnInput,
  signal: AbortSignal,
): AsyncGenerator<LoggedEvent, TurnResult> {
  yield { type: "status", stage: "analysing" };
  const conversation = await input.load();
  const { model } = ctx;
  const read = model
    ? yield* readByModel({ ...ctx, model: ctx.readingModel ?? model }, { ...input, conversation }, signal)
    : unread(await analyseTurnInWorker(ctx, ctx.userId, conversation));
  const alone = model === null || needsNoModel(read.analysis, input.tool);
  const parts = alone ? read.analysis.reply.parts : cardOf({ input, conversation, read });
  yield { type: "card", parts, label: alone ? "offline_analysis" : null };
  const web = input.webSearch && !signal.aborted ? yield* searchWeb(ctx, read.analysis, signal) : nothingFound;
  const found = { input, conversation, read, web };
  return alone ? yield* answerAlone(found) : yield* answerByModel(ctx, found, signal);
}

const unread = (analysis: TurnAnalysis): ReadTurn => ({
  analysis,
  reading: null,
  dialogue: null,
  lengths: wholeTalk,
  hasFailed: false,
});

/** Kinds of messages that are answered without an analysis of the venture. */
const withoutCard: ReadonlySet<StoredReading["kind"]> = new Set([
  "question_craft",
  "task",
  "question_product",
  "small_talk",
  "not_a_venture",
]);

/** Whether what was heard is shown beside a model's text. */
const isHeardShown = ({
  conversation: { history },
  read: { reading, analysis, hasFailed },
}: Omit<Found, "web">): boolean =>
  reading
    ? !withoutCard.has(reading.kind) || reading.figures.length > 0
    : !history.some(({ type }) => type === "ai") || hasFailed || analysis.supposes;

/**
 * The parts beside a model's text: what was heard and computed where the message changes or supposes something, the
 * whole analysis where a tool asks for it, none where it does not.
 */
function cardOf(
  found: Omit<Found, "web">,
  rests: Pick<Beside, "marks" | "derived"> = { marks: [], derived: [] },
): ReplyPart[] {
  const { reading, analysis } = found.read;
  const { language, material } = analysis;
  const { parts } = analysis.reply;
  if (found.input.tool !== null) return parts;
  if (!isHeardShown(found)) return cardBeside([], { ...rests, results: [], language });
  // A rating is of an idea: beside the answer to a decision of a running business it would judge something else.
  const isRated = reading === null || reading.kind === "idea";
  const card = isRated ? parts : parts.filter(({ kind }) => kind !== "rating");
  return cardBeside(card, { ...rests, results: material?.backing.metrics ?? [], language });
}

/** The engine's own answer is the reply. */
async function* answerAlone(found: Found): AsyncGenerator<LoggedEvent, TurnResult> {
  const {
    read: { analysis },
    web,
  } = found;
  const { parts, markdown: content } = withWebSection(analysis.reply, web.section);
  const label = "offline_analysis";
  if (web.sources.length) yield { type: "card", parts, label };
  const { costsNothing, onlyAsks } = analysis.reply;
  const isFree = (costsNothing || onlyAsks) && web.sources.length === 0;
  const cost = isFree ? 0 : costOf(found, content);
  return { ...besideText(found), outcome: "done", content, parts, label, cost };
}

/** The model's text is the reply, beside the engine's card; when it fails, the engine's own answer, free of charge. */
async function* answerByModel(
  ctx: MemberCtx,
  found: Found,
  signal: AbortSignal,
): AsyncGenerator<LoggedEvent, TurnResult> {
  const { reply } = found.read.analysis;
  const { text, marks, derived, failed, usage } = yield* writeByModel(
    ctx,
    { ...found, turnId: found.input.turnId },
    signal,
  );
  const beside = { ...besideText(found), usage: [...found.web.usage, ...usage] };
  if (failed) {
    const label = "offline_analysis";
    yield { type: "reset" };
    yield { type: "card", parts: reply.parts, label };
    return { ...beside, parts: reply.parts, outcome: "done", content: reply.markdown, label, cost: 0 };
  }
  const card = cardOf(found, { marks: marks?.marks ?? [], derived });
  const parts = marks ? [...card, marks] : card;
  const outcome = signal.aborted ? "stopped" : "done";
  const cost = text ? costOf(found, text) : 0;
  return { ...beside, analystRating: ratingOf({ parts }), parts, outcome, content: text, label: null, cost };
}

const besideText = ({ read: { analysis }, web }: Found) => ({
  sources: web.sources,
  analystRating: ratingOf(analysis.reply),
  usage: web.usage,
  venture: analysis.venture,
  figures: analysis.figures,
  superseded: analysis.superseded,
});

const costOf = ({ input, web }: Found, text: string): number =>
  interactionCost({ searched: web.sources.length > 0, tool: input.tool !== null, length: charactersIn(text) });

export function ratingOf({ parts }: Pick<Reply, "parts">): number | null {
  const part = parts.find((candidate) => candidate.kind === "rating");
  return part?.kind === "rating" ? part.rating.score : null;
}
