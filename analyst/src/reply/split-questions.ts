import type { Language } from "../i18n/language.ts";
import { asksByItsWords } from "../reader/spans/asking.ts";
import { messageOf } from "../reader/spans/message.ts";
import { asksWhetherTo } from "./choice-words.ts";

/** What may stand between two questions of one sentence. */
const joints: Record<Language, RegExp> = {
  en: /[,;:]?\s(?=(?:and|plus|also)\s)/giu,
  de: /[,;:]?\s(?=und\s)/giu,
  fr: /[,;:]?\s(?=et\s)/giu,
  es: /[,;:]?\s(?=[ye]\s)/giu,
  hi: /[,;:]?\s(?=(?:और|aur)\s)/giu,
  zh: /[，；,;]\s*/gu,
};

/** "Should I hire her, and what would be left?" is two questions: each part of a sentence that asks by its own words, with a mark of its own. */
export function splitQuestion(text: string, language: Language): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { 0: joint, index } of text.matchAll(joints[language])) {
    const before = text.slice(start, index);
    const after = index + joint.length;
    const isAsked = asks(before, language) || asksWhetherTo(before, language);
    if (!isAsked || !clausesOf(text.slice(after)).some((clause) => asks(clause, language))) continue;
    parts.push(`${before.trimEnd()}${language === "zh" ? "？" : "?"}`);
    start = after;
  }
  return [...parts, text.slice(start)];
}

/** Its first clause; or the one behind a short one: "and if so, how much is left?" */
const clausesOf = (text: string): string[] => text.split(/[,;:，；：]/u).slice(0, 2);

function asks(text: string, language: Language): boolean {
  const message = messageOf(text.replaceAll(/[¿¡]/gu, ""), language);
  return asksByItsWords(message, { start: 0, end: message.tokens.length }, language);
}
