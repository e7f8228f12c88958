/** A typed whole number within its bounds; null for any other input. */
export function wholeNumber(text: string, { min, max }: { min: number; max: number }): number | null {
  if (!/^\d{1,9}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}
