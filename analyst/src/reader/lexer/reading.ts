import type { Phrase, Role, Vocabulary } from "./vocabulary.ts";
import type { Token } from "./tokens.ts";

/** The state of reading the numbers of a text. */
export interface Reading {
  text: string;
  tokens: readonly Token[];
  vocabulary: Vocabulary;
  /** The decimal sign shown by the text's numbers; null where none shows it. */
  decimalSign: "." | "," | null;
}

/** A number without its surroundings; `next` is the first token behind it. */
export interface Core {
  next: number;
  low: number;
  high: number;
  written: "digits" | "words";
  scale: boolean;
  kind: "bare" | "date" | "clock" | "fraction" | "percent" | "money";
  currency: string | null;
  noun?: { start: number; end: number };
}

export const core = (next: number, value: number, more: Partial<Core> = {}): Core => ({
  next,
  low: value,
  high: value,
  written: "words",
  scale: false,
  kind: "bare",
  currency: null,
  ...more,
});

export interface Match {
  next: number;
  phrase: Phrase;
}

const hyphens = new Set(["-", "‑"]);

/** The longest phrase of a role that begins at a token; hyphens between its words are ignored, line breaks are not. */
export function match({ tokens, vocabulary }: Reading, role: Role, at: number): Match | null {
  const first = tokens[at];
  if (!first) return null;
  const phrases = vocabulary.phrases[role].get(first.key);
  if (!phrases) return null;
  for (const phrase of phrases) {
    if (phrase.tight && first.gap !== "none") continue;
    const next = endOf(tokens, phrase, at);
    if (next > 0) return { next, phrase };
  }
  return null;
}

function endOf(tokens: readonly Token[], { keys }: Phrase, at: number): number {
  let next = at + 1;
  for (let index = 1; index < keys.length; index++) {
    if (hyphens.has(tokens[next]?.key ?? "") && tokens[next + 1]?.gap === "none") next++;
    const token = tokens[next];
    if (!token || token.key !== keys[index] || token.gap === "line") return 0;
    next++;
  }
  return next;
}

/** The word behind a hyphen that joins two words; otherwise the same place. */
export function overHyphen({ tokens }: Reading, at: number): number {
  const joins = hyphens.has(tokens[at]?.key ?? "") && tokens[at]?.gap === "none" && tokens[at + 1]?.gap === "none";
  return joins ? at + 1 : at;
}

export const onLine = ({ tokens }: Reading, at: number): boolean =>
  tokens[at] !== undefined && tokens[at].gap !== "line";

const nothing: Token = { start: 0, end: 0, kind: "sign", key: "", gap: "line", linked: false };

/** The token at a place; past the end, a token that matches nothing. */
export const tokenAt = ({ tokens }: Pick<Reading, "tokens">, at: number): Token => tokens[at] ?? nothing;
