import { ArrowRight, ListChecks } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { useOpen } from "./use-open.ts";

/** The figures that wait for an answer and the questions that do. */
function useCounts(ventureId: string) {
  const { open = [] } = useOpen(ventureId);
  return {
    figures: open.reduce((sum, { heard }) => sum + (heard?.figures.length ?? 0), 0),
    questions: open.reduce((sum, { questions }) => sum + questions.length, 0),
  };
}

/** How much of a venture is open, beside the section's name. */
export function OpenCount({ ventureId }: { ventureId: string }) {
  const { figures, questions } = useCounts(ventureId);
  if (figures + questions === 0) return null;
  return (
    <span aria-hidden className="ml-auto rounded-full bg-warn-soft px-2 text-xs font-medium text-warn tabular-nums">
      {figures + questions}
    </span>
  );
}

/** Leads to the figures that wait, from where they are missed; nothing where none does. */
export function OpenNotice({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation("ventures");
  const { figures } = useCounts(ventureId);
  if (figures === 0) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card border border-warn/25 bg-warn-soft px-4 py-3 sm:px-5">
      <p className="flex items-center gap-3 text-sm">
        <ListChecks aria-hidden className="size-4 shrink-0 text-warn" />
        {t("open.wait", { count: figures })}
      </p>
      <ButtonLink to="?tab=open" replace preventScrollReset size="sm">
        {t("open.go", { count: figures })}
        <ArrowRight aria-hidden />
      </ButtonLink>
    </div>
  );
}
