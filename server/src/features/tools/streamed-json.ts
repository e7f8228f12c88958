import type { z } from "zod";
import { type Model, ModelFailure, type ModelRequest } from "../../platform/model/model.ts";
import type { Progress } from "./definition.ts";

interface Asked extends Pick<Progress, "signal" | "write"> {
  model: Model;
  request: ModelRequest;
  schema: z.ZodType;
}

const replyMax = 200_000;

/**
 * One answer as JSON, told as it is written. One that does not fit is asked for once more, without being told: whoever
 * follows sees the result then.
 */
export async function streamedJson({ model, request, schema, signal, write }: Asked): Promise<unknown> {
  let text = "";
  for await (const event of model.stream(request, signal)) {
    if (event.type !== "text") continue;
    text += event.delta;
    if (text.length > replyMax) throw new ModelFailure("endless", "The answer has no end.");
    write({ type: "text", delta: event.delta });
  }
  const read = schema.safeParse(jsonIn(text));
  if (read.success) return read.data;
  write({ type: "repair" });
  return model.json<unknown>(request, schema, signal);
}

/** From the first brace to the last; undefined for anything else. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}
