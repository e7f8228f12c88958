import type { Share, Written } from "../tongue.ts";
import { isPeople } from "./people.ts";

const units: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  a: 1,
  "half a": 0.5,
};
const scales: Record<string, number> = { dozen: 12, hundred: 100, thousand: 1000, million: 1e6 };
const shares: Record<string, number> = {
  half: 1 / 2,
  "a third": 1 / 3,
  "one third": 1 / 3,
  "two thirds": 2 / 3,
  "a quarter": 1 / 4,
  "one quarter": 1 / 4,
  "three quarters": 3 / 4,
};
const names = Object.keys(units)
  .filter((name) => name.length > 1 && name !== "half a")
  .join("|");
const numberWords = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:(half a|a|${names})(?:[- ](one|two|three|four|five|six|seven|eight|nine))? (dozen|hundred|thousand|million)|(${names})(?:-(one|two|three|four|five|six|seven|eight|nine))?)(?=\s\p{L}|[.,;)]|$)`,
  "giu",
);
const shareWords =
  /(?<![\p{L}-])(half|(?:a|one|two)[- ]thirds?|(?:a|one|three)[- ]quarters?)(?=\s(?:of|the|our|my|said|say|pay|paid|would|were|are|have|came|stay|renew))/giu;

/** Numbers in words; "one" counts only in front of somebody, because it is a pronoun everywhere else. */
export function findWordNumbers(text: string): Written[] {
  return [...text.matchAll(numberWords)].flatMap((match) => {
    const end = match.index + match[0].length;
    if (match[4]?.toLowerCase() === "one" && !match[5] && !oneCounts(text, match.index, end)) return [];
    return partOfMore.test(text.slice(end, end + 12))
      ? []
      : [{ digits: String(valueOf(match)), start: match.index, end }];
  });
}

const partOfMore = /^\s(?:thousand|million|billion|hundred|per\s?cent|percent|dozen|thirds?|quarters?|lakh|crore)\b/i;

export function findWordShares(text: string): Share[] {
  return [...text.matchAll(shareWords)].flatMap((match) => {
    const value = shares[(match[1] ?? "").toLowerCase().replace("-", " ")];
    return value === undefined ? [] : [{ value, start: match.index, end: match.index + match[0].length }];
  });
}

function valueOf(match: RegExpMatchArray): number {
  const unit = (word: string | undefined): number => units[(word ?? "").toLowerCase()] ?? 0;
  const scale = match[3] ? (scales[match[3].toLowerCase()] ?? 1) : 1;
  return (unit(match[1] ?? match[4]) + unit(match[2] ?? match[5])) * scale;
}

/** "One office cancelled", "one of them paid"; not "this one", "one place for everything". */
function oneCounts(text: string, start: number, end: number): boolean {
  if (
    /(?:this|that|the|which|each|every|any|no|another|first|next|last|per|than|as|for)\s$/i.test(
      text.slice(Math.max(0, start - 9), start),
    )
  )
    return false;
  const after = text.slice(end, end + 40);
  if (/^ (?:has |have )?(?:cancelled|canceled|left|quit|paid|pays|churned)\b/i.test(after)) return true;
  if (
    /^ of (?:them|these|those|the \p{L}+) (?:\w+ )?(?:pa(?:ys|id)|cancelled|canceled|left|quit|signed|bought)/iu.test(
      after,
    )
  )
    return true;
  const [first = "", second = ""] = after.trim().split(/[^\p{L}'-]+/u);
  return isPeople(first) || (isPeople(second) && !/^(?:place|way|tool|app|of|for|to|and)$/i.test(first));
}
