import { type Model, ModelFailure, type ModelRequest } from "../../platform/model/model.ts";
import type { Progress } from "./definition.ts";

export interface Streaming extends Pick<Progress, "signal" | "write"> {
  model: Model;
  request: ModelRequest;
  /** In characters; a longer answer is taken for one without an end. */
  maxLength: number;
}

/** The text of a model's answer, written to the run's log as it comes. Throws `ModelFailure`. */
export async function streamedText({ model, request, maxLength, signal, write }: Streaming): Promise<string> {
  let text = "";
  for await (const event of model.stream(request, signal)) {
    if (event.type !== "text") continue;
    text += event.delta;
    if (text.length > maxLength) throw new ModelFailure("endless", "The model's answer does not come to an end.");
    write({ type: "text", delta: event.delta });
  }
  return text;
}
