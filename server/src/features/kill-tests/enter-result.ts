import type { Tested } from "@cofounder/analyst";
import { verdictOf } from "@cofounder/analyst/light";
import type { Language, TestResult } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { rateTested } from "../turns/index.ts";
import { refuseChanged, requireTest } from "./lock-test.ts";
import { isLastDay } from "./days-of-test.ts";
import { fitsRule } from "./rules.ts";
import { insertResult, type TestRow } from "./store.ts";

export interface Counted {
  testId: string;
  /** Of the rule that was seen. */
  version: number;
  count: number;
  of: number | null;
  notes: string;
  language: Language;
}

/** Stores what was counted, with the verdict that follows from the rule and how it moves the rating. */
export async function enterResult(ctx: MemberCtx, counted: Counted): Promise<TestRow> {
  const { testId, version, count, of, notes } = counted;
  const found = await requireTest(ctx, testId);
  const { rule } = found.lock;
  if (!fitsRule(rule, counted)) throw new Problem("kill_test.count");
  refuseDone(found);
  const verdict = verdictOf(rule, { count, of }, isLastDay(rule, ctx.now()));
  const effect = await effectOf(ctx, found, { ...counted, verdict });
  if (!(await insertResult(ctx, version, { testId, count, of, notes, verdict, ...effect }))) {
    const now = await requireTest(ctx, testId);
    refuseDone(now);
    throw refuseChanged(rule, now);
  }
  return requireTest(ctx, testId);
}

function refuseDone({ test }: TestRow): void {
  if (test.verdict === "passed" || test.verdict === "failed") throw new Problem("kill_test.decided");
}

type Effect = Pick<TestResult, "rating" | "unmoved">;

async function effectOf(
  ctx: MemberCtx,
  { test: { ventureId }, lock: { rule } }: TestRow,
  { verdict, count, of, language }: Counted & Pick<TestResult, "verdict">,
): Promise<Effect> {
  const unmoved = (why: NonNullable<Effect["unmoved"]>): Effect => ({ rating: null, unmoved: why });
  if (verdict === "undecided") return unmoved("undecided");
  if (ventureId === null) return unmoved("no_venture");
  if (rule.assumption === null) return unmoved("no_criterion");
  const tested: Tested = { assumption: rule.assumption, verdict, count, of };
  const rating = await rateTested(ctx, { ventureId, tested, language });
  return rating === null ? unmoved("no_chat") : { rating, unmoved: null };
}
