import type { ChoiceName } from "./figure-choices.ts";
import { figureParties, figureStatuses } from "./figures.ts";
import table from "./usual-parts.json" with { type: "json" };

const times = ["none", "minute", "hour", "day", "week", "month", "year"] as const;

/** The parts of a reading that are told apart, in the order of the table. */
export const partNames = [
  ...(["currency", "percent", "pure", "customer", "thing", "time"] as const).map((above) => `above ${above}` as const),
  ...(["customer", "each"] as const).flatMap((head) => [`${head} true`, `${head} false`] as const),
  ...times.map((time) => `time ${time}` as const),
  ...figureParties.map((party) => `party ${party}` as const),
  ...figureStatuses.map((status) => `status ${status}` as const),
];

export type Part = (typeof partNames)[number];

const places = new Map<string, number>(partNames.map((part, place) => [part, place]));
const rows = new Map<ChoiceName, Float64Array>();

/** Fitted to the training messages of hands that the networks had not seen. */
const asFarAs = 0.7;

/** Where a part stands in the row of a meaning; -1 where nothing is known of it. */
export const placeOf = (part: string): number => places.get(part) ?? -1;

/**
 * What each part of a reading is worth with such a meaning, by its place: how much more often it stands with it than
 * with any other in the training messages (`node analyst/training/usual-parts.ts` counts them anew), of which the
 * reader knows a part already, so not all of it.
 */
export function usualRow(choice: ChoiceName): Float64Array {
  const known = rows.get(choice) ?? Float64Array.from(table[choice].split(" "), (factor) => Number(factor) ** asFarAs);
  rows.set(choice, known);
  return known;
}

/** The same of one part. 1 where nothing is known. */
export const usualWith = (choice: ChoiceName | null, part: string): number =>
  choice === null ? 1 : (usualRow(choice)[placeOf(part)] ?? 1);
