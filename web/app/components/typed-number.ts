/** A typed number, with a comma or a point before its decimals; null where it is none. */
export function numberOf(text: string): number | null {
  const plain = text
    .trim()
    .replace(/[\s'’\u00a0\u202f]/g, "")
    .replace(",", ".");
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}
