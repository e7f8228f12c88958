import { analyse, renderReply } from "../analyst/src/index.ts";
import type { Analysis } from "../analyst/src/index.ts";
import type { Idea } from "./idea.ts";

/** What is graded: the analysis and the text a founder reads. */
export type Answer = { idea: Idea; analysis: Analysis } & Written;
export type Written = {
  text: string;
  /** What a model wrote beside the engine's card, and how much the numeral gate held of it. Null for the engine alone. */
  model: { shown: string; held: number } | null;
};
/** Writes the reply to an idea; the engine alone, or a model on its ground. */
export type Writer = (analysis: Analysis) => Promise<Written>;

export const today = new Date("2026-08-01T00:00:00Z");

export const engine: Writer = (analysis) => Promise.resolve({ text: renderReply(analysis).markdown, model: null });

export async function answer(idea: Idea, write: Writer): Promise<Answer> {
  const { messages, settled } = idea;
  const analysis = analyse({ messages, settled, now: today });
  return { idea, analysis, ...(await write(analysis)) };
}
