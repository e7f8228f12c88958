import { expect, test } from "vitest";
import { ticksIn } from "./ticks.ts";

test("stored ticks are read back unchanged", () => {
  expect([...ticksIn('["a.b","a.c"]')]).toEqual(["a.b", "a.c"]);
  expect([...ticksIn(null)]).toEqual([]);
});

test("foreign data in the storage does no harm", () => {
  for (const raw of ["", "{", "7", '{"a":1}', "null"]) expect([...ticksIn(raw)]).toEqual([]);
  expect([...ticksIn('["a",1,null]')]).toEqual(["a"]);
});
