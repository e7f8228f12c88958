import type { z } from "zod";
import { jsonObjectIn } from "../../platform/json-text.ts";
import { streamedText, type Streaming } from "./streamed-text.ts";

interface StreamedJson extends Omit<Streaming, "maxLength"> {
  schema: z.ZodType;
}

const maxLength = 200_000;

/**
 * One answer as JSON, streamed as it is written. One that does not fit is requested once more and not streamed: who
 * follows the run sees its result then.
 */
export async function streamedJson({ schema, ...streaming }: StreamedJson): Promise<unknown> {
  const text = await streamedText({ ...streaming, maxLength });
  const read = schema.safeParse(jsonObjectIn(text));
  if (read.success) return read.data;
  const { model, request, signal, write } = streaming;
  write({ type: "repair" });
  return model.json<unknown>(request, schema, signal);
}
