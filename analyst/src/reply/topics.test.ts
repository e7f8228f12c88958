import { expect, test } from "vitest";
import { readQuestion } from "./question-words.ts";
import { topicsOf } from "./topics.ts";

const asksFor = (text: string, isInvestedIn = false): string[] =>
  topicsOf({ ...readQuestion(text, "en"), named: [], isInvestedIn, inSeason: false }).map(({ id }) => id);

test.each([
  ["Is it worth going on?", false, ["profit"]],
  ["Is the market stall worth the trouble?", false, ["profit"]],
  ["What is the company worth?", false, ["round"]],
  ["Is it worth what they offer?", true, ["round"]],
] as const)(
  "the worth of something refers to the round only where one is mentioned: %s",
  (text, isInvestedIn, topics) => expect(asksFor(text, isInvestedIn)).toEqual(topics),
);
