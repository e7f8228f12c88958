import type { Language } from "../i18n/language.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { words } from "../reader/words.ts";
import { sidesOf } from "./choice-words.ts";
import { clauseOf, sentenceOf } from "./figure-sentences.ts";
import type { Group } from "./option-groups.ts";

interface Spoken {
  groups: readonly Group[];
  /** The word of the question that the option has. */
  word: string;
  messages: readonly string[];
  asked: readonly string[];
  quantities: readonly Quantity[];
  language: Language;
}

const endOfSentence = /(?<=[.!?;](?=\s|$)|[。！？；])|\n/u;

/**
 * What is said of an option: where it is the only one, all but the sentences that state figures of today alone; of
 * several, the sentences and the side of a question that are its own.
 */
export function sentencesOf(figures: readonly Quantity[], spoken: Spoken): string[] {
  return spoken.groups.length === 1 ? ofTheOnly(figures, spoken) : ofOneOfSeveral(figures, spoken);
}

function ofTheOnly(figures: readonly Quantity[], { messages, asked, quantities }: Spoken): string[] {
  const around = sentencesAround(messages);
  const own = new Set(figures.map(around));
  const foreign = new Set(quantities.map(around).filter((sentence) => !own.has(sentence)));
  const isOfOthers = (sentence: string): boolean =>
    [...foreign].some((other) => other.trim() !== "" && sentence.includes(other));
  return [...messages.flatMap((message) => message.split(endOfSentence)).filter((one) => !isOfOthers(one)), ...asked];
}

function ofOneOfSeveral(figures: readonly Quantity[], { groups, word, messages, asked, language }: Spoken): string[] {
  const around = sentencesAround(messages);
  const others = groups.map((group) => group.figures).filter((group) => !group.some((one) => figures.includes(one)));
  const shared = new Set(others.flat().map(around));
  const own = figures.map((one) => {
    const sentence = around(one);
    return shared.has(sentence) ? clauseOf(messages[one.span.message] ?? "", one) : sentence;
  });
  const sides = asked.flatMap((question) => sidesOf(question, language) ?? []);
  return [...own, ...sides.filter((side) => word !== "" && words(side).some((one) => one.word === word))];
}

const sentencesAround =
  (messages: readonly string[]) =>
  (one: Quantity): string =>
    sentenceOf(messages[one.span.message] ?? "", one).trim();
