import type { Language } from "../i18n/language.ts";
import { numbersIn } from "./number-words.ts";

interface Part {
  kind: "percent" | "multiple";
  value: number;
  length: number;
}

const end = String.raw`(?![\p{L}\p{M}-])`;
const whole =
  "(?= (?:of|the|their|our|its|all|your|a million|were|said|would|are|have|pay|der|des|von|aller|davon|ihrer|de|des|du|d['’]|del|los|las|sont|dijeron|paga))";
/** Parts of a whole in words, with their value. */
const fractions: [pattern: RegExp, value: number][] = (
  [
    [String.raw`(?:about |over |under )?half${end}${whole}|(?:die |der )?hälfte|(?:la )?moitié|(?:la )?mitad`, 1 / 2],
    [
      String.raw`(?:आधे|आधी|aadhe|aadhi)(?: से (?:ज़?्?यादा|अधिक|कम))?(?= (?:से|ने|लोग|ग्राहक|यू|दुकान|डॉक्टर|मरीज|log|customers))`,
      1 / 2,
    ],
    [
      String.raw`(?:zwei|2) drittel|two[- ]thirds|(?:les )?deux[- ]tiers|dos tercios|दो तिहाई|dos terceras partes`,
      2 / 3,
    ],
    [
      String.raw`(?:(?:a|one)[- ]third${whole}|(?:ein )?drittel|(?:un|le) tiers|un tercio|una tercera parte|(?:एक )?तिहाई)`,
      1 / 3,
    ],
    [
      String.raw`(?:three[- ]quarters|drei ?viertel|(?:les )?trois[- ]quarts|tres cuart(?:os|as partes)|तीन चौथाई)`,
      3 / 4,
    ],
    [
      String.raw`(?:(?:a|one)[- ]quarter${whole}|ein viertel|un quart(?= (?:de|des|du|d['’]))|un cuarto(?= de)|una cuarta parte|(?:एक )?चौथाई)`,
      1 / 4,
    ],
    [String.raw`(?:(?:a|one)[- ]fifth|ein fünftel|un cinquième|un quinto(?= de)|una quinta parte|एक पांचवां)`, 1 / 5],
    [String.raw`(?:(?:a|one)[- ]tenth|ein zehntel|un dixième|un décimo|una décima parte|दसवां हिस्सा)`, 1 / 10],
    [String.raw`jede[rs]? zweite`, 1 / 2],
    [String.raw`jede[rs]? dritte`, 1 / 3],
    [String.raw`jede[rs]? vierte`, 1 / 4],
    [String.raw`jede[rs]? fünfte`, 1 / 5],
    [String.raw`jede[rs]? zehnte`, 1 / 10],
  ] as [string, number][]
).map(([pattern, value]) => [new RegExp(`^(?:${pattern})${end}`, "iu"), value]);

/** Words that multiply; a frequency, an adjective or the price in a question does not multiply. */
const noMultiple = String.raw`(?![\p{L}\p{M}-])(?! (?:a|per|check|opt|sided|bind|before|in) )`;
const multiples: [pattern: RegExp, value: number][] = (
  [
    [
      "twice(?= (?:as|the (?!price)))|doubl(?:es|ed|ing)?(?! the price)|verdoppel\\w*|doppelt so|doublé(?:e" +
        "|s|es)?|doubler(?:a|ont)?|doublent|dobla(?:n|ron|r)?|dobló|duplic(?:a|an|ó|ar|aron|ará)|दोगुन(?:ा|ी" +
        "|े)|दुगुन(?:ा|ी|े)|el doble de",
      2,
    ],
    ["tripl(?:e|es|ed|ing|é|er|a|ica|icó|icar|ican)|verdreifach\\w*|तिगुन(?:ा|ी|े)|el triple de", 3],
    ["quadrupl(?:e|es|ed|ing|é|er)|vervierfach\\w*|cuadruplic(?:a|ó|ar)|चौगुन(?:ा|ी|े)", 4],
    ["tenfold|verzehnfach\\w*|zehnfach\\w*|décupl(?:e|é|er)", 10],
    ["dreifach\\w*|dreimal so", 3],
    ["vierfach\\w*|fourfold|viermal so", 4],
    ["fünffach\\w*|fivefold|fünfmal so", 5],
    ["zehnmal so|diez veces", 10],
    ["hundredfold|hundertfach\\w*", 100],
  ] as [string, number][]
).map(([pattern, value]) => [new RegExp(`^(?:${pattern})${noMultiple}`, "iu"), value]);

/** Most words are neither; one look-up shows it. */
const anyPart = new RegExp([...fractions, ...multiples].map(([pattern]) => pattern.source).join("|"), "iu");

const ratio =
  /^([\p{L}\p{M}]+) ((?:out )?of(?: every)?|in(?: every)?|von|aus|sur|de cada|में से|d['’]entre|auf) ([\p{L}\p{M}]+)(?![\p{L}\p{M}-])(?! संख्या)/iu;

/** "half of", "ein Drittel", "one in three", "doubled": a share or multiple in words at the start of a text. */
export function fractionAt(window: string, language: Language): Part | null {
  if (!anyPart.test(window)) return ratioAt(window, language);
  for (const [pattern, value] of fractions) {
    const found = pattern.exec(window);
    if (found) return { kind: "percent", value, length: found[0].length };
  }
  for (const [pattern, value] of multiples) {
    const found = pattern.exec(window);
    if (found) return { kind: "multiple", value, length: found[0].length };
  }
  return ratioAt(window, language);
}

function ratioAt(window: string, language: Language): Part | null {
  const found = ratio.exec(window);
  if (!found) return null;
  const [written, first = "", joint, second = ""] = found;
  // दस में से नौ names the whole first.
  const [part, all] = joint === "में से" ? [second, first] : [first, second];
  const value = smallNumber(part, language) / smallNumber(all, language);
  return value > 0 && value < 1 ? { kind: "percent", value, length: written.length } : null;
}

function smallNumber(word: string, language: Language): number {
  const [number, ...more] = numbersIn(word, language) ?? [];
  return number && more.length === 0 && !number.scale ? number.value : 0;
}

const openers = new RegExp(
  "^(?:half|hälfte|moitié|mitad|आध[ेी]|drittel|zwei|two|deux|dos|दो|drei|three|trois|tres|तीन" +
    String.raw`|drei?viertel|तिहाई|चौथाई|twice|doubl\p{L}*|verdoppel\p{L}*|doppelt|dobl\p{L}*|duplic\p{L}*|दोगुन.` +
    String.raw`|दुगुन.|tripl\p{L}*|verdreifach\p{L}*|तिगुन.|quadrupl\p{L}*|vervierfach\p{L}*|cuadruplic\p{L}*` +
    String.raw`|चौगुन.|\p{L}*fold|verzehnfach\p{L}*|décupl\p{L}*|\p{L}{3,7}fach\p{L}{0,3}|\p{L}{4,7}mal)$`,
  "iu",
);
const afterArticle = new RegExp(
  "^(?:half|third|quarter|fifth|tenth|dozen|hundred|thousand|million|billion|trillion|lakh|crore|few" +
    "|couple|hälfte|drittel|viertel|fünftel|zehntel|dutzend|million|milliarde|moitié|tiers|quart" +
    "|cinquième|dixième|deux|trois|douzaine|dizaine|vingtaine|trentaine|centaine|millier|milliard|mitad" +
    "|tercio|tercera|cuarto|cuarta|quinto|quinta|décim[oa]|docena|decena|centenar|millar|millón|doble" +
    "|triple|zweite|dritte|vierte|fünfte|zehnte|paar|demi|mil|cent|cents|mille)(?:s|n|en|er)?$",
  "iu",
);

export const mayOpenFraction = (word: string): boolean => openers.test(word);
/** Behind "a", "ein", "la" or "der" these words form a number with the article. */
export const countsAfterArticle = (word: string): boolean => afterArticle.test(word);
