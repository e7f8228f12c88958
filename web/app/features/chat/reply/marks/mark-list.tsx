import { useTranslation } from "react-i18next";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useReplyWords } from "../reply-words.ts";
import { MarkSays } from "./mark-says.tsx";
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
      <dl className="space-y-3">
        {figures.map(({ figure, mark }) => (
          <div key={mark.start}>
            <dt className="text-sm font-semibold tabular-nums">{figure}</dt>
            <dd>
              <MarkSays mark={mark} />
            </dd>
          </div>
        ))}
      </dl>
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
