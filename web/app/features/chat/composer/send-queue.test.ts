import { expect, test } from "vitest";
import { draftsIn } from "./drafts.ts";
import { SendQueue } from "./send-queue.ts";

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const first = { messageId: "1", text: "first" };
const second = { messageId: "2", text: "second" };

test("what waits keeps its order, outlives a reload, and is another member's business to nobody", () => {
  const browser = storage();
  const queue = new SendQueue(draftsIn(browser, "ada"));
  queue.add("chat", first);
  queue.add("chat", second);
  expect(new SendQueue(draftsIn(browser, "ada")).get("chat")).toEqual([first, second]);
  expect(new SendQueue(draftsIn(browser, "eve")).get("chat")).toEqual([]);
  expect(queue.get("other")).toEqual([]);
});

test("what was withdrawn or sent is gone, and the same array is told while nothing changes", () => {
  const queue = new SendQueue(draftsIn(storage(), "ada"));
  queue.add("chat", first);
  queue.add("chat", second);
  expect(queue.get("chat")).toBe(queue.get("chat"));
  queue.remove("chat", "1");
  expect(queue.get("chat")).toEqual([second]);
  queue.remove("chat", "1");
  queue.remove("chat", "2");
  expect(queue.has("chat", "2")).toBe(false);
});

test("what waits for a chat's first message moves along to the chat", () => {
  const queue = new SendQueue(draftsIn(storage(), "ada"));
  queue.add("new", first);
  queue.move("new", "chat");
  expect([queue.get("new"), queue.get("chat")]).toEqual([[], [first]]);
});
