import { describe, expect, it } from "vitest";
import { draftsIn } from "./drafts.ts";

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

describe("drafts", () => {
  it("are kept separately for each chat", () => {
    const drafts = draftsIn(storage(), "ana");
    drafts.write("a", "for a");
    drafts.write("b", "for b\nand more");
    expect([drafts.read("a"), drafts.read("b"), drafts.read("c")]).toEqual(["for a", "for b\nand more", ""]);
  });

  it("of one person are not shown to the next person in the same browser", () => {
    const store = storage();
    draftsIn(store, "ana").write("new", "a secret idea");
    expect(draftsIn(store, "ben").read("new")).toBe("");
  });

  it("of blank text are not stored", () => {
    const store = storage();
    const drafts = draftsIn(store, "ana");
    drafts.write("a", "x");
    drafts.write("a", "  \n");
    expect(store.kept.size).toBe(0);
  });

  it("do not accumulate: the latest fifty stay, and other entries are left alone", () => {
    const store = storage();
    store.setItem("theme", "dark");
    let time = 0;
    const drafts = draftsIn(store, "ana", () => (time += 1));
    for (let chat = 0; chat < 60; chat += 1) drafts.write(`chat-${chat}`, "text");
    expect(store.kept.size).toBe(51);
    expect([drafts.read("chat-9"), drafts.read("chat-10"), drafts.read("chat-59")]).toEqual(["", "text", "text"]);
  });

  it("survive a storage that is full or holds other data", () => {
    const store = storage();
    store.setItem("chat-draft:ana:a", "not json");
    const full = {
      ...store,
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    };
    expect(draftsIn(store, "ana").read("a")).toBe("");
    expect(() => draftsIn(full, "ana").write("a", "x")).not.toThrow();
  });
});
