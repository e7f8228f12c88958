import type { FigureReading, HeardFigure, Known, Row } from "@cofounder/contract";
import { rowsOf } from "@cofounder/contract/figure-facets";
import { Check } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/button.tsx";
import { useReplyWords } from "../reply-words.ts";
import { pillStyles } from "./pills.tsx";
import { ReadingFacets } from "./reading-facets.tsx";
import { ShareOf } from "./share-of.tsx";
import { chancesOf, isPeriod, partsOf } from "./symbols.ts";
import { useReadingLabel } from "./use-reading-label.ts";

interface FigureFormProps {
  figure: HeardFigure;
  beside: readonly HeardFigure[];
  onKeep: (reading: FigureReading | null, label: string) => void;
}

interface Told extends Row {
  label: string;
  /** Whether the label is in the language of the reply, not of the interface. */
  isReplys: boolean;
}

/** The present reading and the engine's offers, until a press replaces them with the readings that follow from it. */
function useRows({ figure, beside }: Pick<FigureFormProps, "figure" | "beside">) {
  const labelOf = useReadingLabel(beside);
  const [known, setKnown] = useState<Known>({});
  const chances = chancesOf(figure, beside);
  const present =
    figure.reading && figure.state !== "dismissed" ? [{ reading: figure.reading, label: figure.label }] : [];
  const told = [...present, ...figure.offers];
  const first = told.map(({ reading }) => reading);
  const rows: Told[] =
    first.length > 0 && Object.keys(known).length === 0
      ? rowsOf(chances, {}, first).map((row, index) => ({ ...row, label: told[index]?.label ?? "", isReplys: true }))
      : rowsOf(chances, known).map((row) => ({
          ...row,
          label: [labelOf(row.reading), known.currency].filter(Boolean).join(", "),
          isReplys: false,
        }));
  return { rows, known, setKnown, chances };
}

/** The label of the one facet in which a reading differs from the one beside it. */
function useAside(): (other: Row["others"][number]) => string {
  const { t } = useTranslation("heard");
  return ({ reading: { status, party, unit }, by }) => {
    if (by !== "time") return by === "status" ? t(`status.${status}`) : t(`party.${party}`);
    const { period } = partsOf(unit);
    return period !== null && isPeriod(period) ? t(`perTime.${period}`) : t("noTime");
  };
}

interface ReadingRowProps {
  row: Told;
  beside: readonly HeardFigure[];
  isPresent: boolean;
  onKeep: FigureFormProps["onKeep"];
}

/** One press takes the reading as shown, or its variant as planned, as a competitor's or per month. */
function ReadingRow({ row, beside, isPresent, onKeep }: ReadingRowProps) {
  const { t, i18n } = useTranslation("heard");
  const { locale } = useReplyWords();
  const labelOf = useReadingLabel(beside);
  const asideOf = useAside();
  const { reading, others, label, isReplys } = row;
  return (
    <li>
      <button
        type="button"
        aria-current={isPresent || undefined}
        data-begin
        className={
          "flex min-h-9 w-full cursor-pointer items-start gap-2 rounded-control px-2.5 py-2 text-left text-sm " +
          "hover:bg-hover aria-current:bg-accent-soft aria-current:font-medium"
        }
        onClick={() => onKeep(reading, label)}
      >
        {isPresent && <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />}
        <span lang={isReplys ? locale : i18n.language} className="min-w-0 wrap-anywhere">
          {label}
        </span>
      </button>
      {others.length > 0 && (
        <p lang={i18n.language} className="flex flex-wrap items-center gap-1 pr-1 pb-1.5 pl-2.5">
          <span className="mr-0.5 text-xs text-muted">{t("or")}</span>
          {others.map((other) => (
            <button
              key={asideOf(other)}
              type="button"
              aria-label={`${label}: ${asideOf(other)}`}
              className={`${pillStyles} border-line px-2 py-0.5 text-xs text-muted`}
              onClick={() => onKeep(other.reading, labelOf(other.reading))}
            >
              {asideOf(other)}
            </button>
          ))}
        </p>
      )}
    </li>
  );
}

/** Says what a figure is: one press takes a reading; choosing a facet brings up other readings. */
export function FigureForm({ figure, beside, onKeep }: FigureFormProps) {
  const { t, i18n } = useTranslation("heard");
  const { locale } = useReplyWords();
  const labelOf = useReadingLabel(beside);
  const { rows, known, setKnown, chances } = useRows({ figure, beside });
  const title = useId();
  const [first] = rows;
  return (
    <div className="flex min-h-0 flex-col">
      <div className="flex shrink-0 flex-col px-4 pt-3">
        <p id={title} className="mb-1 text-sm font-medium">
          {t("what")}
        </p>
        <ul
          aria-labelledby={title}
          className="-mx-1 flex max-h-64 flex-col gap-0.5 overflow-y-auto max-sm:max-h-[38dvh]"
        >
          {rows.map((row) => (
            <ReadingRow
              key={JSON.stringify(row.reading)}
              row={row}
              beside={beside}
              isPresent={row.reading === figure.reading}
              onKeep={onKeep}
            />
          ))}
        </ul>
        <p role="status" className="sr-only">
          {Object.keys(known).length > 0 && rows[0]?.label}
        </p>
      </div>
      <div className="mt-2 flex min-h-24 flex-col gap-4 overflow-y-auto overscroll-contain border-t border-line px-4 py-3">
        {first && (
          <ShareOf
            figure={figure}
            beside={beside}
            reading={first.reading}
            label={{ text: first.label, locale: first.isReplys ? locale : i18n.language }}
            onKeep={(reading) => onKeep(reading, labelOf(reading))}
          />
        )}
        <ReadingFacets chances={chances} known={known} onChange={setKnown} />
      </div>
      <div className="flex shrink-0 border-t border-line px-4 py-3">
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          disabled={figure.state === "dismissed"}
          onClick={() => onKeep(null, "")}
        >
          {t("dismiss")}
        </Button>
      </div>
    </div>
  );
}
