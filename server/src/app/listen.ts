import type { Server } from "node:http";
import { serve } from "@hono/node-server";

/** How long a client may take, in milliseconds, and how often it is looked. */
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

type Fetch = Parameters<typeof serve>[0]["fetch"];

/** Listens; who sends a request slowly, or one whose head is too large, is refused and cut off. Throws when the port is taken. */
export async function listen(fetch: Fetch, { port, hostname, patience: given = patience }: Place): Promise<Server> {
  const serverOptions = {
    headersTimeout: given.headersMs,
    requestTimeout: given.requestMs,
    connectionsCheckingInterval: given.lookMs,
    maxHeaderSize: headersMaxBytes,
  };
  const server = serve({ fetch, port, hostname, serverOptions }) as Server;
  await new Promise<void>((resolve, reject) => server.once("listening", resolve).once("error", reject));
  return server;
}
