import type { ToolRun } from "./runs.ts";

/**
 * What a running tool tells while a model writes. On the wire: SSE with `id` = seq, `event` = type, `data` = the rest.
 */
export type RunEvent =
  /** The model's answer, piece by piece, in the format that the tool's prompt asks for. */
  | { type: "text"; delta: string }
  /** What could not be applied went back to the model: a second answer begins, beside the first. */
  | { type: "repair" }
  /** The last event: the result is stored. */
  | { type: "end"; status: ToolRun["status"] };
