import { wireReading } from "@cofounder/analyst/light";
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
