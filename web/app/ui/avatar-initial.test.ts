import { expect, test } from "vitest";
import { avatarInitial } from "./avatar-initial.ts";

test.each([
  ["Ada Lovelace", "A"],
  ["  élodie", "É"],
  ["grace@example.com", "G"],
  ["👩‍🚀 Sally", "👩‍🚀"],
  ["", "?"],
])("%j gives %j", (name, initial) => {
  expect(avatarInitial(name)).toBe(initial);
});
