import { v7 } from "uuid";
import { median, percentile } from "../bench/load.ts";

/** A signed-in member of one of the products. */
export interface Person {
  address: string;
  cookie: string;
}

export interface Times {
  p50: number;
  p99: number;
}

/** Sends a request and reads the whole response; milliseconds and bytes. Throws at any refusal. */
export async function ask(person: Person, path: string): Promise<{ ms: number; bytes: number; text: string }> {
  const began = performance.now();
  const response = await fetch(person.address + path, { headers: { cookie: person.cookie } });
  const text = await response.text();
  const ms = performance.now() - began;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
  return { ms, bytes: Buffer.byteLength(text), text };
}

export interface Place {
  chatId: string;
  /** The reply that the message follows; null in a new chat. */
  parentId: string | null;
}

/**
 * Sends a message; milliseconds to its acknowledgement. Then waits, outside the measured time, for the reply's end and
 * returns the place of the next message.
 */
export async function send({ address, cookie }: Person, at: Place, text: string): Promise<{ ms: number; next: Place }> {
  const headers = { cookie, "content-type": "application/json", origin: address };
  const request = {
    kind: "message",
    text,
    messageId: v7(),
    parentId: at.parentId,
    startupType: null,
    webSearch: false,
  };
  const began = performance.now();
  const response = await fetch(`${address}/api/chats/${at.chatId}/turns`, {
    method: "POST",
    headers,
    body: JSON.stringify({ request }),
  });
  const answer = await response.text();
  const ms = performance.now() - began;
  if (!response.ok) throw new Error(`send: ${response.status} ${answer.slice(0, 200)}`);
  const { turnId, reply } = JSON.parse(answer) as { turnId: string; reply: { id: string } };
  const events = await (await fetch(`${address}/api/turns/${turnId}/events`, { headers: { cookie } })).text();
  if (!events.includes("event: end")) throw new Error("a turn's events ended without an end");
  return { ms, next: { chatId: at.chatId, parentId: reply.id } };
}

export const timesOf = (values: number[]): Times => ({ p50: median(values), p99: percentile(values, 0.99) });

/**
 * Runs each of `sides` in every round, so that other load on the machine affects all of them.
 * @param once runs one side and returns its milliseconds; the first five rounds do not count
 */
export async function inTurns<Side>(
  sides: Side[],
  rounds: number,
  once: (side: Side, round: number) => Promise<number>,
): Promise<Times[]> {
  const warmUp = 5;
  const times = sides.map((): number[] => []);
  for (let round = 0; round < rounds + warmUp; round++) {
    for (const [index, side] of sides.entries()) {
      const ms = await once(side, round);
      if (round >= warmUp) times[index]?.push(ms);
    }
  }
  return times.map(timesOf);
}

export const cells = ({ p50, p99 }: Times): string => `${p50.toFixed(1).padStart(8)}${p99.toFixed(1).padStart(8)}`;
