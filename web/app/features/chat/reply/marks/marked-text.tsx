import type { TextMark } from "@cofounder/contract";
import { useEffect, useMemo, type RefObject } from "react";
import { MarksContext } from "../../../../components/marks/marks-context.ts";
import { shownMarks } from "../../../../components/marks/shown-marks.ts";
import { useMarkWindow } from "../../../../components/marks/use-mark-window.tsx";
import { Markdown } from "../../text/markdown.tsx";
import { useMarkWords } from "./use-mark-words.ts";

interface MarkedTextProps {
  text: string;
  marks: readonly TextMark[];
  place: RefObject<HTMLDivElement | null>;
}

/** A model's text, and the window of the figure that was pressed. */
export function MarkedText({ text, marks, place }: MarkedTextProps) {
  const { context, setReachable, onPointerEnter, window } = useMarkWindow(marks, useMarkWords());
  const ranges = useMemo(() => marks.map(({ start, end }, mark) => ({ start, end, mark })), [marks]);

  useEffect(() => {
    const [first] = place.current && marks.length > 0 ? shownMarks(place.current) : [];
    setReachable(first ? Number(first.dataset["mark"]) : null);
  }, [place, text, marks, setReachable]);

  return (
    <div ref={place} data-marked onPointerEnter={onPointerEnter}>
      <MarksContext value={context}>
        <Markdown text={text} ranges={ranges} />
      </MarksContext>
      {window}
    </div>
  );
}
