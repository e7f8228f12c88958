import { expect, test } from "vitest";
import { linkStateOf } from "./link-state.ts";

test.each([
  ["", { kind: "none" }],
  ["confirm=abc", { kind: "confirm", token: "abc" }],
  ["confirm=", { kind: "none" }],
  ["address=abc", { kind: "address", token: "abc" }],
  ["forgotten=1", { kind: "forgotten" }],
  ["reset=1&token=abc", { kind: "reset", token: "abc" }],
  ["reset=1&error=INVALID_TOKEN", { kind: "reset_failed" }],
  ["reset=1", { kind: "reset_failed" }],
])("?%s", (search, expected) => {
  expect(linkStateOf(new URLSearchParams(search))).toEqual(expected);
});
