import { cutText } from "@cofounder/contract/cut-text";
import type { SpansRead } from "../reader/spans/read-spans.ts";
import type { PhraseWords, Place, LanguagePack } from "./languages/language-pack.ts";
import type { NormalisedText } from "./normalise.ts";
import { quotable } from "./quotable.ts";
import { isAboutRivals } from "./rival-sentences.ts";
import type { Phrase, Phrases } from "./venture.ts";

export interface Said {
  message: NormalisedText;
  pack: LanguagePack;
}
type Find = (text: string, words: PhraseWords) => Place | null;

/** Quotable words: the problem, today's workaround, why now, why this founder. */
export function readPhrases(messages: Said[]): Omit<Phrases, "idea" | "buyer"> {
  return {
    problem: firstOf(messages, findProblem),
    today: firstOf(messages, findToday),
    whyNow: firstOf(messages, sentenceWith("whyNow")),
    founder: firstOf(messages, sentenceWith("founder")),
    difference: firstOf(messages, sentenceWith("difference")),
    feasibility: firstOf(messages, sentenceWith("feasibility")),
  };
}

function firstOf(messages: Said[], find: Find): Phrase | null {
  for (const [index, { message, pack }] of messages.entries()) {
    const found = find(message.text, pack.phrases);
    if (!found) continue;
    const [start, end] = [message.originalIndex(found[0]), message.originalIndex(found[1])];
    const quoted = quotable(message.original, { message: index, start, end });
    if (quoted) return quoted;
  }
  return null;
}

/** A message of this many words is more than a greeting. */
const fewestWords = 4;

/** The planned product, in the founder's words: the sentence that names the offer, otherwise the first that may. */
export function readIdea(texts: readonly string[], spans: readonly SpansRead[]): Phrase | null {
  const offered = spans.flatMap(({ offer }) => offer.filter(({ isLikely }) => isLikely));
  const named = offered.map(({ message, start }) => ({ message, place: sentenceAt(texts[message] ?? "", start) }));
  const others = texts.flatMap((text, message) =>
    countWords(text) < fewestWords ? [] : sentences(cutText(text, 2000)).map((place) => ({ message, place })),
  );
  for (const { message, place } of [...named, ...others]) {
    const text = texts[message] ?? "";
    // "What is a good way to find an idea?" offers nothing, and a rival's offer is not ours.
    if (isQuestion(text, place[1]) || isAboutRivals(text.slice(...place))) continue;
    const [start, end] = trimTo(withoutFigures(text, place), text, 24);
    const quoted = quotable(text, { message, start, end });
    if (quoted) return quoted;
  }
  return null;
}

/** "Our note app for law students: 120 signed up": the idea ends where the figures begin. */
function withoutFigures(text: string, [start, end]: Place): Place {
  const sentence = text.slice(start, end);
  const cut = /[:;,(–—]\s[^:;,(–—]*?\d|\s-\s\d/.exec(sentence)?.index ?? sentence.length;
  return [start, countWords(sentence.slice(0, cut)) >= 3 ? start + cut : end];
}

const han = /\p{Script=Han}/gu;

/** Chinese is written without spaces: two characters are about a word. */
export function countWords(text: string): number {
  return text.replace(han, "").trim().split(/\s+/).filter(Boolean).length + (text.match(han)?.length ?? 0) / 2;
}

const isQuestion = (text: string, end: number): boolean => /[?？]/.test(text.charAt(end));

/** The first sentence about a problem; the opening, which describes the product, only if there is no other. */
function findProblem(text: string, words: PhraseWords): Place | null {
  let opening: Place | null = null;
  for (const [start, end] of sentences(cutText(text, 8000))) {
    const sentence = text.slice(start, end);
    // A sentence that asks, or gives the co-founder a task, says nothing about the venture.
    if (
      isQuestion(text, end) ||
      !words.problem.test(sentence) ||
      words.ownFigures.test(sentence) ||
      words.request.test(sentence)
    )
      continue;
    if (opening === null && start < 3) opening = [start, end];
    else return trimTo([start, end], text, 26);
  }
  return opening ? trimTo(opening, text, 26) : null;
}

/** Buyers' current workaround: the words from the verb on, so that they fit behind "they". */
function findToday(text: string, words: PhraseWords): Place | null {
  const sample = cutText(text, 8000);
  for (const cue of words.today) {
    const hit = cue.exec(sample);
    if (!hit || words.firstPerson.test(text.slice(Math.max(0, hit.index - 12), hit.index + hit[0].length))) continue;
    const start = hit.index + hit[0].length;
    const rest = text.slice(start, start + 110);
    const end = start + (words.todayEnd.exec(rest)?.index ?? rest.length);
    return trimTo([start, end], text, 14);
  }
  return null;
}

function sentenceWith(which: "whyNow" | "founder" | "difference" | "feasibility"): Find {
  return (text, words) => {
    const cue = words[which];
    const hit = cue.exec(text);
    if (!hit) return null;
    const found = sentenceAt(text, hit.index);
    // The opening describes the product; a later sentence with the same cue says more about the reason.
    const rest = found[1] + 1;
    const later = found[0] < 3 ? cue.exec(text.slice(rest)) : null;
    return trimTo(later ? sentenceAt(text, rest + later.index) : found, text, 26);
  };
}

/** The sentence or line around a place. */
export function sentenceAt(text: string, index: number): Place {
  const window = 300;
  const before = text.slice(Math.max(0, index - window), index);
  const after = text.slice(index, index + window);
  const start = index - before.length + lastBreak(before);
  const end = index + (/[.!?](?=\s|$)|[。！？।；]|\n|;/.exec(after)?.index ?? after.length);
  return [start, end];
}

function lastBreak(before: string): number {
  let at = 0;
  for (const match of before.matchAll(/[.!?]\s+|[。！？।；]|\n+|;\s*/g)) at = match.index + match[0].length;
  return at;
}

function sentences(text: string): Place[] {
  const spans: Place[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?](?=\s|$)|\n+/g)) {
    if (text.slice(start, match.index).trim() !== "") spans.push([start + leading(text.slice(start)), match.index]);
    start = match.index + match[0].length;
  }
  if (text.slice(start).trim() !== "") spans.push([start + leading(text.slice(start)), text.length]);
  return spans;
}

function leading(text: string): number {
  return text.length - text.trimStart().length;
}

/** Cuts a span at the end of a clause or after this many words, so that a quotation stays short. */
function trimTo([start, end]: Place, text: string, words: number): Place {
  const parts = [...text.slice(start, end).matchAll(/\p{Script=Han}{2}|[^\s\p{Script=Han}]+/gu)];
  const last = parts[words - 1];
  if (parts.length <= words || !last) return [start, end];
  const cut = start + last.index + last[0].length;
  const comma = text.slice(start, cut).search(/[,;:(–—][^,;:(–—]*$/);
  return [start, comma > (cut - start) / 2 ? start + comma : cut];
}
