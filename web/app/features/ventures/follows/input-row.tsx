import type { OtherValue } from "@cofounder/analyst/sheet";
import type { SheetFigure } from "@cofounder/contract";
import { Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { decimalField } from "../../../ui/form-fields.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { numberOf } from "../../../components/typed-number.ts";
import { amountOf } from "../figures/amount.ts";
import { shownValue } from "../figures/shown-value.ts";
import { RangeFields } from "./range-fields.tsx";
import { sliderRange } from "./slider-range.ts";

interface InputRowProps {
  figure: SheetFigure;
  /** Null: the sheet's own. */
  other: OtherValue | null;
  onChange: (other: OtherValue | null) => void;
  /** Both ends can be typed too. */
  mayRange?: boolean;
}

/** At most nine significant digits: what a slider adds up is not shown to the last bit. */
export const plain = (value: number): string => String(Number(value.toPrecision(9)));

/** A figure that can be moved or typed, beside what the sheet says. */
export function InputRow({ figure, other, onChange, mayRange = false }: InputRowProps) {
  const { t } = useTranslation("scenarios");
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { value } = other ?? figure;
  const change = (next: number) => onChange(next === figure.value ? null : { value: next });
  const slide = (next: number) => {
    setTyped(null);
    change(next);
  };
  const isWrong = typed !== null && numberOf(typed) === null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-center gap-x-4 gap-y-1">
      <label htmlFor={id} className="text-sm font-medium wrap-anywhere">
        {nameOf(figure)}
      </label>
      <Input
        {...decimalField}
        id={id}
        value={typed ?? plain(value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-sheet`}
        className="h-9 text-right tabular-nums"
        onValueChange={(text) => {
          setTyped(text);
          const number = numberOf(text);
          if (number !== null) change(number);
        }}
        onBlur={() => setTyped(null)}
      />
      <Slider
        {...sliderRange(figure, value)}
        value={value}
        aria-label={t("slide", { figure: nameOf(figure) })}
        aria-valuetext={amountOf(value, figure.reading.unit)}
        className="col-span-2"
        onValueChange={(next) => slide(Number(next.toPrecision(12)))}
      />
      <UnderSlider {...{ figure, other, mayRange, isWrong, onChange }} noteId={`${id}-sheet`} onBack={slide} />
    </div>
  );
}

interface UnderSliderProps extends Required<InputRowProps> {
  noteId: string;
  isWrong: boolean;
  onBack: (value: number) => void;
}

/** What the sheet says, and both ends, once they are wanted or known. */
function UnderSlider({ figure, other, mayRange, noteId, isWrong, onChange, onBack }: UnderSliderProps) {
  const { t } = useTranslation("scenarios");
  const { value, low, high = null } = other ?? figure;
  const [hasRange, setHasRange] = useState(mayRange && typeof low === "number");
  return (
    <>
      <div className="col-span-2 flex min-h-6 flex-wrap items-center justify-between gap-x-4 text-xs text-muted">
        <span className="flex min-w-0 items-center gap-1">
          <span id={noteId} className="wrap-anywhere">
            {isWrong ? t("noNumber") : t("onSheet", { value: shownValue(figure) })}
          </span>
          {other && <BackToSheet figure={figure} onBack={() => onBack(figure.value)} />}
        </span>
        {mayRange && !hasRange && <AddRange figure={figure} onAdd={() => setHasRange(true)} />}
      </div>
      {hasRange && (
        <RangeFields figure={nameOf(figure)} value={value} low={low ?? null} high={high} onChange={onChange} />
      )}
    </>
  );
}

function BackToSheet({ figure, onBack }: { figure: SheetFigure; onBack: () => void }) {
  const { t } = useTranslation("scenarios");
  return (
    <Button
      variant="ghost"
      size="icon"
      className="size-6"
      aria-label={t("backTo", { figure: nameOf(figure), value: shownValue(figure) })}
      onClick={onBack}
    >
      <Undo2 aria-hidden className="size-3.5!" />
    </Button>
  );
}

function AddRange({ figure, onAdd }: { figure: SheetFigure; onAdd: () => void }) {
  const { t } = useTranslation("scenarios");
  return (
    <button type="button" className="cursor-pointer underline underline-offset-4 hover:text-ink" onClick={onAdd}>
      {t("ends.add")}
      <span className="sr-only">: {nameOf(figure)}</span>
    </button>
  );
}

/** In the founder's own words, where there are any. */
export const nameOf = ({ reading, label }: SheetFigure): string =>
  reading.of && !label.includes(reading.of) ? `${reading.of} (${label})` : label;
