import { Agent, request } from "undici";
import { v7 } from "uuid";

/** One stream from sending to its end. */
export interface StreamResult {
  firstTextMs: number;
  whole: boolean;
}

export type RunStream = (worker: number) => Promise<StreamResult>;

const dispatcher = new Agent({ connections: 2_048, pipelining: 1, headersTimeout: 120_000, bodyTimeout: 120_000 });

/** Every message has different figures, so that no cache can answer. */
function promptOf(number: number): string {
  const [price, offices, cost] = [29 + (number % 41), 14 + (number % 23), 15 + (number % 13)];
  return (
    `A subscription that brings fresh bread to small offices in Lyon twice a week. ${price} euros a month per office, ${offices} offices pay today, ` +
    `bread and delivery cost ${cost} euros a month per office. Who should I sell to next, and what is the weakest point?`
  );
}

/** Reads a stream; returns when the first text came and whether the last piece arrived. */
async function readStream(
  body: AsyncIterable<Buffer>,
  from: number,
  marks: { text: string; end: string },
): Promise<StreamResult> {
  let firstTextMs = Number.NaN;
  let tail = "";
  let whole = false;
  for await (const piece of body) {
    const text = tail + piece.toString("latin1");
    if (Number.isNaN(firstTextMs) && text.includes(marks.text)) firstTextMs = performance.now() - from;
    whole ||= text.includes(marks.end);
    tail = text.slice(-24);
  }
  return { firstTextMs, whole };
}

export function bareStream(url: string): RunStream {
  let sent = 0;
  return async () => {
    const messages = [{ role: "user", content: promptOf(sent++) }];
    const body = JSON.stringify({ model: "scripted", stream: true, messages });
    const from = performance.now();
    const headers = { "content-type": "application/json" };
    const response = await request(`${url}/chat/completions`, { method: "POST", headers, body, dispatcher });
    return readStream(response.body, from, { text: '"content"', end: "[DONE]" });
  };
}

/** The product as a browser uses it: the message is sent, then the events of the turn are read. */
export function productStream(url: string, cookies: string[]): RunStream {
  let count = 0;
  return async (worker) => {
    const text = promptOf(count++);
    const from = performance.now();
    const headers = { cookie: cookies[worker % cookies.length] ?? "", "content-type": "application/json", origin: url };
    const sent = {
      kind: "message",
      text,
      messageId: v7(),
      parentId: null,
      startupType: null,
      webSearch: false,
    };
    const options = { method: "POST", headers, body: JSON.stringify({ request: sent }), dispatcher } as const;
    const started = await request(`${url}/api/chats/${v7()}/turns`, options);
    const { turnId } = (await started.body.json()) as { turnId?: string };
    if (!turnId) return { firstTextMs: Number.NaN, whole: false };
    const events = await request(`${url}/api/turns/${turnId}/events`, { headers, dispatcher });
    return readStream(events.body, from, { text: "event: text", end: "event: end" });
  };
}
