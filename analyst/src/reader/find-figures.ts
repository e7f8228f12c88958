import type { Language } from "../wording/language.ts";
import { findNumerals } from "./lexer/lexer.ts";
import type { Figure } from "./tokens.ts";

/** "$45" and "45 pesos" of a text that does not say whose: money, but of no currency that could be computed with. */
const unsaid = new Set(["peso", "local"]);

/** The numbers of a text as figures of the reader, in reading order, without overlaps. */
export function findFigures(text: string, language: Language): Figure[] {
  return findNumerals(text, language).map(({ start, end, low, high, kind, currency }) => ({
    start,
    end,
    low,
    high,
    kind,
    currency: currency === null || unsaid.has(currency) ? null : currency,
  }));
}
