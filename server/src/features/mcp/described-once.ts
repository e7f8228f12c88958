import type { z } from "zod";

type Described = z.ZodObject["~standard"];
type JsonSchema = Described["jsonSchema"];

/**
 * A schema whose description as JSON Schema is made once. The protocol's library asks for it at every list of tools, and
 * those of all tools take 100 ms to make.
 */
export function describedOnce({ "~standard": standard }: z.ZodObject): { "~standard": Described } {
  const made: Partial<Record<keyof JsonSchema, ReturnType<JsonSchema["input"]>>> = {};
  const { jsonSchema } = standard;
  // The library asks in one dialect.
  const once =
    (side: keyof JsonSchema): JsonSchema["input"] =>
    (options) =>
      (made[side] ??= jsonSchema[side](options));
  return { "~standard": { ...standard, jsonSchema: { input: once("input"), output: once("output") } } };
}
