import { contract, publicV1 } from "@cofounder/contract";
import { newId } from "../platform/db/columns.ts";
import { bodyMaxBytes, boundsByEndpoint, smallBytes } from "./body-bounds.ts";
import { founderText, largestOf } from "./test-largest.ts";
import type { Endpoint } from "./test-endpoints.ts";
import type { Shape } from "./test-samples.ts";

/** A body of about so many bytes that no endpoint accepts. */
type Make = (fields: string[], bytes: number) => string;

/** Each field has the same size, and all together so many bytes. */
const inEach =
  (make: (bytes: number) => string): Make =>
  (fields, bytes) =>
    `{${fields.map((name) => `${JSON.stringify(name)}:${make(bytes / fields.length - name.length - 5)}`).join(",")}}`;

const nested = (bytes: number): string => "[".repeat(bytes / 2) + "]".repeat(bytes / 2);
const nestedObjects = (bytes: number): string => `${'{"a":'.repeat(bytes / 6)}0${"}".repeat(bytes / 6)}`;
const listOf = (element: string) => (bytes: number) =>
  `[${Array.from({ length: bytes / (element.length + 1) }, () => element).join(",")}]`;
const keys = (bytes: number): string =>
  `{${Array.from({ length: bytes / 12 }, (_, at) => `"k${at.toString(36)}":${at}`).join(",")}}`.slice(0, -1) + "}";
const textOf = (part: string) => (bytes: number) => `"${part.repeat(bytes / part.length)}"`;

const kinds = {
  "deep lists": inEach(nested),
  "deep objects": inEach(nestedObjects),
  "many keys": (_, bytes) => keys(bytes),
  "many keys in each field": inEach(keys),
  "many numbers": inEach(listOf("0")),
  "many objects": inEach(listOf("{}")),
  "many texts": inEach(listOf('"a"')),
  "long texts": inEach(textOf("a")),
  "long texts of escapes": inEach(textOf("\\u0905")),
  "long texts of quotation marks": inEach(textOf('\\"')),
  "long texts of blanks": inEach(textOf(" ")),
  "long texts of sentences": inEach((bytes) => JSON.stringify(founderText(bytes)).slice(0, bytes)),
} satisfies Record<string, Make>;

/** Fits the schema except for the kind of each value. */
function wrong(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wrong);
  if (typeof value !== "object" || value === null) return typeof value === "string" ? 0 : "wrong";
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wrong(part)]));
}

interface RefusedBody {
  kind: string;
  text: string;
}

const ofPages = boundsByEndpoint(contract, "/api");
const ofPrograms = boundsByEndpoint(publicV1, "/v1");
const boundsFor = (method: string, path: string) => (path.startsWith("/v1") ? ofPrograms : ofPages)(method, path);

/**
 * Bodies as large as are parsed without checks, and as large as this endpoint reads; and one beyond that, which is
 * refused by its length whatever it holds: the one that would take longest to parse.
 */
export function refusedBodies({ method, takes }: Pick<Endpoint, "method" | "takes">, path: string): RefusedBody[] {
  const fields = Object.keys((takes as Shape).properties ?? { a: {} });
  const readMax = boundsFor(method, path).bytes;
  const sizes = new Set([smallBytes, readMax].map((bytes) => bytes - 100));
  const made = [...sizes].flatMap((bytes) =>
    Object.entries(kinds).map(([kind, make]) => ({ kind: `${kind}, ${bytes}`, text: make(fields, bytes) })),
  );
  const beyond = { kind: "many objects, too large", text: kinds["many objects"](fields, bodyMaxBytes - 100) };
  const wrongValues = { kind: "wrong values", text: JSON.stringify(wrong(largestOf(takes, {}))) };
  return [...made, ...(readMax < bodyMaxBytes ? [beyond] : []), wrongValues];
}

/** Ids that do not exist, and the tool with the largest input. */
export const nobodysPath = (path: string): string =>
  path.replace("{tool}", "pitch-analyzer").replaceAll(/\{\w+\}/g, () => newId());
