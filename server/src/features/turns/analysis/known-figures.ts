import type { AnalyseInput, Analysis, Tested } from "@cofounder/analyst";
import { type SheetFigure, supersededIn } from "@cofounder/analyst/light";
import type { KnownFigure, KnownVenture } from "../../ventures/index.ts";

/** A figure of the sheet at the version that the analysis used. */
export type SeenFigure = Pick<KnownFigure, "id" | "version">;

interface Said {
  id?: string;
  at?: number;
}

/** What is known of the venture besides these messages, as the engine takes it. */
export function knownIn(said: readonly Said[], known: KnownVenture | null): Pick<AnalyseInput, "about" | "sheet"> {
  if (known === null) return {};
  const { line, buyer, offer, madeAt, figures } = known;
  const isEarlier = madeAt <= (said[0]?.at ?? Infinity);
  return { about: { line, buyer, offer, isEarlier }, sheet: figures.flatMap((figure) => sheetFigureIn(said, figure)) };
}

/** None for a figure of another version of the conversation. */
function sheetFigureIn(said: readonly Said[], { id, quantity, state, place, at }: KnownFigure): SheetFigure[] {
  const message = place === null ? -1 : said.findIndex((one) => one.id === place.messageId);
  if (place !== null && message < 0) return [];
  const span = place && { message, start: place.start, end: place.end };
  const after = said.findLastIndex((one) => (one.at ?? Infinity) < at);
  return [{ id, state, span, after, ...quantity }];
}

/** The figures of the sheet that stood, and in whose place the messages say something now. */
export function supersededFigures({ venture, input, refusal }: Analysis, known: KnownVenture | null): SeenFigure[] {
  if (refusal) return [];
  const { sheet = [] } = input;
  const gone = new Set(supersededIn(sheet, venture.current));
  return (known?.figures ?? []).filter(({ id }) => gone.has(id)).map(({ id, version }) => ({ id, version }));
}

/** Those decided by then: a reply that is computed anew knows no later ones. */
export const testsUntil = (now: Date, known: KnownVenture | null): Tested[] =>
  (known?.tests ?? []).filter(({ at }) => at <= now.getTime());
