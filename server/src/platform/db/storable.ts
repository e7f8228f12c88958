const unstorable = /\\u(0000|d[89a-f])/i;

/**
 * Text that PostgreSQL can store: NUL characters are removed, and a lone surrogate, which a cut or a foreign server
 * leaves, becomes the replacement character.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}

/** A value as JSON that PostgreSQL can store. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value ?? null);
  if (!unstorable.test(json)) return json;
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "string" ? storableText(part) : part));
}
