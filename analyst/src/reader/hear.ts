import type { FigureChances, FigureReading, FigureSpan, Settlement } from "@cofounder/contract/figures";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isCurrency, isTime } from "../quantities/unit.ts";
import type { Language } from "../i18n/language.ts";
import { buyerSymbols, byBuyer } from "./buyer-noun.ts";
import { withNouns } from "./chances.ts";
import type { Heard, OpenFigure, Taken } from "./heard.ts";
import { type Proposed, prove } from "./prove.ts";
import { withWholes } from "./parts.ts";
import { withSaidPlaces } from "./said-places.ts";
import { withSaidWholes } from "./said-wholes.ts";
import { findSayings, type Saying } from "./settling/find-sayings.ts";
import {
  findReplacements,
  takenByReplacement,
  withGuessOfBefore,
  withReplacements,
} from "./settling/find-replacements.ts";
import { type Before, placeOf, type Resolved, resolve, type Settled } from "./settling/settle.ts";
import { saidByModel, valuesByModel, withReadings } from "../model-reading/apply-readings.ts";
import type { ModelReading } from "../model-reading/reading.ts";
import { byPlace, isAt } from "../quantities/span.ts";
import { proposedAt } from "./proposed-at.ts";
import { type Guess, lex, readLexed, type UnreadFigure } from "./read-figures.ts";
import { withValues } from "./said-values.ts";
import type { LexedMessage } from "./tokens.ts";

/** An earlier figure whose number a later message repeats to say something about it. */
export interface Repeated {
  figure: FigureSpan;
  /** Not a figure of its own. */
  mention: FigureSpan;
}

export interface Listening {
  language: Language;
  repeated?: readonly Repeated[] | undefined;
  settled?: readonly Settled[] | undefined;
  /** What a language model read and the engine proved. */
  readings?: readonly ModelReading[] | undefined;
}

/**
 * Reads every figure of the messages. The founder's settlements stand above the reader's own reading. The noun that
 * names the buyer is `customer` in every unit, whoever read it.
 */
export function hear(texts: readonly string[], listening: Listening): Heard {
  const { heard, settled } = hearFigures(texts, listening);
  const symbols = buyerSymbols(heard.quantities, texts);
  const byCustomer = <Read extends Pick<Quantity, "meaning" | "unit">>(read: Read): Read => byBuyer(read, symbols);
  const named = {
    ...heard,
    quantities: heard.quantities.map(byCustomer),
    taken: heard.taken.map(({ reading, ...taken }) => ({ ...taken, reading: reading && byCustomer(reading) })),
    unread: heard.unread.map(({ guess, offered, ...figure }) => ({
      ...figure,
      guess: guess && byCustomer(guess),
      offered: offered.map(byCustomer),
    })),
  };
  return withSaidPlaces(withSaidWholes(named, settled), settled);
}

function hearFigures(
  texts: readonly string[],
  { language, settled: pressed = [], readings = [], repeated = [] }: Listening,
): { heard: Heard; settled: readonly Settled[] } {
  const named = [...pressed, ...saidByModel(readings)];
  const lexed = lex(texts, language)
    .map((message, index) => withValues(message, valuesByModel(readings, index)))
    .map((message, index) => withCurrencies(message, index, named));
  const builtIn = readLexed(lexed, language);
  const { chances } = builtIn;
  const read = withReadings(
    { quantities: builtIn.quantities, unread: builtIn.unread.map(openOf) },
    { lexed, readings, ask: askedAgain },
  );
  const replacements = findReplacements(lexed, language);
  const unread = read.unread
    .map(withGuessOfBefore(replacements, read.unread))
    .map(withGuessOfMention(repeated, [...read.unread, ...read.quantities.map(askedAgain)]));
  const sure = read.quantities.map((quantity) => ({ span: quantity.span, reading: readingOf(quantity) }));
  const clicks = withReplacements(pressed, replacements, sure);
  const sayings = findSayings(lexed, language).filter(
    ({ mention }) => !replacements.some((one) => isAt(one.mention, mention) || isAt(one.now, mention)),
  );
  if (clicks.length + sayings.length + repeated.length === 0) {
    const quantities = withWholes(read.quantities, texts);
    return { heard: { quantities, unread, dismissed: read.dismissed, taken: [], chances }, settled: [] };
  }
  const before = { quantities: read.quantities, unread, chances: sayings.length === 0 ? null : chances() };
  const { settled, bySentence, heard: sayingsHeard } = resolve(sayings, clicks, (place) => beforeOf(place, before));
  const said = new Map([...bySentence].map(([place, one]) => [place, { ...one, words: wordsAt(texts, one.from) }]));
  const settledLexed = lexed.map((message, index) => withCurrencies(message, index, settled));
  const proposed = settled.flatMap((one) => proposedOf(settledLexed, one, { read: read.quantities, said }));
  const { proven } = prove(settledLexed, proposed);
  const own = proven.map((quantity): Quantity => ({ ...quantity, id: placeOf(quantity.span), readBy: "founder" }));
  const dropped = settled.filter(({ reading }) => reading === null).map(({ span }) => span);
  const counted = sayingsHeard.flatMap(({ mention, sentence }) => countedIn(lexed, sentence, mention));
  const mentions = [...replacements, ...repeated].map(({ mention }) => mention);
  const gone = [...own.map(({ span }) => span), ...mentions, ...dropped, ...counted];
  const isOpen = (figure: { span: Quantity["span"] }): boolean => !gone.some((span) => isAt(span, figure.span));
  const isDropped = ({ span }: OpenFigure): boolean => dropped.some((other) => isAt(other, span));
  const asked = read.quantities.filter(({ id }) => said.get(id)?.settles === false).map(askedAgain);
  const stands = read.quantities.filter(({ id }) => said.get(id)?.settles !== false).filter(isOpen);
  const heard = {
    quantities: withWholes([...own, ...stands].toSorted(byPlace), texts),
    unread: [...unread, ...asked].filter(isOpen).map(withGuess(said)).toSorted(byPlace),
    dismissed: [
      ...read.dismissed.filter(isOpen),
      ...[...unread, ...read.dismissed, ...read.quantities.map(askedAgain)].filter(isDropped),
    ].toSorted(byPlace),
    taken: [...takenFrom(texts, said, sayingsHeard), ...takenByReplacement(replacements, texts, clicks)],
    chances: () => withSettled(chances(), settled),
  };
  return { heard, settled };
}

/** The amounts whose currency or unit the founder has named. */
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

type SaidIn = ReadonlyMap<string, Resolved & { words: string; about: Quantity["span"] }>;

const wordsAt = (texts: readonly string[], { message, start, end }: Quantity["span"]): string =>
  (texts[message] ?? "").slice(start, end);

/** The reader's own reading of a figure. */
function beforeOf(
  place: string,
  {
    quantities,
    unread,
    chances,
  }: Pick<Heard, "quantities" | "unread"> & { chances: ReadonlyMap<string, FigureChances> | null },
): Before {
  const proven = quantities.find(({ id }) => id === place);
  const reading = proven ? readingOf(proven) : (unread.find(({ id }) => id === place)?.guess ?? null);
  return { reading, isSure: proven !== undefined, chances: chances?.get(place) };
}

/** The repeated number, and numbers in that sentence that only count ("to win one"). */
const countedIn = (
  messages: readonly LexedMessage[],
  sentence: Quantity["span"],
  mention: Quantity["span"],
): Quantity["span"][] => [
  mention,
  ...(messages[sentence.message]?.figures ?? [])
    .filter(({ low, high }) => low === 1 && high === 1)
    .map(({ start, end }) => ({ message: sentence.message, start, end }))
    .filter((span) => isAt(span, sentence)),
];

/** What is said where a number is repeated may say more than where it stood first. */
const withGuessOfMention =
  (repeated: readonly Repeated[], all: readonly OpenFigure[]) =>
  (figure: OpenFigure): OpenFigure => {
    const again = repeated.find((one) => isAt(one.figure, figure.span));
    const mention = again && all.find(({ span }) => isAt(span, again.mention));
    if (!mention || mention.confidence <= figure.confidence) return figure;
    return { ...figure, guess: mention.guess, confidence: mention.confidence, offered: mention.offered };
  };

/** The question shows what the founder said of the figure, where that does not settle it. */
const withGuess =
  (said: SaidIn) =>
  (figure: OpenFigure): OpenFigure => {
    const one = said.get(figure.id);
    return one && !one.settles ? { ...figure, guess: one.reading, confidence: one.confidence } : figure;
  };

const takenFrom = (texts: readonly string[], said: SaidIn, heard: readonly Saying[]): Taken[] =>
  heard.map(({ about: { message, figure }, sentence: from }) => {
    const span = { message, start: figure.start, end: figure.end };
    const one = said.get(placeOf(span));
    const holds = one?.from === from;
    return {
      id: placeOf(span),
      quote: wordsAt(texts, span),
      from,
      settles: holds && one.settles,
      reading: holds ? one.reading : null,
    };
  });

/** The nouns of one figure's settlement are likely to apply to others. */
function withSettled(
  all: ReadonlyMap<string, FigureChances>,
  settled: readonly Settlement[],
): Map<string, FigureChances> {
  const symbols = settled.flatMap(({ reading }) => Object.keys(reading?.unit ?? {}));
  const nouns = [...new Set(symbols)].filter((symbol) => !isCurrency(symbol) && !isTime(symbol));
  const own = nouns.filter((symbol) => symbol !== "customer" && symbol !== "%");
  return new Map([...all].map(([id, chances]) => [id, withNouns(chances, own)]));
}

/** The founder's reading as a quantity to be proven; null where no number stands there. */
function proposedOf(
  messages: readonly LexedMessage[],
  { span, reading }: Settlement,
  { read, said }: { read: readonly Quantity[]; said: SaidIn },
): Proposed[] {
  // What the words count by stays, whatever the figure is.
  const before = read.find((quantity) => quantity.span.start === span.start && isAt(quantity.span, span));
  const proposed =
    reading && proposedAt(messages, { span: before?.per ? before.span : span, reading, per: before?.per });
  if (!proposed) return [];
  const of = reading.of ?? read.find((quantity) => isAt(quantity.span, proposed.span))?.of ?? "";
  return [{ ...proposed, of, evidence: evidenceOf(said.get(placeOf(proposed.span))) }];
}

/** The sentence that says it. */
function evidenceOf(one: (Resolved & { words: string }) | undefined): Quantity["evidence"] {
  if (!one?.said) return {};
  const { choices, each, time, party, status } = one.said;
  const parts = [
    ["flow", choices.length > 0],
    ["unit", (each ?? time) !== undefined],
    ["party", party !== undefined],
    ["status", status !== undefined],
  ] as const;
  return Object.fromEntries(parts.filter(([, isSaid]) => isSaid).map(([part]) => [part, one.words]));
}

/** The content of a reading, without the figure itself. */
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
