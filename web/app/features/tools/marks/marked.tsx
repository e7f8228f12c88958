import { type ReactNode, use, useEffect } from "react";
import { FigureMark } from "../../../components/marks/figure-mark.tsx";
import { ToolMarksContext } from "./tool-marks-context.ts";

/** A text of a result as it is; the figures that a model wrote say on request what backs them. */
export function Marked({ text }: { text: string }): ReactNode {
  const context = use(ToolMarksContext);
  const marks = context?.byText.get(text) ?? [];
  const first = marks[0]?.number;
  const onShown = context?.onShown;
  useEffect(() => {
    if (first !== undefined) onShown?.(first);
  }, [first, onShown]);
  if (marks.length === 0) return text;
  return marks.map(({ start, end, number }, index) => (
    <span key={number}>
      {text.slice(marks[index - 1]?.end ?? 0, start)}
      <FigureMark data-mark={number}>{text.slice(start, end)}</FigureMark>
      {index === marks.length - 1 && text.slice(end)}
    </span>
  ));
}
