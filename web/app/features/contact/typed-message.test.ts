import { expect, test } from "vitest";
import { attemptOf } from "./typed-message.ts";

let count = 0;
const newId = () => `id ${++count}`;

test("a retried message keeps its id, and a changed one gets a new id", () => {
  const first = attemptOf({ message: "Hello" }, null, newId);
  expect(attemptOf({ message: "Hello" }, first, newId).messageId).toBe(first.messageId);
  expect(attemptOf({ message: "Hello, and more" }, first, newId).messageId).not.toBe(first.messageId);
});
