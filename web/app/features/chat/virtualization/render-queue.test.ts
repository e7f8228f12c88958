import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deferRender } from "./render-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("items are rendered one per task, in the order of request, and never synchronously", () => {
  const drawn: string[] = [];
  for (const name of ["first", "second", "third"]) deferRender(() => drawn.push(name));
  expect(drawn).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(drawn).toEqual(["first"]);
  vi.advanceTimersToNextTimer();
  expect(drawn).toEqual(["first", "second"]);
  vi.runAllTimers();
  expect(drawn).toEqual(["first", "second", "third"]);
});

test("an item cancelled before its turn is not rendered, and the queue continues with later items", () => {
  const drawn: string[] = [];
  deferRender(() => drawn.push("stays"));
  deferRender(() => drawn.push("gone again"))();
  vi.runAllTimers();
  deferRender(() => drawn.push("later"));
  vi.runAllTimers();
  expect(drawn).toEqual(["stays", "later"]);
});
