import { cutText } from "@cofounder/contract/cut-text";
import type { PhraseWords, Place, Tongue } from "./languages/tongue.ts";
import type { NormalisedText } from "./normalise.ts";
import type { Phrase, Phrases } from "./venture.ts";

export type Said = { message: NormalisedText; tongue: Tongue };
type Find = (text: string, tongue: Tongue) => Place | null;

/** Quotable words: what it is, for whom, which problem, why now, why this founder. */
export function readPhrases(messages: Said[]): Phrases {
  return {
    idea: firstOf(messages, (text, { phrases }) => findIdea(text, phrases)),
    buyer: firstOf(messages, (text, { findBuyer }) => findBuyer(text)),
    problem: firstOf(messages, (text, { phrases }) => findProblem(text, phrases)),
    today: firstOf(messages, (text, { phrases }) => findToday(text, phrases)),
    whyNow: firstOf(messages, sentenceWith("whyNow")),
    founder: firstOf(messages, sentenceWith("founder")),
    difference: firstOf(messages, sentenceWith("difference")),
    feasibility: firstOf(messages, sentenceWith("feasibility")),
  };
}

function firstOf(messages: Said[], find: Find): Phrase | null {
  for (const [index, { message, tongue }] of messages.entries()) {
    const found = find(message.text, tongue);
    if (!found) continue;
    const span = { message: index, start: message.originalIndex(found[0]), end: message.originalIndex(found[1]) };
    // A quotation must not carry markup or quotation marks of its own into a reply.
    const quoted = message.original
      .slice(span.start, span.end)
      .replace(/[<>[\]*_`#|"“”„«»「」\\\u200b-\u200f\u2060\ufeff\u00ad]/gu, " ")
      .replace(/\s+/g, " ")
      .trim()
      .replace(/[,，、;；:：]$/u, "");
    if (quoted.length > 1) return { text: quoted, span };
  }
  return null;
}

/** "Our note app for law students: 120 signed up": the idea ends where the figures begin. */
function withoutFigures(text: string, [start, end]: Place, { article }: PhraseWords): Place {
  const sentence = text.slice(start, end);
  const own = article.exec(sentence)?.[0].length ?? 0;
  const cut = /[:;,(–—]\s[^:;,(–—]*?\d|\s-\s\d/.exec(sentence)?.index ?? sentence.length;
  return [start + own, countWords(sentence.slice(0, cut)) >= 3 ? start + cut : end];
}

const han = /\p{Script=Han}/gu;

/** Chinese is written without blanks: two characters are about a word. */
export function countWords(text: string): number {
  return text.replace(han, "").trim().split(/\s+/).filter(Boolean).length + (text.match(han)?.length ?? 0) / 2;
}

/** What is to be built: where the founder says so outright, else the first sentence. */
function findIdea(text: string, words: PhraseWords): Place | null {
  const spans = sentences(cutText(text, 2000));
  const said = spans.find(([start, end]) => words.intention.test(text.slice(start, end)));
  if (!said) return firstIdea(text, spans, words);
  const opening = words.intention.exec(text.slice(...said));
  const from = said[0] + (opening?.index ?? 0) + (opening?.[0].length ?? 0);
  return trimTo(withoutFigures(text, [from, said[1]], words), text, 24);
}

function firstIdea(text: string, spans: Place[], words: PhraseWords): Place | null {
  // A whole message of two or three words is an idea; three words inside a longer text are not.
  const fewest = countWords(cutText(text, 200)) <= 6 ? 2 : 4;
  for (const [start, end] of spans) {
    const sentence = text.slice(start, end);
    const opening = words.intro.exec(sentence)?.[0].length ?? 0;
    if (countWords(sentence) < fewest || words.greeting.test(sentence) || words.noIdea.test(sentence.trim())) continue;
    return trimTo(withoutFigures(text, [start + opening, end], words), text, 24);
  }
  return null;
}

/** The first sentence that tells what goes wrong; the opening, which says what it is, only when no other does. */
function findProblem(text: string, words: PhraseWords): Place | null {
  let opening: Place | null = null;
  for (const [start, end] of sentences(cutText(text, 8000))) {
    const sentence = text.slice(start, end);
    // A sentence that tells the co-founder what to do says nothing about the venture.
    if (!words.problem.test(sentence) || words.ownFigures.test(sentence) || words.request.test(sentence)) continue;
    if (opening === null && (start < 3 || words.intro.test(sentence))) opening = [start, end];
    else return trimTo([start, end], text, 26);
  }
  return opening ? trimTo(opening, text, 26) : null;
}

/** What buyers do without the product: the words from the verb on, so that they fit behind "they". */
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
  return (text, { phrases }) => {
    const cue = phrases[which];
    const hit = cue.exec(text);
    if (!hit) return null;
    const found = sentenceAt(text, hit.index);
    // The opening says what it is; a later sentence with the same cue says more about why.
    const rest = found[1] + 1;
    const later = phrases.intro.test(text.slice(found[0], found[1])) ? cue.exec(text.slice(rest)) : null;
    return trimTo(later ? sentenceAt(text, rest + later.index) : found, text, 26);
  };
}

function sentenceAt(text: string, index: number): Place {
  const window = 300;
  const before = text.slice(Math.max(0, index - window), index);
  const after = text.slice(index, index + window);
  const start = index - before.length + lastBreak(before);
  const end = index + (/[.!?](?=\s|$)|\n|;/.exec(after)?.index ?? after.length);
  return [start, end];
}

function lastBreak(before: string): number {
  let at = 0;
  for (const match of before.matchAll(/[.!?]\s+|\n+|;\s*/g)) at = match.index + match[0].length;
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

/** Cuts a span at a clause end or after so many words, so that a quotation stays short. */
function trimTo([start, end]: Place, text: string, words: number): Place {
  const parts = [...text.slice(start, end).matchAll(/\p{Script=Han}{2}|[^\s\p{Script=Han}]+/gu)];
  const last = parts[words - 1];
  if (parts.length <= words || !last) return [start, end];
  const cut = start + last.index + last[0].length;
  const comma = text.slice(start, cut).search(/[,;:(–—][^,;:(–—]*$/);
  return [start, comma > (cut - start) / 2 ? start + comma : cut];
}
