import type { FigureReading } from "@cofounder/contract";
import { expect, test } from "vitest";
import { type SettlementRequest, SettleQueue } from "./settle-queue.ts";

function act(messageId: string, start: number, reading: FigureReading | null = null): SettlementRequest {
  return {
    chatId: "c",
    messageId,
    settled: [{ settlement: { span: { message: 0, start, end: start + 1 }, reading }, label: "" }],
  };
}

/** A server that answers when the test tells it to. */
function desk() {
  const asked: { act: SettlementRequest; answer: () => void; refuse: (why: Error) => void }[] = [];
  const refusals: unknown[] = [];
  const queue = new SettleQueue(
    (sent) => new Promise((answer, refuse) => asked.push({ act: sent, answer, refuse })),
    (error) => refusals.push(error),
  );
  return { asked, refusals, queue };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));
const startsOf = (queue: SettleQueue, messageId: string) =>
  queue.get(messageId).map(({ settlement }) => settlement.span.start);

test("several presses are sent one after the other, and none is lost", async () => {
  const { asked, queue } = desk();
  for (const start of [1, 2, 3]) queue.add(act("m", start));
  expect(asked).toHaveLength(1);
  expect(startsOf(queue, "m")).toEqual([1, 2, 3]);
  for (const index of [0, 1, 2]) {
    asked[index]?.answer();
    await soon();
  }
  expect(asked.map((each) => each.act.settled[0]?.settlement.span.start)).toEqual([1, 2, 3]);
  expect(queue.get("m")).toEqual([]);
});

test("a refused press is reverted and reported, and the next one is sent", async () => {
  const { asked, refusals, queue } = desk();
  queue.add(act("m", 1));
  queue.add(act("m", 2));
  asked[0]?.refuse(new Error("no"));
  await soon();
  expect(refusals).toHaveLength(1);
  expect(startsOf(queue, "m")).toEqual([2]);
  expect(asked).toHaveLength(2);
});

test("a chat is saved once the last of its presses is answered or refused", async () => {
  const { asked, queue } = desk();
  await queue.saved("c");
  queue.add(act("m", 1));
  let saved = false;
  const saving = queue.saved("c").then(() => (saved = true));
  await queue.saved("another chat");
  queue.add(act("m", 2));
  asked[0]?.answer();
  await soon();
  expect(saved).toBe(false);
  asked[1]?.refuse(new Error("no"));
  await saving;
  expect(queue.get("m")).toEqual([]);
});

test("presses for one reply do not show at another, and without a change the same array is returned", () => {
  const { queue } = desk();
  queue.add(act("m", 1));
  queue.add(act("n", 2));
  expect(startsOf(queue, "n")).toEqual([2]);
  expect(queue.get("m")).toBe(queue.get("m"));
  expect(queue.get("other")).toBe(queue.get("other"));
});

test("watchers are notified of a press and of its answer", async () => {
  const { asked, queue } = desk();
  const seen: number[] = [];
  const unwatch = queue.watch(() => seen.push(queue.get("m").length));
  queue.add(act("m", 1));
  asked[0]?.answer();
  await soon();
  unwatch();
  queue.add(act("m", 2));
  expect(seen).toEqual([1, 0]);
});
