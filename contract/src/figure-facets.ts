import { type ChoiceName, choiceNameOf, choices, choiceOf } from "./figure-choices.ts";
import { type FigureChances, figureParties, type FigureReading, figureStatuses } from "./figures.ts";
import { type Known, likelyReadings, likelyStatuses, narrowedMax, offersMax, periods } from "./likely-readings.ts";

const most = { nouns: 12, statuses: 2 };

/** What one press can say of a figure, each list in the order in which it stands there. */
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
      .slice(0, most.nouns);
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

/** What such a number can be, the likeliest first. */
function choicesOf({ kind, means, currency }: FigureChances): ChoiceName[] {
  const likely = means.map(([meaning, flow]) => choiceNameOf({ meaning, flow })).filter((name) => name !== null);
  const canBe = (name: ChoiceName): boolean => {
    const { kinds } = choiceOf(name);
    return kinds.includes(kind) || (kind === "plain" && currency.length > 0 && kinds.includes("money"));
  };
  return [...new Set([...likely, ...(Object.keys(choices) as ChoiceName[])])].filter(canBe);
}

/** A reading that one press takes, with the same at other statuses beside it. */
export interface Row {
  reading: FigureReading;
  others: FigureReading[];
}

/** The readings that stand there, when so much is known. */
export function rowsOf(chances: FigureChances, known: Known): Row[] {
  const isNarrowed = Object.keys(known).length > 0;
  return likelyReadings(chances, known, isNarrowed ? narrowedMax : offersMax).map((reading) =>
    rowOf(chances, reading, known),
  );
}

export const rowOf = (chances: FigureChances, reading: FigureReading, { status }: Known = {}): Row => ({
  reading,
  others: (status ? [] : likelyStatuses(chances, reading))
    .filter((other) => other !== reading.status)
    .slice(0, most.statuses)
    .map((other) => ({ ...reading, status: other })),
});

/** Each thing that one press can say beside the readings. */
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

/** Of a number that the reader did not look at. */
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
