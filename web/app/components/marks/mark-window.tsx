import type { TextMark } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { PopoverWindow } from "../../ui/popover-window.tsx";
import { MarkKind, MarkSays, type MarkWords } from "./mark-says.tsx";
import { figureOf } from "./shown-marks.ts";

interface MarkWindowProps {
  mark: TextMark;
  number: number;
  anchor: HTMLElement;
  onClose: () => void;
  words: MarkWords;
}

/** A figure of a model's text, and what backs it. */
export function MarkWindow({ mark, number, anchor, onClose, words }: MarkWindowProps) {
  const { t } = useTranslation("common");
  return (
    <PopoverWindow
      anchor={anchor}
      open
      onClose={onClose}
      title={figureOf(anchor, number)}
      closeLabel={t("close")}
      className="w-80"
    >
      <div lang={words.locale} className="overflow-y-auto px-4 pt-1 pb-4 text-sm">
        <MarkKind kind={mark.kind} words={words} />
        {mark.says !== "" && <MarkSays says={mark.says} />}
      </div>
    </PopoverWindow>
  );
}
