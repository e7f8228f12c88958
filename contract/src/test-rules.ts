import { z } from "zod";
import { assumptions, comparisons } from "./assumptions.ts";
import { oneLine } from "./one-line.ts";

export const testTextMaxLength = 600;
export const testNumberMax = 1e9;

const text = oneLine(testTextMaxLength);
const count = z.number().min(0).max(testNumberMax);

const fixed = {
  /** Null: none that the rating knows. */
  assumption: z.enum(assumptions).nullable(),
  /** What it stands or falls with, as a sentence. */
  statement: text.min(1),
  how: text,
  counted: text.min(1),
  /** The test is passed where the count is at least, or at most, `threshold`. */
  comparison: z.enum(comparisons),
  threshold: count,
  /** Of how many; null: whatever is counted until the last day. */
  sample: z.int().min(1).max(testNumberMax).nullable(),
  costMax: count.nullable(),
  /** Of `costMax`, ISO 4217; empty: not said. */
  currency: z.string().regex(/^(?:[A-Z]{3})?$/),
  stopRule: text,
};

/** A kill test as a reply proposes it. */
export const plannedTest = z.object({ ...fixed, days: z.int().min(1).nullable() });

/** The rule of a test, fixed before anything is counted. */
export const testRule = z.object({ ...fixed, endsOn: z.iso.date() });

export type PlannedTest = z.infer<typeof plannedTest>;
export type TestRule = z.infer<typeof testRule>;
