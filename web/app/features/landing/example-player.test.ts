import { expect, test } from "vitest";
import { frameAt, lengthOf, wholeFrame } from "./example-player.ts";

const script = { letters: 100, parts: 5 };

test("the question is typed before it is sent, and analysed before anything is answered", () => {
  expect(frameAt(0, script)).toEqual({ typed: 0, sent: false, analysing: false, parts: 0, done: false });
  expect(frameAt(900, script)).toMatchObject({ typed: 52, sent: false, parts: 0 });
  expect(frameAt(2_300, script)).toMatchObject({ typed: 0, sent: true, analysing: true, parts: 0 });
});

test("the parts of the answer appear one by one, and in the end all are visible", () => {
  const seen = Array.from({ length: 200 }, (_, at) => frameAt((lengthOf(script) * at) / 199, script).parts);
  expect([...new Set(seen)]).toEqual([0, 1, 2, 3, 4, 5]);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(frameAt(lengthOf(script), script)).toEqual(wholeFrame(script));
});
