import { describe, expect, test } from "vitest";
import { isListed, shownTo, whyNotNext, whyNotOpen } from "./rules.ts";

const now = new Date("2026-05-04T09:00:00Z");
const at = (day: number) => new Date(`2026-05-${String(day).padStart(2, "0")}T09:00:00Z`);
const listed = { status: "active", opensAt: null, closesAt: null, hiddenBecause: null } as const;

test.each([
  [{}, true],
  [{ status: "draft" as const }, false],
  [{ status: "closed" as const }, false],
  [{ status: "withdrawn" as const }, false],
  [{ hiddenBecause: "spam" }, false],
  [{ opensAt: at(5) }, false],
  [{ opensAt: at(4) }, true],
  [{ closesAt: at(4) }, false],
  [{ opensAt: at(1), closesAt: at(5) }, true],
])("a pitch with %j is listed: %s", (state, expected) => {
  expect(isListed({ ...listed, ...state }, now)).toBe(expected);
});

test("a listing closes after it opened", () => {
  expect(whyNotOpen(at(5), at(5))).toBe("pitch.dates");
  expect(whyNotOpen(at(4), at(5))).toBeNull();
  expect(whyNotOpen(null, at(5))).toBeNull();
});

test.each([
  ["draft", "active", null],
  ["draft", "closed", "pitch.status"],
  ["active", "closed", null],
  ["closed", "active", null],
  ["withdrawn", "active", "pitch.status"],
  ["active", "draft", "pitch.status"],
] as const)("from %s to %s: %s", (from, to, expected) => {
  expect(whyNotNext(from, to)).toBe(expected);
});

describe("visible fields", () => {
  const fields = { description: "d", seekingAmount: 5, traction: "t" };
  const visibility = { description: "everyone", seekingAmount: "members", traction: "on_request" } as const;
  const stranger = { isMember: false, isOwn: false, accepted: false };
  test.each([
    ["a stranger", stranger, { description: "d", seekingAmount: null, traction: null }],
    ["a member", { ...stranger, isMember: true }, { description: "d", seekingAmount: 5, traction: null }],
    ["who was accepted", { isMember: true, isOwn: false, accepted: true }, fields],
    ["the founder", { isMember: true, isOwn: true, accepted: false }, fields],
  ])("to %s", (_, viewer, expected) => {
    expect(shownTo(viewer, fields, visibility)).toMatchObject(expected);
  });

  test("names the hidden fields", () => {
    expect(shownTo(stranger, fields, visibility).withheld).toEqual([
      { field: "seekingAmount", until: "members" },
      { field: "traction", until: "on_request" },
    ]);
  });
});
