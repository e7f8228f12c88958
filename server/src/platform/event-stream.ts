import type { ServerResponse } from "node:http";

export interface WireEvent {
  seq?: number;
  type: string;
  /** One line of JSON. */
  data: string;
}

const beatMs = 15_000;
/** A reader that takes nothing for this long is let go; it comes back and goes on where it was. */
const maxBacklogBytes = 8 * 1024 * 1024;

/**
 * Writes events to a client as they come (server-sent events), straight to the socket: one write per batch. Ends when
 * the source ends or the client goes; a comment now and then keeps the connection alive.
 */
export async function sendEvents(response: ServerResponse, source: AsyncIterable<WireEvent[]>): Promise<void> {
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
  });
  response.write(": open\n\n");
  const heart = setInterval(() => response.write(": beat\n\n"), beatMs);
  try {
    for await (const batch of source) {
      if (response.writableLength > maxBacklogBytes) break;
      let text = "";
      for (const { seq, type, data } of batch) {
        text +=
          seq === undefined ? `event: ${type}\ndata: ${data}\n\n` : `id: ${seq}\nevent: ${type}\ndata: ${data}\n\n`;
      }
      response.write(text);
    }
  } finally {
    clearInterval(heart);
    response.end();
  }
}

/** Aborts when the client goes away. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  return gone.signal;
}
