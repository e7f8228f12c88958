import { expect, test } from "vitest";
import { analyse } from "../analyse.ts";

const problemOf = (text: string): string | undefined =>
  analyse({ messages: [text], now: new Date("2026-11-01") }).venture.phrases.problem?.text;

test("a question is no problem that the venture solves", () => {
  const school = "I run a driving school with two cars.";
  expect(problemOf(`${school} How many lessons a week could we lose before it hurts?`)).toBeUndefined();
  expect(problemOf(`${school} Learners lose weeks waiting for a test date.`)).toContain("lose weeks");
});
