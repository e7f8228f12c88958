import type { StartupTypeId } from "@cofounder/contract/startup-types";
import type { Claim, Metric, Rating, ReplyPart } from "@cofounder/contract/analysis";
import type { Benchmark } from "./knowledge/benchmarks.ts";
import type { ChannelAdvice } from "./planning/channels.ts";
import type { Roadmap } from "./planning/roadmap.ts";
import type { KillTest } from "./judging/kill-test.ts";
import type { Sensitivity } from "./laws/sensitivities.ts";
import type { Riskiest } from "./judging/riskiest.ts";
import type { Refusal } from "./judging/refusal.ts";
import type { RegulationFlag } from "./judging/regulation-flags.ts";
import type { Settled } from "./reader/settling/settle.ts";
import type { Language } from "./i18n/language.ts";
import type { Contradiction, ImpossibleInput, Venture } from "./reading/venture.ts";

export type Question = { id: string; text: string; because: string };

export type AnalyseInput = {
  /** All messages the founder wrote in the conversation, oldest first. */
  messages: string[];
  now: Date;
  /** The language of the founder's screen: decides only where the messages do not. */
  locale?: string;
  /** The kind of startup that was chosen: it stands above what the words of the messages suggest. */
  type?: StartupTypeId | null;
  /**
   * What the founder says that figures are; `span.message` counts the messages from 0. It stands above what messages up
   * to `after` say, by default above all.
   */
  settled?: readonly Settled[];
  /** The language of the reply, when it is not to be that of the messages. */
  language?: Language;
};

/** A venture before and after the latest message. */
export type Change = {
  before: VentureAnalysis;
  after: VentureAnalysis;
  /** The message only asked "what if". */ supposed: boolean;
};

/** What is known, computed and judged about a venture; `tell` turns it into a reply. */
export type Analysis = VentureAnalysis & {
  input: AnalyseInput;
  claims: Claim[];
  /** Set for a short message in a conversation that already has an analysis. */
  change: Change | null;
};

export type VentureAnalysis = {
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
  /** The three inputs that move the contribution, or the runway, most. */
  sensitivity: Sensitivity[];
  benchmarks: Benchmark[];
  channels: ChannelAdvice[];
  rating: Rating;
  /** The rating with one decimal, so that small moves show; null when not rated. */
  exactRating: number | null;
  riskiest: Riskiest;
  killTest: KillTest;
  roadmap: Roadmap;
  questions: Question[];
  refusal?: Refusal;
};

export type Reply = {
  parts: ReplyPart[];
  markdown: string;
  /** Nothing was analysed: there was nothing to analyse yet, or it was declined. */
  empty: boolean;
  /** The message neither told nor asked anything: "hello", "thanks". */
  smallTalk: boolean;
  /** The message only says what earlier figures are, as a press on their chips would. */
  settlesOnly: boolean;
};
