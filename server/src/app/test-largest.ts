import { referred, sampleOf, type Shape } from "./test-samples.ts";

interface Bounded extends Shape {
  maxLength?: number;
  maxItems?: number;
  maximum?: number;
}

/** A founder's longest text, with its own figures and names in every sentence. */
export function founderText(length: number): string {
  let text = "";
  for (let at = 1; text.length < length; at++)
    text += `We charge ${at + 8} euros a month, ${at * 3} bakeries in town ${at} pay, churn is ${at % 40}.${at % 10}% and Firm${at} costs ${at + 7} dollars. `;
  return text.slice(0, length).replace(/\s$/, ".");
}

/** A field without a maximum. */
export class Unbounded extends Error {}

interface Place {
  shape: Bounded;
  right: unknown;
  root: Bounded;
  at: string;
}

/** The largest value that fits the shape. Values of `right` are used where the shape requires a certain format. */
export const largestOf = (shape: Shape, right: unknown): unknown =>
  largest({ shape, right, root: shape, at: "the input" });

function largest(place: Place): unknown {
  const { shape, right, root } = place;
  if (shape.$ref) return largest({ ...place, shape: referred(shape.$ref, root) });
  const fixed = "const" in shape ? [shape.const] : shape.enum;
  if (fixed) return fixed.includes(right) ? right : fixed.at(-1);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices?.some((choice) => choice.enum?.includes(right))) return right;
  if (choices) return longest(choices.map((choice) => largest({ ...place, shape: choice })));
  return ofItsType(place);
}

function ofItsType(place: Place): unknown {
  const [type = "any"] = [place.shape.type ?? "any"].flat();
  return makers[type]?.(place);
}

const numberOf = ({ shape: { maximum, minimum }, right }: Place): unknown =>
  maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : (right ?? minimum ?? 1);

const makers: Record<string, (place: Place) => unknown> = {
  string: textOf,
  integer: numberOf,
  number: numberOf,
  boolean: ({ right }) => right ?? true,
  null: () => null,
  any: ({ right }) => right,
  array: ({ shape, right, root, at }) => {
    const { items, maxItems, prefixItems } = shape;
    if (prefixItems || typeof items !== "object") return right;
    if (items.enum) return right;
    if (maxItems === undefined) throw new Unbounded(`${at} has no most items`);
    const [first] = Array.isArray(right) ? (right as unknown[]) : [];
    return Array.from({ length: maxItems }, () => largest({ shape: items, right: first, root, at: `${at}[]` }));
  },
  object: ({ shape, right, root, at }) => {
    if (!shape.properties) return right;
    const given = (typeof right === "object" && right !== null ? right : {}) as Record<string, unknown>;
    const entries = Object.entries(shape.properties).map(([name, property]) => [
      name,
      largest({ shape: property, right: given[name], root, at: `${at}.${name}` }),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  },
};

function textOf({ shape, right, root, at }: Place): unknown {
  const { format, pattern, maxLength } = shape;
  if (format || pattern) return typeof right === "string" ? right : sampleOf(shape, () => 0, root);
  if (maxLength === undefined) throw new Unbounded(`${at} has no longest text`);
  return founderText(maxLength);
}

const lengthOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

const longest = (values: unknown[]): unknown =>
  values.reduce((found, value) => (lengthOf(value) > lengthOf(found) ? value : found), null);
