import { cutText } from "@cofounder/contract/cut-text";
import { languageOf, type MadeIn } from "../language.ts";
import { internalWords } from "./knowledge/internal-words.ts";
import { verbs } from "./knowledge/verbs.ts";

/** The content of a founder's description, in the founder's words. */
export interface Brief {
  language: MadeIn;
  /** What can be said to visitors. */
  sentences: string[];
  /** What is about the business and not for its visitors. */
  internal: string[];
  /** A visitor's benefit, as an imperative: "Get paid on time". */
  promise: string | null;
  /** The audience: "freelancers". */
  audience: string | null;
  /** What it is or does, item by item. */
  offers: string[];
}

const verb = `(?:${[...new Set(verbs)].join("|")})`;
const helps = new RegExp(
  `\\b(?:helps?|lets?|allows?|enables?) ([^,.;:]{2,60}?) (?:to )?(${verb}\\b[^.;:!?]{4,90})`,
  "iu",
);
const kinds =
  "app|tool|platform|service|software|marketplace|assistant|product|system|website|site|plugin|extension|kit|game|programme|program";
const does = new RegExp(`\\b(?:${kinds})s?\\s+(?:that|which|to)\\s+([a-z]{3,14})\\s+([^.;:!?,]{6,60})`, "giu");
const audienceWords: Record<MadeIn, RegExp> = {
  en: /\bfor\s+((?:[\p{L}'-]+\s){0,5}?[\p{L}'-]+\s?)(?=\s+(?:who|that|to|with|in|and|by|on|at|so|which|from)\b|[,.;:!?]|$)/iu,
  de: /\bfür\s+((?:[\p{L}-]+\s){0,4}?[\p{L}-]+)(?=\s+(?:die|der|das|mit|in|im|und|aus|auf|am|zum|zur|bei|ohne|von)(?!\p{L})|[,.;:!?]|$)/iu,
  es: /\bpara\s+((?:[\p{L}-]+\s){0,4}?[\p{L}-]+)(?=\s+(?:que|con|en|y|de|del|por|sin|a)(?!\p{L})|[,.;:!?]|$)/iu,
  fr: /\bpour\s+((?:[\p{L}'’-]+\s){0,4}?[\p{L}'’-]+)(?=\s+(?:qui|avec|dans|en|et|de|du|à|par|sans|sur)(?!\p{L})|[,.;:!?]|$)/iu,
  hi: /(?<![\p{L}\p{M}])((?:[\p{L}\p{M}]{1,40}\s){0,3}?[\p{L}\p{M}]{1,40})\s{1,4}के लिए/u,
  zh: /(?:面向|适合|为)([\p{Script=Han}]{2,12}?)(?=的|提供|打造|设计|制作|，|。|$)/u,
};
const listWords: Record<MadeIn, RegExp> = {
  en: /\b(?:with|including|includes?|features?|such as|offers?|offering|we (?:sell|make|do|teach|serve))\s+([^.;:!?]{8,300})/iu,
  de: /(?<!\p{L})(?:mit|inklusive|darunter|wie etwa|wir (?:bieten|verkaufen|machen|backen|unterrichten)|es gibt)\s+([^.;:!?]{8,300})/iu,
  es: /(?<!\p{L})(?:con|incluye|ofrecemos|vendemos|hacemos|enseñamos|como)\s+([^.;:!?]{8,300})/iu,
  fr: /(?<!\p{L})(?:avec|comprend|dont|tels? que|nous (?:proposons|vendons|faisons|enseignons))\s+([^.;:!?]{8,300})/iu,
  hi: /(?:इसमें|हमारे यहाँ|साथ में)\s+([^.;:!?।]{8,300}?)(?:\s+(?:है|हैं|मिलता है|मिलते हैं|मिलती हैं))?(?=[.।!?]|$)/u,
  zh: /(?:提供|包括|包含|出售|有)([^.;:!?。；：！？]{4,200})/u,
};
/** Separators of a list. */
const listJoints: Record<MadeIn, RegExp> = {
  en: / ?(?:,|;|\band\b|&|\bas well as\b) ?/iu,
  de: / ?(?:,|;|(?<!\p{L})(?:und|sowie)(?!\p{L})|&) ?/iu,
  es: / ?(?:,|;|(?<=\s)[ye](?=\s)) ?/iu,
  fr: / ?(?:,|;|(?<=\s)et(?=\s)|&) ?/iu,
  hi: / ?(?:,|;|(?<=\s)(?:और|तथा)(?=\s)) ?/u,
  zh: /[,，、;；]|以及|和|与/u,
};
const things =
  /^(?:dich|sie|uns|alle|ti|usted|todos|vous|toi|tous|आप|您|你|the|a|an|it|you|one|us|me|them|free|example|now|years|everyone|everybody|all)\b/iu;

/** One line of clean text: no control characters, no double spaces. */
export function tidy(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

export function capital(text: string): string {
  const first = /^./su.exec(text)?.[0] ?? "";
  return first.toLocaleUpperCase("en") + text.slice(first.length);
}

/** At most `max` characters, cut between words, with an ellipsis if shortened. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = cutText(text, max - 1);
  const end = cut.lastIndexOf(" ");
  return `${cutText(cut, end > max / 2 ? end : max - 1).replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, "")}…`;
}

/** The words up to the first conjunction, if they would be too long for a headline. */
export function firstPart(text: string, max: number): string {
  if (text.length <= max) return text;
  const joint = /[,;:–—]\s|\s(?:and|so|because|while|which|when|before|after|with|without|by|using)\s/giu;
  const ends = [...text.matchAll(joint)].map(({ index }) => index).filter((index) => index >= 14 && index <= max);
  const end = ends.at(-1);
  return end === undefined ? shorten(text, max) : text.slice(0, end);
}

export function sentencesOf(text: string): string[] {
  return tidy(text)
    .split(/(?<=[.!?।])\s+(?=[\p{Lu}\p{Lo}\p{N}"'“„«¿¡(])|(?<=[。！？])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** "tracks" → "track"; null if it is not a known verb. */
function baseOf(word: string): string | null {
  const lower = word.toLowerCase();
  const bases = [lower, lower.replace(/s$/u, ""), lower.replace(/es$/u, ""), lower.replace(/ies$/u, "y")];
  return bases.find((base) => verbs.includes(base)) ?? null;
}

function readPromise(text: string): string | null {
  const helped = helps.exec(text)?.[2];
  if (helped) return capital(firstPart(tidy(helped), 76));
  for (const [, word = "", rest = ""] of text.matchAll(does)) {
    const base = baseOf(word);
    if (base && base !== "help") return capital(firstPart(`${base} ${tidy(rest)}`, 76));
  }
  return null;
}

function readAudience(text: string, language: MadeIn): string | null {
  const helped = language === "en" ? helps.exec(text)?.[1]?.trim() : undefined;
  if (helped && !/^(?:you|them|us|people|users?)$/iu.test(helped)) return helped;
  const named = audienceWords[language].exec(text)?.[1]?.trim();
  return named && !things.test(named) ? named : null;
}

function readOffers(text: string, language: MadeIn): string[] {
  const list = listWords[language].exec(text)?.[1];
  if (!list) return [];
  const parts = list.replace(/\s+/gu, " ").split(listJoints[language]).map(tidy);
  const least = language === "zh" ? 2 : 3;
  const named = parts.filter((part) => part.length >= least && part.length <= 70 && part.split(" ").length <= 9);
  return named.length >= 2 ? [...new Set(named)].slice(0, 8).map(capital) : [];
}

export function readBrief(description: string): Brief {
  const said = sentencesOf(description);
  const language = languageOf(said.join(" "));
  const isInternal = (sentence: string) => internalWords[language].test(sentence);
  const sentences = said.filter((sentence) => !isInternal(sentence));
  const text = sentences.join(" ");
  return {
    language,
    sentences,
    internal: said.filter(isInternal),
    promise: language === "en" ? readPromise(text) : null,
    audience: readAudience(said.join(" "), language),
    offers: readOffers(text, language),
  };
}
