import { expect, test } from "vitest";
import { ResultCache } from "./result-cache.ts";

test("results are cached up to a number of bytes, and the least recently used are dropped first", () => {
  const kept = new ResultCache<string>(4 * 30);
  kept.keep("a", "x".repeat(10));
  kept.keep("b", "x".repeat(10));
  expect(kept.get("a")).toBe("x".repeat(10));
  kept.keep("c", "y");
  kept.keep("d", "y");
  expect(kept.get("b")).toBeNull();
  expect(kept.get("a")).toBe("x".repeat(10));
  kept.keep("e", "z".repeat(1_000));
  expect(["a", "c", "d", "e"].map((key) => kept.get(key))).toEqual([null, null, null, null]);
});
