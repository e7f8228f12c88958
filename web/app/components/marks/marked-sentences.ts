import type { TextMark } from "@cofounder/contract";
import { sentenceOf } from "./shown-marks.ts";

export interface MarkedSentence {
  /** Empty where the text does not show its figures, as in the address of a link. */
  sentence: string;
  figures: { figure: string; mark: TextMark }[];
}

interface Shown {
  /** As Markdown. */
  text: string;
  shown: ParentNode | null;
}

/** The marked figures by the sentence they stand in, in reading order. */
export function bySentence(marks: readonly TextMark[], { text, shown }: Shown): MarkedSentence[] {
  const sentences: MarkedSentence[] = [];
  for (const [number, mark] of marks.entries()) {
    const [before, figure, after] = (shown && sentenceOf(shown, number)) ?? ["", text.slice(mark.start, mark.end), ""];
    const sentence = before === "" && after === "" ? "" : before + figure + after;
    const last = sentences.at(-1);
    if (last && last.sentence === sentence) last.figures.push({ figure, mark });
    else sentences.push({ sentence, figures: [{ figure, mark }] });
  }
  return sentences;
}
