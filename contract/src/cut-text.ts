/** At most `max` units from the beginning of a text. A character is never cut in two: half of one is no text. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.codePointAt(max - 1) ?? 0;
  return text.slice(0, last > 0xffff ? max - 1 : max);
}
