import { getHeapStatistics } from "node:v8";
import { expect, test } from "vitest";
import { collectGarbage } from "./collect-garbage.ts";

const megabyte = 1_048_576;
const heapMb = (): number => getHeapStatistics().total_heap_size / megabyte;

test("what a thread's heap does not need any more goes back to the system", () => {
  let kept: unknown[] | null = Array.from({ length: 1_500_000 }, (_, index) => ({ index }));
  const full = heapMb();
  expect(kept.length).toBe(1_500_000);
  kept = null;
  collectGarbage();
  expect(heapMb()).toBeLessThan(full - 20);
});
