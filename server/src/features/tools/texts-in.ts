/** Fields that hold no prose. */
const fields: ReadonlySet<string> = new Set([
  "id",
  "url",
  "code",
  "language",
  "email",
  "foundOn",
  "date",
  "starts",
  "ends",
]);

/** Every text of a value, in order, without ids, addresses and code. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (fields.has(key) ? [] : textsIn(item)));
}

/** The texts of a result that the engine's result did not have. */
export function writtenTexts(output: unknown, made: unknown): string[] {
  const known = new Set(textsIn(made));
  return [...new Set(textsIn(output))].filter((text) => !known.has(text));
}

/** The texts of a result that are said to be from a source. */
export function sourcedTexts(value: unknown): Set<string> {
  if (typeof value !== "object" || value === null) return new Set();
  const inner = Object.values(value).flatMap((item) => [...sourcedTexts(item)]);
  const isSourced = "basis" in value && value.basis === "source" && "text" in value;
  return new Set(isSourced ? [...inner, String(value.text)] : inner);
}

/** The same value with each of its texts changed, ids and addresses apart. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fields.has(key) ? item : mapTexts(item, change)]),
  );
}
