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

test("queued messages keep their order, survive a reload, and are not shown to another member", () => {
  const browser = storage();
  const queue = new SendQueue(draftsIn(browser, "ada"));
  queue.add("chat", first);
  queue.add("chat", second);
  expect(new SendQueue(draftsIn(browser, "ada")).get("chat")).toEqual([first, second]);
  expect(new SendQueue(draftsIn(browser, "eve")).get("chat")).toEqual([]);
  expect(queue.get("other")).toEqual([]);
});

test("a withdrawn or sent message is gone, and without a change the same array is returned", () => {
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

test("messages queued before a chat exists move to the new chat", () => {
  const queue = new SendQueue(draftsIn(storage(), "ada"));
  queue.add("new", first);
  queue.move("new", "chat");
  expect([queue.get("new"), queue.get("chat")]).toEqual([[], [first]]);
});
