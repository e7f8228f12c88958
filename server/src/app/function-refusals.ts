import type { MiddlewareHandler } from "hono";

/** The server functions by name; their callers read `error`. */
const isFunction = (path: string): boolean => path.startsWith("/api/functions/") || path === "/api/kimi";

/** A refusal of a server function gives the reason in `error` too, beside the common fields of a refusal. */
export const explainError: MiddlewareHandler = async (c, next) => {
  await next();
  if (!isFunction(c.req.path) || c.res.status < 400) return;
  if (!c.res.headers.get("content-type")?.includes("application/json")) return;
  const told = (await c.res.json()) as { message?: string };
  c.res = Response.json({ ...told, error: told.message }, c.res);
};
