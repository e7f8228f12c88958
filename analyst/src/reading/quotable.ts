import type { Phrase, Span } from "./venture.ts";

/** Words of a message as a quotation: without markup, quotation marks or unpaired surrogates. */
export function quotable(text: string, { message, start, end }: Span): Phrase | null {
  const quoted = text
    .slice(start, end)
    .replace(/\p{Cs}/gu, " ")
    .replace(/[<>[\]*_`#|"“”„«»「」\\\u200b-\u200f\u2060\ufeff\u00ad]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[,，、;；:：]$/u, "");
  return /[\p{L}\p{M}]{2}/u.test(quoted) ? { text: quoted, span: { message, start, end } } : null;
}
