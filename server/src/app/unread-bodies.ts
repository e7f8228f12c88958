import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";

/** A refused body of at most this length, as the client states it, is still read and thrown away. */
const mostBytes = 8_000_000;
/** A client that sends nothing for this long waits for the answer. */
const idleMs = 50;
const longestMs = 500;

/**
 * Reads what is left of a request that is answered before all of it was read: a connection that is closed over unread
 * bytes is reset, and the client never sees the answer. Beyond the bounds the connection closes after the answer, and
 * the client is told, so that it does not send its next request on it.
 */
export const drainUnread: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  await next();
  const { incoming, outgoing } = c.env;
  if (!incoming || incoming.complete || outgoing.headersSent) return;
  const length = Number(incoming.headers["content-length"] ?? 0);
  if (length > 0 && length <= mostBytes) await drained(incoming as IncomingMessage);
  if (!incoming.complete) c.res.headers.set("connection", "close");
};

/** Resolves at the end of the body, after the longest time, or when the client stops sending or is gone. */
function drained(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(idle);
      clearTimeout(longest);
      incoming.off("data", goOn).off("end", done).off("error", done).off("close", done);
      resolve();
    };
    const idle = setTimeout(done, idleMs);
    const longest = setTimeout(done, longestMs);
    const goOn = () => void idle.refresh();
    incoming.on("data", goOn).on("end", done).on("error", done).on("close", done);
  });
}
