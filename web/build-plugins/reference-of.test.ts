import { openApiDocument } from "@cofounder/contract/openapi";
import { expect, test } from "vitest";
import { referenceOf, type ReferenceField } from "./reference-of.ts";

const reference = referenceOf(await openApiDocument(""));

const below = (field: ReferenceField): ReferenceField[] => [field, ...field.inside.flatMap(below)];

const answerOf = (path: string) => reference.find((call) => call.path === path)?.answer ?? [];

test("every call of the document is in the reference, with its fields and its response", () => {
  expect(reference.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /startup/generate",
    "POST /competitor/analyze",
    "POST /pitch/analyze",
    "GET /investor/match",
  ]);
  for (const { fields, answer } of reference) expect([fields.length, answer.length]).not.toContain(0);
});

test("nested objects and lists are described to the last field, named schemas included", () => {
  const fields = reference.flatMap(({ answer }) => answer).flatMap(below);
  const closed = fields.filter(({ type, inside }) => /^(object|[A-Z]\w+)(\[\])?$/.test(type) && inside.length === 0);
  expect(closed.map(({ name }) => name)).toEqual([]);
  const ideas = answerOf("/startup/generate").find(({ name }) => name === "ideas");
  expect(ideas?.type).toBe("Idea[]");
  expect(ideas?.inside.length).toBeGreaterThan(1);
});
