import { words } from "../reader/words.ts";
import type { Language } from "../i18n/language.ts";

/** Words that ask for more than a yes or no. */
const interrogatives: Record<Language, string> = {
  en: "what what's how how's when when's why where where's which who who's whom whose",
  de: "was wie wieviel wieviele wann warum wo welche* wer wem wen wieso weshalb wofür womit woran worin worum worüber wozu wodurch wovon worauf",
  fr: "combien quand comment pourquoi où quel* qui quoi lequel laquelle qu'est",
  es: "qué cuánto* cuánta* cuándo cómo dónde cuál* quién*",
  hi: "कितन* कब कैसे क्यों कहाँ कहां कौन* किस* kitn* kab kaise kyu* kahan kaun*",
  zh: "多少 几 什么 怎么 哪 谁 多久 多长 为啥",
};

const openings: Partial<Record<Language, RegExp>> = {
  hi: /^(?:और )?(?:क्या|kya)\b|^(?:और )?क्या/u,
  fr: /^(?:et )?est-ce\b/u,
};

/** "Is it worth it when they don't stay?" asks for no time, "Can you tell me when it is paid?" does. */
const opensAsYesNo =
  /^(?:and |but |so |or |then )?(?:is|are|am|was|were|do|does|did|can|could|should|would|will|shall|has|have|may|might)\b/u;
const tells = /\b(?:tell|know|say|show|explain|calculate|figure out|work out|see)\b/u;

/** Whether a question can be answered by yes or no. */
export function wantsYesOrNo(question: string, sequence: readonly string[], language: Language): boolean {
  const text = question.trim().toLowerCase();
  if (language === "en" && opensAsYesNo.test(text) && !/\bhow\b|\bwhat\b/u.test(text)) return !tells.test(text);
  if (openings[language]?.test(text)) return !asksMore(text, sequence, language);
  if (language === "hi" && /(?:^|\s)(?:क्या|kya)(?=\s|\?|$)/u.test(text)) return false;
  return !asksMore(text, sequence, language) && !(language !== "en" && asksMore(text, sequence, "en"));
}

const asksMore = (text: string, sequence: readonly string[], language: Language): boolean =>
  interrogatives[language].split(" ").some((entry) => {
    if (language === "zh") return text.includes(entry);
    const [word] = words(entry.replace("*", "")).map((found) => found.word);
    return word !== undefined && sequence.some((said) => (entry.endsWith("*") ? said.startsWith(word) : said === word));
  });
