import type { FigureReading, Settlement } from "@cofounder/contract";

/** What the founder says that a figure of a message is; null: it is none of the venture. */
export interface SettledFigure {
  messageId: string;
  start: number;
  end: number;
  reading: FigureReading | null;
}

/** Of these messages, counted as the engine counts them. */
export function settlementsIn(said: { id?: string }[], settled: SettledFigure[]): Settlement[] {
  const byMessage = Map.groupBy(settled, ({ messageId }) => messageId);
  return said.flatMap(({ id }, message) =>
    (byMessage.get(id ?? "") ?? []).map(({ start, end, reading }) => ({ span: { message, start, end }, reading })),
  );
}
