import type { TextMark } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useReplyWords } from "../reply-words.ts";
import { MarkSays } from "./mark-says.tsx";

export interface MarkInText {
  mark: TextMark;
  /** Before the figure, the figure, and after it. */
  sentence: [string, string, string];
}

interface MarkListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  listed: readonly MarkInText[];
}

/** All marked figures of a text, each in its sentence, with what backs it. */
export function MarkList({ open, onOpenChange, listed }: MarkListProps) {
  const { t } = useTranslation("chat");
  const { t: common } = useTranslation("common");
  const { locale } = useReplyWords();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("marks.title")}
      closeLabel={common("close")}
      className="max-w-lg"
    >
      <ul className="divide-y divide-line">
        {listed.map(({ mark, sentence: [before, figure, after] }) => (
          <li key={mark.start} className="space-y-2 py-4 first:pt-0 last:pb-0">
            <p lang={locale} className="text-sm text-muted wrap-anywhere">
              {before}
              <strong className="font-semibold text-ink">{figure}</strong>
              {after}
            </p>
            <MarkSays mark={mark} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
