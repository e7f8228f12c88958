import type { ReplyPart } from "@cofounder/contract/analysis";
import type { FigureChances, FigureReading, FigureSpan, HeardFigure } from "@cofounder/contract/figures";
import { likelyReadings, offersMax } from "@cofounder/contract/likely-readings";
import type { Quantity } from "../quantities/quantity.ts";
import type { OpenFigure } from "../reader/heard.ts";
import type { Translator } from "../i18n/translator.ts";
import { describeReading } from "./describe-reading.ts";
import { nameToSettle, readingToSettle } from "./reading-to-settle.ts";
import { isLikely } from "./open-figures.ts";

/** A number whose meaning is only guessed; nothing is computed from it. */
export type GuessedFigure = Omit<OpenFigure, "confidence">;

export interface HeardFigures {
  quantities: readonly Quantity[];
  /** All figures of the conversation: the possible wholes of shares. */
  beside?: readonly Quantity[];
  unread: readonly OpenFigure[];
  /** Numbers that the founder says are not part of the venture. */
  dismissed?: readonly Pick<Quantity, "id" | "quote" | "span">[];
  /** The possible readings of each number, by id. */
  chances?: ReadonlyMap<string, FigureChances>;
  /** Whether any result follows from the figures that are not open. */
  isComputed?: boolean;
}

/**
 * The number of figures that carry the data of other readings, open ones first: with a list of hundreds a reply would
 * reach a megabyte. The others get it once these are settled.
 */
const mostWithChances = 60;

/** The number of figures that a reply lists, those with a meaning first. */
const mostListed = 400;

type HeardPart = Extract<ReplyPart, { kind: "heard" }>;

/** The numbers of the founder's messages in reading order, each with its interpretation. */
export function heardPart(heard: HeardFigures, translator: Translator): HeardPart {
  const { t } = translator;
  const { quantities, beside = quantities, unread, dismissed = [], chances } = heard;
  const asked = [...unread, ...quantities, ...dismissed].slice(0, mostWithChances);
  const withChances = new Map(
    asked.flatMap(({ id }): [string, FigureChances][] => {
      const own = chances?.get(id);
      return own ? [[id, own]] : [];
    }),
  );
  const all: Anything[] = [...beside, ...unread, ...dismissed];
  const quoteAt = ({ message, start }: FigureSpan): string =>
    all.find(({ span }) => span.message === message && span.start === start)?.quote ?? "";
  const present = (figure: Presented): HeardFigure =>
    presentFigure(figure, withChances, (reading) => describeReading(reading, translator, quoteAt));
  const listed = cutTogether({ quantities, unread, dismissed }, mostListed);
  const figures = [
    ...listed.quantities.map((quantity) => {
      const reading = readingToSettle(quantity, all);
      const state = quantity.readBy === "founder" ? "settled" : "read";
      return present({ ...quantity, state, reading, first: withoutPlace(reading, quantity.of) });
    }),
    ...listed.unread.map(({ guess, confidence, ...figure }) => {
      const reading = isLikely({ confidence }) ? guess : null;
      return present({ ...figure, state: "unread", reading, first: guess });
    }),
    ...listed.dismissed.map((figure) => present({ ...figure, state: "dismissed", reading: null })),
  ].toSorted((one, two) => one.span.message - two.span.message || one.span.start - two.span.start);
  const more = quantities.length + unread.length + dismissed.length - figures.length;
  const notes = [noteOf(heard, translator), ...(more > 0 ? [t`Numbers not listed here: ${more}.`] : [])];
  return { kind: "heard", title: t`What I heard`, figures, note: notes.join(" ") };
}

type Listed = Required<Pick<HeardFigures, "quantities" | "unread" | "dismissed">>;

/** The first figures of the three lists, in their order. */
function cutTogether({ quantities, unread, dismissed }: Listed, most: number): Listed {
  const open = Math.max(0, most - quantities.length);
  return {
    quantities: quantities.slice(0, most),
    unread: unread.slice(0, open),
    dismissed: dismissed.slice(0, Math.max(0, open - unread.length)),
  };
}

const mostQuotes = 6;

/** The figures still open once something is computed from the others. */
function noteOf({ unread, isComputed = false }: HeardFigures, { t, list, quote }: Translator): string {
  if (unread.length === 0) return t`If one of them is something else, correct it and everything is computed anew.`;
  if (!isComputed) return t`Nothing is computed from what you have not confirmed.`;
  const quotes = [...new Set(unread.map((figure) => quote(figure.quote)))];
  return t`Still open: ${list(quotes.length > mostQuotes ? [...quotes.slice(0, mostQuotes), "…"] : quotes)}.`;
}

type Anything = Pick<Quantity, "id" | "quote" | "span"> & { unit?: Quantity["unit"]; meaning?: Quantity["meaning"] };

/** What was pressed about its place is taken back by the reading without it. */
function withoutPlace({ inPlaceOf, ...reading }: FigureReading, of: string): FigureReading | null {
  return inPlaceOf === undefined ? null : { ...reading, ...nameToSettle(of) };
}

interface Presented extends Pick<HeardFigure, "id" | "quote" | "span" | "state" | "reading"> {
  /** The first option offered. */
  first?: FigureReading | null;
  /** The option offered without known probabilities. */
  offered?: readonly FigureReading[];
}

function presentFigure(
  figure: Presented,
  chances: ReadonlyMap<string, FigureChances>,
  describe: (reading: FigureReading) => string,
): HeardFigure {
  const { id, quote, span, state, reading, first, offered = [] } = figure;
  const label = reading === null ? "" : describe(reading);
  const own = chances.get(id);
  const labelled = [...(first ? [first] : []), ...(own ? likelyReadings(own, {}, offersMax) : offered)]
    .filter(({ meaning }) => meaning !== "none" && meaning !== "unclear")
    .map((offer) => ({ reading: offer, label: describe(offer) }));
  const offers = labelled
    .filter((offer, index) => offer.label !== label && labelled.findIndex((one) => one.label === offer.label) === index)
    .slice(0, offersMax);
  return { id, quote, span, state, reading, label, offers, ...(own ? { chances: own } : {}) };
}
