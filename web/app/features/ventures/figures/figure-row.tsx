import type { SheetFigure } from "@cofounder/contract";
import { ChevronDown } from "lucide-react";
import { memo, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useMayEdit } from "../../../components/venture-access.tsx";
import { formats } from "../../../locales/formats.ts";
import { Badge } from "../../../ui/badge.tsx";
import { EditFigure, FigureHistory } from "./edit-figure.tsx";
import { shownValue } from "./shown-value.ts";

interface FigureRowProps {
  ventureId: string;
  figure: SheetFigure;
}

/** One figure: its value, what it is and where it comes from; opened, it can be changed. Rows far away are not painted. */
export const FigureRow = memo(function FigureRow({ ventureId, figure }: FigureRowProps) {
  const { t } = useTranslation("ventures");
  const id = useId();
  const mayEdit = useMayEdit();
  const [isOpen, setOpen] = useState(false);
  const { label, state, version, isTyped } = figure;
  return (
    <li className="@container [content-visibility:auto] [contain-intrinsic-size:auto_4.5rem]">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={
          "flex w-full cursor-pointer items-start gap-4 px-4 py-3.5 text-left hover:bg-hover " +
          "focus-visible:-outline-offset-2 sm:px-5"
        }
      >
        <span className="min-w-0 grow @xl:flex @xl:items-baseline @xl:gap-4">
          <span className="block shrink-0 font-semibold wrap-anywhere tabular-nums @xl:w-60">{shownValue(figure)}</span>
          <span className="block min-w-0 grow wrap-anywhere">{label}</span>
        </span>
        {state !== "stands" && <Badge>{t(`figures.states.${state}`)}</Badge>}
        {state === "stands" && isTyped && <Badge tone="accent">{t("figures.typed")}</Badge>}
        <ChevronDown
          aria-hidden
          className={`mt-1 size-4 shrink-0 text-muted transition-transform ${isOpen ? "rotate-180" : ""}`}
        />
      </button>
      <div id={id} hidden={!isOpen} className="px-4 pt-3 pb-5 sm:px-5">
        {isOpen && (
          <>
            <p className="mb-4 text-sm text-muted">
              <Origin figure={figure} /> · {t("figures.version", { version })}
            </p>
            {mayEdit ? (
              <EditFigure key={figure.id} ventureId={ventureId} figure={figure} />
            ) : (
              version > 1 && <FigureHistory ventureId={ventureId} figure={figure} />
            )}
          </>
        )}
      </div>
    </li>
  );
});

function Origin({ figure: { origin, createdAt } }: { figure: SheetFigure }) {
  const { t } = useTranslation("ventures");
  const since = t("figures.since", { date: formats.date(createdAt) });
  if (!origin) return <>{since}</>;
  return (
    <>
      {since} ·{" "}
      <Link
        to={`/chat/${origin.chatId}?message=${origin.messageId}`}
        className="underline underline-offset-4 hover:text-ink"
      >
        {t("figures.message")}
      </Link>
    </>
  );
}
