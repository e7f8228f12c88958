import type { Difference, OtherValue, OtherValues, SheetResult } from "@cofounder/analyst/sheet";
import type { SheetFigure } from "@cofounder/contract";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { shownValue } from "../figures/shown-value.ts";
import { InputRow, nameOf } from "./input-row.tsx";

export interface ResultRowProps {
  result: SheetResult;
  /** Null: as the sheet has it. */
  moved: Difference | null;
  isAdded: boolean;
  /** The results in its formula. */
  uses: readonly SheetResult[];
  figures: readonly SheetFigure[];
  values: OtherValues;
  isOpen: boolean;
  onToggle: () => void;
  onOpen: (key: string) => void;
  /** Null: nothing can be moved. */
  onChange: ((figureId: string, other: OtherValue | null) => void) | null;
}

export const rowId = (key: string): string => `result-${key.replaceAll(/[^\p{L}\p{N}_-]/gu, "-")}`;

/** One result: opened, it shows its formula, what it takes for granted and the figures that it rests on. */
export function ResultRow({ result, moved, isAdded, isOpen, onToggle, ...opened }: ResultRowProps) {
  const { t } = useTranslation("scenarios");
  const id = useId();
  const { key, label, display, low, high } = result;
  return (
    <li>
      <button
        type="button"
        id={rowId(key)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className={
          "flex w-full cursor-pointer items-start gap-4 px-4 py-3 text-left hover:bg-hover " +
          "focus-visible:-outline-offset-2 sm:px-5"
        }
      >
        <span className="min-w-0 grow wrap-anywhere">{label}</span>
        <span className="shrink-0 text-right tabular-nums">
          <span className="block font-semibold">{display}</span>
          {low !== null && high !== null && (
            <span className="block text-xs text-muted">{t("range", { low, high })}</span>
          )}
          {moved && (
            <span className="block text-xs text-muted">
              <span className={moved.sign > 0 ? "font-medium text-accent" : "font-medium text-warn"}>
                {moved.difference}
              </span>{" "}
              {t("was", { value: moved.before })}
            </span>
          )}
          {isAdded && <span className="block text-xs font-medium text-accent">{t("added")}</span>}
        </span>
        <ChevronDown
          aria-hidden
          className={`mt-1 size-4 shrink-0 text-muted transition-transform ${isOpen ? "rotate-180" : ""}`}
        />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Opened result={result} {...opened} />}
      </div>
    </li>
  );
}

type OpenedProps = Pick<ResultRowProps, "result" | "uses" | "figures" | "values" | "onOpen" | "onChange">;

const mostInputs = 12;

function Opened({ result, uses, figures, values, onOpen, onChange }: OpenedProps) {
  const { t } = useTranslation("scenarios");
  const { formula, arithmetic, notes, display } = result;
  const own = new Set(result.figures);
  const inputs = figures.filter(({ id }) => own.has(id));
  return (
    <div className="flex flex-col gap-5 px-4 pt-2 pb-6 sm:px-5">
      <div className="rounded-control bg-sunken px-4 py-3 text-sm wrap-anywhere">
        <p className="text-muted">{formula}</p>
        <p className="mt-0.5 tabular-nums">{arithmetic === display ? display : `${arithmetic} = ${display}`}</p>
      </div>
      {notes.length > 0 && (
        <ul className="list-disc space-y-1 pl-5 text-sm text-muted">
          {notes.map((note) => (
            <li key={note} className="wrap-anywhere">
              {note}
            </li>
          ))}
        </ul>
      )}
      {uses.length > 0 && (
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
          <span className="text-muted">{t("restsOnResults")}</span>
          {uses.map((used) => (
            <button
              key={used.key}
              type="button"
              className="cursor-pointer text-left underline underline-offset-4 hover:text-accent"
              onClick={() => onOpen(used.key)}
            >
              {used.label}
            </button>
          ))}
        </p>
      )}
      <section aria-label={t("restsOn")} className="flex flex-col gap-4">
        <h3 className="text-sm font-medium text-muted">{t("restsOn")}</h3>
        {inputs
          .slice(0, mostInputs)
          .map((figure) =>
            onChange ? (
              <InputRow
                key={figure.id}
                figure={figure}
                other={values[figure.id] ?? null}
                onChange={(other) => onChange(figure.id, other)}
              />
            ) : (
              <FixedInput key={figure.id} figure={figure} />
            ),
          )}
        {inputs.length > mostInputs && (
          <p className="text-sm text-muted">{t("moreInputs", { number: inputs.length - mostInputs })}</p>
        )}
      </section>
    </div>
  );
}

const FixedInput = ({ figure }: { figure: SheetFigure }) => (
  <p className="flex items-baseline justify-between gap-4 text-sm">
    <span className="min-w-0 wrap-anywhere">{nameOf(figure)}</span>
    <span className="shrink-0 font-medium tabular-nums">{shownValue(figure)}</span>
  </p>
);
