import { type Creator, toolName, toolShapes, type ToolName, type WebSource } from "@cofounder/contract";
import { cutText } from "@cofounder/contract/cut-text";
import { expect, test } from "vitest";
import { z } from "zod";
import { isWhole, thirdOf } from "../../../../analyst/src/fixtures/runs.ts";
import { leastOf, referred, type Shape } from "../../app/test-samples.ts";
import { catalog } from "./catalog/catalog.ts";
import { makeByEngine } from "./engine.ts";

/** Each is two UTF-16 code units, so that a cut at an odd index shows; a letter in front makes even indexes odd. */
const run = (letters: string, count: number): string => letters + "😀".repeat(count);
const repeated = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length) + 1);

/** Texts as founders write them, so that every part of the engines is reached, with such characters in each place. */
const texts: ((letters: string, count: number) => string)[] = [
  (letters) => run(letters, 60_000),
  (letters, count) => repeated(`${run(letters, count)} `, 20_000),
  (letters, count) =>
    repeated(`${run(letters, count)}. ${run("A", count)}! “${run(letters, count)}” - ${run("B", 9)}\n`, 9_000),
  (letters, count) =>
    repeated(
      `When ${run(letters, count)} fills in the form, send an email to ${run(letters, count)} and post ` +
        `“${run(letters, count)}” in Slack. If ${run(letters, count)} is more than ` +
        `500, ${run(letters, count)}. Every Monday add ${run(letters, count)} to the ` +
        `sheet ${run(letters, count)}. `,
      4_000,
    ),
  (letters, count) =>
    `An app called ${run(letters, count)} to track ${run(letters, count)}s. Each ${run(letters, count)} ` +
    `has a name, ${run(letters, count)}, price and a status ` +
    `(${run(letters, count)}, ${run(letters, count)}, done). Show ${run(letters, count)} ` +
    `by ${run(letters, count)}. A user can mark ${run(letters, count)} as ${run(letters, count)}. ` +
    repeated(`It has ${run(letters, count)} with ${run(letters, count)}. `, 2_000),
  (letters, count) =>
    repeated(
      `We sell ${run(letters, count)} to ${run(letters, count)} for €49 a month and compete ` +
        `with ${run(letters, count)} and ${run(letters, count)}. The problem: ${run(letters, count)}. Our ` +
        `customers, “${run(letters, count)}”, pay 12 euros. I want to ${run(letters, count)} ` +
        `because ${run(letters, count)}. `,
      3_000,
    ),
  (letters, count) =>
    repeated(
      `Wir verkaufen ${run(letters, count)} an ${run(letters, count)} für 49 €. Wenn ${run(letters, count)}, dann ${run(letters, count)}. `,
      3_000,
    ),
  (letters, count) =>
    repeated(`我们卖${run(letters, count)}给${run(letters, count)}，每月49元。如果${run(letters, count)}。`, 3_000),
];

interface Bounded extends Shape {
  maxLength?: number;
}

const isFree = (shape: Shape): boolean =>
  shape.type === "string" && !shape.format && !shape.pattern && !shape.enum && !("const" in shape);

function plainest(shape: Shape): unknown {
  const least = leastOf(shape);
  return typeof least === "number" ? Math.max(1, least) : least;
}

/** The smallest value that fits the shape, with the text in every free field, cut where the field ends. */
function filled(shape: Bounded, text: string, root: Bounded): unknown {
  if (shape.$ref) return filled(referred(shape.$ref, root), text, root);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices?.[0]) return filled(choices[0], text, root);
  if (shape.properties) {
    const { follows: _, ...properties } = shape.properties;
    return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, filled(part, text, root)]));
  }
  if (shape.type === "array" && typeof shape.items === "object") return [filled(shape.items, text, root)];
  return isFree(shape) ? cutText(text, shape.maxLength ?? text.length).trim() : plainest(shape);
}

const shapeOf = (tool: ToolName) =>
  z.toJSONSchema(toolShapes[tool].input, { io: "input", unrepresentable: "any" }) as Bounded;

function broken(value: unknown, at: string): string[] {
  if (typeof value === "string") return value.isWellFormed() ? [] : [at];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => broken(part, `${at}.${Array.isArray(value) ? "" : name}`));
}

const now = new Date("2026-11-04T10:00:00Z");
const material = (text: string): { now: Date; sources: WebSource[]; creators: Creator[] } => ({
  now,
  sources: Array.from({ length: 8 }, (_, at) => ({
    title: `${cutText(text, 400 + at)} - ${run("", 5)}`,
    url: `https://www.instagram.com/somebody${at}/`,
    snippet: cutText(text, 900),
  })),
  creators: [],
});

/** Of each an even and an odd one, or short ones and long ones; the others with `TEST_ALL`. */
const beginnings = isWhole ? ["", "a", "ab", "Abc d"] : ["", "Abc d"];
const counts = isWhole ? [1, 3, 8, 20, 31, 47, 90, 170] : [1, 8, 47, 170];

const cases = thirdOf(toolName.options.flatMap((tool) => texts.map((text, at) => ({ tool, text, at }))));

test.each(cases)("$tool cuts no character in two, wherever a text ends, text $at", ({ tool, text }) => {
  const found = new Set<string>();
  for (const letters of beginnings)
    for (const count of counts) {
      const written = text(letters, count);
      const shape = shapeOf(tool);
      const typed = filled(shape, written, shape);
      const input = toolShapes[tool].input.safeParse(typed);
      if (!input.success) throw new Error(`${tool}: ${input.error.message}`);
      const output = makeByEngine(tool, input.data, material(written));
      const { title, said, toMarkdown, queries } = catalog[tool];
      const told = {
        title: title(input.data, output),
        said: said(input.data),
        toMarkdown: toMarkdown(output, input.data),
      };
      for (const one of broken({ output, ...told, queries: queries?.(input.data) }, "")) found.add(one);
    }
  expect([...found]).toEqual([]);
});
