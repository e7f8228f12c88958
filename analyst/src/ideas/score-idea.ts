import type { IdeaScore } from "@cofounder/contract/ideas";
import { analyse } from "../analyse.ts";

const missingMax = 10;

/** The engine's rating of an idea's words, or none, and what to tell for a better rating. */
export function scoreIdea(text: string, now: Date): IdeaScore {
  const { rating, questions } = analyse({ messages: [text], now });
  return { rating, missing: questions.slice(0, missingMax).map((question) => question.text) };
}
