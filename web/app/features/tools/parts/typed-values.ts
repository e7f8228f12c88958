/** A typed number, with a comma or a point; undefined if there is none. */
export function typedNumber(text: string): number | undefined {
  const value = Number(text.trim().replace(",", "."));
  return text.trim() === "" || !Number.isFinite(value) ? undefined : value;
}

export const written = (value: number | undefined): string => (value === undefined ? "" : String(value));

/** The entries with a value, so that empty ones are not sent. */
export function given<T extends object>(entries: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined && value !== "")) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

/** An earlier input as the form shows it: numbers and lists as text; what was left out is empty. */
export function fieldsOf<Fields extends object>(initial: Fields, input: object): Fields {
  const values = new Map(Object.entries(input));
  const texts = Object.keys(initial).map((name) => {
    const value: unknown = values.get(name);
    if (typeof value === "number") return [name, String(value)];
    return [name, Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(texts) as Fields;
}
