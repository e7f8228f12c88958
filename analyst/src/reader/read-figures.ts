import type { FigureChances } from "@cofounder/contract/figures";
import type { Basis, Flow, Meaning, Party, Status } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { formatUnit, type Unit } from "../quantities/unit.ts";
import type { Language } from "../i18n/language.ts";
import { together } from "./chances.ts";
import { findFigures } from "./find-figures.ts";
import { type ReaderModel, readerModel } from "./model-file.ts";
import { propose, type Reading } from "./propose.ts";
import { type Proposed, prove } from "./prove.ts";
import type { Figure, LexedMessage } from "./tokens.ts";

/** A possible reading of an unread figure: its meaning, flow, party and unit. */
export interface OfferedMeaning {
  meaning: Meaning;
  flow: Flow;
  party: Party;
  unit: Unit;
}

/** The likeliest complete reading of a figure that is not sure. */
export interface Guess extends OfferedMeaning {
  status: Status;
  basis: Basis;
  of: string;
  /** The chance that all of it is right. */
  confidence: number;
}

/** A founder's number whose meaning is not known: it is asked about and never used. */
export interface UnreadFigure {
  id: string;
  quote: string;
  span: Quantity["span"];
  low: number;
  high: number;
  /** The best reading; null if there is none. */
  guess: Guess | null;
  /** The likeliest readings that its kind allows, best first; at most three. */
  offered: OfferedMeaning[];
}

export interface FiguresRead {
  quantities: Quantity[];
  unread: UnreadFigure[];
  /** The possible readings of each number by id, computed on request; empty for numbers beyond a limit. */
  chances: () => ReadonlyMap<string, FigureChances>;
}

/**
 * The built-in reading of the founder's messages: every number becomes a proven quantity or is listed as unread. A
 * number is read where the confidence is above the threshold, which is set so that at most two in a hundred numbers of
 * other writers' texts are read wrongly.
 */
export function readFigures(
  texts: readonly string[],
  language: Language,
  model: ReaderModel = readerModel(),
): FiguresRead {
  return readLexed(lex(texts, language), language, model);
}

export const lex = (texts: readonly string[], language: Language): LexedMessage[] =>
  texts.map((text) => ({ text, figures: findFigures(text, language) }));

/** The same for messages whose numbers are already found. */
export function readLexed(
  messages: readonly LexedMessage[],
  language: Language,
  model: ReaderModel = readerModel(),
): FiguresRead {
  const readings = propose(bounded(messages), language, model);
  const sure = readings.filter((reading) => isSure(reading, model)).flatMap((reading) => reading.readings.slice(0, 1));
  const { proven, unread } = prove(messages, sure);
  const byFigure = new Map(readings.map((reading) => [reading.figure, reading]));
  return {
    quantities: proven.map((quantity) => ({ ...quantity, id: idOf(quantity.span), readBy: "built-in" })),
    unread: unread.map(({ message, figure }) =>
      toUnread({ message, figure, text: messages[message]?.text ?? "", reading: byFigure.get(figure) }),
    ),
    chances: () =>
      together(readings.map(({ message, figure, chances }) => [idOf({ ...figure, message }), chances()] as const)),
  };
}

/**
 * More numbers than a founder writes about a venture: a pasted list. Those beyond it are asked about without a guess.
 */
const mostFigures = 250;

function bounded(messages: readonly LexedMessage[]): LexedMessage[] {
  let left = mostFigures;
  return messages.map(({ text, figures }) => {
    const kept = figures.slice(0, left);
    left -= kept.length;
    return { text, figures: kept };
  });
}

const isSure = ({ confidence, isComplete, readings }: Reading, { threshold }: ReaderModel): boolean =>
  isComplete && confidence >= threshold && readings[0]?.meaning !== "unclear";

const idOf = ({ message, start }: Pick<Quantity["span"], "message" | "start">): string => `q${message}.${start}`;

interface Left {
  message: number;
  figure: Figure;
  text: string;
  reading: Reading | undefined;
}

function toUnread({ message, figure, text, reading }: Left): UnreadFigure {
  const span = { message, start: figure.start, end: figure.end };
  const [best] = reading?.readings ?? [];
  return {
    id: idOf(span),
    quote: text.slice(figure.start, figure.end),
    span,
    low: figure.low,
    high: figure.high,
    guess: best && reading ? guessOf(best, reading.confidence) : null,
    offered: offeredOf(reading?.readings ?? []),
  };
}

const guessOf = ({ meaning, flow, party, unit, status, basis, of }: Proposed, confidence: number): Guess => ({
  meaning,
  flow,
  party,
  unit,
  status,
  basis,
  of,
  confidence,
});

const mostOffered = 3;

/** The likeliest readings that say something, without duplicates. */
function offeredOf(readings: readonly Proposed[]): OfferedMeaning[] {
  const offered = new Map<string, OfferedMeaning>();
  for (const { meaning, flow, party, unit } of readings)
    if (meaning !== "unclear" && meaning !== "none")
      offered.set([meaning, flow, party, formatUnit(unit)].join(" "), { meaning, flow, party, unit });
  return [...offered.values()].slice(0, mostOffered);
}
