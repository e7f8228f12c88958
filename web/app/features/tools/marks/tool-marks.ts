import type { TextMark, ToolMarks } from "@cofounder/contract";
import type { MarkedSentence } from "../../../components/marks/marked-sentences.ts";
import { sentenceAround } from "../../../components/marks/sentence-around.ts";

/** A mark, and its number among all of a result. */
export interface NumberedMark extends TextMark {
  number: number;
}

/** All marks of a result by the text they stand in. A text that was changed since has none. */
export function marksByText(marks: ToolMarks | null): Map<string, NumberedMark[]> {
  let number = 0;
  return new Map(
    (marks?.texts ?? []).map(({ text, marks: own }) => [text, own.map((mark) => ({ ...mark, number: number++ }))]),
  );
}

/** The marked figures and names by sentence. */
export function sentencesOf(marks: ToolMarks): MarkedSentence[] {
  const sentences: MarkedSentence[] = [];
  for (const { text, marks: own } of marks.texts) {
    for (const mark of own) {
      const [before, figure, after] = sentenceAround({ text, start: mark.start, end: mark.end });
      const sentence = before + figure + after;
      const last = sentences.at(-1);
      if (last?.sentence === sentence) last.figures.push({ figure, mark });
      else sentences.push({ sentence, figures: [{ figure, mark }] });
    }
  }
  return sentences;
}

export type CountName = keyof ToolMarks["counts"];
const order: readonly CountName[] = ["founder", "computed", "source", "own", "differs", "names"];

/** What there is at all of each kind, in the order in which it is told. */
export const countsShown = ({ counts }: ToolMarks): { name: CountName; count: number }[] =>
  order.map((name) => ({ name, count: counts[name] })).filter(({ count }) => count > 0);
