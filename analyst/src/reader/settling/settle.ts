import { type ChoiceName, choiceNameOf, choiceOf } from "@cofounder/contract/figure-choices";
import type { FigureChances, FigureReading, FigureSpan, Settlement } from "@cofounder/contract/figures";
import { type Known, type WeighedReading, weighedReadings } from "@cofounder/contract/likely-readings";
import { isTime } from "../../quantities/unit.ts";
import type { Saying } from "./find-sayings.ts";
import type { Said } from "./statement.ts";
import { isAt } from "../../quantities/span.ts";

/** A settlement and its order among the founder's statements: by default it stands above all earlier ones. */
export interface Settled extends Settlement {
  /** The latest message (0-based) that the founder had written when they settled it. */
  after?: number | undefined;
}

/** What is known of a figure before its founder says something about it. */
export interface Before {
  reading: FigureReading | null;
  isSure: boolean;
  chances: FigureChances | undefined;
}

/** The effect of a sentence on a figure. */
export interface SaidOf {
  /** The sentence, if it settles the figure. */
  settles: boolean;
  /** What the figure is then; null: not part of the venture. */
  reading: FigureReading | null;
  /** The confidence of a reading that is only a guess. */
  confidence: number;
}

/** The confidence that the unstated parts need for a sentence to settle the figure. */
const surely = { unit: 0.9, status: 0.6 };
const weighed = 12;

/** The reading a sentence gives a figure; null where it cannot be about that figure. */
export function settleBy(said: Said | null, before: Before): SaidOf | null {
  if (said === null) return { settles: true, reading: null, confidence: 1 };
  const { reading, isSure } = before;
  const own = reading && choiceNameOf(reading);
  if (reading && isSure && (said.choices.length === 0 || (own !== null && said.choices.includes(own))))
    return { settles: true, reading: withParts(reading, said), confidence: 1 };
  return before.chances ? likeliest(said, before.chances) : null;
}

function likeliest(said: Said, chances: FigureChances): SaidOf | null {
  const { choices, ...parts } = said;
  const possible = choices.filter((choice) => mayBe(choice, chances));
  if (choices.length > 0 && possible.length === 0) return null;
  const known: Known[] = possible.length === 0 ? [parts] : possible.map((choice) => ({ ...parts, choice }));
  const all = known
    .flatMap((one) => weighedReadings(chances, one, weighed))
    .filter(({ reading }) => possible.length === 0 || flowsAsChosen(reading))
    .filter(({ reading }) => said.each === undefined || isOnlyEach(reading, said.each))
    .toSorted((left, right) => right.weight - left.weight);
  const [best] = all;
  if (!best) return null;
  const confidence = best.weight / sumOf(all);
  const status = said.status === undefined ? chanceOf(best.reading.status, chances) : 1;
  return {
    settles: possible.length === 1 && confidence >= surely.unit && status >= surely.status,
    reading: best.reading,
    confidence,
  };
}

/** A sentence that names the meaning also decides the flow. */
function flowsAsChosen(reading: FigureReading): boolean {
  const choice = choiceNameOf(reading);
  return choice !== null && choiceOf(choice).flow === reading.flow;
}

/** A sentence that names the denominator states the whole denominator. */
const isOnlyEach = ({ unit }: FigureReading, each: string): boolean =>
  Object.keys(unit).every((symbol) => unit[symbol] !== -1 || isTime(symbol) || symbol === each);

function chanceOf(status: FigureReading["status"], chances: FigureChances): number {
  const all = chances.status.reduce((sum, [, chance]) => sum + chance, 0);
  return (chances.status.find(([name]) => name === status)?.[1] ?? 0) / (all || 1);
}

const sumOf = (all: readonly WeighedReading[]): number => all.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The least probability, for a number without a currency sign, of being an amount (or of not being one) for the
 * sentence to be about it.
 */
const leastLikely = 0.05;

/** Whether a number written like this can be that. */
function mayBe(choice: ChoiceName, { kind, means }: FigureChances): boolean {
  const { kinds } = choiceOf(choice);
  if (kind !== "plain") return (kinds as readonly string[]).includes(kind);
  const amount = means.reduce((sum, [, , above, chance]) => sum + (above === "currency" ? chance : 0), 0);
  const other = means.reduce((sum, [, , above, chance]) => sum + (above === "currency" ? 0 : chance), 0);
  return (kinds as readonly string[]).includes("plain") ? other >= leastLikely : amount >= leastLikely;
}

/** A reading with its parts replaced by the stated ones. */
function withParts(reading: FigureReading, { each, time, party, status }: Said): FigureReading {
  const unit: Record<string, number> = { ...reading.unit };
  const put = (symbol: string, isOf: (other: string) => boolean): void => {
    for (const other of Object.keys(unit)) if (unit[other] === -1 && isOf(other)) delete unit[other];
    if (symbol !== "" && unit[symbol] === undefined) unit[symbol] = -1;
  };
  if (each !== undefined) put(each, (other) => !isTime(other));
  if (time !== undefined) put(time, isTime);
  const isEachTime = Object.keys(unit).some((symbol) => isTime(symbol) && unit[symbol] === -1);
  const basis = time === undefined ? reading.basis : isEachTime ? "recurring" : "once";
  return { ...reading, unit, basis, party: party ?? reading.party, status: status ?? reading.status };
}

/** A figure that a sentence settled, or whose question it changed. */
export interface Resolved extends SaidOf {
  /** The sentence. */
  from: FigureSpan;
  said: Said | null;
}

export interface Resolution {
  /** The final state of the settlements, by clicks and by sentences. */
  settled: Settlement[];
  /** By place, the result of the last sentence about a figure that no later click replaced. */
  bySentence: Map<string, Resolved & { about: FigureSpan }>;
  /** Sentences about an earlier figure: their numbers are not figures of their own. */
  heard: Saying[];
}

export const placeOf = ({ message, start }: Pick<FigureSpan, "message" | "start">): string => `q${message}.${start}`;

/** Puts clicks and sentences in chronological order: the last one decides for each figure. */
export function resolve(
  sayings: readonly Saying[],
  clicks: readonly Settled[],
  beforeOf: (place: string) => Before,
): Resolution {
  const heard: Saying[] = [];
  const bySentence: Resolution["bySentence"] = new Map();
  const kept = new Set(clicks);
  for (const saying of sayings) {
    const { about, said, sentence, mention } = saying;
    if (clicks.some(({ span }) => isAt(span, mention))) continue;
    const span: FigureSpan = { message: about.message, start: about.figure.start, end: about.figure.end };
    const place = placeOf(span);
    const own = clicks.filter((click) => kept.has(click) && isAt(click.span, span));
    const later = own.find(({ after = Infinity }) => after >= mention.message);
    const before = later ? beforeOf(place) : stateOf(beforeOf(place), own.at(-1), bySentence.get(place));
    const made = settleBy(said, before);
    if (!made) continue;
    heard.push(saying);
    if (later) continue;
    for (const click of own) kept.delete(click);
    bySentence.set(place, { ...made, from: sentence, said, about: span });
  }
  const bySaying = [...bySentence.values()].filter(({ settles }) => settles);
  return { settled: [...kept, ...bySaying.map(({ about, reading }) => ({ span: about, reading }))], bySentence, heard };
}

/** What is known of a figure after an earlier click or sentence. */
function stateOf(before: Before, click: Settled | undefined, said: Resolved | undefined): Before {
  if (click) return { ...before, reading: click.reading, isSure: click.reading !== null };
  if (said) return { ...before, reading: said.reading, isSure: said.settles && said.reading !== null };
  return before;
}
