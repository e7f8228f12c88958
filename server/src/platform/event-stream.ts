import { once } from "node:events";
import type { ServerResponse } from "node:http";

export interface WireEvent {
  seq?: number;
  type: string;
  /** One line of JSON. */
  data: string;
}

const beatMs = 15_000;
/** A reader that receives nothing for this long is disconnected; it reconnects and continues where it was. */
const stalledMs = 30_000;

/**
 * Writes events to a client as they come (server-sent events), directly to the socket: one write per batch. The next
 * batch is requested when the former was accepted, so that a slow reader fills no memory here. Ends when the source
 * ends or the client disconnects; a comment now and then keeps the connection alive.
 */
export async function sendEvents(
  response: ServerResponse,
  source: AsyncIterable<WireEvent[]>,
  patienceMs = stalledMs,
): Promise<void> {
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
  });
  response.write(": open\n\n");
  const gone = goneSignal(response);
  const heart = setInterval(() => {
    if (!response.writableNeedDrain) response.write(": beat\n\n");
  }, beatMs);
  try {
    for await (const batch of source) {
      if (response.write(textOf(batch))) continue;
      if (!(await isTaken(response, AbortSignal.any([gone, AbortSignal.timeout(patienceMs)])))) break;
    }
  } finally {
    clearInterval(heart);
    if (response.writableNeedDrain) response.destroy();
    else response.end();
  }
}

function textOf(batch: WireEvent[]): string {
  let text = "";
  for (const { seq, type, data } of batch) {
    text += seq === undefined ? `event: ${type}\ndata: ${data}\n\n` : `id: ${seq}\nevent: ${type}\ndata: ${data}\n\n`;
  }
  return text;
}

/** False: the client accepted nothing until the signal. */
async function isTaken(response: ServerResponse, signal: AbortSignal): Promise<boolean> {
  try {
    await once(response, "drain", { signal });
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return false;
    throw error;
  }
}

/** Aborts when the client disconnects. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  return gone.signal;
}
