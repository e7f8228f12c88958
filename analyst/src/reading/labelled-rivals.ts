import { quotable } from "./quotable.ts";
import type { Phrase } from "./venture.ts";

/** "Competitors are X and Y", "Konkurrenz: X": the words that announce names, up to where the names begin. */
const label = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?:competitors?|rivals?|competition|konkurrent(?:en|in)?|konkurrenz|wettbewerber` +
    String.raw`|mitbewerber|competidor(?:es)?|competencia|rivales|concurrents?|concurrence|rivaux)\s*(?:(?:are|is` +
    String.raw`|include|sind|ist|son|es|incluyen|sont|est)(?![\p{L}\p{M}])|[:：])|(?:प्रतिस्पर्धी` +
    String.raw`|प्रतियोगी)\s*(?:हैं|है|[:：])?|(?:竞争对手|竞品|对手)\s*(?:有|是|包括|为|[:：]))\s*[:：]?\s*`,
  "giu",
);
/** A clause, or the verb behind a Hindi list; a Chinese comma begins a clause about an action. */
const listEnd = /[.;!?。；！？।，\n]| हैं?(?![\p{L}\p{M}])|$/u;
const between = /[,、]|(?<= )(?:and|und|y|e|et|और|aur)(?= )|和|与|及/u;
const longestList = 300;
const longest = 40;
/** A name is capitalized, or in a script without capitals; a number or a lower-case word is not a name. */
const isName = (text: string): boolean =>
  /^(?:\p{Lu}|\p{Script=Han}|\p{Script=Devanagari})/u.test(text) && !/\p{N}{3}/u.test(text) && text.length <= longest;

/** The rivals that a message lists behind a label. */
export function labelledRivals(text: string, message: number): Phrase[] {
  return Array.from(text.matchAll(label)).flatMap(({ 0: head, index }) => {
    const start = index + head.length;
    const behind = text.slice(start, start + longestList);
    const list = behind.slice(0, listEnd.exec(behind)?.index);
    let from = start;
    return list.split(between).flatMap((part) => {
      const name = part.trim();
      const at = text.indexOf(name, from);
      if (at < 0 || name === "") return [];
      from = at + name.length;
      const phrase = isName(name) ? quotable(text, { message, start: at, end: from }) : null;
      return phrase ? [phrase] : [];
    });
  });
}
