import type { AskedTool, SettledFigure, StoredReading } from "../../chats/index.ts";
import {
  type Analysis,
  analyse,
  type Backing,
  backingOf,
  claimsOfTexts,
  factSheet,
  figureSpans,
  isShareTaken,
  type KnownFigure,
  knownFigures,
  type Reply,
  renderReply,
  type RenderOptions,
} from "@cofounder/analyst";
import type { ChatTool, Settlement, StartupTypeId } from "@cofounder/contract";
import { Problem } from "../../../platform/problem.ts";
import { keptOf, toEngineSettlements } from "./settlements-in.ts";
import { toEngineReadings } from "../reading/stored-readings.ts";
import type { KnownVenture } from "../../ventures/index.ts";
import { knownIn, testsUntil, type SeenFigure, supersededFigures } from "./known-figures.ts";
import { type StandingFigure, standingFigures } from "./standing-figures.ts";
import { type ReadVenture, ventureRead } from "./venture-read.ts";
import { founderMessages } from "./founder-messages.ts";

/** A message of a conversation, as far as the engine reads it. */
export interface Utterance {
  /** The id that settlements refer to. */
  id?: string;
  /** When it was written, in milliseconds; omitted: it is the newest. */
  at?: number;
  type: "user" | "ai";
  content: string;
  /** The tool whose prompt it is. */
  tool?: AskedTool | null;
  /** What a language model read of it and the engine proved. */
  reading?: StoredReading | null;
  label?: string | null;
}

export interface Conversation {
  /** Up to and including the message that is answered, oldest first. */
  history: Utterance[];
  now: Date;
  /** Whether a model writes the reply. */
  narrated: boolean;
  /** The chosen kind of startup. */
  chosen?: StartupTypeId | undefined;
  /** Of any messages of the chat. */
  settled?: SettledFigure[];
  /** What is known of the venture besides the history. */
  known?: KnownVenture | null;
}

/** The engine's analysis of a conversation. */
export interface TurnAnalysis {
  /** The latest message supposes something: what would follow from it is in the reply. */
  supposes: boolean;
  /** The founder's latest question. */
  ask: string;
  reply: Reply;
  language: Analysis["language"];
  /** The engine declines to work on it, and no model is called. */
  refused: boolean;
  /** What was read of the venture; null where the messages are about none. */
  venture: ReadVenture | null;
  /** The figures that stand now; null where the messages are refused. */
  figures: StandingFigure[] | null;
  /** Figures of the sheet in whose place the messages say something now, as they were seen. */
  superseded: SeenFigure[];
  /** The model's input; null where none writes. */
  material: Material | null;
}

export interface Material {
  /** What the engine knows, a line each. */
  facts: string;
  /** The figures that the model may compute with. */
  known: KnownFigure[];
  /** What backs the numbers of the text. */
  backing: Backing;
}

const topics: Record<ChatTool, NonNullable<RenderOptions["topic"]>> = {
  "deep-analysis": "full",
  "generate-ideas": "ideas",
  "market-analysis": "market",
  "competitor-research": "competitors",
  "revenue-modeling": "revenue",
  "growth-strategies": "growth",
  "optimize-plan": "plan",
};

/** A job of the worker pool: a long conversation takes seconds. */
export const analyseTurn = (conversation: Conversation): TurnAnalysis =>
  studyAnalysed(conversation, analysed(conversation));

interface Analysed {
  ask: string;
  tool: AskedTool | null;
  analysis: Analysis;
}

export function analysed(
  { history, now, chosen, settled = [], known = null }: Omit<Conversation, "narrated">,
  language?: Analysis["language"],
): Analysed {
  const { content: ask = "", tool = null } = history.findLast(({ type }) => type === "user") ?? {};
  // A founder who has written nothing yet is greeted in the language of the tool's prompt.
  const said = founderMessages(history);
  const analysis = analyse({
    messages: said.map(({ content }) => content),
    settled: toEngineSettlements(said, settled),
    readings: toEngineReadings(said),
    ...knownIn(said, known),
    tests: testsUntil(now, known),
    now,
    type: chosen ?? null,
    ...(language && { language }),
    ...(tool && { locale: tool.language }),
  });
  return { ask, tool, analysis };
}

/** A tool's prompt tells of none, and what is known belongs to one already. */
const isOfNoVenture = ({ tool, known }: Pick<Analysed, "tool"> & Required<Pick<Conversation, "known">>): boolean =>
  tool === null && known === null;

function studyAnalysed(
  { history, narrated, known = null }: Conversation,
  { ask, tool, analysis }: Analysed,
): TurnAnalysis {
  const refused = analysis.refusal !== undefined;
  const reply = renderReply(analysis, tool ? { ask, topic: topics[tool.tool] } : { ask, hasModel: narrated });
  const isNew = !refused && !reply.costsNothing && isOfNoVenture({ tool, known });
  const venture = isNew ? ventureRead(analysis) : null;
  const figures = refused ? null : standingFigures(analysis, founderMessages(history));
  const superseded = supersededFigures(analysis, known);
  const material = narrated && !refused ? materialOf(analysis, history) : null;
  const supposes = analysis.change?.supposed === true;
  return { ask, reply, language: analysis.language, refused, supposes, venture, figures, superseded, material };
}

export interface Settling extends Omit<Conversation, "narrated"> {
  settlements: Settlement[];
  /** Replies further down: the messages after this one, and when each reply was made. */
  later: Pick<Conversation & { path: Utterance[] }, "path" | "now">[];
}

/** The figures that stand after the last of the replies. */
type Standing = Pick<TurnAnalysis, "figures" | "superseded">;

export interface SettledAnalysis extends Standing {
  /** The requested settlements, each figure once. */
  settled: SettledFigure[];
  reply: Reply;
  /** In the order of the request. */
  later: Reply[];
}

/** Replies of a chat, each made of the conversation up to its message. */
export type Answered = Omit<Conversation, "narrated" | "now"> & Pick<Settling, "later">;

export interface AnsweredAnew extends Standing {
  /** In the order of the request. */
  replies: Reply[];
}

/** A job of the worker pool: replies as they are with what is settled and known now. */
export function analyseAnew({ later, ...conversation }: Answered): AnsweredAnew {
  const made = analyseLater(conversation, later);
  const { figures = null, superseded = [] } = made.at(-1) ?? {};
  return { replies: made.map(({ reply }) => reply), figures, superseded };
}

const analyseLater = (conversation: Omit<Answered, "later">, later: Settling["later"]): TurnAnalysis[] =>
  later.map(({ path, now }) =>
    analyseTurn({ ...conversation, narrated: false, history: [...conversation.history, ...path], now }),
  );

/**
 * A job of the worker pool: the engine's analysis of a conversation with these figures settled too. A settlement
 * replaces earlier ones of the same characters. Refuses with `figure.not_found` where there is no number, and with
 * `figure.not_a_share` what cannot be a share of the named figure.
 */
export function analyseSettled({ settlements, later, settled = [], ...conversation }: Settling): SettledAnalysis {
  const said = founderMessages(conversation.history);
  const wanted = settlements.map((settlement) => settledIn(said, settlement));
  const named = [...new Map(wanted.map((one) => [`${one.messageId} ${one.start}`, one])).values()];
  const kept = settled.filter((one) => !named.some((other) => isOver(one, other)));
  const settling = { ...conversation, narrated: false, settled: [...kept, ...named] };
  const { analysis, ...asking } = analysed(settling);
  requireNumbers(said, wanted, analysis.language);
  if (!toEngineSettlements(said, named).every((settlement) => isShareTaken(analysis.venture, settlement)))
    throw new Problem("figure.not_a_share");
  const first = studyAnalysed(settling, { analysis, ...asking });
  const others = analyseLater(settling, later);
  const { figures, superseded } = others.at(-1) ?? first;
  return { settled: named, reply: first.reply, later: others.map(({ reply }) => reply), figures, superseded };
}

function settledIn(said: Utterance[], settlement: Settlement): SettledFigure {
  const kept = keptOf(said, settlement);
  if (kept === null) throw new Problem("figure.not_found");
  return kept;
}

const isOver = (one: SettledFigure, other: SettledFigure): boolean =>
  one.messageId === other.messageId && one.start < other.end && one.end > other.start;

function requireNumbers(said: Utterance[], wanted: SettledFigure[], language: TurnAnalysis["language"]): void {
  const places = new Map<string, { start: number; end: number }[]>();
  for (const id of new Set(wanted.map(({ messageId }) => messageId))) {
    const spans = figureSpans(said.find((message) => message.id === id)?.content ?? "", language);
    places.set(id, spans);
  }
  // What is counted in thousands has both numbers in its place.
  const isFigure = ({ messageId, start, end }: SettledFigure): boolean => {
    const spans = places.get(messageId) ?? [];
    return spans.some((one) => one.start === start) && spans.some((one) => one.end === end);
  };
  if (!wanted.every(isFigure)) throw new Problem("figure.not_found");
}

export function materialOf(analysis: Analysis, history: Utterance[]): Material {
  // A tool's result is computed and sourced like the card, and may be mentioned.
  const made = history.filter(({ label }) => label === "tool_result").map(({ content }) => content);
  const known = knownFigures(analysis.venture);
  return {
    facts: factSheet(analysis, known),
    known,
    backing: backingOf(analysis, { claims: claimsOfTexts(made) }),
  };
}
