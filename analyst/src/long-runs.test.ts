import { expect, test } from "vitest";
import { analyse, analysePitch } from "./index.ts";

const now = new Date("2026-05-04T09:00:00Z");

/** Each took minutes: the first, of 100 characters, was matched in 2^50 ways. */
test.each([
  ["a Chinese filler that is two others", `我们卖软件。免费${"大约".repeat(50)}x 500 个用户`],
  ["blanks behind the number of a slide", `slide1${" ".repeat(20_000)}x\n\nWe sell software.`],
])("%s, again and again, is read without delay", (_, text) => {
  expect(analyse({ messages: [text], now }).venture.quantities).toBeInstanceOf(Array);
  expect(analysePitch({ content: text, slides: [], previous: null } as never)).toHaveProperty("items");
});
