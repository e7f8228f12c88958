import { wireReading } from "@cofounder/analyst";
import { z } from "zod";
import type { Tool } from "../../../platform/model/model.ts";

/** How a language model hands in what it read. */
export const recordReading: Tool = {
  name: "record_reading",
  description:
    "Record what the founder's numbers say, before you answer. One entry for each of NUMBERS, or its id in not_figures. " +
    "The engine proves each entry against the founder's words and computes from what is proven.",
  parameters: z.toJSONSchema(wireReading, { target: "draft-7", io: "input" }) as Record<string, unknown>,
};

/** The JSON of a text that a model wrote instead of a call, in a code block or bare; undefined where there is none. */
export function jsonIn(text: string): unknown {
  const start = text.indexOf("{");
  const end = text.lastIndexOf("}");
  return start < 0 || end < start ? undefined : parsed(text.slice(start, end + 1));
}

/** Undefined where it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
