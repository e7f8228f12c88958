import type { FigureChances } from "@cofounder/contract/figures";
import { consistentOf } from "./consistent.ts";
import type { Decision, Found } from "./decide.ts";
import { isFunctionWord } from "./function-words.ts";
import type { Noun } from "./nouns.ts";
import type { Figure } from "./tokens.ts";

const most = { means: 24, currencies: 16, near: 8, ofAll: 8 };
/** Less likely options are left out. */
const least = { part: 0.002, meaning: 0.0002, shortWord: 0.05 };
const shortWord = /^\p{Script=Latin}{1,2}$/u;
/** The total probability of nouns that stand only near other figures. */
const others = 0.02;

const rounded = (chance: number): number => Math.round(chance * 10_000) / 10_000;

type Likely = [name: string, chance: number][];

interface Looked {
  figure: Figure;
  decision: Decision;
  currency: string | null;
  /** Other currencies, likeliest first. */
  currencies: readonly string[];
  symbolOf: (noun: Noun) => string;
}

/** The possible values of each part of a figure, from the networks and the words near it. */
export function chancesOf({ figure, decision, currency, currencies, symbolOf }: Looked): FigureChances {
  const { chances, near, basis } = decision;
  const { kind } = figure;
  const yes = (head: string): number => chances[head]?.find(([name]) => name === "yes")?.[1] ?? 0;
  const of = <Name extends string>(head: string): [Name, number][] =>
    (chances[head] ?? [])
      .filter(([, chance]) => chance >= least.part)
      .map(([name, chance]) => [name as Name, rounded(chance)]);
  const { above, below } = near();
  return {
    kind: kind === "money" || kind === "percent" ? kind : "plain",
    means: consistentOf(chances, kind, least.meaning)
      .filter(({ meaning }) => meaning !== "unclear" && meaning !== "none")
      .slice(0, most.means)
      .map((one) => [one.meaning, one.flow, one.above, rounded(one.chance)]),
    currency: [...(currency === null ? [] : [currency]), ...currencies]
      .slice(0, most.currencies)
      .map((code, index) => [code, index === 0 ? 1 : 0]),
    counted: namedBy(above, symbolOf),
    each: [
      ["", rounded(1 - yes("thing"))] as [string, number],
      ...namedBy(below, symbolOf).map(([noun, chance]): [string, number] => [noun, rounded(chance * yes("thing"))]),
    ].toSorted(byChance),
    customer: rounded(yes("customer")),
    time: of<string>("time").map(([name, chance]) => [name === "none" ? "" : name, chance]),
    party: of("party"),
    status: of("status"),
    basis,
  };
}

const byChance = ([, left]: readonly [string, number], [, right]: readonly [string, number]): number => right - left;

function namedBy(found: readonly Found[], symbolOf: Looked["symbolOf"]): Likely {
  const whole = found.reduce((sum, { chance }) => sum + chance, 0) || 1;
  const symbols = new Map<string, number>();
  for (const { noun, chance } of found.slice(0, most.near)) {
    const symbol = symbolOf(noun);
    symbols.set(symbol, (symbols.get(symbol) ?? 0) + chance / whole);
  }
  return [...symbols]
    .filter(([symbol, chance]) => !isFunctionWord(symbol) && (chance >= least.shortWord || !shortWord.test(symbol)))
    .map(([symbol, chance]) => [symbol, rounded(chance)]);
}

/** The figures of a conversation by id, each also with the nouns that the other figures are most likely about. */
export function together(all: readonly (readonly [id: string, chances: FigureChances])[]): Map<string, FigureChances> {
  const nouns = nounsOf(all.map(([, chances]) => chances));
  return new Map(all.map(([id, chances]) => [id, withNouns(chances, nouns)]));
}

function nounsOf(all: readonly FigureChances[]): string[] {
  const sums = new Map<string, number>();
  const add = (noun: string, chance: number): void => void sums.set(noun, (sums.get(noun) ?? 0) + chance);
  for (const { means, counted, each } of all) {
    const whole = means.reduce((sum, [, , , chance]) => sum + chance, 0) || 1;
    const things = means.reduce((sum, [, , above, chance]) => sum + (above === "thing" ? chance : 0), 0) / whole;
    for (const [noun, chance] of each) if (noun !== "") add(noun, chance);
    for (const [noun, chance] of counted) add(noun, chance * things);
  }
  return [...sums]
    .toSorted(byChance)
    .slice(0, most.ofAll)
    .map(([noun]) => noun);
}

/** The same, with nouns that may be meant although they do not stand near. */
export function withNouns(chances: FigureChances, nouns: readonly string[]): FigureChances {
  const also = (named: FigureChances["each"]): FigureChances["each"] => [
    ...named,
    ...nouns
      .filter((noun) => !named.some(([known]) => known === noun))
      .map((noun): [string, number] => [noun, rounded(others / nouns.length)]),
  ];
  return {
    ...chances,
    counted: also(chances.counted).toSorted(byChance),
    each: also(chances.each).toSorted(byChance),
  };
}
