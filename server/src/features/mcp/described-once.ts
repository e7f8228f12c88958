import type { z } from "zod";

type Described = z.ZodObject["~standard"];
type JsonSchema = Described["jsonSchema"];

/**
 * A schema with a cached JSON Schema. The protocol's library converts it at every list of tools, which takes 100 ms for
 * all tools.
 */
export function describedOnce({ "~standard": standard }: z.ZodObject): { "~standard": Described } {
  const made: Partial<Record<keyof JsonSchema, ReturnType<JsonSchema["input"]>>> = {};
  const { jsonSchema } = standard;
  // The library requests only one dialect.
  const once =
    (side: keyof JsonSchema): JsonSchema["input"] =>
    (options) =>
      (made[side] ??= jsonSchema[side](options));
  return { "~standard": { ...standard, jsonSchema: { input: once("input"), output: once("output") } } };
}
