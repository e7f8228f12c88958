/** A number that may be shown: null for NaN and the infinities, and 0 for -0. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value + 0 : null;
}
