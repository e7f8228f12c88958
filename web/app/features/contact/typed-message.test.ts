import { expect, test } from "vitest";
import { attemptOf } from "./typed-message.ts";

let count = 0;
const newId = () => `id ${++count}`;

test("a message tried again is the same one, and what was changed since then is not lost as its copy", () => {
  const first = attemptOf({ message: "Hello" }, null, newId);
  expect(attemptOf({ message: "Hello" }, first, newId).messageId).toBe(first.messageId);
  expect(attemptOf({ message: "Hello, and more" }, first, newId).messageId).not.toBe(first.messageId);
});
