import { conceptsOf, lexiconOf, parseLexicon } from "../reader/lexicon.ts";
import type { Lexicon } from "../reader/lexicon.ts";
import { words } from "../reader/words.ts";
import type { Language } from "../i18n/language.ts";
import { eachPeriodIn, type Period, periodAmong } from "./period-words.ts";
import { asksWhatMayGo } from "./loss-words.ts";
import { asking } from "./asking-words.ts";
import { wantsYesOrNo } from "./yes-or-no.ts";
import { asksToClose, asksWhetherTo, asksWhich, namesTwoWays } from "./choice-words.ts";

const loaded = new Map<Language, Lexicon>();

function askingIn(language: Language): Lexicon {
  let lexicon = loaded.get(language);
  if (!lexicon) loaded.set(language, (lexicon = parseLexicon(asking[language])));
  return lexicon;
}

/** The content of a question. */
export interface Asked {
  /** Its words, folded. */
  words: readonly string[];
  /** The kind of question: how_many, how_long, what_if, left … */
  asks: ReadonlySet<string>;
  /** Its topics: concepts of the reader. */
  concepts: ReadonlySet<string>;
  /** It asks for a yes or no. */
  isYesNo: boolean;
  /** It names two ways to go: "take the unit or stay". */
  isChoice: boolean;
  /** It asks which of the founder's own ways to go. */
  isWhich: boolean;
  /** It asks whether to do something: "should I …?" */
  isShould: boolean;
  /** It asks whether to end the business. */
  isOfClosing: boolean;
  /** It asks for the amount of such a period. */
  period: Period | null;
  /** It says so: "a week", and not "for two weeks". */
  each: Period | null;
  /** The previous question, whose subject applies if this one names none: "and how much money sits in it?" */
  before?: Asked;
}

/** "一个sample剩多少": Latin words end where Chinese begins. */
const scriptsMeet = /(?<=\p{Script=Han})(?=\p{Script=Latin})|(?<=\p{Script=Latin})(?=\p{Script=Han})/gu;

export function readQuestion(question: string, language: Language): Asked {
  const sequence = words(question.replaceAll(scriptsMeet, " ")).map(({ word }) => word);
  const concepts = new Set(conceptsOf(lexiconOf(language), sequence).flat());
  const each = eachPeriodIn(sequence, language);
  return {
    words: sequence,
    asks: new Set([
      ...conceptsOf(askingIn(language), sequence).flat(),
      ...(asksWhatMayGo(sequence, language) ? ["may_go"] : []),
    ]),
    concepts,
    isYesNo: wantsYesOrNo(question, sequence, language),
    isChoice: namesTwoWays(question, language),
    isWhich: asksWhich(question, language),
    isShould: asksWhetherTo(question, language),
    isOfClosing: asksToClose(question, language),
    period: each ?? periodAmong(concepts),
    each,
  };
}

const shortestStem = 3;

/** Whether a noun of a unit occurs in the question, with any ending. */
export function mentions({ words: said }: Asked, noun: string): boolean {
  return noun.split("_").some((part) => {
    const folded = words(part).map(({ word }) => word);
    if (/\p{Script=Han}/u.test(part)) return said.join("").includes(folded.join(""));
    const stem = (folded[0] ?? "").slice(0, Math.max(shortestStem, part.length - 2));
    return stem.length >= shortestStem && said.some((word) => word.startsWith(stem));
  });
}
