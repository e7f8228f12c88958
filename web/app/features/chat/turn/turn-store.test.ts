import { describe, expect, it } from "vitest";
import { TurnStore, type TurnOutcome } from "./turn-store.ts";
import type { StreamParts } from "./turn-stream.ts";

/** A server whose streams the test writes by hand. */
function server() {
  const open = new Map<string, ReadableStreamDefaultController<Uint8Array>>();
  const asked: string[] = [];
  const encoder = new TextEncoder();
  const parts: StreamParts = {
    fetch: async (url, init) => {
      const turnId = url.split("/")[3] ?? "";
      asked.push(`${turnId}@${new Headers(init.headers).get("last-event-id") ?? 0}`);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          open.set(turnId, controller);
          init.signal?.addEventListener("abort", () => {
            open.delete(turnId);
            controller.error(new Error("aborted"));
          });
        },
      });
      return new Response(body);
    },
    onWake: () => () => {},
    now: () => 0,
    random: () => 0,
  };
  const say = (turnId: string, seq: number, { type, ...data }: { type: string; [field: string]: unknown }) =>
    open.get(turnId)?.enqueue(encoder.encode(`id: ${seq}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`));
  return { parts, open, asked, say };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("the store of turns", () => {
  it("follows several chats at once and keeps them apart", async () => {
    const { parts, say } = server();
    const store = new TurnStore(parts, () => {});
    store.open("t1", "c1");
    store.open("t2", "c2");
    await settle();
    say("t1", 1, { type: "text", delta: "one" });
    say("t2", 1, { type: "text", delta: "two" });
    await settle();
    expect([store.get("t1")?.text, store.get("t2")?.text]).toEqual(["one", "two"]);
  });

  it("opens one stream for any number of watchers", async () => {
    const { parts, asked } = server();
    const store = new TurnStore(parts, () => {});
    store.open("t1", "c1");
    store.open("t1", "c1");
    await settle();
    expect(asked).toEqual(["t1@0"]);
  });

  it("closes the oldest unwatched stream, and resumes where it was once it is watched again", async () => {
    const { parts, asked, open, say } = server();
    const store = new TurnStore(parts, () => {});
    for (const turn of ["t1", "t2", "t3"]) store.open(turn, turn);
    await settle();
    say("t1", 1, { type: "text", delta: "kept" });
    await settle();
    store.open("t4", "t4");
    await settle();
    expect([...open.keys()]).toEqual(["t2", "t3", "t4"]);
    store.open("t1", "t1");
    await settle();
    expect(asked.at(-1)).toBe("t1@1");
    expect(store.get("t1")?.text).toBe("kept");
  });

  it("reports the end once, with the stored message", async () => {
    const { parts, say } = server();
    const outcomes: TurnOutcome[] = [];
    const store = new TurnStore(parts, (outcome) => outcomes.push(outcome));
    store.open("t1", "c1");
    await settle();
    say("t1", 1, { type: "end", message: { id: "m" }, tokens: 4 });
    await settle();
    store.open("t1", "c1");
    await settle();
    expect(outcomes).toEqual([{ turnId: "t1", chatId: "c1", ended: { id: "m" }, tokens: 4, reason: "ended" }]);
  });
});
