import type { Language } from "../i18n/language.ts";
import type { Chances, Look } from "./context.ts";
import type { CurrencyEvidence } from "./money/currency.ts";
import type { Figure } from "./tokens.ts";

/** The inputs to the confidence of a reading. */
export interface Weighed {
  figure: Figure;
  language: Language;
  /** The output of each network, and of both together. */
  first: Look;
  second: Look;
  both: Chances;
  /** The decision, by head. */
  chosen: Readonly<Record<string, string>>;
  /** The chance of the nouns; null where the unit needs none. */
  nouns: { counted: number | null; per: number | null };
  evidence: CurrencyEvidence;
}

type Signs = [name: string, value: number][];

/** Evidence for and against a reading: names that a weight belongs to, with their amounts. */
export function signsOf(weighed: Weighed): Signs {
  const { figure, language, chosen, nouns, evidence } = weighed;
  const heads = Object.keys(chosen).filter((head) => head !== "basis");
  const odds = heads.map((head): [string, number] => [head, oddsOf(chanceOf(weighed.both, head, chosen))]);
  const judged = odds.filter(([head]) => head !== "meaning").map(([, value]) => value);
  const isMoney = chosen["above"] === "currency";
  return [
    ["always", 1],
    ...odds,
    ["least", Math.min(...judged)],
    ["sum", judged.reduce((sum, value) => sum + Math.min(0, value - 2), 0)],
    ...heads
      .filter((head) => weighed.first.best[head]?.name !== weighed.second.best[head]?.name)
      .map((head): [string, number] => [`differs ${head}`, 1]),
    ...Object.entries(nouns).flatMap(([name, chance]): Signs =>
      chance === null
        ? []
        : [
            [`noun ${name}`, 1],
            [`odds ${name}`, oddsOf(chance)],
          ],
    ),
    [`kind ${figure.kind}`, 1],
    [`language ${language}`, 1],
    [`meaning ${chosen["meaning"]}`, 1],
    [`status ${chosen["status"]}`, 1],
    [`party ${chosen["party"]}`, 1],
    [`above ${chosen["above"]}`, 1],
    [`time ${chosen["time"] !== "none"} ${chosen["customer"]}`, 1],
    ...(isMoney
      ? ([
          [`money ${evidence}`, 1],
          [`money ${evidence} ${language}`, 1],
        ] satisfies Signs)
      : []),
    [`range ${figure.low !== figure.high}`, 1],
  ];
}

const oddsOf = (chance: number): number => Math.max(-5, Math.min(5, Math.log((chance + 0.005) / (1.005 - chance))));

const chanceOf = (chances: Chances, head: string, chosen: Weighed["chosen"]): number =>
  chances[head]?.find(([name]) => name === chosen[head])?.[1] ?? 0;

/** The chance that a reading is right in everything. */
export function trustOf(weights: Readonly<Record<string, number>>, signs: Signs): number {
  const score = signs.reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0);
  return 1 / (1 + Math.exp(-score));
}
