import { useTranslation } from "react-i18next";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useReplyWords } from "../reply-words.ts";
import { MarkKind, MarkSays } from "./mark-says.tsx";
import type { MarkedSentence } from "./marked-sentences.ts";

interface MarkListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  sentences: readonly MarkedSentence[];
}

function Sentence({ sentence, figures }: MarkedSentence) {
  return (
    <li className="space-y-3 py-5 first:pt-0 last:pb-0">
      {sentence !== "" && (
        <p className="border-l-2 border-line-strong pl-3 text-sm text-muted wrap-anywhere">{sentence}</p>
      )}
      <ul className="space-y-3 text-sm">
        {figures.map(({ figure, mark }) => (
          <li key={mark.start}>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <strong className="font-semibold tabular-nums">{figure}</strong> <MarkKind kind={mark.kind} />
            </p>
            {mark.says !== "" && <MarkSays says={mark.says} />}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** All marked figures of a text by sentence, with what backs each. */
export function MarkList({ open, onOpenChange, sentences }: MarkListProps) {
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
      <ul lang={locale} className="divide-y divide-line">
        {sentences.map((each) => (
          <Sentence key={each.figures[0]?.mark.start} {...each} />
        ))}
      </ul>
    </Dialog>
  );
}
