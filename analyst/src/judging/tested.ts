import type { Assumption } from "@cofounder/contract/assumptions";
import type { Translator } from "../i18n/translator.ts";
import { shareOf, type Tested } from "./test-verdict.ts";
import { type Verdict, verdict } from "./verdict.ts";

/** The criterion that a test of each assumption is evidence for. */
const criterionOf: Record<Assumption, string> = {
  problem: "problem",
  customer: "customer",
  willingness_to_pay: "demand",
  channel: "distribution",
  retention: "demand",
  feasibility: "feasibility",
  unit_margin: "economics",
  regulation: "feasibility",
  platform: "feasibility",
};

/** What strangers did under a rule fixed beforehand stands between a pilot and many who pay; a failed one is near nothing. */
const scoreOf = { passed: 8, failed: 1 } as const;
const strengthWithoutSample = 0.6;

/** The narrower the interval of the share, the stronger. */
function strengthOf(tested: Tested): number {
  const share = shareOf(tested);
  return share === null ? strengthWithoutSample : 1 - (share.high - share.low);
}

/** The last test of each assumption: a repeated one takes the place of the one before. */
export const lastOfEach = (tests: readonly Tested[]): Tested[] => [
  ...new Map(tests.map((test) => [test.assumption, test])).values(),
];

export const findTested = (tests: readonly Tested[], assumption: Assumption): Tested | null =>
  tests.findLast((test) => test.assumption === assumption) ?? null;

export const isPassed = (tests: readonly Tested[], assumption: Assumption): boolean =>
  findTested(tests, assumption)?.verdict === "passed";

/**
 * A criterion's verdict with the tests of it: means weighted by strength, of evidence that adds up. A passed test never
 * lowers a score, a failed one never raises it.
 */
export function withTests(
  criterion: string,
  judged: Verdict,
  { tests, translator }: { tests: readonly Tested[]; translator: Translator },
): Verdict {
  return lastOfEach(tests)
    .filter(({ assumption }) => criterionOf[assumption] === criterion)
    .reduce<Verdict>((before, test) => {
      const [score, strength] = [scoreOf[test.verdict], strengthOf(test)];
      const said = outcomeOf(test, translator);
      if (before === null) return verdict(score, strength, said);
      const mean = (before.score * before.strength + score * strength) / (before.strength + strength);
      const bounded = test.verdict === "passed" ? Math.max(before.score, mean) : Math.min(before.score, mean);
      return verdict(bounded, 1 - (1 - before.strength) * (1 - strength), said);
    }, judged);
}

/** A test with its result, as a sentence. */
export function outcomeOf({ verdict: outcome, count, of }: Tested, { t, number }: Translator): string {
  const counted = of === null ? number(count) : t`${number(count)} of ${number(of)}`;
  return outcome === "passed" ? t`Your locked test passed: ${counted}.` : t`Your locked test failed: ${counted}.`;
}
