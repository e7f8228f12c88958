import { expect, test } from "vitest";
import { avatarInitial } from "./avatar-initial.ts";

test.each([
  ["Ada Lovelace", "x@example.com", "A"],
  ["  élodie", "x@example.com", "É"],
  ["", "grace@example.com", "G"],
  ["   ", "grace@example.com", "G"],
  [null, "grace@example.com", "G"],
  ["👩‍🚀 Sally", "x@example.com", "👩‍🚀"],
])("display name %j and e-mail %j give %j", (displayName, email, initial) => {
  expect(avatarInitial({ displayName, email })).toBe(initial);
});
