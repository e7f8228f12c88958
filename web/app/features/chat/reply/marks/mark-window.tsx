import type { TextMark } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { PopoverWindow } from "../../../../ui/popover-window.tsx";
import { useReplyWords } from "../reply-words.ts";
import { MarkKind, MarkSays } from "./mark-says.tsx";
import { figureOf } from "./shown-marks.ts";

interface MarkWindowProps {
  mark: TextMark;
  number: number;
  anchor: HTMLElement;
  onClose: () => void;
}

/** A figure of a model's text, and what backs it. */
export function MarkWindow({ mark, number, anchor, onClose }: MarkWindowProps) {
  const { t } = useTranslation("common");
  const { locale } = useReplyWords();
  return (
    <PopoverWindow
      anchor={anchor}
      open
      onClose={onClose}
      title={figureOf(anchor, number)}
      closeLabel={t("close")}
      className="w-80"
    >
      <div lang={locale} className="overflow-y-auto px-4 pt-1 pb-4 text-sm">
        <MarkKind kind={mark.kind} />
        {mark.says !== "" && <MarkSays says={mark.says} />}
      </div>
    </PopoverWindow>
  );
}
