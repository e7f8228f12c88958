import { plannedTest, testNumberMax, testTextMaxLength } from "@cofounder/contract/test-rules";
import { describe, expect, test } from "vitest";
import { settledIn } from "../../training/settled.ts";
import { collectInputs } from "../finance/inputs.ts";
import { ideas } from "../fixtures/ideas.ts";
import { analyse, renderReply } from "../index.ts";
import { planKillTest, plannedOf } from "./kill-test.ts";

const now = new Date("2026-08-01T00:00:00Z");
const given = (marked: string[]) => ({ ...settledIn(marked), now });

describe("the test of a reply as typed fields", () => {
  test.each(ideas.map(({ marked }, index) => ({ index, marked })))(
    "fits the contract for idea $index",
    ({ marked }) => {
      const analysis = analyse(given(marked));
      const { parts } = renderReply(analysis, { topic: "full" });
      const tests = parts.flatMap((part) => (part.kind === "section" && part.test ? [part.test] : []));
      // Who tells nothing of a venture is greeted.
      const isAnalysed = parts.some((part) => part.kind === "section" && part.id === "riskiest_assumption");
      expect(tests.length > 0).toBe(isAnalysed);
      for (const one of tests) expect(plannedTest.parse(one)).toEqual(one);
    },
  );

  test("stands in the section whose text names its bar", () => {
    const { parts } = renderReply(
      analyse(
        given([
          "A haircut is ⟦€40|price EUR/visit⟧, the products cost ⟦€10|unit_cost EUR/visit⟧ a visit and the rent is " +
            "⟦€3,000|fixed_cost EUR/month⟧ a month.",
        ]),
      ),
      { ask: "" },
    );
    const section = parts.find((part) => part.kind === "section" && part.test !== undefined);
    if (section?.kind !== "section" || !section.test) throw new Error("no test is proposed");
    expect(section.test).toMatchObject({ comparison: "at_least", sample: null, days: 28 });
    // 3000 / (40 - 10) visits a month, in 28 days.
    expect(section.test.threshold).toBe(92);
    expect(section.text).toContain("92 visits");
  });

  test("holds the founder's long words only as far as a field does", () => {
    const { venture } = analyse({ messages: ["A booking app for hair salons"], now });
    const riskiest = { id: "channel", statement: "they are near ".repeat(200) } as const;
    const plan = planKillTest({ riskiest, venture, inputs: collectInputs(venture) });
    expect(plan.planned?.statement).toHaveLength(testTextMaxLength);
    expect(plannedTest.safeParse(plan.planned).success).toBe(true);
  });

  test("is none where its bar is beyond all counting", () => {
    const bar = {
      assumption: "willingness_to_pay",
      comparison: "at_least",
      threshold: testNumberMax + 1,
      sample: null,
    } as const;
    expect(plannedOf({ assumes: "a", test: { how: "b", stop: "c", days: 28, bar } }, "EUR")).toBeNull();
    expect(
      plannedOf({ assumes: "a", test: { how: "b", stop: "c", days: 28, bar: { ...bar, threshold: 1 } } }, "EUR"),
    ).toMatchObject({
      threshold: 1,
      counted: "B",
    });
  });
});
