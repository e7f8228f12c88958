import { describe, expect, test } from "vitest";
import { quantitiesIn } from "../../training/quantities.ts";
import { compute } from "./index.ts";
import type { Metric } from "./index.ts";

const resultsOf = (marked: string): Metric[] => compute(quantitiesIn(marked)).metrics;
const isOfPlan = ({ because }: Metric): boolean =>
  because.some(({ code }) => code === "supposed" || code === "planned");
const valuesOf = (metrics: readonly Metric[], name: string): number[] =>
  metrics.filter((metric) => metric.name === name && !isOfPlan(metric)).map(({ value }) => Math.round(value));

describe("what is planned is no part of today's business", () => {
  const today =
    "⟦300|volume repair/month⟧ ⟦40|price EUR/repair⟧ ⟦12|unit_cost EUR/repair⟧ ⟦2,000|fixed_cost EUR/month⟧ ";

  test.each([
    [
      "an order that is only planned",
      '⟦500|volume repair/month planned "fleet"⟧ ⟦30|price EUR/repair planned "fleet"⟧',
    ],
    ["something else to sell", "⟦20|volume course/month planned⟧ ⟦90|price EUR/course planned⟧"],
    ["more customers", '⟦60|volume repair/month planned "spring"⟧'],
    ["a loan", "⟦400|debt EUR/month planned⟧"],
    ["a machine", "⟦9,000|one_off_cost EUR planned⟧"],
  ])("%s", (_name, plan) => {
    const metrics = resultsOf(today + plan);
    expect(valuesOf(metrics, "contribution_in_all")).toEqual([8400]);
    expect(valuesOf(metrics, "monthly_result")).toEqual([6400]);
    expect(valuesOf(metrics, "payback_of_all_months")).toEqual([]);
  });

  test("before the first sale the plan is all there is", () => {
    const metrics = resultsOf(
      "⟦300|volume repair/month planned⟧ ⟦40|price EUR/repair planned⟧ ⟦12|unit_cost EUR/repair planned⟧ " +
        "⟦2,000|fixed_cost EUR/month planned⟧",
    );
    const result = metrics.find(({ name }) => name === "monthly_result");
    expect(result?.value).toBe(6400);
    expect(result && isOfPlan(result)).toBe(true);
  });
});

describe("one of several lines of sales does not stand for all", () => {
  const lines =
    "⟦30|volume bench/month⟧ ⟦400|price EUR/bench⟧ ⟦150|unit_cost EUR/bench⟧ " +
    "⟦90|volume stool/month⟧ ⟦60|price EUR/stool⟧ ⟦20|unit_cost EUR/stool⟧ " +
    "⟦5,000|fixed_cost EUR/month⟧ ⟦8,000|one_off_cost EUR⟧ ⟦60|capacity bench/month⟧";

  test("no break-even and no payback in pieces of one of them", () => {
    const metrics = resultsOf(lines);
    expect(valuesOf(metrics, "monthly_result")).toEqual([6100]);
    expect(metrics.filter(({ name }) => /^break_even_(?:units|utilisation)$|^payback_units$/u.test(name))).toEqual([]);
    expect(valuesOf(metrics, "payback_of_all_months")).toEqual([1]);
  });

  test("of one line alone there is one", () => {
    expect(valuesOf(resultsOf(lines.slice(lines.indexOf("⟦90"))), "break_even_units")).toEqual([125]);
  });
});

test.each(["another joiner", "second joiner", "zweiter Tischler", "otro oficial", "deuxième menuisier"])(
  "%s is paid beside the one of today",
  (other) => {
    const own = other.split(" ").at(-1) ?? "";
    const metrics = resultsOf(
      `⟦40|volume door/month⟧ ⟦500|price EUR/door⟧ ⟦200|unit_cost EUR/door⟧ ⟦1,900|pay EUR/month "${own}"⟧ ` +
        `⟦2,100|pay EUR/month planned "${other}"⟧`,
    );
    const planned = metrics.filter((metric) => metric.name === "fixed_costs" && isOfPlan(metric));
    expect(planned.map(({ value }) => value)).toEqual([4000]);
  },
);

test("parts of the year exclude one another: each has its result, and none is of both", () => {
  const { metrics, questions } = compute(
    quantitiesIn(
      '⟦800|volume tour/month "summer"⟧ ⟦150|volume tour/month "winter"⟧ ⟦30|price EUR/tour⟧ ⟦12|unit_cost EUR/tour⟧ ' +
        "⟦4,000|fixed_cost EUR/month⟧",
    ),
  );
  const results = metrics.filter(({ name }) => name === "monthly_result");
  expect(results.map(({ of, value }) => [of, value])).toEqual([
    ["summer", 10_400],
    ["winter", -1300],
  ]);
  expect(questions).toEqual([]);
  expect(metrics.some(({ value }) => value === 950 * 18)).toBe(false);
});
