import type { TextMark, ToolMarks } from "@cofounder/contract";
import type { MarkedSentence } from "../../../components/marks/marked-sentences.ts";

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

const segments = new Intl.Segmenter("en", { granularity: "sentence" });

/** The marked figures and names by sentence. */
export const sentencesOf = ({ texts }: ToolMarks): MarkedSentence[] =>
  texts.flatMap(({ text, marks }) =>
    [...segments.segment(text)].flatMap(({ segment, index }): MarkedSentence[] => {
      const own = marks.filter(({ start }) => start >= index && start < index + segment.length);
      if (own.length === 0) return [];
      const figures = own.map((mark) => ({ figure: text.slice(mark.start, mark.end), mark }));
      return [{ sentence: segment.trim(), figures }];
    }),
  );

export type CountName = keyof ToolMarks["counts"];
const order: readonly CountName[] = ["founder", "computed", "source", "own", "differs", "names"];

/** What there is at all of each kind, in the order in which it is told. */
export const countsShown = ({ counts }: ToolMarks): { name: CountName; count: number }[] =>
  order.map((name) => ({ name, count: counts[name] })).filter(({ count }) => count > 0);
