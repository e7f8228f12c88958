import type { FigureChances, FigureReading, Settlement } from "@cofounder/contract/figures";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isCurrency, isTime, type Unit } from "../quantities/unit.ts";
import type { Language } from "../wording/language.ts";
import { buyerSymbols, unitByCustomer } from "./buyer-noun.ts";
import { withNouns } from "./chances.ts";
import { type LexedMessage, type Proposed, prove } from "./prove.ts";
import { withWholes } from "./parts.ts";
import { withSaidWholes } from "./said-wholes.ts";
import { type Guess, lex, readLexed, type UnreadFigure } from "./read-figures.ts";

/** A number whose meaning is not known: asked, never computed with. */
export interface OpenFigure {
  id: string;
  quote: string;
  span: Quantity["span"];
  low: number;
  high: number;
  /** The likeliest reading; null where there is none. */
  guess: FigureReading | null;
  /** The chance that all of the guess is right. */
  confidence: number;
  /** Other readings that such a number can have, likeliest first. */
  offered: FigureReading[];
}

/** All figures of the founder's messages: what each means, or that it has to be asked. */
export interface Heard {
  /** Settled by the founder or proven by the reader, in the order of the messages. */
  quantities: Quantity[];
  unread: OpenFigure[];
  /** Figures that the founder says are none of the venture. */
  dismissed: OpenFigure[];
  /** What each number may be, by its id, looked at when it is asked. */
  chances: () => ReadonlyMap<string, FigureChances>;
}

interface Listening {
  language: Language;
  settled?: readonly Settlement[] | undefined;
}

/**
 * Reads every figure of the messages. What the founder settled stands above the reader's own reading. The noun that
 * names the buyer is `customer` in every unit, whoever read it.
 */
export function hear(texts: readonly string[], listening: Listening): Heard {
  const heard = hearFigures(texts, listening);
  const symbols = buyerSymbols(heard.quantities, texts);
  if (symbols.length === 0) return withSaidWholes(heard, listening.settled);
  const byCustomer = <Read extends { unit: Unit }>(read: Read): Read => ({
    ...read,
    unit: unitByCustomer(read.unit, symbols),
  });
  const named = {
    ...heard,
    quantities: heard.quantities.map(byCustomer),
    unread: heard.unread.map(({ guess, offered, ...figure }) => ({
      ...figure,
      guess: guess && byCustomer(guess),
      offered: offered.map(byCustomer),
    })),
  };
  return withSaidWholes(named, listening.settled);
}

function hearFigures(texts: readonly string[], { language, settled = [] }: Listening): Heard {
  const lexed = lex(texts, language).map((message, index) => withCurrencies(message, index, settled));
  const read = readLexed(lexed, language);
  const unread = read.unread.map(openOf);
  if (settled.length === 0)
    return { quantities: withWholes(read.quantities, texts), unread, dismissed: [], chances: read.chances };
  const { proven } = prove(
    lexed,
    settled.flatMap((settlement) => proposedOf(lexed, settlement, read.quantities)),
  );
  const own = proven.map((quantity): Quantity => ({ ...quantity, id: idOf(quantity.span), readBy: "founder" }));
  const dropped = settled.filter(({ reading }) => reading === null).map(({ span }) => span);
  const isOpen = (figure: { span: Quantity["span"] }): boolean =>
    ![...own.map(({ span }) => span), ...dropped].some((span) => isAt(span, figure.span));
  const isDropped = ({ span }: OpenFigure): boolean => dropped.some((other) => isAt(other, span));
  return {
    quantities: withWholes([...own, ...read.quantities.filter(isOpen)].toSorted(byPlace), texts),
    unread: unread.filter(isOpen),
    dismissed: [...unread, ...read.quantities.map(askedAgain)].filter(isDropped).toSorted(byPlace),
    chances: () => withSettled(read.chances(), settled),
  };
}

/** The amounts of which the founder said what they are in. */
function withCurrencies(message: LexedMessage, index: number, settled: readonly Settlement[]): LexedMessage {
  const said = settled.flatMap(({ span, reading }): [Quantity["span"], string][] => {
    const code = span.message === index && reading ? currencyOf(reading.unit) : null;
    return code === null ? [] : [[span, code]];
  });
  if (said.length === 0) return message;
  const figures = message.figures.map((figure) => {
    const own = said.find(([span]) => isAt(span, { ...figure, message: index }));
    return own ? { ...figure, said: own[1] } : figure;
  });
  return { ...message, figures };
}

/** What the founder said of one figure is likely to be meant of another: its nouns. */
function withSettled(
  all: ReadonlyMap<string, FigureChances>,
  settled: readonly Settlement[],
): Map<string, FigureChances> {
  const symbols = settled.flatMap(({ reading }) => Object.keys(reading?.unit ?? {}));
  const nouns = [...new Set(symbols)].filter((symbol) => !isCurrency(symbol) && !isTime(symbol));
  const own = nouns.filter((symbol) => symbol !== "customer" && symbol !== "%");
  return new Map([...all].map(([id, chances]) => [id, withNouns(chances, own)]));
}

const idOf = ({ message, start }: Quantity["span"]): string => `q${message}.${start}`;

const isAt = (one: Quantity["span"], other: Quantity["span"]): boolean =>
  one.message === other.message && one.start < other.end && one.end > other.start;

const byPlace = (one: { span: Quantity["span"] }, other: { span: Quantity["span"] }): number =>
  one.span.message - other.span.message || one.span.start - other.span.start;

/** The founder's reading as a quantity to be proven; none where no number stands there. */
function proposedOf(
  messages: readonly LexedMessage[],
  { span, reading }: Settlement,
  read: readonly Quantity[],
): Proposed[] {
  const { text, figures } = messages[span.message] ?? { text: "", figures: [] };
  const figure = figures.find(({ start, end }) => start < span.end && end > span.start);
  if (!figure || !reading) return [];
  const { start, end, low, high } = figure;
  const at = { message: span.message, start, end };
  // Of what it is a share is proven once every figure is known.
  const { shareOf: _shareOf, ...alone } = reading;
  return [
    {
      ...alone,
      quote: text.slice(start, end),
      span: at,
      value: (low + high) / 2,
      ...(low === high ? {} : { low, high }),
      of: reading.of ?? read.find((quantity) => isAt(quantity.span, at))?.of ?? "",
      evidence: {},
    },
  ];
}

/** What a reading says of a figure, without the figure itself. */
export const readingOf = (quantity: Quantity): FigureReading => said(quantity);

function openOf({ guess, offered, ...figure }: UnreadFigure): OpenFigure {
  const best = guess && said(guess);
  return {
    ...figure,
    guess: best,
    confidence: guess?.confidence ?? 0,
    offered: offered.map((offer) => said({ ...(guess ?? unsaid), ...offer })),
  };
}

const unsaid = { status: "actual", basis: "once", of: "" } as const;

const said = ({ meaning, unit, flow, party, status, basis, of }: Omit<Guess, "confidence">): FigureReading => ({
  meaning,
  unit,
  flow,
  party,
  status,
  basis,
  ...(of === "" ? {} : { of }),
});

const askedAgain = (quantity: Quantity): OpenFigure => {
  const { id, quote, span, value, low = value, high = value } = quantity;
  return { id, quote, span, low, high, guess: readingOf(quantity), confidence: 1, offered: [] };
};
