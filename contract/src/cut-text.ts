/** At most `max` UTF-16 units from the beginning of a text. A surrogate pair is never split. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.codePointAt(max - 1) ?? 0;
  return text.slice(0, last > 0xffff ? max - 1 : max);
}
