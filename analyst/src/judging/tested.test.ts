import { assumptions } from "@cofounder/contract/assumptions";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { settledIn } from "../../training/settled.ts";
import { collectInputs } from "../finance/inputs.ts";
import { ideas } from "../fixtures/ideas.ts";
import { analyse } from "../index.ts";
import { lowestGate } from "./gates.ts";
import { ratingMove } from "./rating-moved.ts";
import type { Tested } from "./test-verdict.ts";
import { shareOf, verdictOf } from "./test-verdict.ts";

const atLeast = { comparison: "at_least", threshold: 5, sample: 12 } as const;
const atMost = { comparison: "at_most", threshold: 2, sample: 10 } as const;

describe("the verdict of a locked rule", () => {
  test.each([
    { bar: atLeast, count: 5, of: 12, verdict: "passed" },
    { bar: atLeast, count: 4, of: 12, verdict: "failed" },
    // Three more could still raise it.
    { bar: atLeast, count: 4, of: 9, verdict: "undecided" },
    { bar: atLeast, count: 5, of: 6, verdict: "passed" },
    { bar: atLeast, count: 1, of: 9, verdict: "failed" },
    // A larger sample has the same share to reach.
    { bar: atLeast, count: 9, of: 24, verdict: "failed" },
    { bar: atLeast, count: 10, of: 24, verdict: "passed" },
    { bar: atMost, count: 2, of: 10, verdict: "passed" },
    { bar: atMost, count: 3, of: 5, verdict: "failed" },
    { bar: atMost, count: 1, of: 8, verdict: "undecided" },
    { bar: atMost, count: 0, of: 8, verdict: "passed" },
  ])("$count of $of against $bar is $verdict", ({ bar, count, of, verdict }) =>
    expect(verdictOf(bar, { count, of }, true)).toBe(verdict),
  );

  test("waits for the last day without a sample, unless the bar is reached before", () => {
    const bar = { ...atLeast, sample: null };
    expect(verdictOf(bar, { count: 4, of: null }, false)).toBe("undecided");
    expect(verdictOf(bar, { count: 5, of: null }, false)).toBe("passed");
    expect(verdictOf(bar, { count: 4, of: null }, true)).toBe("failed");
    const most = { ...atMost, sample: null };
    expect(verdictOf(most, { count: 2, of: null }, false)).toBe("undecided");
    expect(verdictOf(most, { count: 3, of: null }, false)).toBe("failed");
    expect(verdictOf(most, { count: 2, of: null }, true)).toBe("passed");
  });

  test("of a sample that was stopped early is that of any full one", () => {
    fc.assert(
      fc.property(
        fc.record({
          comparison: fc.constantFrom("at_least", "at_most"),
          answers: fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }),
          threshold: fc.nat({ max: 30 }),
          stop: fc.nat({ max: 30 }),
        }),
        ({ comparison, answers, threshold, stop }) => {
          const bar = { comparison, threshold, sample: answers.length } as const;
          const countIn = (asked: boolean[]) => ({ count: asked.filter(Boolean).length, of: asked.length });
          const early = verdictOf(bar, countIn(answers.slice(0, stop)), true);
          const full = verdictOf(bar, countIn(answers), true);
          expect(full).not.toBe("undecided");
          if (early !== "undecided") expect(early).toBe(full);
        },
      ),
    );
  });

  test("comes with the Wilson interval of a share", () => {
    expect(shareOf({ count: 5, of: 12 })?.low).toBeCloseTo(0.1933, 3);
    expect(shareOf({ count: 5, of: 12 })?.high).toBeCloseTo(0.6805, 3);
    expect(shareOf({ count: 5, of: null })).toBeNull();
  });
});

const now = new Date("2026-08-01T00:00:00Z");
const given = (marked: string[]) => ({ ...settledIn(marked), now });
const dental = given(ideas[0]?.marked ?? []);

describe("a decided test", () => {
  test("that failed caps the rating, leads the risks with its result, and says by how much it moved and why", () => {
    const tests: Tested[] = [{ assumption: "willingness_to_pay", verdict: "failed", count: 1, of: 20 }];
    const [before, after] = [analyse(dental), analyse({ ...dental, tests })];
    expect(after.rating.gate?.name).toBe("failed_test");
    expect(after.exactRating).toBeLessThanOrEqual(3);
    expect(after.riskiest).toMatchObject({ id: "willingness_to_pay" });
    expect(after.riskiest.because).toBe("Your locked test failed: 1 of 20.");
    const move = ratingMove(before, after);
    expect(move).toMatchObject({ before: before.exactRating, after: after.exactRating });
    expect(move.because).toContain("Evidence of demand: from");
    expect(move.because).toContain("Capped at 3.");
  });

  test("that passed is no longer the riskiest assumption, and opens the limit it was missing for", () => {
    const idea = given([
      "A booking app for hair salons in Lyon at ⟦29 euros|price EUR/customer/month⟧ a month, by cold calls.",
    ]);
    const before = analyse(idea);
    const passed: Tested[] = [{ assumption: before.riskiest.id, verdict: "passed", count: 9, of: 12 }];
    expect(analyse({ ...idea, tests: passed }).riskiest.id).not.toBe(before.riskiest.id);
    const { venture, flags } = before;
    const judged = { venture, flags, inputs: collectInputs(venture) };
    expect(lowestGate({ ...judged, tests: [] })?.name).toBe("no_commitment");
    const paid: Tested[] = [{ assumption: "willingness_to_pay", verdict: "passed", count: 5, of: 20 }];
    expect(lowestGate({ ...judged, tests: paid })?.name).not.toBe("no_commitment");
  });

  test("that is repeated counts by its last result", () => {
    const failed: Tested = { assumption: "problem", verdict: "failed", count: 1, of: 12 };
    const passed: Tested = { ...failed, verdict: "passed", count: 9 };
    const once = analyse({ ...dental, tests: [passed] });
    const repeated = analyse({ ...dental, tests: [failed, passed] });
    expect(repeated.exactRating).toBe(once.exactRating);
    expect(repeated.rating.gate?.name).not.toBe("failed_test");
  });

  test.each(ideas.map(({ marked }, index) => ({ index, marked })))(
    "never moves idea $index the wrong way",
    ({ marked }) => {
      const idea = given(marked);
      const { exactRating: before } = analyse(idea);
      if (before === null) return expect(analyse({ ...idea, tests: [] }).exactRating).toBeNull();
      for (const assumption of assumptions) {
        const [failed, passed] = (["failed", "passed"] as const).map(
          (verdict) => analyse({ ...idea, tests: [{ assumption, verdict, count: 3, of: 10 }] }).exactRating ?? 0,
        );
        expect(failed).toBeLessThanOrEqual(before);
        expect(passed).toBeGreaterThanOrEqual(before);
      }
    },
  );
});
