import type { FigureChances, FigureReading, HeardFigure } from "@cofounder/contract";
import { unknownChances } from "@cofounder/contract/figure-facets";
import { periods } from "@cofounder/contract/likely-readings";

const isCurrency = (symbol: string): boolean => /^[A-Z]{3}$/.test(symbol);
export const isPeriod = (symbol: string): symbol is (typeof periods)[number] =>
  (periods as readonly string[]).includes(symbol);

/** Typed text as a symbol of a unit; empty if it cannot be one. */
export function symbolOf(text: string): string {
  const word = text
    .trim()
    .replaceAll(/\s+/g, "_")
    .replaceAll(/[^\p{L}\p{M}\p{N}_'’-]/gu, "")
    .replace(/^[^\p{L}\p{M}]+/u, "");
  return (isCurrency(word) ? word.toLowerCase() : word).slice(0, 60);
}

export const wordOf = (symbol: string): string => symbol.replaceAll("_", " ");

/** The parts of a unit by role: what is counted, and what it is per. */
export function partsOf(unit: FigureReading["unit"]): { counted: string[]; each: string[]; period: string | null } {
  const names = Object.keys(unit);
  const below = names.filter((symbol) => (unit[symbol] ?? 0) < 0);
  return {
    counted: names.filter((symbol) => (unit[symbol] ?? 0) > 0 && symbol !== "%" && !isCurrency(symbol)),
    each: below.filter((symbol) => !isPeriod(symbol)),
    period: below.find((symbol) => isPeriod(symbol)) ?? null,
  };
}

const percent = /[%％]|percent|prozent|por ?ciento|pour ?cent|प्रतिशत|फ़ीसदी|百分|成|个点/i;

/**
 * The possible readings of a figure; if the reader did not read it, by its words and the currencies of those beside it.
 */
export function chancesOf({ chances, quote }: HeardFigure, beside: readonly HeardFigure[]): FigureChances {
  if (chances) return chances;
  const symbols = beside.flatMap(({ reading }) => Object.keys(reading?.unit ?? {}));
  const currencies = [...new Set(symbols.filter((symbol) => isCurrency(symbol)))];
  if (percent.test(quote)) return unknownChances("percent", currencies);
  return unknownChances(/\p{Sc}/u.test(quote) ? "money" : "plain", currencies);
}
