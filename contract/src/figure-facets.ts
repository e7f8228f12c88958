import { type ChoiceName, choiceNameOf, choices, choiceOf } from "./figure-choices.ts";
import { figureParties, figureStatuses } from "./figure-words.ts";
import type { FigureChances, FigureReading } from "./figures.ts";
import { type Known, likelyWithStatuses, narrowedMax, offersMax, periods } from "./likely-readings.ts";

const nounsMax = 12;

/** The statements about a figure that one press can make, each list in display order. */
export interface Facets {
  choices: ChoiceName[];
  counted: string[];
  each: string[];
  time: string[];
  currency: string[];
  party: FigureReading["party"][];
  status: FigureReading["status"][];
}

export function facetsOf(chances: FigureChances): Facets {
  const { kind, currency, counted, each } = chances;
  const nouns = (list: FigureChances["each"]): string[] =>
    list
      .map(([noun]) => noun)
      .filter((noun) => noun !== "" && noun !== "customer")
      .slice(0, nounsMax);
  return {
    choices: choicesOf(chances),
    counted: kind === "plain" ? ["customer", ...nouns(counted)] : [],
    each: ["", "customer", ...nouns(each)],
    time: ["", ...periods],
    currency: kind === "percent" || currency.length < (kind === "money" ? 2 : 1) ? [] : currency.map(([code]) => code),
    party: [...figureParties],
    status: [...figureStatuses],
  };
}

/** The possible meanings of such a number, likeliest first. */
function choicesOf({ kind, means, currency }: FigureChances): ChoiceName[] {
  const likely = means.map(([meaning, flow]) => choiceNameOf({ meaning, flow })).filter((name) => name !== null);
  const canBe = (name: ChoiceName): boolean => {
    const { kinds } = choiceOf(name);
    return kinds.includes(kind) || (kind === "plain" && currency.length > 0 && kinds.includes("money"));
  };
  return [...new Set([...likely, ...(Object.keys(choices) as ChoiceName[])])].filter(canBe);
}

/** The parts in which a reading may differ from the one beside it. */
export type Aside = "status" | "party" | "time";

/** A reading that one press selects, and its variants that differ in one part. */
export interface Row {
  reading: FigureReading;
  others: { reading: FigureReading; by: Aside }[];
}

/** The number of likely readings examined, and of variants beside one. */
const looked = 14;
const othersMax = 3;

/**
 * The readings shown for the facts known so far, likeliest first: each on a line of its own, or beside one that differs
 * in one part. The lines are `first` if given.
 */
export function rowsOf(chances: FigureChances, known: Known, first: readonly FigureReading[] = []): Row[] {
  const rows: Row[] = first.map((reading) => ({ reading, others: [] }));
  const rowsMax = first.length > 0 ? first.length : Object.keys(known).length > 0 ? narrowedMax : offersMax;
  for (const reading of likelyWithStatuses(chances, known, looked)) {
    const differing = rows.map((row) => differingIn(row.reading, reading));
    if (differing.includes("nothing")) continue;
    const at = rows.findIndex(({ others }, index) => others.length < othersMax && isAside(differing[index]));
    const [row, by] = [rows[at], differing[at]];
    if (row && isAside(by)) row.others.push({ reading: { ...row.reading, ...reading }, by });
    else if (rows.length < rowsMax) rows.push({ reading, others: [] });
  }
  return rows;
}

const isAside = (by: Aside | "nothing" | "more" | undefined): by is Aside =>
  by === "status" || by === "party" || by === "time";

/** The one part in which a reading differs from another, if it is one of those that may stand beside it. */
function differingIn(one: FigureReading, other: FigureReading): Aside | "nothing" | "more" {
  if (one.meaning !== other.meaning || one.flow !== other.flow || !isSameButPeriod(one, other)) return "more";
  const parts: Aside[] = [
    ...(["status", "party"] as const).filter((part) => one[part] !== other[part]),
    ...(periodOf(one) === periodOf(other) ? [] : ["time" as const]),
  ];
  return parts.length > 1 ? "more" : (parts[0] ?? "nothing");
}

const isPeriod = (symbol: string): boolean => (periods as readonly string[]).includes(symbol);

const periodOf = ({ unit }: FigureReading): string | undefined =>
  Object.keys(unit).find((symbol) => (unit[symbol] ?? 0) < 0 && isPeriod(symbol));

function isSameButPeriod(one: FigureReading, other: FigureReading): boolean {
  const rest = ({ unit }: FigureReading, period: string | undefined): string[] =>
    Object.keys(unit).filter((symbol) => symbol !== period);
  const [left, right] = [rest(one, periodOf(one)), rest(other, periodOf(other))];
  return left.length === right.length && left.every((symbol) => one.unit[symbol] === other.unit[symbol]);
}

/** Each statement that one press can make in addition to the readings. */
export function knownByOnePress(chances: FigureChances): Known[] {
  const { choices: names, counted, each, time, currency, party, status } = facetsOf(chances);
  return [
    ...names.map((choice) => ({ choice })),
    ...counted.map((symbol) => ({ counted: symbol })),
    ...each.map((symbol) => ({ each: symbol })),
    ...time.map((period) => ({ time: period })),
    ...currency.map((code) => ({ currency: code })),
    ...party.map((name) => ({ party: name })),
    ...status.map((name) => ({ status: name })),
  ];
}

/** For a number without the reader's probabilities. */
export const unknownChances = (kind: FigureChances["kind"], currencies: readonly string[]): FigureChances => ({
  kind,
  means: [],
  currency: currencies.map((code) => [code, 1]),
  counted: [],
  each: [["", 1]],
  customer: 0,
  time: [["", 1]],
  party: [["venture", 1]],
  status: [["actual", 1]],
  basis: "once",
});
