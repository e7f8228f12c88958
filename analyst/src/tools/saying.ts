import { cutText } from "@cofounder/contract/cut-text";
import type { ClaimSource } from "@cofounder/contract/analysis";
import type { Settlement } from "@cofounder/contract/figures";
import type { Figure, Statement } from "@cofounder/contract/tools/statement";
import { analyse } from "../analyse.ts";
import type { Analysis } from "../analysis.ts";
import { currencyOf } from "../quantities/unit.ts";
import { hear, readingOf } from "../reader/hear.ts";
import { typeOfIndustry } from "../reading/industry.ts";
import type { Translator } from "../i18n/translator.ts";
import { languageOfInput } from "./language-of-input.ts";

/** The ways to word a line of a tool's result, by its basis. */
export const told = (text: string): Statement => ({ text, basis: "founder", source: null });
export const computed = (text: string): Statement => ({ text, basis: "computed", source: null });
export const assumed = (text: string): Statement => ({ text, basis: "assumption", source: null });
export const toFind = (text: string): Statement => ({ text, basis: "unknown", source: null });
export const sourced = (text: string, source: ClaimSource): Statement => ({ text, basis: "source", source });

export const practice = (publisher: string, year: string, url: string | null = null): ClaimSource => ({
  publisher,
  year,
  url,
  grade: url === null ? "H" : "S",
  stale: false,
});

export function computedFigure(label: string, value: string, formula: string): Figure {
  return { label, value, basis: "computed", formula, source: null };
}
export function sourcedFigure(label: string, value: string, source: ClaimSource): Figure {
  return { label, value, basis: "source", formula: null, source };
}
/**
 * Reads a founder's input to a tool; the chosen industry decides the kind of startup. `locale` is the language of the
 * interface, for input whose own cannot be told.
 */
export function core(
  texts: (string | undefined)[],
  now: Date,
  { industry, price, locale }: { industry?: string; price?: string | undefined; locale?: string | undefined } = {},
): Analysis {
  const said = texts.filter((text): text is string => text !== undefined && text.trim() !== "").map(ended);
  const messages = [[...said, ...(price ? [ended(`The price is ${price}`)] : [])].join("\n")];
  const language = languageOfInput(said, locale);
  return analyse({
    messages,
    now,
    language,
    type: industry ? typeOfIndustry(industry) : null,
    settled: price ? pricesIn(messages, said.join("\n").length) : [],
  });
}

/** Text in the price field is a price. */
function pricesIn(messages: string[], from: number): Settlement[] {
  const { quantities, unread } = hear(messages, { language: "en" });
  const open = unread.flatMap(({ span, guess }) => (guess ? [{ span, reading: guess }] : []));
  return [...quantities.map((quantity) => ({ span: quantity.span, reading: readingOf(quantity) })), ...open]
    .filter(({ span, reading }) => span.start >= from && currencyOf(reading.unit) !== null)
    .map(({ span, reading }) => ({
      span,
      reading: { ...reading, meaning: "price", flow: "in", party: "venture", status: "actual" },
    }));
}

const ended = (text: string): string => (/[.!?。！？।]\s*$/u.test(text) ? text : `${text.trim()}.`);

/** Words in quotation marks, cut at a length. */
export function quoted(text: string, longest = 160): string {
  return `“${shortened(text, longest)}”`;
}

export function shortened(text: string, longest: number): string {
  const plain = text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(?<![.。।\s])[.。।\s]+$/, "");
  if (plain.length <= longest) return plain;
  const cut = cutText(plain, longest);
  return `${cutText(cut, Math.max(cut.lastIndexOf(" "), longest / 2)).trim()}…`;
}

export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** A founder's words within a sentence: English begins them small, German nouns stay as they are. */
export const within = (text: string, { language }: Translator): string => (language === "en" ? lowerFirst(text) : text);

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
