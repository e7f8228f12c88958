import { expect, test } from "vitest";
import { ticksIn } from "./ticks.ts";

test("ticks are read back as they were kept", () => {
  expect([...ticksIn('["a.b","a.c"]')]).toEqual(["a.b", "a.c"]);
  expect([...ticksIn(null)]).toEqual([]);
});

test("what another hand wrote there does no harm", () => {
  for (const raw of ["", "{", "7", '{"a":1}', "null"]) expect([...ticksIn(raw)]).toEqual([]);
  expect([...ticksIn('["a",1,null]')]).toEqual(["a"]);
});
