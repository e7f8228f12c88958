import type { Language } from "../i18n/language.ts";
import { conceptsOf, type Lexicon, parseLexicon } from "../reader/lexicon.ts";
import { words } from "../reader/words.ts";

const goals: Record<Language, string> = {
  en: "goal: goal, goals, target, targets, aim, objective",
  de: "goal: ziel, ziele, zielen, zielwert, zielmenge, planziel",
  fr: "goal: objectif, objectifs, but, cible",
  es: "goal: objetivo, objetivos, meta, metas",
  hi: "goal: लक्ष्य, टारगेट, टार्गेट, lakshya, target, goal",
  zh: "goal: 目标, 目標, 达标, 達標",
};

const loaded = new Map<Language, Lexicon>();

function goalsOf(language: Language): Lexicon {
  const known = loaded.get(language) ?? parseLexicon(goals[language]);
  loaded.set(language, known);
  return known;
}

/** Whether a question speaks of a goal of the founder's: "what is left once we reach our target?" */
export const asksOfGoal = (question: string, language: Language): boolean =>
  conceptsOf(
    goalsOf(language),
    words(question).map(({ word }) => word),
  ).some((found) => found.length > 0);
