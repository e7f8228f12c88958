import type { FigureReading, HeardFigure } from "@cofounder/contract";
import { type ChoiceName, choiceNameOf, choiceOf, groups, type GroupName, type NumberKind } from "./meanings.ts";

export const times = ["minute", "hour", "day", "night", "week", "month", "quarter", "year", "season"] as const;
export type Time = (typeof times)[number];
type Unit = FigureReading["unit"];

const isCurrency = (symbol: string): boolean => /^[A-Z]{3}$/.test(symbol);
const isTime = (symbol: string): symbol is Time => (times as readonly string[]).includes(symbol);
const isThing = (symbol: string): boolean => symbol !== "%" && !isCurrency(symbol) && !isTime(symbol);

const unitsOf = ({ reading, offers }: HeardFigure): Unit[] =>
  [...(reading ? [reading] : []), ...offers.map((offer) => offer.reading)].map(({ unit }) => unit);

const currencyIn = (units: readonly Unit[]): string | null =>
  units.flatMap((unit) => Object.keys(unit)).find((symbol) => isCurrency(symbol)) ?? null;

const signs: readonly (readonly [RegExp, string])[] = [
  [/€/, "EUR"],
  [/£/, "GBP"],
  [/₹/, "INR"],
  [/[¥￥元块]/, "CNY"],
  [/\$/, "USD"],
];

/** What the number under a figure is, and the currency that it has or would have. */
export interface NumberAt {
  kind: NumberKind;
  currency: string | null;
}

/** By the figure's own words first, then by what it may be; a bare number has the currency of those beside it. */
export function numberAt(figure: HeardFigure, beside: readonly HeardFigure[]): NumberAt {
  const units = unitsOf(figure);
  const written = signs.find(([sign]) => sign.test(figure.quote))?.[1] ?? null;
  const currency = currencyIn(units) ?? written ?? currencyIn(beside.flatMap(unitsOf));
  return { kind: written ? "money" : kindOf(figure.quote, units), currency };
}

const percent = /[%％]|percent|prozent|por ?ciento|pour ?cent|प्रतिशत|फ़ीसदी|百分|成|个点/i;

/** Where no sign of a currency stands: words beside the digits tell an amount from a bare number. */
function kindOf(quote: string, units: readonly Unit[]): NumberKind {
  if (percent.test(quote) || units.some((unit) => unit["%"] === 1)) return "percent";
  const named = /\p{Sc}|\p{L}/u.test(quote) && units.length > 0;
  return named && units.every((unit) => currencyIn([unit]) !== null) ? "money" : "plain";
}

/** What such a number can be; a bare one also an amount, where the currency is known. */
export function choicesFor({ kind, currency }: NumberAt): { group: GroupName; names: ChoiceName[] }[] {
  const canBe = (name: ChoiceName): boolean => {
    const { kinds } = choiceOf(name);
    return kinds.includes(kind) || (kind === "plain" && currency !== null && kinds.includes("money"));
  };
  return (Object.keys(groups) as GroupName[])
    .map((group) => ({ group, names: (groups[group] as readonly ChoiceName[]).filter(canBe) }))
    .filter(({ names }) => names.length > 0);
}

/** The founder's nouns in the units of all figures: what a figure may be for each of. */
export function nounsIn(figures: readonly HeardFigure[]): string[] {
  const symbols = figures.flatMap(unitsOf).flatMap((unit) => Object.keys(unit));
  return [...new Set(symbols.filter((symbol) => isThing(symbol) && symbol !== "customer"))];
}

/** What somebody typed as a symbol of a unit; empty where it cannot be one. */
export function symbolOf(text: string): string {
  const word = text
    .trim()
    .replaceAll(/\s+/g, "_")
    .replaceAll(/[^\p{L}\p{M}\p{N}_'’-]/gu, "")
    .replace(/^[^\p{L}\p{M}]+/u, "");
  return (isCurrency(word) ? word.toLowerCase() : word).slice(0, 60);
}

export const wordOf = (symbol: string): string => symbol.replaceAll("_", " ");

/** A reading that is being put together. */
export interface Draft {
  choice: ChoiceName | null;
  /** The noun that is counted, or the time that is meant; empty where the choice says it. */
  counted: string;
  /** Empty, `customer` or a noun. */
  each: string;
  per: Time | "";
  party: FigureReading["party"];
  status: FigureReading["status"];
}

const emptyDraft: Draft = { choice: null, counted: "", each: "", per: "", party: "venture", status: "actual" };

export function draftOf(reading: FigureReading | null): Draft {
  if (!reading) return emptyDraft;
  const above = symbolsOf(reading.unit, 1).filter((symbol) => symbol !== "%" && !isCurrency(symbol));
  const below = symbolsOf(reading.unit, -1);
  return {
    choice: choiceNameOf(reading),
    counted: above[0] ?? "",
    each: below.find((symbol) => isThing(symbol)) ?? "",
    per: below.find((symbol) => isTime(symbol)) ?? "",
    party: reading.party,
    status: reading.status,
  };
}

const symbolsOf = (unit: Unit, sign: 1 | -1): string[] =>
  Object.entries(unit)
    .filter(([, exponent]) => exponent * sign > 0)
    .map(([symbol]) => symbol);

/** What has to be named for a plain number: a noun, a time or nothing. */
export function countsOf(choice: ChoiceName, { kind }: NumberAt): "things" | "time" | null {
  const { kinds, counts } = choiceOf(choice);
  if (kind !== "plain" || !kinds.includes("plain")) return null;
  return counts === "things" || counts === "time" ? counts : null;
}

/** Another choice keeps what was said of the figure; whose it is follows where it can hardly be the venture's. */
export function withChoice(draft: Draft, choice: ChoiceName, at: NumberAt): Draft {
  const before = draft.choice ? choiceOf(draft.choice).party : undefined;
  const usual = choiceOf(choice).party;
  const party = usual ?? (before === draft.party ? "venture" : draft.party);
  const counts = countsOf(choice, at);
  const fits = counts === "time" ? isTime(draft.counted) : isThing(draft.counted);
  return { ...draft, choice, party, counted: counts && fits ? draft.counted : "" };
}

/** The reading that a draft says; null while something is missing. `from`: the reading it was begun with. */
export function readingOf(draft: Draft, at: NumberAt, from: FigureReading | null): FigureReading | null {
  if (draft.choice === null) return null;
  const top = topOf(draft, draft.choice, at);
  if (top === null) return null;
  const { meaning, flow } = choiceOf(draft.choice);
  const below = [draft.each, draft.per].filter((symbol) => symbol !== "" && symbol !== top);
  const same = from !== null && choiceNameOf(from) === draft.choice ? from : null;
  return {
    meaning,
    unit: { ...(top === "" ? {} : { [top]: 1 }), ...Object.fromEntries(below.map((symbol) => [symbol, -1])) },
    flow: same?.flow ?? flow,
    party: draft.party,
    status: draft.status,
    basis: basisOf(draft, same),
    ...(from?.of ? { of: from.of } : {}),
  };
}

function basisOf({ per }: Draft, same: FigureReading | null): FigureReading["basis"] {
  if (same && draftOf(same).per === per) return same.basis;
  return per === "" ? "once" : "recurring";
}

/** What stands above the line; null while it is not named. */
function topOf({ counted }: Draft, choice: ChoiceName, at: NumberAt): string | null {
  const { kinds, counts } = choiceOf(choice);
  if (at.kind === "percent") return "%";
  if (at.kind === "money" || !kinds.includes("plain")) return at.currency;
  if (counts === "people") return "customer";
  if (counts === "nothing") return "";
  return counted === "" ? null : counted;
}

/** Whose it is and whether it holds, as few words as a founder needs; what lies behind each stays where it is kept. */
export const parties = {
  mine: ["venture"],
  rival: ["rival"],
  other: ["other", "buyer", "supplier", "investor", "market"],
} as const;
export const statuses = {
  now: ["actual"],
  planned: ["planned", "target"],
  estimated: ["assumed"],
  supposed: ["hypothetical"],
  over: ["past", "retracted"],
} as const;

export type PartyName = keyof typeof parties;
export type StatusName = keyof typeof statuses;

export const partyName = (party: FigureReading["party"]): PartyName =>
  (Object.keys(parties) as PartyName[]).find((name) => (parties[name] as readonly string[]).includes(party)) ?? "other";

export const statusName = (status: FigureReading["status"]): StatusName =>
  (Object.keys(statuses) as StatusName[]).find((name) => (statuses[name] as readonly string[]).includes(status)) ??
  "now";
