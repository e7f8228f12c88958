import {
  investorGuideInput,
  investorGuideOutput,
  investorIndustries,
  investorStages,
} from "@cofounder/contract/tools/investor-guide";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { guideToInvestors } from "./investor-guide.ts";

const now = new Date("2026-11-01T00:00:00Z");
const run = (input: unknown): ReturnType<typeof guideToInvestors> =>
  guideToInvestors(investorGuideInput.parse(input), { now });
const seed = {
  stage: "seed",
  industry: "saas",
  numbers: {
    mrr: 20_000,
    growth: 12,
    raise: 2e6,
    valuation: 8e6,
    cash: 120_000,
    burn: 20_000,
    team: 3,
    poolAfter: 12,
    safes: [{ amount: 500_000, cap: 5e6, discount: 20 }],
  },
};

describe("the investor guide", () => {
  test.each(investorStages.flatMap((stage) => investorIndustries.map((industry) => [stage, industry])))(
    "%s in %s has the form of the contract without any number of the founder",
    (stage, industry) => expect(() => investorGuideOutput.parse(run({ stage, industry }))).not.toThrow(),
  );
  test("three kinds of investors have the checks of the specification", () =>
    expect(run({ stage: "mvp", industry: "ai" }).investors.map(({ type, cheque }) => [type, cheque])).toEqual([
      ["Angel investors", "$25K-$100K"],
      ["Venture capital", "$500K-$10M+"],
      ["Accelerators", "$20K-$150K"],
    ]));
  test("a fund whose smallest check is larger than the round is not asked first", () => {
    const fund = (raise: number, currency: "USD" | "EUR" = "USD") =>
      run({ stage: "pre-seed", industry: "saas", numbers: { currency, raise } });
    const [small, large, euros] = [fund(400_000), fund(500_000), fund(400_000, "EUR")];
    const fits = [small, large, euros].map(
      ({ investors }) => investors.find(({ type }) => type === "Venture capital")?.fit,
    );
    expect(fits).toEqual(["no", "yes", "yes"]);
    expect(small.investors[1]?.why.text).toContain("$500,000 is larger than your whole round of $400,000");
    expect(small.summary[0]?.text).not.toContain("venture capital");
  });
  test("valuations that lie far apart come with a word on which to go by", () => {
    const numbers = { currency: "USD" as const, mrr: 1_000, raise: 400_000, valuation: 3_000_000, team: 2 };
    const told = (more: object) =>
      run({ stage: "pre-seed", industry: "saas", numbers: { ...numbers, ...more } })
        .summary.map(({ text }) => text)
        .join(" ");
    // 3,000,000 / (12 × 1,000) = 250.
    expect(told({})).toMatch(/run from .* to .*\. Go by the lower end.* 250 times your yearly revenue of \$12,000\./);
    expect(told({ anchor: 6_000_000 })).toContain("Go by the scorecard");
  });
  test("every median names its publisher and year", () => {
    for (const stage of investorStages)
      for (const { source } of run({ stage, industry: "ai" }).round)
        expect(source).toMatchObject({ publisher: expect.any(String), year: expect.any(String) });
  });
  test("a valuation is a range, and a method without its number says so", () => {
    const { valuations } = run(seed);
    for (const { range } of valuations.slice(0, 3)) expect(range?.high).toBeGreaterThan(range?.low ?? 0);
    expect(valuations[3]).toMatchObject({ range: null, note: expect.stringContaining("year five") });
    const planned = run({ ...seed, numbers: { ...seed.numbers, revenueYear5: 20e6 } }).valuations[3];
    // 20M × 2 × 64% / 30 − 2M is below zero: the low end is zero.
    expect(planned?.range).toEqual({ low: 0, high: expect.closeTo(560_000, 0) });
  });
  test("the cap table of a seed round: $2M at $8M pre-money sells 20%", () => {
    const { capTable } = run(seed);
    const share = (kind: string): number => capTable.holdings.find((entry) => entry.kind === kind)?.after ?? 0;
    expect(share("investors")).toBeCloseTo(0.2, 9);
    expect(share("pool")).toBeCloseTo(0.12, 9);
    expect(capTable.lines.map(({ text }) => text).join()).toContain("SAFE 1 converts by its cap");
  });
  test("for any input, ownership adds up to 100% on both sides, or the founder is told why not", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...investorStages),
        fc.record({
          raise: fc.integer({ min: 1, max: 1e8 }),
          valuation: fc.integer({ min: 1e5, max: 1e9 }),
          pool: fc.integer({ min: 0, max: 40 }),
          poolAfter: fc.integer({ min: 0, max: 40 }),
          safes: fc.array(
            fc.record({
              amount: fc.integer({ min: 1, max: 5e6 }),
              cap: fc.option(fc.integer({ min: 1, max: 1e8 })),
              discount: fc.integer({ min: 0, max: 90 }),
            }),
            { maxLength: 4 },
          ),
        }),
        (stage, numbers) => {
          const { holdings, lines } = run({ stage, industry: "saas", numbers }).capTable;
          if (holdings.length === 0) expect(lines[0]?.text).toContain("nothing would be left");
          for (const side of holdings.length === 0 ? [] : (["before", "after"] as const))
            expect(holdings.reduce((sum, entry) => sum + entry[side], 0)).toBeCloseTo(1, 6);
        },
      ),
    ));
  test("six months of cash: start now; the dates follow from it", () => {
    const { timeline } = run(seed);
    expect(timeline.runwayMonths).toBe(6);
    expect(timeline.verdict.text).toContain("start now");
    expect(timeline.steps.find(({ week }) => week === "Weeks 1–2")?.date).toBe("2026-12-06");
  });
  test("the founder's numbers are compared with the bar", () =>
    expect(run(seed).metrics[0]).toMatchObject({ name: "Revenue", yours: "$240,000", verdict: "above" }));
  test("the letter contains the founder's numbers and leaves gaps for unknown ones", () => {
    const { letter } = run({
      ...seed,
      numbers: { ...seed.numbers, company: "Chairfill", about: "We fill empty dental chairs" },
    });
    expect(letter.subject).toContain("Chairfill: $240,000 of yearly revenue");
    expect(letter.body).toContain("[name]");
  });
  test("both fields have the wording of the specification", () =>
    expect(investorGuideInput.safeParse({ stage: "", industry: "" }).error?.issues[0]?.message).toBe(
      "Please select both stage and industry",
    ));
});
