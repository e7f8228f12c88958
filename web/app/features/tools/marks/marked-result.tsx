import type { ToolMarks } from "@cofounder/contract";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { MarksContext } from "../../../components/marks/marks-context.ts";
import { toast } from "../../../ui/toast.tsx";
import { useOnDemand } from "../../../ui/use-on-demand.ts";
import { MarkFoot } from "./mark-foot.tsx";
import { marksByText } from "./tool-marks.ts";
import { ToolMarksContext } from "./tool-marks-context.ts";
import { useMarkWords } from "./use-mark-words.ts";

const loadWindow = async () => (await import("../../../components/marks/mark-window.tsx")).MarkWindow;

interface MarkedResultProps {
  /** Null where no model wrote into the result. */
  marks: ToolMarks | null;
  children: ReactNode;
}

interface Opened {
  mark: number;
  anchor: HTMLElement;
}

/** A result whose figures say what backs them, with their counts at its foot. */
export function MarkedResult({ marks, children }: MarkedResultProps) {
  const { t } = useTranslation();
  const words = useMarkWords();
  const { part: MarkWindow, preload, request } = useOnDemand(loadWindow, () => toast.error(t("crash.offline")));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [reachable, setReachable] = useState<number | null>(null);
  const byText = useMemo(() => marksByText(marks), [marks]);
  const onShown = useCallback((number: number) => setReachable((earlier) => earlier ?? number), []);
  const ofResult = useMemo(() => ({ byText, onShown }), [byText, onShown]);
  const all = [...byText.values()].flat();
  const openedMark = opened && all[opened.mark];

  function onPress(mark: number, anchor: HTMLElement) {
    if (opened?.anchor === anchor) return setOpened(null);
    request();
    setOpened({ mark, anchor });
  }

  const inText = { marks: all, reachable, opened: opened?.mark ?? null, onFocus: setReachable, onPress };
  return (
    <ToolMarksContext value={ofResult}>
      <MarksContext value={inText}>
        <div data-marked onPointerEnter={all.length > 0 ? preload : undefined}>
          {children}
        </div>
        {marks && <MarkFoot marks={marks} />}
        {MarkWindow && opened && openedMark && (
          <MarkWindow
            key={opened.mark}
            mark={openedMark}
            number={opened.mark}
            anchor={opened.anchor}
            onClose={() => setOpened(null)}
            words={words}
          />
        )}
      </MarksContext>
    </ToolMarksContext>
  );
}
