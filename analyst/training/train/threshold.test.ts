import fc from "fast-check";
import { expect, test } from "vitest";
import { handsWithin, type Judged, reach, readFrom, thresholdForNewHand } from "./threshold.ts";

const anyJudged = fc.array(
  fc.record({
    hand: fc.constantFrom("one", "two", "three", "four"),
    right: fc.boolean(),
    confidence: fc.integer({ min: 0, max: 999 }).map((thousandths) => thousandths / 1000),
  }),
  { minLength: 1, maxLength: 300 },
);
const distinct = (judged: readonly Judged[]): boolean =>
  new Set(judged.map(({ confidence }) => confidence)).size === judged.length;

test("for every writer at most the bound is read wrongly", () => {
  fc.assert(
    fc.property(anyJudged.filter(distinct), fc.constantFrom(0.02, 0.1, 0.3), (judged, most) => {
      const threshold = thresholdForNewHand(judged, most);
      for (const figures of Map.groupBy(judged, ({ hand }) => hand).values())
        expect(readFrom(figures, threshold).wrong).toBeLessThanOrEqual(most * figures.length);
    }),
  );
});

test("a writer harder than all others sets the threshold", () => {
  const of = (hand: string, wrongAt: number): Judged[] =>
    Array.from({ length: 10 }, (_, place) => ({ hand, right: place !== wrongAt, confidence: (10 - place) / 10 }));
  expect(thresholdForNewHand([...of("easy", 9), ...of("hard", 3)], 0.05)).toBe(0.8);
});

test("a figure that may not be read is never read", () => {
  const judged = [{ hand: "one", right: true, confidence: 0 }];
  expect(reach(judged, 1)).toEqual({ threshold: 1, right: 0, wrong: 0 });
  expect(readFrom(judged, 0)).toMatchObject({ right: 0, wrong: 0 });
});

test("the reported coverage is the share read from its threshold on", () => {
  fc.assert(
    fc.property(anyJudged.filter(distinct), (judged) => {
      const reached = reach(judged, 0.1);
      expect(readFrom(judged, reached.threshold)).toEqual(reached);
    }),
  );
});

test("a writer does not influence the threshold by which they are judged", () => {
  const of = (hand: string, wrongAt: number): Judged[] =>
    Array.from({ length: 10 }, (_, place) => ({ hand, right: place !== wrongAt, confidence: (10 - place) / 10 }));
  const judged = [...of("easy", 9), ...of("middle", 6), ...of("hard", 3)].map((one) => ({
    ...one,
    confidence: one.confidence - 0.01,
  }));
  const rule = (others: readonly Judged[]): number => thresholdForNewHand(others, 0.05);
  expect(handsWithin(judged, 0.05, rule)).toEqual({ within: 2, hands: 3 });
});
