import { type ChoiceName, choiceNameOf, choiceOf } from "./figure-choices.ts";
import type { FigureChances, FigureReading } from "./figures.ts";
import { placeOf, statusParts, usualRow, usualWith } from "./usual-parts.ts";

export const periods = ["minute", "hour", "day", "night", "week", "month", "quarter", "year", "season"] as const;

/** The number of readings shown when a figure is opened, and once something is known about it. */
export const offersMax = 6;
export const narrowedMax = 10;

/** A founder's statements about a figure; omitted parts are open. */
export interface Known {
  choice?: ChoiceName;
  /** The counted thing: a noun or `customer`. */
  counted?: string;
  /** A noun or `customer`; empty: no denominator. */
  each?: string;
  /** Empty: no period. */
  time?: string;
  currency?: string;
  party?: FigureReading["party"];
  status?: FigureReading["status"];
}

type Meant = FigureChances["means"][number];
type Weighted<Value extends string> = readonly (readonly [Value, number])[];

/** A reading being composed, part by part. */
interface Partly {
  choice: ChoiceName | null;
  meant: Meant;
  above: string;
  below: readonly string[];
  party: FigureReading["party"];
  chance: number;
}

/** Parts that the reader omitted are not impossible. */
const leastChance = 0.004;
const leastStatus = 0.0005;
/** While composing, this multiple of the requested number of candidates is kept. */
const width = 4;

interface Options<Value extends string> {
  values: Weighted<Value>;
  part: (value: Value) => string;
  put: (one: Partly, value: Value) => Partly;
}

/** Each reading with each value of one more part, likeliest ones only; no others are created. */
function weigh<Value extends string>(
  partly: readonly Partly[],
  { values, part, put }: Options<Value>,
  most: number,
): Partly[] {
  const places = values.map(([value]) => placeOf(part(value)));
  const likeliest: Weighed<Value>[] = [];
  for (const one of partly) {
    const usual = one.choice === null ? null : usualRow(one.choice);
    for (const [index, place] of places.entries()) {
      const [value, chance] = values[index] as Weighted<Value>[number];
      const weight = one.chance * (chance + leastChance) * (usual?.[place] ?? 1);
      if (likeliest.length === width * most) {
        if (weight <= (likeliest.at(-1)?.weight ?? 0)) continue;
        likeliest.pop();
      }
      insert(likeliest, { weight, one, value });
    }
  }
  return likeliest.map(({ weight, one, value }) => ({ ...put(one, value), chance: weight }));
}

interface Weighed<Value extends string> {
  weight: number;
  one: Partly;
  value: Value;
}

/** Into a list with the likeliest first, behind those that are as likely. */
function insert<Value extends string>(list: Weighed<Value>[], weighed: Weighed<Value>): void {
  let rank = list.length;
  while (rank > 0 && (list[rank - 1]?.weight ?? 0) < weighed.weight) rank--;
  list.splice(rank, 0, weighed);
}

export interface WeighedReading {
  reading: FigureReading;
  weight: number;
}

/**
 * The likeliest readings of a figure that agree with the known facts, each with its likeliest status, best first. The
 * parts are weighted by the reader's probabilities and by how usual they are with that meaning.
 */
export const likelyReadings = (chances: FigureChances, known: Known, most: number): FigureReading[] =>
  weighedReadings(chances, known, most).map(({ reading }) => reading);

/** The same, each with its weight: its likelihood relative to the others. */
export function weighedReadings(chances: FigureChances, known: Known, most: number): WeighedReading[] {
  const keys = new Set<string>();
  const found: WeighedReading[] = [];
  for (const one of partsTogether(chances, known, most)) {
    const reading = readingOf(one, chances, known);
    const key = keyOf(reading);
    if (keys.has(key)) continue;
    keys.add(key);
    found.push({ reading, weight: one.chance });
    if (found.length === most) break;
  }
  return found;
}

/** The same, each with every possible status, best first. */
export function likelyWithStatuses(chances: FigureChances, known: Known, most: number): FigureReading[] {
  const all = partsTogether(chances, known, most).flatMap((one) => {
    const reading = readingOf(one, chances, { status: "actual" });
    const statuses: FigureChances["status"] = known.status ? [[known.status, 1]] : chances.status;
    return statuses.map(([status, chance]): [FigureReading, number] => [
      { ...reading, status },
      one.chance * (chance + leastStatus) * usualWith(one.choice, statusParts[status]),
    ]);
  });
  return distinct(all.toSorted(([, left], [, right]) => right - left).map(([reading]) => reading));
}

function partsTogether(chances: FigureChances, known: Known, most: number): Partly[] {
  const given = <Value extends string>(options: Weighted<Value>, value: Value | undefined): Weighted<Value> =>
    value === undefined ? options : [[value, 1]];
  const counted = meantBy(chances, known).flatMap((meant) => countedBy(meant, chances, known));
  const ofCustomers = weigh(
    counted,
    { values: customersOf(chances, known), part: (symbol) => `customer ${symbol !== ""}`, put: perEach },
    most,
  );
  const ofThings = weigh(
    ofCustomers,
    {
      values: given(chances.each, known.each === "customer" ? undefined : known.each),
      part: (symbol) => `each ${symbol !== ""}`,
      put: perEach,
    },
    most,
  );
  const ofTimes = weigh(
    ofThings,
    {
      values: given(chances.time, known.time),
      part: (time) => `time ${time === "" ? "none" : time}`,
      put: perEach,
    },
    most,
  );
  return weigh(
    ofTimes,
    {
      values: given(chances.party, known.party),
      part: (party) => `party ${party}`,
      put: (one, party) => ({ ...one, party }),
    },
    most,
  );
}

/** The likeliest status of such a reading. */
function likeliestStatus({ status }: FigureChances, reading: FigureReading): FigureReading["status"] {
  const choice = choiceNameOf(reading);
  let best: FigureReading["status"] = "actual";
  let highest = -1;
  for (const [name, chance] of status) {
    const weight = chance * usualWith(choice, statusParts[name]);
    if (weight > highest) [best, highest] = [name, weight];
  }
  return best;
}

function customersOf({ customer }: FigureChances, { each }: Known): Weighted<string> {
  if (each === "customer") return [["customer", 1]];
  const options: Weighted<string> = [
    ["customer", customer],
    ["", 1 - customer],
  ];
  return each === "" ? options.slice(1) : options;
}

const perEach = (one: Partly, symbol: string): Partly =>
  symbol === "" || symbol === one.above || one.below.includes(symbol) ? one : { ...one, below: [...one.below, symbol] };

/** For a choice without the reader's probabilities, the default reading of such a number. */
function meantBy({ means, kind }: FigureChances, { choice, counted, currency }: Known): readonly Meant[] {
  const found = means.filter(([meaning, flow]) => choice === undefined || choiceNameOf({ meaning, flow }) === choice);
  const chosen = choice === undefined ? found : [...found, ...usually(choice, kind)];
  const above = counted === undefined ? (currency === undefined ? null : "currency") : "thing";
  return above === null || kind !== "plain"
    ? chosen
    : chosen.map(([meaning, flow, , chance]): Meant => [meaning, flow, above, chance]);
}

const countedTimes = ["hour", "month", "day", "minute", "week", "year"] as const;

function usually(choice: ChoiceName, kind: FigureChances["kind"]): Meant[] {
  const { meaning, flow, kinds, counts } = choiceOf(choice);
  const of = (above: string): Meant => [meaning, flow, above, leastChance];
  if (kind === "percent") return [of("percent")];
  if (kind === "money" || !kinds.includes("plain")) return [of("currency")];
  if (counts === "people") return [of("customer"), of("thing")];
  if (counts === "time") return countedTimes.map(of);
  return [of(counts === "things" ? "thing" : "pure")];
}

/** The numerator for such a meaning. */
function countedBy(meant: Meant, { currency, counted }: FigureChances, known: Known): Partly[] {
  const [meaning, flow, kind, chance] = meant;
  const choice = choiceNameOf({ meaning, flow });
  const isTime = (countedTimes as readonly string[]).includes(kind);
  const usual = usualWith(choice, `above ${isTime ? "time" : kind}`);
  const above = (options: Weighted<string>): Partly[] =>
    options.map(([symbol, likely]) => ({
      choice,
      meant,
      above: symbol,
      below: [],
      party: "venture",
      chance: chance * usual * (likely + leastChance),
    }));
  if (kind === "currency") return above(known.currency === undefined ? currency : [[known.currency, 1]]);
  if (kind === "thing") return above(known.counted === undefined ? counted : [[known.counted, 1]]);
  if (kind === "percent") return above([["%", 1]]);
  return above([[kind === "pure" ? "" : kind, 1]]);
}

function readingOf({ meant, above, below, party }: Partly, chances: FigureChances, { status }: Known): FigureReading {
  const { basis, time } = chances;
  const [meaning, flow] = meant;
  const period = below.find((symbol) => (periods as readonly string[]).includes(symbol)) ?? "";
  const reading: FigureReading = {
    meaning,
    unit: { ...(above === "" ? {} : { [above]: 1 }), ...Object.fromEntries(below.map((symbol) => [symbol, -1])) },
    flow,
    party,
    status: status ?? "actual",
    basis: period === time[0]?.[0] ? basis : period === "" ? "once" : "recurring",
  };
  return status ? reading : { ...reading, status: likeliestStatus(chances, reading) };
}

function distinct(readings: readonly FigureReading[]): FigureReading[] {
  const keys = new Set<string>();
  return readings.filter((reading) => {
    const key = keyOf(reading);
    return !keys.has(key) && keys.add(key);
  });
}

const keyOf = ({ meaning, flow, party, status, unit }: FigureReading): string =>
  [
    meaning,
    flow,
    party,
    status,
    ...Object.keys(unit)
      .map((symbol) => `${symbol} ${unit[symbol]}`)
      .toSorted(),
  ].join();
