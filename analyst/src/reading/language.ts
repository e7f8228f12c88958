import { commonWords } from "./languages/language-detection.ts";
import type { LanguagePack } from "./languages/language-pack.ts";
import type { Language } from "../i18n/language.ts";
import { languagePacks } from "./languages/language-packs.ts";
import { normalise } from "./normalise.ts";
import type { NormalisedText } from "./normalise.ts";
import type { Script } from "./venture.ts";

interface Spoken {
  language: Language;
  script: Script;
}
type Heard = Spoken & { said: { message: NormalisedText; pack: LanguagePack }[] };

const latin = (language: Language): Spoken => ({ language, script: "latin" });
const sampleLength = 6000;

/**
 * Each message with the language it is read in, and the language of the answer: that of the latest message with enough
 * words to detect it; English when in doubt.
 */
export function listen(messages: string[], locale?: string): Heard {
  const texts = messages.map(normalise);
  const told = texts.map(({ text }) => detectLanguage(text));
  const latest = told.findLast((spoken) => spoken !== null) ?? fromLocale(locale);
  const said = texts.map((message, index) => ({
    message,
    pack: languagePacks[(told[index] ?? told.slice(0, index).findLast((spoken) => spoken !== null) ?? latest).language],
  }));
  return { ...latest, said };
}

/** The language of a normalised text; null with too few words of any. */
export function detectLanguage(text: string): Spoken | null {
  const sample = text.slice(0, sampleLength);
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = sample.toLowerCase().match(/[\p{Script=Latin}']+/gu) ?? [];
  const devanagari = sample.match(/[\p{Script=Devanagari}]+/gu)?.length ?? 0;
  // A Chinese character is about half a word; names and trade terms stay Latin in both scripts.
  if (han > 1 && han >= words.length * 0.8) return { language: "zh", script: "han" };
  if (devanagari > 0 && devanagari >= words.length * 0.2) return { language: "hi", script: "devanagari" };
  return byWords(words);
}

interface Score {
  name: keyof typeof commonWords;
  score: number;
}

function byWords(words: string[]): Spoken | null {
  const scores = Object.entries(commonWords).map(([name, known]) => ({
    name: name as keyof typeof commonWords,
    score: words.reduce((sum, word) => sum + (known.get(word) ?? 0), 0),
  }));
  const none: Score = { name: "en", score: 0 };
  const [best = none, second = none] = scores.toSorted((a, b) => b.score - a.score);
  const hinglish = scores.find((entry) => entry.name === "hinglish") ?? none;
  if (isTooLittle(best, second, words.length)) return null;
  // Writers who mix Hindi and English use Hindi grammar around English words.
  const winner = hinglish.score >= 3 && hinglish.score * 2 >= best.score ? hinglish : best;
  if (winner === best && second.score === best.score) return null;
  return latin(winner.name === "hinglish" ? "hi" : winner.name);
}

/** A single word among trade terms decides if no other language has one. */
function isTooLittle(best: Score, second: Score, words: number): boolean {
  return best.score < 1 || (best.score < 2 && words > 6 && second.score > 0);
}

function fromLocale(locale: string | undefined): Spoken {
  const wanted = locale?.slice(0, 2).toLowerCase() ?? "en";
  const language = Object.values(languagePacks).find((pack) => pack.language === wanted)?.language ?? "en";
  return { language, script: language === "zh" ? "han" : language === "hi" ? "devanagari" : "latin" };
}
