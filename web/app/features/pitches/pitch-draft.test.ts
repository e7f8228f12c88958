import { expect, test } from "vitest";
import { draftOf, emptyDraft, faultsOf, inputOf } from "./pitch-draft.ts";

const filled = {
  ...emptyDraft,
  companyName: " Lamps ",
  industry: "saas",
  stage: "seed",
  description: "Lamps that come to you",
  amount: "250000",
} as const;

test("missing required fields are named", () => {
  expect(faultsOf(emptyDraft)).toEqual(["companyName", "industry", "stage", "description", "amount"]);
  expect(faultsOf({ ...filled, amount: "a lot" })).toEqual(["amount"]);
  expect(faultsOf({ ...filled, amount: "0" })).toEqual(["amount"]);
  expect(inputOf({ ...filled, description: "  " })).toBeNull();
});

test("a complete draft is sent with a number as its amount and its days in the founder's time zone", () => {
  const input = inputOf({ ...filled, opens: "2026-05-04", closes: "2026-05-06" });
  expect(input).toMatchObject({ companyName: "Lamps", seekingAmount: 250_000, traction: null });
  expect(new Date(input?.closesAt ?? "").getTime() - new Date(input?.opensAt ?? "").getTime()).toBe(
    3 * 86_400_000 - 1_000,
  );
});

test("a stored pitch loads into its form unchanged", () => {
  const input = inputOf({ ...filled, opens: "2026-05-04", closes: "2026-05-06" });
  if (!input) throw new Error("not filled");
  const stored = {
    ...input,
    id: "0190a0a0-0000-7000-8000-000000000000",
    status: "active" as const,
    isListed: true,
    hiddenBecause: null,
    requests: 0,
    createdAt: "2026-05-04T00:00:00Z",
    updatedAt: "2026-05-04T00:00:00Z",
  };
  expect(inputOf(draftOf(stored))).toEqual(input);
});
