import type { Language } from "../i18n/language.ts";
import { findNumerals } from "./lexer/lexer.ts";
import { resolveSpokenPrices } from "./spoken-prices.ts";
import type { Figure } from "./tokens.ts";

/** "$45" and "45 pesos" in a text that does not name the country: money, but in no currency to compute with. */
const unsaid = new Set(["peso", "local"]);

/** Currencies of countries where a point separates thousands: "€1.250" is not 1.25 euros. */
const pointed = new Set("EUR DKK TRY BRL ARS CLP COP UYU PYG IDR VND".split(" "));
const thousand = /^\D*([1-9]\d{0,2})\.(\d{3})\D*$/;

/** An amount whose only point stands before three digits, in a currency without thousandths. */
function valueAsMoney(written: string, currency: string | null): number | null {
  const [, whole, part] = (currency !== null && pointed.has(currency) && thousand.exec(written)) || [];
  return whole === undefined || part === undefined ? null : Number(`${whole}${part}`);
}

/** The numbers of a text as figures of the reader, in reading order, without overlaps. */
export function findFigures(text: string, language: Language): Figure[] {
  const figures = findNumerals(text, language).map(({ start, end, low, high, kind, currency, noun }): Figure => {
    const said = currency === null || unsaid.has(currency) ? null : currency;
    const value = low === high ? valueAsMoney(text.slice(start, end), said) : null;
    // Digits alone: "€1.250 million" is unambiguous.
    const isDigits = value !== null && Math.abs(low * 1000 - value) < 1e-6;
    return {
      start,
      end,
      low: isDigits ? value : low,
      high: isDigits ? value : high,
      kind,
      currency: said,
      ...(noun && { noun }),
    };
  });
  return resolveSpokenPrices(text, figures);
}
