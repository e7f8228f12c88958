import type { z } from "zod";
import type { Circuit } from "./circuit.ts";
import { type Model, type ModelEvent, ModelFailure, type ModelFailureKind, type ModelRequest } from "./model.ts";

export interface Fallback {
  second: Model;
  /** Of the first model. */
  circuit: Circuit;
  onFallback(failure: ModelFailure): void;
}

/** Of these the server is at fault and not the request: the next request would fail as well. */
const faultsOfServer = new Set<ModelFailureKind>([
  "unreachable",
  "unauthorized",
  "rate_limited",
  "not_found",
  "out_of_credit",
  "server_error",
  "dropped",
  "stalled",
]);

/**
 * The first model, and the second where the first fails before its first word. A request with tools that the first
 * rejects is not the second's: its caller asks again without them.
 */
export function withFallback(first: Model, { second, circuit, onFallback }: Fallback): Model {
  const fellBack = (error: unknown, { tools }: ModelRequest, signal: AbortSignal): boolean => {
    note(circuit, error, signal);
    if (signal.aborted || !(error instanceof ModelFailure)) return false;
    if (error.kind === "rejected" && tools?.length) return false;
    onFallback(error);
    return true;
  };

  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    if (!circuit.allows()) return yield* second.stream(request, signal);
    let hasBegun = false;
    let isKnown = false;
    try {
      for await (const event of first.stream(request, signal)) {
        if (!hasBegun) circuit.succeeded();
        hasBegun = isKnown = true;
        yield event;
      }
      return;
    } catch (error) {
      isKnown = true;
      if (hasBegun || !fellBack(error, request, signal)) throw error;
    } finally {
      if (!isKnown) circuit.left();
    }
    yield* second.stream(request, signal);
  }

  async function json<T>(request: ModelRequest, schema: z.ZodType<T>, signal: AbortSignal): Promise<T> {
    if (!circuit.allows()) return second.json(request, schema, signal);
    try {
      const answer = await first.json(request, schema, signal);
      circuit.succeeded();
      return answer;
    } catch (error) {
      if (!fellBack(error, request, signal)) throw error;
      return second.json(request, schema, signal);
    }
  }

  return { ...first, stream, json };
}

/** A caller that waited for longer than it may says something of the server; one that was stopped does not. */
function note(circuit: Circuit, error: unknown, signal: AbortSignal): void {
  const isLate = signal.aborted && signal.reason instanceof Error && signal.reason.name === "TimeoutError";
  if (isLate || (error instanceof ModelFailure && faultsOfServer.has(error.kind))) circuit.failed();
  else if (signal.aborted) circuit.left();
  else circuit.succeeded();
}
