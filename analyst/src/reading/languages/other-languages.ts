import type { Language } from "../../i18n/language.ts";
import { detectLanguage } from "../language.ts";
import { normalise } from "../normalise.ts";
import { asks as germanAsks } from "./de/asks.ts";
import { law as germanLaw } from "./de/law.ts";
import { asks as spanishAsks } from "./es/asks.ts";
import { law as spanishLaw } from "./es/law.ts";
import { asks as frenchAsks } from "./fr/asks.ts";
import { law as frenchLaw } from "./fr/law.ts";
import { asks as hindiAsks } from "./hi/asks.ts";
import { law as hindiLaw } from "./hi/law.ts";
import type { AskWords, HarmKind, LawWords, Topic } from "./language-pack.ts";
import { asks as chineseAsks } from "./zh/asks.ts";
import { law as chineseLaw } from "./zh/law.ts";

const byLanguage: Partial<Record<Language, LawWords>> = {
  es: spanishLaw,
  fr: frenchLaw,
  de: germanLaw,
  hi: hindiLaw,
  zh: chineseLaw,
};
const laws = Object.values(byLanguage);
const asks: AskWords[] = [spanishAsks, frenchAsks, germanAsks, hindiAsks, chineseAsks];

/** The harms that a non-English text proposes and does not fight. */
export function harmsProposed(original: string): HarmKind[] {
  const { text } = normalise(original);
  const spoken = detectLanguage(text)?.language;
  if (spoken === "en") return [];
  return laws.flatMap(({ harms, preventing }) =>
    (Object.keys(harms) as HarmKind[]).filter((kind) => {
      const hit = harms[kind].exec(text);
      if (hit === null) return false;
      const near = text.slice(Math.max(0, hit.index - 120), hit.index + hit[0].length + 80);
      return !preventing.test(near) && !(spoken && byLanguage[spoken]?.preventing.test(near));
    }),
  );
}

/** Whether words say, in the language of the whole text, that a harm is fought. */
export function fightsHarm(original: string, near: string): boolean {
  const spoken = detectLanguage(normalise(original).text);
  return (spoken && byLanguage[spoken.language]?.preventing.test(normalise(near).text)) ?? false;
}

/** Whether a non-English text contains a law's trigger. */
export function saysOfLaw(cue: Exclude<keyof LawWords, "harms" | "preventing">, original: string): boolean {
  const { text } = normalise(original);
  return laws.some((law) => law[cue].test(text));
}

/** Whether a non-English message is only a greeting, a thank-you or a yes. */
export function isAcknowledged(original: string): boolean {
  const { text } = normalise(original);
  return asks.some(({ acknowledgement }) => acknowledgement.test(text));
}

/** The request in a non-English message; null if there is none. */
export function askedFor(original: string): Topic | "full" | null {
  const { text } = normalise(original);
  if (asks.some(({ wholeReport }) => wholeReport.test(text))) return "full";
  const asking = asks.filter((words) => words.asking.test(text) && !words.ownVenture.test(text));
  const named = asking.flatMap(({ topics }) =>
    (Object.keys(topics) as Topic[]).map((topic) => ({ topic, at: text.search(topics[topic]) })),
  );
  return (
    named
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at)
      .at(0)?.topic ?? null
  );
}
