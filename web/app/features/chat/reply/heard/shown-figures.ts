import type { FigureReading, FigureSpan, HeardFigure, Settlement } from "@cofounder/contract";

/** A settlement, with its label until the server has returned its own. */
export interface Settled {
  settlement: Settlement;
  label: string;
}

const isSameSpan = (one: FigureSpan, other: FigureSpan): boolean =>
  one.message === other.message && one.start === other.start && one.end === other.end;

export const withoutThese = (figures: readonly HeardFigure[], these: readonly HeardFigure[]): HeardFigure[] =>
  figures.filter(({ span }) => !these.some((figure) => isSameSpan(figure.span, span)));

/** The figures with the pending settlements applied; the later one wins. */
export function withSettled(figures: readonly HeardFigure[], settled: readonly Settled[]): HeardFigure[] {
  return figures.map((figure) => {
    const last = settled.findLast(({ settlement }) => isSameSpan(settlement.span, figure.span));
    if (!last) return figure;
    const { reading } = last.settlement;
    return { ...figure, state: reading ? "settled" : "dismissed", reading, label: reading ? last.label : "" };
  });
}

export const settle = (figure: HeardFigure, reading: FigureReading | null, label: string): Settled => ({
  settlement: { span: figure.span, reading },
  label,
});

/** The figures that the founder has to confirm or to explain. */
export const waiting = (figures: readonly HeardFigure[]): HeardFigure[] =>
  figures.filter(({ state }) => state === "unread");

/** The figures that one press can settle: those with a guess to confirm. */
export const guessed = (figures: readonly HeardFigure[]): HeardFigure[] =>
  figures.filter(({ state, reading }) => state === "unread" && reading !== null);

const places: Record<HeardFigure["state"], number> = { unread: 0, settled: 2, read: 2, dismissed: 3 };
const placeOf = ({ state, reading }: HeardFigure): number => (state === "unread" && !reading ? 1 : places[state]);

/** Those to confirm first, then those without a guess, dismissed ones last; otherwise in text order. */
export const orderOf = (figures: readonly HeardFigure[]): string[] =>
  figures.toSorted((one, other) => placeOf(one) - placeOf(other)).map(({ id }) => id);

/** The figures in an earlier order, so that nothing moves under the pointer. New ones come last. */
export function inOrder(figures: readonly HeardFigure[], order: readonly string[]): HeardFigure[] {
  const place = ({ id }: HeardFigure): number => {
    const at = order.indexOf(id);
    return at < 0 ? order.length : at;
  };
  return figures.toSorted((one, other) => place(one) - place(other));
}
