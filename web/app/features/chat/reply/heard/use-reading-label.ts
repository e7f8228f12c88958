import type { FigureReading, HeardFigure } from "@cofounder/contract";
import { choiceNameOf } from "@cofounder/contract/figure-choices";
import { useTranslation } from "react-i18next";
import { isPeriod, partsOf, wordOf } from "./symbols.ts";

/** A reading in the words of the interface, until the reply brings its own. `beside`: figures it may be a share of. */
export function useReadingLabel(beside: readonly HeardFigure[]): (reading: FigureReading) => string {
  const { t } = useTranslation("heard");
  const noun = (symbol: string): string => {
    if (symbol === "customer") return t("customer");
    return isPeriod(symbol) ? t(`time.${symbol}`) : wordOf(symbol);
  };
  const ofWhole = ({ meaning, shareOf }: FigureReading): string => {
    if (shareOf === undefined) return "";
    if (typeof shareOf === "string")
      return t(meaning === "tax" && shareOf === "price" ? "whole.inPrice" : `whole.${shareOf}`);
    const whole = beside.find(({ span }) => span.message === shareOf.message && span.start === shareOf.start);
    return whole ? t("ofFigure", { quote: whole.quote }) : "";
  };
  return (reading) => {
    const { party, status, unit } = reading;
    const choice = choiceNameOf(reading);
    const { counted, each, period } = partsOf(unit);
    const things = counted.filter((symbol) => symbol !== "customer");
    return [
      choice &&
        [t(`means.${choice}`), things.length > 0 && `(${things.map(noun).join(", ")})`].filter(Boolean).join(" "),
      ...each.map((symbol) => t("forEach", { noun: noun(symbol) })),
      period !== null && isPeriod(period) && t(`perTime.${period}`),
      ofWhole(reading),
      party !== "venture" && t(`party.${party}`),
      status !== "actual" && t(`status.${status}`),
    ]
      .filter((word) => typeof word === "string" && word !== "")
      .join(", ");
  };
}
