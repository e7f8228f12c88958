import { expect, test } from "vitest";
import type { z } from "zod";
import { contract } from "@cofounder/contract";
import { oneLine } from "@cofounder/contract/one-line";
import { publicV1 } from "@cofounder/contract/public-v1";
import { toolShapes } from "@cofounder/contract/tools/shapes";

test.each([
  ["Ida\r\nBcc: everybody@example.com", "Ida Bcc: everybody@example.com"],
  ["\tLamps\u0007 and\u0085more\u2028lamps\u2029", "Lamps  and more lamps"],
  ["  Lamps  ", "Lamps"],
  ["👩‍👩‍👧 & क्ष", "👩‍👩‍👧 & क्ष"],
])("%j becomes the single line %j", (text, line) => expect(oneLine(80).parse(text)).toBe(line));

test("a text of control characters alone becomes empty", () =>
  expect(oneLine(80).min(1).safeParse("\n\u0007\n").success).toBe(false));

/** Texts up to this length are a name, a title, a subject or a word; longer ones have paragraphs. */
const longestLine = 200;

/** Short texts that are not made one line, by the end of their path, with the reason. */
const others: Record<string, string> = {
  ".cursor": "made by the server and read by it; what is none is refused there",
  ".token": "compared with a hash",
  ".password": "taken as it is typed, and compared with a hash",
  "kimi.model": "asked for by programs of earlier times, and not used",
};

interface Text {
  at: string;
  schema: z.ZodType;
}

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  items?: z.ZodType[];
  innerType?: z.ZodType;
  options?: z.ZodType[];
  in?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  getter?: () => z.ZodType;
}

/** Every text in a schema, by the path to it. */
function textsOf(schema: z.ZodType, at: string): Text[] {
  const def = schema._zod.def as unknown as Definition;
  if (def.type === "string") return [{ at, schema }];
  const named = Object.entries(def.shape ?? {}).flatMap(([name, part]) => textsOf(part, `${at}.${name}`));
  const within = [def.innerType, def.in, def.left, def.right, ...(def.options ?? []), ...(def.items ?? [])];
  const parts = [...within, def.element, def.valueType, def.keyType, def.getter?.()];
  return [...named, ...parts.flatMap((part) => (part ? textsOf(part, at) : []))];
}

function inputsOf(node: unknown, name: string): Text[] {
  if (typeof node !== "object" || node === null) return [];
  if ("~orpc" in node) {
    const { inputSchema } = node["~orpc"] as { inputSchema?: z.ZodType };
    return inputSchema ? textsOf(inputSchema, name) : [];
  }
  return Object.entries(node).flatMap(([key, value]) => inputsOf(value, name ? `${name}.${key}` : key));
}

const isShort = ({ schema }: Text) => {
  const { maxLength } = schema as z.ZodString;
  return maxLength !== null && maxLength <= longestLine;
};

const ofTools = Object.entries(toolShapes).flatMap(([tool, { input }]) => textsOf(input, tool));
const short = [...inputsOf(contract, ""), ...inputsOf(publicV1, "v1"), ...ofTools].filter(isShort);
const hasControls = (value: unknown) => typeof value === "string" && /[\p{Cc}\p{Zl}\p{Zp}]/u.test(value);
const hostile = ["\n", "\r\n", "\r", "\u0000", "\u0007", "\u0085", "\u2028"].flatMap((control) => [
  `a${control}b`,
  `some words${control}and more of them`,
]);

test("the contract has short texts", () => expect(short.length).toBeGreaterThan(60));

test("every short input text is made one line or refused, or is listed with a reason", () => {
  const open = short.filter(({ schema }) => hostile.some((text) => hasControls(schema.safeParse(text).data)));
  const isListed = ({ at }: Text) => Object.keys(others).some((end) => at.endsWith(end));
  expect([...new Set(open.filter((text) => !isListed(text)).map(({ at }) => at))]).toEqual([]);
  expect(Object.keys(others).filter((end) => !open.some(({ at }) => at.endsWith(end)))).toEqual([]);
});
