import { backingOf, markText } from "../analyst/src/index.ts";
import type { Analysis } from "../analyst/src/index.ts";

/** How many numbers of the engine's own text have no origin: it may use all of its claims, assumptions that it tells too. */
export function unbackedIn(text: string, analysis: Analysis): number {
  const backing = { ...backingOf(analysis), claims: analysis.claims };
  const marks = markText(text, backing, analysis.language);
  return marks.filter(({ kind, says }) => kind === "differs" || (kind === "own" && says === "")).length;
}
