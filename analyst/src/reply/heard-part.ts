import type { ReplyPart } from "@cofounder/contract/analysis";
import type { FigureReading, FigureSpan, HeardFigure } from "@cofounder/contract/figures";
import type { Quantity } from "../quantities/quantity.ts";
import type { Voice } from "../wording/voice.ts";
import { describeReading } from "./describe-reading.ts";

/** A number whose meaning is only guessed; nothing is computed from it. */
export interface GuessedFigure {
  id: string;
  quote: string;
  span: FigureSpan;
  low: number;
  high: number;
  /** The likeliest reading, for the founder to confirm. */
  guess: FigureReading | null;
  /** Others that its unit allows, likeliest first. */
  offered: FigureReading[];
}

export interface HeardFigures {
  quantities: readonly Quantity[];
  unread: readonly GuessedFigure[];
  /** Numbers of which the founder said that they are none of the venture. */
  dismissed?: readonly Pick<Quantity, "id" | "quote" | "span">[];
}

type HeardPart = Extract<ReplyPart, { kind: "heard" }>;

/** The numbers of the founder's messages in the order in which they stand there, with what was understood of each. */
export function heardPart({ quantities, unread, dismissed = [] }: HeardFigures, voice: Voice): HeardPart {
  const { t } = voice;
  const figures = [
    ...quantities.map((quantity) => fromQuantity(quantity, voice)),
    ...unread.map((figure) => fromGuess(figure, voice)),
    ...dismissed.map(({ id, quote, span }): HeardFigure => ({
      id,
      quote,
      span,
      state: "dismissed",
      reading: null,
      label: "",
      offers: [],
    })),
  ].toSorted((one, two) => one.span.message - two.span.message || one.span.start - two.span.start);
  const note =
    unread.length > 0
      ? t`Nothing is computed from what you have not confirmed.`
      : t`If one of them is something else, correct it and everything is computed anew.`;
  return { kind: "heard", title: t`What I heard`, figures, note };
}

function fromQuantity(quantity: Quantity, voice: Voice): HeardFigure {
  const { id, quote, span, meaning, unit, flow, party, status, basis } = quantity;
  const reading: FigureReading = { meaning, unit: { ...unit }, flow, party, status, basis };
  const state = quantity.readBy === "founder" ? "settled" : "read";
  return { id, quote, span, state, reading, label: describeReading(reading, voice), offers: [] };
}

function fromGuess({ id, quote, span, guess, offered }: GuessedFigure, voice: Voice): HeardFigure {
  const label = guess === null ? "" : describeReading(guess, voice);
  const labelled = offered.map((reading) => ({ reading, label: describeReading(reading, voice) }));
  const others = new Map(labelled.filter((offer) => offer.label !== label).map((offer) => [offer.label, offer]));
  const offers = [...others.values()];
  return { id, quote, span, state: "unread", reading: guess, label, offers };
}
