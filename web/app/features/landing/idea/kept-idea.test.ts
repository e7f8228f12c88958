import type { FirstAnalysis } from "@cofounder/contract";
import { beforeEach, expect, test } from "vitest";
import { chatAbout, ideaIn } from "./kept-idea.ts";

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const hour = 60 * 60_000;
let now = 0;
const idea = ideaIn(storage, () => now);
const analysis: FirstAnalysis = { content: "An analysis", parts: [], analystRating: null };

beforeEach(() => {
  stored.clear();
  now = 1_000 * hour;
});

test("an idea is kept with its analysis until a chat takes it, once", () => {
  idea.keep("A lamp");
  idea.keep("A lamp", analysis);
  idea.keep("A lamp");
  expect(idea.read()).toMatchObject({ text: "A lamp", analysis });
  expect([idea.take(), idea.take()]).toEqual(["A lamp", null]);
  expect(stored.size).toBe(0);
});

test("another text has no analysis", () => {
  idea.keep("A lamp", analysis);
  idea.keep("A boat");
  expect(idea.read()).toMatchObject({ text: "A boat", analysis: null });
});

test.each([
  [24, "A lamp"],
  [25, null],
  [-1, null],
])("after %i hours the idea is %s", (hours, text) => {
  idea.keep("A lamp", analysis);
  now += hours * hour;
  expect(idea.take()).toBe(text);
});

test.each(["", "{", "null", "[]", '{"text":1,"at":2}', '{"text":"A lamp"}'])("%j is no idea", (raw) => {
  stored.set("first-idea", raw);
  expect(idea.read()).toBeNull();
});

test("whoever watches learns of a kept, an answered and a cleared idea", () => {
  const seen: (string | null)[] = [];
  const stop = idea.watch(() => seen.push(idea.read()?.text ?? null));
  idea.keep("A lamp");
  idea.keep("A lamp", analysis);
  idea.forget();
  stop();
  idea.keep("A boat");
  expect(seen).toEqual(["A lamp", "A lamp", null]);
});

test("the chat about an idea has its whole text in its address", () => {
  const text = "50 % of salons & 3 + 4?\nYes #1";
  expect(new URL(chatAbout(text), "https://a.example").searchParams.get("prompt")).toBe(text);
});
