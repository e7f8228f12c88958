import type { StartupTypeId } from "@cofounder/contract/startup-types";
import type { Claim, Metric, QuestionChoice, Rating, ReplyPart } from "@cofounder/contract/analysis";
import type { Benchmark } from "./knowledge/benchmarks.ts";
import type { ChannelAdvice } from "./planning/channels.ts";
import type { Roadmap } from "./planning/roadmap.ts";
import type { KillTest } from "./judging/kill-test.ts";
import type { Tested } from "./judging/test-verdict.ts";
import type { Riskiest } from "./judging/riskiest.ts";
import type { Refusal } from "./judging/refusal.ts";
import type { RegulationFlag } from "./judging/regulation-flags.ts";
import type { ModelReading } from "./model-reading/reading.ts";
import type { Settled } from "./reader/settling/settle.ts";
import type { Language } from "./i18n/language.ts";
import type { KnownVenture, SheetFigure } from "./reading/sheet.ts";
import type { Contradiction, ImpossibleInput, Venture } from "./reading/venture.ts";

export interface Question {
  id: string;
  text: string;
  because: string;
  /** The answers that one press gives. */
  choices?: QuestionChoice[];
}

export interface AnalyseInput {
  /** All of the founder's messages in the conversation, oldest first. */
  messages: string[];
  now: Date;
  /** The language of the founder's screen: used only where the messages do not decide. */
  locale?: string;
  /** The chosen kind of startup: it takes precedence over the words of the messages. */
  type?: StartupTypeId | null;
  /**
   * The founder's settlements of figures; `span.message` counts the messages from 0. A settlement stands above messages
   * up to `after`, by default above all.
   */
  settled?: readonly Settled[];
  /** What a language model read of the messages and the engine proved; its settled figures stand above it. */
  readings?: readonly ModelReading[];
  /** What was known of the venture before these messages; not used once a message announces another idea. */
  about?: KnownVenture | null;
  /** Figures of the venture's sheet; not used once a message announces another idea. */
  sheet?: readonly SheetFigure[];
  /** Locked tests that their rules decided, oldest first. */
  tests?: readonly Tested[];
  /** The language of the reply, if it differs from that of the messages. */
  language?: Language;
}

/** A venture before and after the latest message. */
export interface Change {
  before: VentureAnalysis;
  after: VentureAnalysis;
  /** The message only asked "what if". */ supposed: boolean;
}

/** Facts, results and judgements about a venture; `tell` renders them as a reply. */
export type Analysis = VentureAnalysis & {
  input: AnalyseInput;
  claims: Claim[];
  /** Set for a short message in a conversation that already has an analysis. */
  change: Change | null;
};

export interface VentureAnalysis {
  language: Language;
  venture: Venture;
  contradictions: Contradiction[];
  impossible: ImpossibleInput[];
  flags: RegulationFlag[];
  /** All of the four groups below. */
  metrics: Metric[];
  economics: Metric[];
  /** Market sizes, the revenue ladder and what must be true. */
  market: Metric[];
  ladder: Metric[];
  inverses: Metric[];
  /** Ranges before revenue, for a venture that wants to raise. */
  valuations: Metric[];
  benchmarks: Benchmark[];
  channels: ChannelAdvice[];
  rating: Rating;
  /** The rating with one decimal, so that small changes show; null when not rated. */
  exactRating: number | null;
  riskiest: Riskiest;
  killTest: KillTest;
  roadmap: Roadmap;
  questions: Question[];
  refusal?: Refusal;
}

export interface Reply {
  parts: ReplyPart[];
  markdown: string;
  /** No analysis: there was nothing to analyse or to answer, or the idea was refused. */
  empty: boolean;
  /** The message contained neither information nor a question: "hello", "thanks". */
  smallTalk: boolean;
  /** The message only settles earlier figures, as a press on their chips would. */
  settlesOnly: boolean;
  /** The figures wait to be confirmed, and nothing follows before: the engine's reply only asks for that. */
  onlyAsks: boolean;
  /** Nothing was computed or answered, so there is nothing to charge for. */
  costsNothing: boolean;
}
