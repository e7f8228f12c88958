import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";

/**
 * The connection of a request that is answered before all of it was read is cut off after the answer. Its client is told,
 * so that it does not send its next request into it.
 */
export const closeUnread: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  await next();
  const { incoming, outgoing } = c.env;
  if (incoming && !incoming.complete && !outgoing.headersSent) c.res.headers.set("connection", "close");
};
