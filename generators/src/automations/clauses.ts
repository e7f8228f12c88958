import { contentOpenings, contentWords } from "./knowledge/sources.ts";
import {
  andWords,
  butWords,
  elseWords,
  emailWords,
  ifWords,
  inAnyCaseWords,
  onlyWords,
  sendWords,
  serviceWords,
  thenWords,
  verbs,
  waitWords,
  whenWords,
} from "./knowledge/words.ts";
import { sourceOf, wordPattern } from "./words.ts";

/** A part of the description with a single statement. */
export interface Clause {
  text: string;
  /** The sentence that it is in. */
  sentence: number;
}

const sentenceEnd = /(?<!\b(?:e\.g|i\.e|z\.B|p\. ?ej|etc|Nr|No))(?:[.!?;](?=\s|$)|[。！？；।]|\n+)/u;
const numbering = /^\s*(?:\d{1,2}[.)]|[-*•])\s+/;
const strong = new RegExp(
  ` ?[,，、]? ?(?:${sourceOf([...thenWords, "→", "->"].filter((word) => !/[→>]/.test(word)))}|→|->) ?[,，]? ?`,
  "iu",
);
const weak = new RegExp(` ?(?:(?:,(?!\\d)|[，、]) ?(?:${sourceOf(andWords)} ?)?|${sourceOf(andWords)} ?)`, "giu");
const opening = new RegExp(
  `(?<=\\S\\s{0,9})(?=${sourceOf([...whenWords, ...ifWords, ...elseWords, ...onlyWords, ...inAnyCaseWords])})`,
  "giu",
);
const only = wordPattern(onlyWords);
const service = wordPattern([...serviceWords.flatMap(([, words]) => words), ...waitWords]);
const email = wordPattern(emailWords);
const send = wordPattern(sendWords);
const mailAsVerb = /^\W*(?:e-?mail|mail)\s+(?:the|a|an|me|us|them|him|her|my|our|your|every|each|[\w.+-]+@)/iu;
const verbAtHead = new RegExp(`^\\s*(?:\\S+\\s+){0,1}${sourceOf(verbs)}`, "iu");
/** In Chinese the object may come before its verb: "把他添加到HubSpot". */
const objectAtHead = new RegExp(`^\\s*请?[把将给向用在从对][^，。]{1,40}?${sourceOf(verbs)}`, "u");
const contentAtHead = new RegExp(`^\\s*${sourceOf([...contentOpenings, ...contentWords])}`, "iu");
const latinWord = /^[\w .+-]{1,30}$/;

/** Names a service or an action: an app, an e-mail to send, a wait. */
export const namesWork = (text: string): boolean => service.test(text) || mailsSomebody(text);

/** "send an e-mail" and "email the customer", not "name, email and budget". */
export const mailsSomebody = (text: string): boolean => (email.test(text) && send.test(text)) || mailAsVerb.test(text);

/** A description as clauses in text order; quoted text is kept whole. */
export function clausesOf(description: string): Clause[] {
  const { text, restore } = hideQuotes(description);
  const sentences = text
    .split(sentenceEnd)
    .map((sentence) => sentence.replace(numbering, "").replace(/\s+/g, " ").trim())
    .filter(Boolean);
  return sentences.flatMap((sentence, index) =>
    sentence
      .split(strong)
      .flatMap(splitAtOpenings)
      .flatMap(splitAtWeak)
      .map((piece) => ({ text: restore(piece.replace(trailing, "").replace(leading, "")).trim(), sentence: index }))
      .filter((clause) => clause.text !== ""),
  );
}

/** "only if" is one opening, not two. */
function splitAtOpenings(sentence: string): string[] {
  const pieces: string[] = [];
  for (const piece of sentence.split(opening)) {
    const before = pieces.at(-1);
    if (before !== undefined && (isHalfOpening(before) || isName(before, piece)))
      pieces[pieces.length - 1] = before + piece;
    else pieces.push(piece);
  }
  return pieces;
}

/** "Stripe收到付款后": the service stands before the word that opens. */
const isName = (before: string, piece: string): boolean =>
  latinWord.test(before.trim()) && /^\s*\p{Script=Han}/u.test(piece);

function isHalfOpening(text: string): boolean {
  const trimmed = text.trim();
  return only.test(trimmed)
    ? trimmed.replace(only, "").trim() === ""
    : /^(?:only|sólo|solo|nur|si|even|in|y|und|et|और|只有?|不是?|当|每)$/iu.test(trimmed);
}

/** A comma or an "and" separates two clauses only where both name an action, or the second begins with a verb. */
function splitAtWeak(piece: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const match of piece.matchAll(weak)) {
    const left = piece.slice(start, match.index);
    const right = piece.slice(match.index + match[0].length);
    if (!left.trim() || !right.trim() || !isBoundary(left, right, match[0])) continue;
    parts.push(left);
    start = match.index + match[0].length;
  }
  return [...parts, piece.slice(start)];
}

function isBoundary(left: string, right: string, link: string): boolean {
  if (contentAtHead.test(right)) return false;
  if (verbAtHead.test(right) || objectAtHead.test(right) || mailAsVerb.test(right)) return true;
  if (/[,，]/.test(link) && startsAside(left) && !/[,，]/.test(right)) return true;
  const next = right.split(weak)[0] ?? right;
  return namesWork(left) && namesWork(next);
}

const trailing = new RegExp(`(?<![\\s,，、])(?:[\\s,，、]|${sourceOf([...andWords, ...butWords])})+$`, "iu");
const leading = /^(?:[\s,，、]|तो(?!\p{L}|\p{M}))+/u;

const aside = new RegExp(`^\\s*${sourceOf([...whenWords, ...ifWords, ...elseWords])}`, "iu");
const startsAside = (text: string): boolean => aside.test(text) && namesWork(text) === false;

const quoted =
  /\([^()]*\)|（[^（）]*）|"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|(?<=\s|^)'[^']+'(?=[\s.,;!?]|$)/g;

function hideQuotes(text: string): { text: string; restore: (piece: string) => string } {
  const kept: string[] = [];
  const hidden = text.replace(quoted, (words) => `\uE000${kept.push(words) - 1}\uE001`);
  return {
    text: hidden,
    restore: (piece) => piece.replace(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)] ?? ""),
  };
}
