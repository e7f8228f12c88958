import { expect, test } from "vitest";
import { cutText } from "@cofounder/contract/cut-text";

test.each([
  ["", 5, ""],
  ["abc", 3, "abc"],
  ["abc", 2, "ab"],
  ["abc", 0, ""],
  ["😀😀", 4, "😀😀"],
  ["😀😀", 3, "😀"],
  ["😀😀", 2, "😀"],
  ["😀😀", 1, ""],
  ["a😀", 2, "a"],
  ["a😀b", 3, "a😀"],
])("%j cut at %i is %j", (text, max, cut) => expect(cutText(text, max)).toBe(cut));
