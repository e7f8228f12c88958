import type { TextMark } from "@cofounder/contract";
import { useEffect, useMemo, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../../../ui/toast.tsx";
import { useOnDemand } from "../../../../ui/use-on-demand.ts";
import { Markdown } from "../../text/markdown.tsx";
import { useMarkWords } from "./use-mark-words.ts";
import { MarksContext } from "../../../../components/marks/marks-context.ts";
import { shownMarks } from "../../../../components/marks/shown-marks.ts";

const loadWindow = async () => (await import("../../../../components/marks/mark-window.tsx")).MarkWindow;

interface MarkedTextProps {
  text: string;
  marks: readonly TextMark[];
  place: RefObject<HTMLDivElement | null>;
}

interface Opened {
  mark: number;
  anchor: HTMLElement;
}

/** A model's text, and the window of the figure that was pressed. */
export function MarkedText({ text, marks, place }: MarkedTextProps) {
  const { t } = useTranslation();
  const { part: MarkWindow, preload, request } = useOnDemand(loadWindow, () => toast.error(t("crash.offline")));
  const words = useMarkWords();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [reachable, setReachable] = useState<number | null>(null);
  const ranges = useMemo(() => marks.map(({ start, end }, mark) => ({ start, end, mark })), [marks]);
  const openedMark = opened && marks[opened.mark];

  useEffect(() => {
    const [first] = place.current && marks.length > 0 ? shownMarks(place.current) : [];
    setReachable(first ? Number(first.dataset["mark"]) : null);
  }, [place, text, marks]);

  function onPress(mark: number, anchor: HTMLElement) {
    if (opened?.anchor === anchor) return setOpened(null);
    request();
    setOpened({ mark, anchor });
  }

  const context = { marks, reachable, opened: opened?.mark ?? null, onFocus: setReachable, onPress };
  return (
    <div ref={place} data-marked onPointerEnter={marks.length > 0 ? preload : undefined}>
      <MarksContext value={context}>
        <Markdown text={text} ranges={ranges} />
      </MarksContext>
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
    </div>
  );
}
