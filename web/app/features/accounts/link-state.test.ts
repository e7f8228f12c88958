import { expect, test } from "vitest";
import { linkStateOf } from "./link-state.ts";

test.each([
  ["", { kind: "none" }],
  ["verified=1", { kind: "verified" }],
  ["verified=1&error=TOKEN_EXPIRED", { kind: "verification_failed" }],
  ["error=INVALID_TOKEN", { kind: "verification_failed" }],
  ["reset=1&token=abc", { kind: "reset", token: "abc" }],
  ["reset=1&error=INVALID_TOKEN", { kind: "reset_failed" }],
  ["reset=1", { kind: "reset_failed" }],
])("?%s", (search, expected) => {
  expect(linkStateOf(new URLSearchParams(search))).toEqual(expected);
});
