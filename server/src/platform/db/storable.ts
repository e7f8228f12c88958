const unstorable = /\\u(0000|d[89a-f])/i;

/**
 * Text that PostgreSQL can hold: NUL characters go, and half of a character outside the basic plane, which a cut or a
 * foreign server leaves, becomes the sign for what cannot be shown.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}

/** A value as JSON that PostgreSQL can hold. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value ?? null);
  if (!unstorable.test(json)) return json;
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "string" ? storableText(part) : part));
}
