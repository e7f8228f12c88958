import { analyse, tell } from "../analyst/src/index.ts";
import type { Analysis } from "../analyst/src/index.ts";
import type { Idea } from "./idea.ts";

/** What is graded: the analysis and the text a founder reads. */
export type Answer = { idea: Idea; analysis: Analysis; text: string };
/** Writes the reply to an idea; the engine alone, or a model on its ground. */
export type Writer = (analysis: Analysis) => Promise<string>;

export const today = new Date("2026-08-01T00:00:00Z");

export const engine: Writer = (analysis) => Promise.resolve(tell(analysis).markdown);

export async function answer(idea: Idea, write: Writer): Promise<Answer> {
  const analysis = analyse({ messages: idea.messages, now: today });
  return { idea, analysis, text: await write(analysis) };
}
