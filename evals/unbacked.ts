import { backingOf, countMarks, markText } from "../analyst/src/index.ts";
import type { Analysis } from "../analyst/src/index.ts";

/** How many numbers of the engine's own text have no origin: it may use all of its claims. */
export function unbackedIn(text: string, analysis: Analysis): number {
  const backing = { ...backingOf(analysis), claims: analysis.claims };
  const { own, differs } = countMarks(markText(text, backing, analysis.language));
  return own + differs;
}
