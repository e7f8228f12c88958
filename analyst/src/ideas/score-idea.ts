import type { IdeaScore } from "@cofounder/contract/ideas";
import { analyse } from "../analyse.ts";

const missingMax = 10;

/** What the engine makes of an idea's words: its rating, or none, and what to tell so that it can be rated better. */
export function scoreIdea(text: string, now: Date): IdeaScore {
  const { rating, questions } = analyse({ messages: [text], now });
  return { rating, missing: questions.slice(0, missingMax).map((question) => question.text) };
}
