import type { FigureReading, FigureWhole, HeardFigure } from "@cofounder/contract";
import { canBeShare, usualWholesOf } from "@cofounder/contract/figure-wholes";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useReplyWords } from "../reply-words.ts";
import { pillStyles } from "./pills.tsx";

interface ShareOfProps {
  figure: HeardFigure;
  beside: readonly HeardFigure[];
  /** The figure's reading, before a press adds the whole, and its label. */
  reading: FigureReading;
  label: { text: string; locale: string };
  onKeep: (reading: FigureReading) => void;
}

const isSame = (one: FigureWhole | undefined, other: FigureWhole): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Offers the wholes that the figure may be a share of: one press takes the reading with that whole. */
export function ShareOf({ figure, beside, reading, label, onKeep }: ShareOfProps) {
  const { t } = useTranslation("heard");
  const { locale } = useReplyWords();
  const title = useId();
  const usual = usualWholesOf(reading);
  const figures = beside.filter(
    (other) =>
      other.id !== figure.id && other.state !== "dismissed" && other.reading && canBeShare(reading, other.reading),
  );
  if (usual.length + figures.length === 0) return null;
  const pill = (whole: FigureWhole) => ({
    type: "button" as const,
    "aria-pressed": isSame(reading.shareOf, whole),
    className: pillStyles,
    onClick: () => onKeep({ ...reading, shareOf: whole }),
  });
  return (
    <div role="group" aria-labelledby={title}>
      <p id={title} className="mb-1.5 text-sm font-medium">
        {t("shareOf")}{" "}
        <span lang={label.locale} className="font-normal text-muted">
          {label.text}
        </span>
      </p>
      <div className="flex flex-wrap gap-1.5">
        {usual.map((whole) => (
          <button key={whole} {...pill(whole)}>
            {t(reading.meaning === "tax" && whole === "price" ? "whole.inPrice" : `whole.${whole}`)}
          </button>
        ))}
        {figures.map(({ id, quote, span, label: words }) => (
          <button key={id} {...pill(span)}>
            <span className="font-medium">{quote}</span>{" "}
            <span lang={locale} className="text-muted">
              {words}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
