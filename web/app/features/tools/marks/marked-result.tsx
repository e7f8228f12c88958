import type { ToolMarks } from "@cofounder/contract";
import { type ReactNode, useCallback, useMemo } from "react";
import { MarksContext } from "../../../components/marks/marks-context.ts";
import { useMarkWindow } from "../../../components/marks/use-mark-window.tsx";
import { MarkFoot } from "./mark-foot.tsx";
import { marksByText } from "./tool-marks.ts";
import { ToolMarksContext } from "./tool-marks-context.ts";
import { useMarkWords } from "./use-mark-words.ts";

interface MarkedResultProps {
  /** Null where no model wrote into the result. */
  marks: ToolMarks | null;
  children: ReactNode;
}

/** A result whose figures say what backs them, with their counts at its foot. */
export function MarkedResult({ marks, children }: MarkedResultProps) {
  const byText = useMemo(() => marksByText(marks), [marks]);
  const all = useMemo(() => [...byText.values()].flat(), [byText]);
  const { context, setReachable, onPointerEnter, window } = useMarkWindow(all, useMarkWords());
  const onShown = useCallback((number: number) => setReachable((earlier) => earlier ?? number), [setReachable]);
  const ofResult = useMemo(() => ({ byText, onShown }), [byText, onShown]);

  return (
    <ToolMarksContext value={ofResult}>
      <MarksContext value={context}>
        <div data-marked onPointerEnter={onPointerEnter}>
          {children}
        </div>
        {marks && <MarkFoot marks={marks} />}
        {window}
      </MarksContext>
    </ToolMarksContext>
  );
}
