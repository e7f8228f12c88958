import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import { MarkKind, MarkSays, type MarkWords } from "./mark-says.tsx";
import type { MarkedSentence } from "./marked-sentences.ts";

interface MarkListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  sentences: readonly MarkedSentence[];
  words: MarkWords;
}

function Sentence({ sentence, figures, words }: MarkedSentence & { words: MarkWords }) {
  return (
    <li className="space-y-3 py-5 first:pt-0 last:pb-0">
      {sentence !== "" && (
        <p className="border-l-2 border-line-strong pl-3 text-sm text-muted wrap-anywhere">{sentence}</p>
      )}
      <ul className="space-y-3 text-sm">
        {figures.map(({ figure, mark }) => (
          <li key={mark.start}>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <strong className="font-semibold tabular-nums">{figure}</strong>{" "}
              <MarkKind kind={mark.kind} words={words} />
            </p>
            {mark.says !== "" && <MarkSays says={mark.says} />}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** All marked figures of a text by sentence, with what backs each. */
export function MarkList({ open, onOpenChange, sentences, words }: MarkListProps) {
  const { t: common } = useTranslation("common");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      closeLabel={common("close")}
      className="max-w-lg"
    >
      <ul lang={words.locale} className="divide-y divide-line">
        {sentences.map((each, index) => (
          <Sentence key={index} {...each} words={words} />
        ))}
      </ul>
    </Dialog>
  );
}
