import { problems } from "@cofounder/contract/problems";
import { ORPCError } from "@orpc/client";
import { expect, test } from "vitest";
import { problemOf } from "./problem.ts";
import { problemTexts } from "./problem-texts.ts";

test("a refusal of the contract keeps its code and its data", () => {
  const error = new ORPCError("insufficient_tokens", { status: 402, message: "out", data: { balance: 0, cost: 2 } });
  expect(problemOf(error)).toEqual({ code: "insufficient_tokens", message: "out", data: { balance: 0, cost: 2 } });
});

test.each([
  [401, "unauthenticated"],
  [429, "too_many_requests"],
  [503, "unavailable"],
  [502, "unavailable"],
  [500, "unexpected"],
  [418, "unexpected"],
])("a response of status %i with a code of its own is %s", (status, code) => {
  expect(problemOf(new ORPCError("TOSTRING", { status })).code).toBe(code);
});

test("the name of an inherited object property is not a refusal", () => {
  expect(problemOf(new ORPCError("toString", { status: 400 })).code).toBe("invalid_input");
});

test("a missing response is a network problem", () => {
  expect(problemOf(new TypeError("Failed to fetch")).code).toBe("network");
});

test.each([new Error("boom"), "boom", null, undefined])("anything else is unexpected: %s", (thrown) => {
  expect(problemOf(thrown).code).toBe("unexpected");
});

test("every refusal has a text", () => {
  for (const code of Object.keys(problems) as (keyof typeof problems)[]) {
    expect(problemTexts[code]).toMatch(/\w+ \w+/);
  }
  expect(problemTexts.network).toMatch(/connection/);
});
