import type { FigureSpan } from "@cofounder/contract/figures";
import type { Translator } from "../i18n/translator.ts";
import { fromSheet, type SheetQuantity } from "../quantities/from-sheet.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { byPlace, isAt } from "../quantities/span.ts";
import type { Heard, OpenFigure } from "../reader/heard.ts";
import type { Phrase, Venture } from "./venture.ts";
import { placeOf } from "../reader/settling/settle.ts";

/** A figure of the venture's sheet: said in another chat, or typed or corrected by the founder. */
export interface SheetFigure extends SheetQuantity {
  id: string;
  state: "stands" | "not_mine" | "no_longer_true";
  /** Its characters among the messages, whose reading it replaces; null: it was said or typed elsewhere. */
  span: FigureSpan | null;
  /** The last message before its latest change; -1: it was changed before all of them. */
  after: number;
}

/** What is known of the venture besides its figures; an empty text: nothing. */
export interface KnownVenture {
  /** What it does, in one sentence. */
  line: string;
  buyer: string;
  offer: string;
  /** It was known before the first message, which then need not describe it. */
  isEarlier: boolean;
}

/** Words that stand before all messages; null where there are none. */
const knownPhrase = (text: string): Phrase | null =>
  text === "" ? null : { text, span: { message: -0.5, start: 0, end: text.length } };

/** The venture with what was known of it, where the messages say nothing of that. */
export function withKnown(venture: Venture, about: KnownVenture | null | undefined): Venture {
  if (!about) return venture;
  const { phrases, offer } = venture;
  const [idea, buyer] = [phrases.idea ?? knownPhrase(about.line), phrases.buyer ?? knownPhrase(about.buyer)];
  const isKnown = buyer !== null;
  return {
    ...venture,
    phrases: { ...phrases, idea, buyer },
    offer: offer ?? knownPhrase(about.offer),
    buyerGuess: isKnown ? null : venture.buyerGuess,
    mayNameBuyer: venture.mayNameBuyer || isKnown,
    isBuyerKnown: venture.isBuyerKnown || isKnown,
  };
}

/**
 * A quantity from elsewhere has its place between two messages, so that what a later message says of the same thing
 * replaces it, and it replaces what an earlier one said.
 */
const between = ({ after }: SheetFigure, index: number): FigureSpan => ({
  message: after + 0.5,
  start: index,
  end: index + 1,
});

/** Whether a quantity was said in none of the messages. */
export const isFromElsewhere = ({ span }: Pick<Quantity, "span">): boolean => !Number.isInteger(span.message);

/** A sheet's figure as the laws take it. */
export function quantityOf(figure: SheetFigure, index: number, { amount }: Pick<Translator, "amount">): Quantity {
  const quantity = fromSheet(figure, { id: idOf(figure), span: figure.span ?? between(figure, index) }, amount);
  return figure.state === "no_longer_true" ? { ...quantity, status: "past" } : quantity;
}

const idOf = ({ id, span }: SheetFigure): string => (span ? placeOf(span) : `sheet.${id}`);

/**
 * The figures with those of the sheet: what was said elsewhere comes to them, and what the founder corrected on the sheet
 * stands in the place of what its message says, unless a later sentence settles that figure.
 */
export function withSheet(heard: Heard, sheet: readonly SheetFigure[], translator: Pick<Translator, "amount">): Heard {
  const isSettledSince = ({ span, after }: SheetFigure): boolean =>
    span !== null && heard.taken.some(({ id, from }) => id === placeOf(span) && from.message > after);
  const figures = sheet.filter((figure) => !isSettledSince(figure));
  if (figures.length === 0) return heard;
  const corrected = figures.flatMap(({ span }) => span ?? []);
  const isCorrected = ({ span }: { span: FigureSpan }): boolean => corrected.some((other) => isAt(span, other));
  const isOthers = ({ span, state }: SheetFigure): boolean =>
    state === "not_mine" || (span === null && state === "no_longer_true");
  const own = figures.flatMap((figure, index) => (isOthers(figure) ? [] : [quantityOf(figure, index, translator)]));
  const gone = figures.flatMap(({ span, state }) => (span && state === "not_mine" ? [span] : []));
  const isGone = ({ span }: { span: FigureSpan }): boolean => gone.some((other) => isAt(span, other));
  return {
    ...heard,
    quantities: [...own, ...heard.quantities.filter((quantity) => !isCorrected(quantity))].toSorted(byPlace),
    unread: heard.unread.filter((figure) => !isCorrected(figure)),
    dismissed: [
      ...heard.dismissed.filter((figure) => !isCorrected(figure)),
      ...[...heard.dismissed, ...heard.unread, ...heard.quantities.map(asOpen)].filter(isGone),
    ].toSorted(byPlace),
  };
}

const asOpen = ({ id, quote, span, value, low = value, high = value }: Quantity): OpenFigure => ({
  id,
  quote,
  span,
  low,
  high,
  guess: null,
  confidence: 0,
  offered: [],
});

/** The sheet's figures that stood and in whose place something said since stands now. */
export function supersededIn(sheet: readonly SheetFigure[], current: readonly Pick<Quantity, "id">[]): string[] {
  const standing = new Set(current.map(({ id }) => id));
  return sheet.filter((figure) => figure.state === "stands" && !standing.has(idOf(figure))).map(({ id }) => id);
}
