import type { FigureReading, HeardFigure, Settlement } from "../../contract/src/figures.ts";
import { choiceOf } from "../../contract/src/figure-choices.ts";
import type { Known } from "../../contract/src/likely-readings.ts";
import { knownByOnePress, type Row, rowsOf } from "../../contract/src/figure-facets.ts";
import { analyse, renderReply, type Venture } from "../../analyst/src/index.ts";
import type { Quantity } from "../../analyst/src/quantities/quantity.ts";
import { currencyOf, isCurrency, isTime } from "../../analyst/src/quantities/unit.ts";
import { readingsFit } from "../../analyst/training/readings-fit.ts";
import type { TrainingFigure } from "../../analyst/training/read-messages.ts";
import type { FounderText } from "./read-founders.ts";

/** The number of figures that were right after each number of presses; `more`: after none of the tried ways. */
export type Presses = Record<0 | 1 | 2 | 3 | "more", number>;

/**
 * The fewest presses after which each annotated figure is completely right, in the chips' window, by the same
 * functions: zero where it is read correctly, or annotated unclear and left open, or not part of the venture and not
 * read as one; one where the displayed reading is right and is confirmed; two for a reading shown in the window (or
 * "not part of the venture"); three where one press first states something else about it. A word to be typed is not a
 * press: a figure that needs one counts as more. The figures are settled one after the other in text order, and each
 * chip is that of the reply that knows the earlier ones.
 */
export function countPresses(text: FounderText): Presses {
  const buyers = text.spans.filter(({ kind }) => kind === "buyer").map(({ start, end }) => text.text.slice(start, end));
  const counted: Presses = { 0: 0, 1: 0, 2: 0, 3: 0, more: 0 };
  const settled: Settlement[] = [];
  let heard = heardOf(text, settled);
  for (const figure of text.figures) {
    const { venture, chips } = heard;
    const chip = chips.find(({ span }) => span.start < figure.end && span.end > figure.start);
    const value = [...venture.unread, ...venture.quantities.map(rangeOf)].find(({ id }) => id === chip?.id);
    if (!chip || !value) {
      counted[isNone(figure) ? 0 : "more"] += 1;
      continue;
    }
    const { low, high } = value;
    const isRight = (reading: FigureReading): boolean =>
      readingsFit({ ...reading, value: (low + high) / 2, low, high }, figure, { text: text.text, buyers });
    counted[pressesFor(chip, figure, isRight)] += 1;
    if (isNone(figure) || figure.meaning === "unclear") continue;
    settled.push({ span: chip.span, reading: readingOf(figure) });
    if (isNews(figure, chips)) heard = heardOf(text, settled);
  }
  return counted;
}

const isNone = ({ meaning }: TrainingFigure): boolean => meaning === "none" || meaning === "date";

/** Whether a figure's unit contains something that another chip does not offer, or does not offer first. */
function isNews({ unit }: TrainingFigure, chips: readonly HeardFigure[]): boolean {
  const currency = currencyOf(unit);
  const nouns = Object.keys(unit).filter(
    (name) => !isCurrency(name) && !isTime(name) && name !== "%" && name !== "customer",
  );
  return chips.some(({ chances, state }) => {
    if (!chances || state !== "unread") return false;
    const [[first] = []] = chances.currency;
    return (
      (currency !== null && first !== undefined && first !== currency) ||
      nouns.some((noun) => !chances.each.some(([offer]) => offer === noun))
    );
  });
}

const readingOf = ({ meaning, unit, flow, party, status }: TrainingFigure): FigureReading => ({
  meaning,
  unit: { ...unit },
  flow,
  party,
  status,
  basis: "once",
});

function heardOf(
  { text, language }: FounderText,
  settled: readonly Settlement[],
): { venture: Venture; chips: HeardFigure[] } {
  const analysis = analyse({ messages: [text], now: new Date("2026-01-01"), language, settled });
  const chips = renderReply(analysis, { ask: text }).parts.flatMap((part) =>
    part.kind === "heard" ? part.figures : [],
  );
  return { venture: analysis.venture, chips };
}

const rangeOf = ({ id, value, low = value, high = value }: Quantity): { id: string; low: number; high: number } => ({
  id,
  low,
  high,
});

type IsRight = (reading: FigureReading) => boolean;

function pressesFor(chip: HeardFigure, figure: TrainingFigure, isRight: IsRight): keyof Presses {
  const { meaning } = figure;
  const isOpen = chip.state === "unread";
  if (meaning === "unclear") return isOpen ? 0 : "more";
  if (chip.reading && isRight(chip.reading)) return isOpen ? 1 : 0;
  return isNone(figure) ? 2 : pressesInWindow(chip, { figure, isRight });
}

/** Statements against the annotation cannot lead to a right reading, so they are not tried. */
const canBe = ({ party, status, flow }: TrainingFigure, known: Known): boolean =>
  (known.party ?? party) === party &&
  (known.status ?? status) === status &&
  (known.choice === undefined || choiceOf(known.choice).flow === flow);

interface Walked {
  figure: TrainingFigure;
  isRight: IsRight;
}

function pressesInWindow({ reading, offers, chances }: HeardFigure, { figure, isRight }: Walked): 2 | 3 | "more" {
  const first = [...(reading ? [reading] : []), ...offers.map((offer) => offer.reading)];
  if (!chances) return first.some(isRight) ? 2 : "more";
  const isIn = (rows: readonly Row[]): boolean =>
    rows.some((row) => [row, ...row.others].some((one) => isRight(one.reading)));
  if (isIn(rowsOf(chances, {}, first))) return 2;
  const isReached = knownByOnePress(chances)
    .filter((known) => canBe(figure, known))
    .some((known) => isIn(rowsOf(chances, known)));
  return isReached ? 3 : "more";
}
