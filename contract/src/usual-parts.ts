import type { ChoiceName } from "./figure-choices.ts";
import { figureParties, figureStatuses } from "./figure-words.ts";
import table from "./usual-parts.json" with { type: "json" };

const times = ["none", "minute", "hour", "day", "week", "month", "year"] as const;

/** The parts of a reading, in the order of the table. */
export const partNames = [
  ...(["currency", "percent", "pure", "customer", "thing", "time"] as const).map((above) => `above ${above}` as const),
  ...(["customer", "each"] as const).flatMap((head) => [`${head} true`, `${head} false`] as const),
  ...times.map((time) => `time ${time}` as const),
  ...figureParties.map((party) => `party ${party}` as const),
  ...figureStatuses.map((status) => `status ${status}` as const),
];

/** The name of each status as a part. */
export const statusParts = Object.fromEntries(figureStatuses.map((status) => [status, `status ${status}`])) as Record<
  (typeof figureStatuses)[number],
  Part
>;

export type Part = (typeof partNames)[number];

const places = new Map<string, number>(partNames.map((part, place) => [part, place]));
const rows = new Map<ChoiceName, Float64Array>();

/** Fitted to the training messages of writers that the networks had not seen. */
const asFarAs = 0.7;

/** The index of a part in the row of a meaning; -1 if unknown. */
export const placeOf = (part: string): number => places.get(part) ?? -1;

/**
 * The weight of each part of a reading with a meaning, by index: its frequency with that meaning relative to its
 * overall frequency in the training messages (`node analyst/training/usual-parts.ts` recomputes it), reduced because
 * the reader already uses part of this information.
 */
export function usualRow(choice: ChoiceName): Float64Array {
  const known = rows.get(choice) ?? Float64Array.from(table[choice].split(" "), (factor) => Number(factor) ** asFarAs);
  rows.set(choice, known);
  return known;
}

/** The same for one part. 1 if unknown. */
export const usualWith = (choice: ChoiceName | null, part: string): number =>
  choice === null ? 1 : (usualRow(choice)[placeOf(part)] ?? 1);
