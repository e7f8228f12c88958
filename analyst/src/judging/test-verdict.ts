import type { Assumption } from "@cofounder/contract/assumptions";
import type { TestRule } from "@cofounder/contract/test-rules";
import { type Interval, wilson } from "../finance/intervals.ts";

/** What was counted: so many, of how many; null for a test without a sample. */
export interface Counted {
  count: number;
  of: number | null;
}

/** A locked test that its rule decided. */
export interface Tested extends Counted {
  assumption: Assumption;
  verdict: "passed" | "failed";
}

export type TestVerdict = "passed" | "failed" | "undecided";

type Bar = Pick<TestRule, "comparison" | "threshold" | "sample">;

/**
 * The verdict of a locked rule on what was counted. Below its sample a test is decided only where no outcome of the rest
 * could change it (curtailed sampling); above it, the share decides. Without a sample, whatever is missing on the last
 * day was not there.
 */
export function verdictOf(bar: Bar, counted: Counted, isLastDay: boolean): TestVerdict {
  const { count, of } = counted;
  if (bar.sample === null) return reached(bar, count, isLastDay ? count : Number.POSITIVE_INFINITY);
  const asked = of ?? 0;
  if (asked < bar.sample) return reached(bar, count, count + bar.sample - asked);
  const inSample = (count * bar.sample) / asked;
  return reached(bar, inSample, inSample);
}

/** Between the count so far and the largest that it can still become. */
function reached({ comparison, threshold }: Bar, least: number, most: number): TestVerdict {
  const isAtLeast = comparison === "at_least";
  if (isAtLeast ? least >= threshold : most <= threshold) return "passed";
  return (isAtLeast ? most < threshold : least > threshold) ? "failed" : "undecided";
}

/** The true share with what was counted: 95% Wilson interval; null where it is no share. */
export const shareOf = ({ count, of }: Counted): Interval | null =>
  of === null || of <= 0 || count > of ? null : wilson(count, of);
