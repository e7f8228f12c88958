import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deferRender } from "./render-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("one thing is drawn a task, in the order of asking, and none at once", () => {
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

test("what is taken back before its turn is not drawn, and the queue goes on for whoever comes later", () => {
  const drawn: string[] = [];
  deferRender(() => drawn.push("stays"));
  deferRender(() => drawn.push("gone again"))();
  vi.runAllTimers();
  deferRender(() => drawn.push("later"));
  vi.runAllTimers();
  expect(drawn).toEqual(["stays", "later"]);
});
