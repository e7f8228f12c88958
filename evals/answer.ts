import { analyse, renderReply } from "../analyst/src/index.ts";
import type { Analysis } from "../analyst/src/index.ts";
import type { Idea } from "./idea.ts";

/** The graded output: the analysis and the founder's text. */
export type Answer = { idea: Idea; analysis: Analysis } & Written;
export interface Written {
  text: string;
  /** A model's text beside the engine's card, with how many results its numbers contradict. Null for the engine alone. */
  model: { shown: string; differs: number } | null;
}
/** Writes the reply to an idea; the engine alone, or a model based on it. */
export type Writer = (analysis: Analysis) => Promise<Written>;

export const today = new Date("2026-08-01T00:00:00Z");

export const engine: Writer = (analysis) => Promise.resolve({ text: renderReply(analysis).markdown, model: null });

export async function answer(idea: Idea, write: Writer): Promise<Answer> {
  const { messages, settled } = idea;
  const analysis = analyse({ messages, settled, now: today });
  return { idea, analysis, ...(await write(analysis)) };
}
