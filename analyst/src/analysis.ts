import type { Claim, Metric, Rating, ReplyPart } from "@cofounder/contract/analysis";
import type { Benchmark } from "./knowledge/benchmarks.ts";
import type { ChannelAdvice } from "./planning/channels.ts";
import type { Roadmap } from "./planning/roadmap.ts";
import type { KillTest } from "./judging/kill-test.ts";
import type { Riskiest } from "./judging/riskiest.ts";
import type { Refusal } from "./judging/refusal.ts";
import type { RegulationFlag } from "./judging/regulation-flags.ts";
import type { Contradiction, Fact, ImpossibleInput, Venture } from "./reading/venture.ts";

export type Question = { id: string; text: string; because: string };

export type AnalyseInput = {
  /** All messages the founder wrote in the conversation, oldest first. */
  messages: string[];
  now: Date;
  locale?: string;
};

/** What is known, computed and judged about a venture; `tell` turns it into a reply. */
export type Analysis = {
  language: string;
  venture: Venture;
  facts: Fact[];
  claims: Claim[];
  contradictions: Contradiction[];
  impossible: ImpossibleInput[];
  flags: RegulationFlag[];
  metrics: Metric[];
  /** Market sizes, the revenue ladder and what must be true; kept apart from the unit economics. */
  market: Metric[];
  ladder: Metric[];
  inverses: Metric[];
  benchmarks: Benchmark[];
  channels: ChannelAdvice[];
  rating: Rating;
  riskiest: Riskiest;
  killTest: KillTest;
  roadmap: Roadmap;
  questions: Question[];
  refusal?: Refusal;
};

export type Reply = { parts: ReplyPart[]; markdown: string };
