import { type ToolName, toolShapes } from "@cofounder/contract";
import { z } from "zod";
import { Problem } from "../platform/problem.ts";

/** Bounds on a request's body, checked before it is parsed. */
export interface BodyBounds {
  bytes: number;
  /** Object keys and array elements in total. */
  values: number;
}

/** More than the longest message, with room for what JSON adds. */
export const bodyMaxBytes = 1_000_000;
/** A body this small is parsed for every caller without further checks. */
export const smallBytes = 32_000;
const depthMax = 32;
/** Room for additional fields beside those in the schema. */
const spareValues = 500;
/** An escaped character, as "\u0905". */
const characterBytes = 6;
/** Quotation marks and a comma; a number or a word of JSON. */
const valueBytes = 30;

interface Shape {
  $ref?: string;
  $defs?: Record<string, Shape>;
  type?: string | string[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  propertyNames?: Shape;
  additionalProperties?: Shape | boolean;
  items?: Shape | boolean;
  properties?: Record<string, Shape>;
}

const nothing: BodyBounds = { bytes: 0, values: 0 };
const sum = (all: BodyBounds[]): BodyBounds =>
  all.reduce((a, b) => ({ bytes: a.bytes + b.bytes, values: a.values + b.values }), nothing);
/** What all alternatives together may need, one at a time. */
export const most = (all: BodyBounds[]): BodyBounds =>
  all.reduce((a, b) => ({ bytes: Math.max(a.bytes, b.bytes), values: Math.max(a.values, b.values) }), nothing);

/** The largest JSON that fits a schema. Where the schema allows any value, it counts as one. */
export function boundsOf(schema: z.ZodType): BodyBounds {
  const root = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
  const { bytes, values } = largest(root, root);
  return { bytes: Math.min(bodyMaxBytes, Math.max(smallBytes, bytes)), values: values + spareValues };
}

function largest(shape: Shape, root: Shape): BodyBounds {
  if (shape.$ref) return largest(root.$defs?.[shape.$ref.split("/").at(-1) ?? ""] ?? {}, root);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return most(choices.map((choice) => largest(choice, root)));
  const own = { bytes: valueBytes + characterBytes * (shape.maxLength ?? 0), values: 1 };
  const all = (shape.allOf ?? []).map((part) => largest(part, root));
  return sum([own, ...all, ...propertiesOf(shape, root), entriesOf(shape, root), itemsOf(shape, root)]);
}

const propertiesOf = ({ properties = {} }: Shape, root: Shape): BodyBounds[] =>
  Object.entries(properties).map(([name, part]) => {
    const { bytes, values } = largest(part, root);
    return { bytes: bytes + name.length, values };
  });

/** Of a record, whose keys are not known. */
function entriesOf({ additionalProperties, propertyNames = {}, maxProperties = 0 }: Shape, root: Shape): BodyBounds {
  if (typeof additionalProperties !== "object") return nothing;
  const { bytes, values } = largest(additionalProperties, root);
  return { bytes: (bytes + largest(propertyNames, root).bytes) * maxProperties, values: values * maxProperties };
}

function itemsOf({ items, maxItems = 0 }: Shape, root: Shape): BodyBounds {
  const { bytes, values } = typeof items === "object" ? largest(items, root) : nothing;
  return { bytes: bytes * maxItems, values: values * maxItems };
}

const isOpening = (character: string | undefined): boolean => character === "{" || character === "[";
const isClosing = (character: string | undefined): boolean => character === "}" || character === "]";

/** Why a JSON body is not parsed: it is too deep, or has too many keys and elements. Null where it may be parsed. */
function whyNotParsed(text: string, valuesMax: number): string | null {
  let [depth, values] = [0, 1];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (isClosing(character)) depth -= 1;
    else if (isOpening(character)) depth += 1;
    if (character === "," || isOpening(character)) values += 1;
    if (values > valuesMax) return `More than ${valuesMax} values.`;
    if (depth > depthMax) return `More than ${depthMax} levels.`;
  }
  return null;
}

/** The index at which the string that begins here ends. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end > 0 ? end : text.length;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === "\\") first -= 1;
  return (at - first) % 2 === 1;
}

/** Refuses JSON that is larger, deeper or wider than the bounds, before it is parsed. */
export function requireWithin(text: string, { bytes, values }: BodyBounds): void {
  if (text.length * 3 > bytes && Buffer.byteLength(text) > bytes) throw new Problem("payload_too_large");
  const message = whyNotParsed(text, values);
  if (message) throw new Problem("invalid_input", { issues: [{ path: "", message }] });
}

interface Described {
  route: { method?: string; path?: string };
  inputSchema?: z.ZodType;
}

interface Bounded {
  method: string;
  path: RegExp;
  bounds(tool: string | undefined): BodyBounds;
}

/** Every endpoint of a contract with the bounds of its body, or of the tool in its path, computed on first use. */
function boundedEndpoints(node: object, prefix: string): Bounded[] {
  if (!("~orpc" in node)) return Object.values(node).flatMap((part: object) => boundedEndpoints(part, prefix));
  const { route, inputSchema = z.object({}) } = node["~orpc"] as Described;
  const path = new RegExp(`^${prefix}${(route.path ?? "").replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
  const made = new Map<z.ZodType, BodyBounds>();
  const bounds = (tool: string | undefined): BodyBounds => {
    const schema =
      tool !== undefined && Object.hasOwn(toolShapes, tool) ? toolShapes[tool as ToolName].input : inputSchema;
    const found = made.get(schema) ?? boundsOf(schema);
    made.set(schema, found);
    return found;
  };
  return [{ method: route.method ?? "POST", path, bounds }];
}

/** The bounds of a request's body, by its endpoint; small where no endpoint matches. */
export function boundsByEndpoint(contract: object, prefix: string): (method: string, path: string) => BodyBounds {
  const endpoints = boundedEndpoints(contract, prefix);
  return (method, path) => {
    for (const endpoint of endpoints) {
      const found = endpoint.method === method ? endpoint.path.exec(path) : null;
      if (found) return endpoint.bounds(found.groups?.["tool"]);
    }
    return { bytes: smallBytes, values: spareValues };
  };
}

/** The same request; a large body is checked before it is parsed, and refused where it exceeds the bounds. */
export async function withinBounds(
  request: Request,
  boundsFor: (method: string, path: string) => BodyBounds,
): Promise<Request> {
  const { url, method, headers, signal } = request;
  const length = Number(headers.get("content-length") ?? 0);
  const isSmall = length <= smallBytes && !headers.has("transfer-encoding");
  if (isSmall || headers.get("content-type")?.startsWith("multipart/")) return request;
  const bounds = boundsFor(method, new URL(url).pathname);
  if (length > bounds.bytes) throw new Problem("payload_too_large");
  const body = await request.text();
  requireWithin(body, bounds);
  return new Request(url, { method, headers, signal, body });
}
