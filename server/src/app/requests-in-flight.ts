import type { Context, Env, MiddlewareHandler } from "hono";
import { Problem } from "../platform/problem.ts";
import { answerProblem } from "./api-handler.ts";

/** Per network address; offices and schools share one. Event streams are counted apart. */
export const inFlightMax = 600;

/**
 * Refuses requests of an address beyond the concurrency limit; a request counts until it ends, even when its client
 * disconnected. Health checks pass.
 */
export function limitInFlight<E extends Env>(addressOf: (c: Context<E>) => string): MiddlewareHandler<E> {
  const counts = new Map<string, number>();
  return async (c, next) => {
    if (c.req.path === "/healthz" || c.req.path === "/readyz") return next();
    const address = addressOf(c);
    const count = counts.get(address) ?? 0;
    if (count >= inFlightMax) return answerProblem(new Problem("too_many_requests", { retryAfterSeconds: 1 }));
    counts.set(address, count + 1);
    try {
      await next();
    } finally {
      const rest = (counts.get(address) ?? 0) - 1;
      if (rest > 0) counts.set(address, rest);
      else counts.delete(address);
    }
  };
}
