import type { TestRule } from "@cofounder/contract";

/** With a sample, whole numbers, and no more than were asked; without one, a count alone. */
export function fitsRule({ sample }: TestRule, { count, of }: { count: number; of: number | null }): boolean {
  if (sample === null) return of === null;
  return of !== null && Number.isInteger(count) && count <= of;
}
