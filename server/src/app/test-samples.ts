/** The part of JSON Schema that our contracts produce. */
export interface Shape {
  $ref?: string;
  $defs?: Record<string, Shape>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  items?: Shape | boolean;
  prefixItems?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
}

/** From 0 to below 1; the same numbers for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Random = ReturnType<typeof randomFrom>;

export const oneOf = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

const formats: Record<string, string> = {
  uuid: "0192a4a0-0000-7000-8000-000000000000",
  email: "somebody@example.com",
  uri: "https://example.com/",
  date: "2026-02-28",
  "date-time": "2026-02-28T12:00:00Z",
};

/** A value that fits the shape; the random numbers choose among several. */
export function sampleOf(shape: Shape, random: Random, root: Shape = shape): unknown {
  if (shape.$ref) return sampleOf(referred(shape.$ref, root), random, root);
  const fixed = "const" in shape ? [shape.const] : shape.enum;
  if (fixed) return oneOf(random, fixed);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return sampleOf(oneOf(random, choices), random, root);
  return samples[oneOf(random, [shape.type ?? "any"].flat())]?.(shape, random, root);
}

/** Leaves out every optional field, and is always the same. */
export const leastOf = (shape: Shape): unknown => sampleOf(shape, () => 0.99);

const samples: Record<string, (shape: Shape, random: Random, root: Shape) => unknown> = {
  string: textOf,
  integer: ({ minimum, exclusiveMinimum }) => minimum ?? (exclusiveMinimum ?? 0) + 1,
  number: ({ minimum, exclusiveMinimum }) => minimum ?? (exclusiveMinimum ?? 0) + 1,
  boolean: (_, random) => random() < 0.5,
  null: () => null,
  any: ({ allOf = [] }, random, root) =>
    allOf.length ? Object.assign({}, ...allOf.map((part) => sampleOf(part, random, root))) : null,
  array: ({ minItems = 0, items, prefixItems }, random, root) => {
    if (prefixItems) return prefixItems.map((item) => sampleOf(item, random, root));
    const length = Math.max(minItems, Math.floor(random() * 3));
    return Array.from({ length }, () => (typeof items === "object" ? sampleOf(items, random, root) : null));
  },
  object: ({ properties = {}, required = [] }, random, root) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name) || random() < 0.5)
        .map(([name, property]) => [name, sampleOf(property, random, root)]),
    ),
};

const words = ["a lamp at $30, 400 sold", "some-words", "SOMECODE", "EUR"];

function textOf({ format, pattern, minLength = 1 }: Shape): string {
  if (format && formats[format]) return formats[format];
  const fits = new RegExp(pattern ?? "", "u");
  return (words.find((text) => fits.test(text)) ?? "").padEnd(minLength, "x");
}

export function referred(ref: string, root: Shape): Shape {
  const found = ref
    .split("/")
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], root);
  if (!found) throw new Error(`nothing is at ${ref}`);
  return found;
}
