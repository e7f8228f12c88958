import type { TextMark } from "@cofounder/contract";
import { useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../../../ui/toast.tsx";
import { useOnDemand } from "../../../../ui/use-on-demand.ts";
import { useReplyWords } from "../reply-words.ts";
import { bySentence, type MarkedSentence } from "../../../../components/marks/marked-sentences.ts";
import { useMarkWords } from "./use-mark-words.ts";

const loadList = async () => (await import("../../../../components/marks/mark-list.tsx")).MarkList;

const checkedKinds: readonly TextMark["kind"][] = ["founder", "computed", "source"];

interface MarkCountsProps {
  marks: readonly TextMark[];
  /** As Markdown. */
  text: string;
  /** Where the text is shown. */
  place: RefObject<HTMLElement | null>;
}

/** How many figures of a model's text are checked. Opens the list of them all. */
export function MarkCounts({ marks, text, place }: MarkCountsProps) {
  const { t } = useTranslation("common");
  const { say, locale } = useReplyWords();
  const words = useMarkWords();
  const [listed, setListed] = useState<MarkedSentence[]>([]);
  const [open, setOpen] = useState(false);
  const { part: MarkList, preload, request } = useOnDemand(loadList, () => toast.error(t("crash.offline")));
  const all = marks.length;
  if (all === 0) return null;
  const checked = marks.filter(({ kind }) => checkedKinds.includes(kind)).length;

  function show() {
    setListed(bySentence(marks, { text, shown: place.current }));
    request();
    setOpen(true);
  }

  return (
    <>
      <button
        type="button"
        lang={locale}
        aria-haspopup="dialog"
        className={
          "cursor-pointer py-1 text-left text-xs text-muted underline decoration-transparent " +
          "underline-offset-3 transition-[color,text-decoration-color] duration-fast hover:text-ink " +
          "hover:decoration-current print:hidden"
        }
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        {checked === all ? say("marks.allChecked", { all }) : say("marks.counts", { checked, all })}
      </button>
      {MarkList && <MarkList open={open} onOpenChange={setOpen} sentences={listed} words={words} />}
    </>
  );
}
