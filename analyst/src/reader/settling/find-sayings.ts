import type { FigureSpan } from "@cofounder/contract/figures";
import type { Language } from "../../i18n/language.ts";
import { conceptsApart, sayingWordsOf } from "../lexicon.ts";
import { type Figure, type LexedMessage, partedTokensOf } from "../tokens.ts";
import { isRole, namedBy } from "./saying-words.ts";
import { type Said, saidIn, type Word } from "./statement.ts";

/** A sentence of a later message that says what an earlier figure is. */
export interface Saying {
  /** The earlier figure. */
  about: { message: number; figure: Figure };
  /** The place where the number is repeated: not a figure of its own. */
  mention: FigureSpan;
  /** The sentence, and its other numbers that only count ("to win one"). */
  sentence: FigureSpan;
  /** What it says about the figure; null: that it is not part of the venture. */
  said: Said | null;
}

/** The sentences of later messages that name an earlier figure by its number and say what it is, in order. */
export function findSayings(messages: readonly LexedMessage[], language: Language): Saying[] {
  const said: Saying[] = [];
  const taken = new Set<Figure>();
  for (const [message, lexed] of messages.entries()) {
    const repeated = lexed.figures.flatMap((figure) => {
      const about = onlyOne(earlierLike(figure, messages.slice(0, message), taken));
      return about ? [{ figure, about }] : [];
    });
    if (repeated.length === 0) continue;
    const words = wordsOf(lexed, language);
    for (const { figure, about } of repeated) {
      const found = sayingAt(words, figure);
      if (!found) continue;
      taken.add(figure);
      const { start, end } = figure;
      said.push({
        about,
        mention: { message, start, end },
        sentence: { message, ...found.place },
        said: found.said,
      });
    }
  }
  return said;
}

const onlyOne = <Value>(values: readonly Value[]): Value | null => (values.length === 1 ? (values[0] ?? null) : null);

/** Figures of earlier messages with that value that may be repeated in this form. */
function earlierLike(
  { kind, currency, low, high }: Figure,
  earlier: readonly LexedMessage[],
  taken: ReadonlySet<Figure>,
): Saying["about"][] {
  if (low === 1) return [];
  return earlier.flatMap(({ figures }, message) =>
    figures
      .filter((figure) => figure.low === low && figure.high === high && !taken.has(figure))
      .filter((figure) => kind === "bare" || figure.kind === kind || (kind === "money" && figure.kind === "bare"))
      .filter((figure) => currency === null || figure.currency === null || figure.currency === currency)
      .map((figure) => ({ message, figure })),
  );
}

/** A number in words that only counts: "to win one". */
const isCountingWord = (text: string, { start, end, low, high }: Figure): boolean =>
  low === 1 && high === 1 && !/\p{N}/u.test(text.slice(start, end));

function wordsOf({ text, figures }: LexedMessage, language: Language): Word[] {
  const tokens = partedTokensOf(
    text,
    figures.filter((figure) => !isCountingWord(text, figure)),
    language,
  );
  const concepts = conceptsApart(
    sayingWordsOf(language),
    tokens.map(({ word }) => word),
  );
  return tokens.map((token, index) => {
    const own = concepts[index] ?? [];
    return { ...token, roles: own.filter(isRole), named: own.filter((concept) => !isRole(concept)).map(namedBy) };
  });
}

const endMark = /^[.!?。！？।;；]$/;
const asks = /^[?？]$/;
/** The maximum number of words of such a sentence. */
const longest = 18;

interface Found {
  place: { start: number; end: number };
  said: Said | null;
}

/** What the statement around a figure says about it; null where it says nothing or is ambiguous. */
function sayingAt(words: readonly Word[], figure: Figure): Found | null {
  const at = words.findIndex((word) => word.figure === figure);
  if (at < 0) return null;
  const [from, to] = statementAround(words, at);
  const isQuestion = [words[to - 1], words[to]].some((word) => word !== undefined && asks.test(word.word));
  if (to - from > longest || isQuestion) return null;
  const said = saidIn(words.slice(from, at), words.slice(at + 1, to));
  const [start, end] = [words[from]?.start ?? figure.start, words[to - 1]?.end ?? figure.end];
  return said === undefined ? null : { place: { start, end }, said };
}

/** The first and last word of a figure's statement: its sentence, without the clauses of other figures. */
function statementAround(words: readonly Word[], at: number): [from: number, to: number] {
  const endsAt = (index: number): boolean => ["sentence", "line", "paragraph"].includes(words[index]?.boundary ?? "");
  let from = at;
  let clause = at;
  while (from > 0 && !endsAt(from)) {
    if (words[from]?.boundary === "clause") clause = from;
    if (words[from - 1]?.figure) return [clause, endOf(words, at)];
    from -= 1;
  }
  return [from, endOf(words, at)];
}

/** Up to the end of the sentence, or to the last clause before another figure. */
function endOf(words: readonly Word[], at: number): number {
  let clause: number | null = null;
  for (let index = at + 1; index < words.length; index += 1) {
    const word = words[index];
    if (!word || ["sentence", "line", "paragraph"].includes(word.boundary) || endMark.test(word.word)) return index;
    if (word.boundary === "clause") clause = index;
    // Without a clause of its own, the other figure belongs to this one.
    if (word.figure) return clause ?? index + 1;
  }
  return words.length;
}
