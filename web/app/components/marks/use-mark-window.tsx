import type { TextMark } from "@cofounder/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../ui/toast.tsx";
import { useOnDemand } from "../../ui/use-on-demand.ts";
import type { MarkWords } from "./mark-says.tsx";

const loadWindow = async () => (await import("./mark-window.tsx")).MarkWindow;

interface Opened {
  mark: number;
  anchor: HTMLElement;
}

/**
 * The window that opens at a pressed figure, which loads on demand. `context` is the value of `MarksContext` for the text;
 * `setReachable` says which figure Tab reaches first.
 */
export function useMarkWindow(marks: readonly TextMark[], words: MarkWords) {
  const { t } = useTranslation();
  const { part: MarkWindow, preload, request } = useOnDemand(loadWindow, () => toast.error(t("crash.offline")));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [reachable, setReachable] = useState<number | null>(null);
  const openedMark = opened && marks[opened.mark];

  function onPress(mark: number, anchor: HTMLElement) {
    if (opened?.anchor === anchor) return setOpened(null);
    request();
    setOpened({ mark, anchor });
  }

  return {
    context: { marks, reachable, opened: opened?.mark ?? null, onFocus: setReachable, onPress },
    setReachable,
    onPointerEnter: marks.length > 0 ? preload : undefined,
    window: MarkWindow && opened && openedMark && (
      <MarkWindow
        key={opened.mark}
        mark={openedMark}
        number={opened.mark}
        anchor={opened.anchor}
        onClose={() => setOpened(null)}
        words={words}
      />
    ),
  };
}
