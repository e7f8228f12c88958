import type { ToolMarks } from "@cofounder/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../../ui/toast.tsx";
import { useOnDemand } from "../../../ui/use-on-demand.ts";
import { countsShown, sentencesOf } from "./tool-marks.ts";
import { useMarkWords } from "./use-mark-words.ts";

const loadList = async () => (await import("../../../components/marks/mark-list.tsx")).MarkList;

/** How many figures of a model's words are the founder's, computed, or its own. Opens the list of them all. */
export function MarkFoot({ marks }: { marks: ToolMarks }) {
  const { t } = useTranslation("toolParts");
  const { t: common } = useTranslation("common");
  const words = useMarkWords();
  const [open, setOpen] = useState(false);
  const { part: MarkList, preload, request } = useOnDemand(loadList, () => toast.error(common("crash.offline")));
  const shown = countsShown(marks);
  if (shown.length === 0) return null;

  function show() {
    request();
    setOpen(true);
  }

  return (
    <p className="mt-6 border-t border-line pt-4 print:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        className={
          "cursor-pointer py-1 text-left text-sm text-muted underline decoration-line-strong underline-offset-4 " +
          "transition-[color,text-decoration-color] duration-fast hover:text-ink hover:decoration-current"
        }
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        {t("marks.foot", { counts: shown.map(({ name, count }) => t(`marks.counts.${name}`, { count })).join(", ") })}
      </button>
      {MarkList && <MarkList open={open} onOpenChange={setOpen} sentences={sentencesOf(marks)} words={words} />}
    </p>
  );
}
