import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";

/**
 * Closes the connection of a request that was answered before all of it was read, after the answer. The client is told,
 * so that it does not send its next request on it.
 */
export const closeUnread: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  await next();
  const { incoming, outgoing } = c.env;
  if (incoming && !incoming.complete && !outgoing.headersSent) c.res.headers.set("connection", "close");
};
