import type { FigureReading, HeardFigure } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { PopoverWindow } from "../../../../ui/popover-window.tsx";
import { FigureForm } from "./figure-form.tsx";
import { sentenceAround } from "../../../../components/marks/sentence-around.ts";
import type { Place } from "./said.ts";
import { settle, type Settled } from "./shown-figures.ts";

export interface FigureWindowProps {
  figure: HeardFigure;
  /** All figures of the reply: their nouns and currency are offered. */
  beside: readonly HeardFigure[];
  /** Null if the founder's message is not on the screen. */
  place: Place | null;
  anchor: HTMLElement;
  onSettle: (settled: Settled) => void;
  onClose: () => void;
}

function Sentence({ place }: { place: Place }) {
  const [before, words, after] = sentenceAround(place);
  return (
    <blockquote className="border-l-2 border-line-strong pl-3 text-sm text-muted wrap-anywhere">
      {before}
      <mark className="rounded-sm bg-accent-soft px-0.5 font-semibold text-ink underline decoration-accent decoration-2 underline-offset-2">
        {words}
      </mark>
      {after}
    </blockquote>
  );
}

/** A figure with its sentence and all its possible readings. */
export function FigureWindow({ figure, beside, place, anchor, onSettle, onClose }: FigureWindowProps) {
  const { t, i18n } = useTranslation("heard");
  const keep = (reading: FigureReading | null, label: string) => onSettle(settle(figure, reading, label));
  return (
    <PopoverWindow
      anchor={anchor}
      open
      onClose={onClose}
      title={figure.quote}
      closeLabel={t("close")}
      lang={i18n.language}
    >
      {place && (
        <div className="shrink-0 px-4 pt-1">
          <Sentence place={place} />
        </div>
      )}
      <FigureForm figure={figure} beside={beside} onKeep={keep} />
    </PopoverWindow>
  );
}
