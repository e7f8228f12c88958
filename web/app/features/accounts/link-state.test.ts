import { expect, test } from "vitest";
import { linkStateOf } from "./link-state.ts";

test.each([
  ["", { kind: "none" }],
  ["confirm=abc", { kind: "confirm", token: "abc" }],
  ["confirm=", { kind: "none" }],
  ["confirmed=1", { kind: "confirmed" }],
  ["address=abc", { kind: "address", token: "abc" }],
  ["forgotten=1", { kind: "forgotten" }],
  ["reset=abc", { kind: "reset", token: "abc" }],
  ["reset=", { kind: "reset_failed" }],
])("?%s", (search, expected) => {
  expect(linkStateOf(new URLSearchParams(search))).toEqual(expected);
});
