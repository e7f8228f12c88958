import type { ToolCallDelta } from "./chunk.ts";

export interface GatheredCall {
  id: string;
  name: string;
  /** Its arguments so far. */
  given: string;
  /** The server's number of it; null where it gives none. */
  index: number | null;
  extraContent: unknown;
}

/**
 * A call comes in pieces, its id and name first, its arguments in parts identified by their index. Google and Ollama
 * leave the index out or give every call the same one, and send each call whole.
 */
export function gather(calls: GatheredCall[], delta: ToolCallDelta): void {
  const call = callOf(calls, delta) ?? begin(calls, delta);
  call.id ||= delta.id ?? "";
  if (delta.function?.name) call.name = delta.function.name;
  call.given += delta.function?.arguments ?? "";
  if (delta.extra_content !== undefined) call.extraContent = delta.extra_content;
}

function callOf(calls: GatheredCall[], { index, id, function: piece }: ToolCallDelta): GatheredCall | undefined {
  const byId = id ? calls.find((call) => call.id === id) : undefined;
  if (byId) return byId;
  const same = typeof index !== "number" ? calls.at(-1) : calls.findLast((call) => call.index === index);
  const isAnother = piece?.name && same?.name && (id || isWhole(same));
  return isAnother ? undefined : same;
}

function begin(calls: GatheredCall[], { index }: ToolCallDelta): GatheredCall {
  const call = { id: "", name: "", given: "", index: index ?? null, extraContent: undefined };
  calls.push(call);
  return call;
}

function isWhole({ given }: GatheredCall): boolean {
  try {
    JSON.parse(given);
    return true;
  } catch {
    return false;
  }
}
