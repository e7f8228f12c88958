import { type Analysis, analyse, type Reply, tell, type TellOptions } from "@cofounder/analyst";
import type { ChatTool } from "@cofounder/contract";
import type { Said } from "./store.ts";
import { saidIn, toolOf } from "./tool-prompts.ts";

/** A conversation and what the engine makes of it. */
export interface Study {
  /** Up to and including the message that is answered, oldest first. */
  history: Said[];
  /** What the founder asked last. */
  ask: string;
  analysis: Analysis;
  reply: Reply;
}

const topics: Record<ChatTool, NonNullable<TellOptions["topic"]>> = {
  "deep-analysis": "full",
  "generate-ideas": "ideas",
  "market-analysis": "market",
  "competitor-research": "competitors",
  "revenue-modeling": "revenue",
  "growth-strategies": "growth",
  "optimize-plan": "plan",
};

export function studyOf(history: Study["history"], now: Date): Study {
  const ask = history.findLast(({ type }) => type === "user")?.content ?? "";
  const asked = toolOf(ask);
  // A founder who has said nothing yet is greeted in the language that the tool asks in.
  const analysis = analyse({ messages: saidIn(history), now, ...(asked && { locale: asked.language }) });
  return { history, ask, analysis, reply: tell(analysis, asked ? { ask, topic: topics[asked.tool] } : { ask }) };
}
