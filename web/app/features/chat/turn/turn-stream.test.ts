import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { NumberedEvent } from "./turn-state.ts";
import { followTurn, readFrame, retryDelayMs, type StreamClose } from "./turn-stream.ts";

type Answer = (init: RequestInit) => Response | Promise<Response>;

const delta = (seq: number, text: string) => `id: ${seq}\nevent: text\ndata: ${JSON.stringify({ delta: text })}\n\n`;
const end = (seq: number) => `id: ${seq}\nevent: end\ndata: ${JSON.stringify({ message: { id: "m" }, tokens: 9 })}\n\n`;

function body(...chunks: string[]) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
}

/** Sends these chunks and then nothing, until the reader gives up. */
function silentAfter(...chunks: string[]): Answer {
  return (init) => {
    const encoder = new TextEncoder();
    return new Response(
      new ReadableStream({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
          init.signal?.addEventListener("abort", () => controller.error(new Error("aborted")));
        },
      }),
    );
  };
}

const says =
  (...chunks: string[]): Answer =>
  () =>
    new Response(body(...chunks));

function listen(answers: Answer[], after = 0) {
  const heard: NumberedEvent[] = [];
  const asked: (string | null)[] = [];
  const connection: boolean[] = [];
  const closed: StreamClose[] = [];
  let wake = () => {};
  const stop = followTurn(
    { id: "turn", after },
    {
      onEvents: (events) => heard.push(...events),
      onConnection: (connected) => connection.push(connected),
      onClose: (reason) => closed.push(reason),
    },
    {
      fetch: async (_url, init) => {
        asked.push(new Headers(init.headers).get("last-event-id"));
        const answer = answers.shift();
        if (!answer) throw new TypeError("Failed to fetch");
        return answer(init);
      },
      onWake: (callback) => {
        wake = callback;
        return () => {};
      },
      now: () => Date.now(),
      random: () => 1,
    },
  );
  const text = () => heard.map(({ event }) => (event.type === "text" ? event.delta : "")).join("");
  return { heard, asked, connection, closed, stop, text, wake: () => wake() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe("following a turn", () => {
  it("receives everything up to the end, however the bytes are split", async () => {
    const bytes = delta(1, "Grüß ") + delta(2, "dich") + end(3);
    const stream = listen([says(bytes.slice(0, 20), bytes.slice(20, 71), bytes.slice(71))]);
    await settle();
    expect(stream.text()).toBe("Grüß dich");
    expect(stream.closed).toEqual(["ended"]);
  });

  it("asks for the events after the last received one when the connection breaks", async () => {
    const stream = listen([says(delta(1, "a"), delta(2, "b")), says(delta(3, "c"), end(4))]);
    await settle(20_000);
    expect(stream.asked).toEqual([null, "2"]);
    expect(stream.text()).toBe("abc");
    expect(stream.connection).toEqual([true, true]);
    expect(stream.closed).toEqual(["ended"]);
  });

  it("starts after the events of an earlier stream of this tab", async () => {
    const stream = listen([says(end(8))], 7);
    await settle();
    expect(stream.asked).toEqual(["7"]);
  });

  it.each([
    [404, "gone"],
    [410, "gone"],
    [401, "unauthenticated"],
    [204, "ended"],
  ] as const)("a %i is final: %s", async (status, reason) => {
    const stream = listen([() => new Response(null, { status })]);
    await settle(60_000);
    expect(stream.closed).toEqual([reason]);
    expect(stream.asked).toHaveLength(1);
  });

  it("retries with a growing delay while the server is down", async () => {
    const away: Answer = () => new Response(null, { status: 503 });
    const stream = listen([away, away, away, says(end(1))]);
    await settle(700);
    expect(stream.asked).toHaveLength(1);
    await settle(10_000);
    expect(stream.connection).toEqual([false, false, true]);
    expect(stream.closed).toEqual(["ended"]);
  });
});

describe("a connection that sleeps, breaks or falls silent", () => {
  it("reconnects at once when the network comes back", async () => {
    const stream = listen([() => new Response(null, { status: 502 }), says(end(1))]);
    await settle();
    expect(stream.asked).toHaveLength(1);
    stream.wake();
    await settle();
    expect(stream.closed).toEqual(["ended"]);
  });

  it("does not trust a connection that was suspended", async () => {
    const stream = listen([silentAfter(delta(1, "a")), says(delta(2, "b"), end(3))]);
    await settle(13_000);
    stream.wake();
    await settle(1_000);
    expect(stream.asked).toEqual([null, "1"]);
    expect(stream.text()).toBe("ab");
  });

  it("keeps an active connection when the tab becomes visible", async () => {
    const stream = listen([silentAfter(delta(1, "a"))]);
    await settle(1_000);
    stream.wake();
    await settle(1_000);
    expect(stream.asked).toHaveLength(1);
  });

  it("closes a connection that is silent for 45 seconds", async () => {
    const stream = listen([silentAfter(), says(end(1))]);
    await settle(47_000);
    expect(stream.closed).toEqual(["ended"]);
  });

  it("stops asking a server that keeps closing without an event", async () => {
    const stream = listen([says(), says(), says(), says(), says()]);
    await settle(60_000);
    expect(stream.closed).toEqual(["gone"]);
    expect(stream.asked).toHaveLength(4);
  });

  it("reports nothing once it was stopped", async () => {
    const stream = listen([silentAfter(delta(1, "a"))]);
    await settle();
    stream.stop();
    await settle(60_000);
    expect(stream.asked).toHaveLength(1);
    expect(stream.closed).toEqual([]);
  });
});

describe("a frame", () => {
  it.each([
    [{ id: "x", event: "text", data: "{}" }],
    [{ event: "text", data: "{}" }],
    [{ id: "1", event: "from-the-future", data: "{}" }],
    [{ id: "1", event: "text", data: "{" }],
    [{ id: "1", event: "text", data: "7" }],
  ])("that is not an event is skipped: %o", (frame) => {
    expect(readFrame(frame)).toBeNull();
  });
});

describe("the delay before a retry", () => {
  it("doubles up to ten seconds", () => {
    expect([0, 1, 2, 9].map((attempt) => retryDelayMs(attempt, 1))).toEqual([400, 800, 1600, 10_000]);
  });
});
