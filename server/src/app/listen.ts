import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { serve } from "@hono/node-server";

/** How long a client may take, in milliseconds, and how often that is checked. */
interface Patience {
  /** For the head of a request. */
  headersMs: number;
  /** For the whole request; the largest file fits at 170 kB a second. */
  requestMs: number;
  lookMs: number;
}

const patience: Patience = { headersMs: 15_000, requestMs: 120_000, lookMs: 5_000 };
/** Of all headers of a request together; a session's cookie needs a tenth of it. */
const headersMaxBytes = 16_384;

interface Place {
  port: number;
  hostname: string;
  patience?: Patience;
}

/** Requests of one connection, including the one that is being answered. Browsers send one and wait for its answer. */
const unansweredMax = 8;

type Unanswered = Parameters<RequestListener>;
type Fetch = Parameters<typeof serve>[0]["fetch"];

/**
 * Listens; a client that sends a request slowly, or with too large a head, is refused and cut off. Throws when the port
 * is taken.
 */
export async function listen(fetch: Fetch, { port, hostname, patience: given = patience }: Place): Promise<Server> {
  const serverOptions = {
    headersTimeout: given.headersMs,
    requestTimeout: given.requestMs,
    connectionsCheckingInterval: given.lookMs,
    maxHeaderSize: headersMaxBytes,
  };
  const server = serve({ fetch, port, hostname, serverOptions, createServer: createBoundedServer }) as Server;
  await new Promise<void>((resolve, reject) => server.once("listening", resolve).once("error", reject));
  return server;
}

const createBoundedServer = ((options: object, listener: RequestListener) =>
  createServer(options, oneAtATime(listener))) as typeof createServer;

/**
 * Answers the requests of a connection one after another. A connection on which more wait is closed, and requests
 * waiting on a closed one are dropped: by default Node starts all pipelined requests, even after their client
 * disconnected.
 */
function oneAtATime(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Unanswered[]>();
  const answer = ([incoming, outgoing]: Unanswered, queue: Unanswered[]): void => {
    outgoing.once("close", () => {
      queue.shift();
      const [next] = queue;
      if (next && !incoming.socket.destroyed) answer(next, queue);
    });
    listener(incoming, outgoing);
  };
  return (...request) => {
    const { socket } = request[0];
    if (socket.destroyed) return;
    const queue = waiting.get(socket) ?? [];
    waiting.set(socket, queue);
    if (queue.length === unansweredMax) return void socket.destroy();
    queue.push(request);
    if (queue.length === 1) answer(request, queue);
  };
}
