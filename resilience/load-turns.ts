import { Agent, request } from "undici";
import { v7 } from "uuid";
import type { Member } from "./load-members.ts";

/** One reply from sending to its end, and the faults in its events. */
export interface SeenTurn {
  acknowledgedMs: number;
  firstTextMs: number;
  /** Characters of text shown. */
  length: number;
  /** Events out of sequence, and texts that differ from the stored one in the end. */
  faults: number;
}

const dispatcher = new Agent({ connections: 4_096, pipelining: 1, headersTimeout: 120_000, bodyTimeout: 120_000 });

let count = 0;

/** Every message has different figures, so that no cache can answer. */
function textOf(number: number): string {
  return (
    `Fresh bread for small offices in Lyon, twice a week. ${29 + (number % 41)} euros a month per ` +
    `office, ${14 + (number % 23)} offices pay today. Who should I sell to next?`
  );
}

/**
 * Sends a message in a new chat and reads the events of its reply as a browser does. Throws if it is refused or cut
 * off.
 */
export async function takeTurn({ address, cookie }: Member): Promise<SeenTurn> {
  const headers = { cookie, "content-type": "application/json", origin: address };
  const sent = {
    kind: "message",
    text: textOf(count++),
    messageId: v7(),
    parentId: null,
    startupType: null,
    webSearch: false,
  };
  const began = performance.now();
  const options = { method: "POST", headers, body: JSON.stringify({ request: sent }), dispatcher } as const;
  const started = await request(`${address}/api/chats/${v7()}/turns`, options);
  const { turnId } = (await started.body.json()) as { turnId?: string };
  const acknowledgedMs = performance.now() - began;
  if (!turnId) throw new Error(`a message was answered ${started.statusCode}`);
  const events = await request(`${address}/api/turns/${turnId}/events`, { headers, dispatcher });
  return { acknowledgedMs, ...(await readEvents(events.body, began)) };
}

interface WireEvent {
  /** Null: the end, which has no number in the event log. */
  seq: number | null;
  type: string;
  data: string;
}

async function* eventsOf(body: AsyncIterable<Buffer>): AsyncGenerator<WireEvent> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of body) {
    const blocks = (rest + decoder.decode(piece, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, seq, type, data] = block.match(/^(?:id: (\d+)\n)?event: (\w+)\ndata: (.*)$/s) ?? [];
      if (type && data) yield { seq: seq ? Number(seq) : null, type, data };
    }
  }
}

async function readEvents(body: AsyncIterable<Buffer>, began: number): Promise<Omit<SeenTurn, "acknowledgedMs">> {
  let firstTextMs = Number.NaN;
  let faults = 0;
  let text = "";
  let last = 0;
  for await (const { seq, type, data } of eventsOf(body)) {
    if (seq !== null && seq !== ++last) faults++;
    if (type === "text") {
      if (!text) firstTextMs = performance.now() - began;
      text += (JSON.parse(data) as { delta: string }).delta;
    } else if (type === "end") {
      const { message } = JSON.parse(data) as { message: { content: string; outcome: string } };
      const whole = message.outcome === "done" && message.content === text;
      return { firstTextMs, length: text.length, faults: faults + (whole ? 0 : 1) };
    }
  }
  throw new Error("the events of a turn ended without an end");
}
