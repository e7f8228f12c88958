import { describe, expect, test } from "vitest";
import { readFounders } from "../../../evals/founders/read-founders.ts";
import { quantitiesIn, quantitiesOf } from "../../training/quantities.ts";
import { compute } from "../laws/index.ts";
import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { selfCheck } from "./self-check.ts";
import type { RuleName } from "./self-check.ts";

interface Case {
  text: string;
  /** What the reader, and not the founder, says about the figures. */
  as?: Partial<Quantity>;
  hits: RuleName[];
  /** Withdrawn results. */
  gone: string[];
  /** Remaining results. */
  stays?: string[];
}

const check = ({ text, as = {} }: Pick<Case, "text" | "as">): ReturnType<typeof selfCheck> => {
  const quantities = quantitiesIn(text).map((quantity): Quantity => ({ ...quantity, ...as }));
  return selfCheck(quantities, compute(quantities));
};

const cases: Record<string, Case> = {
  "a result far above the profit that the founder states lacks a cost": {
    // 10 × 50 − 100 = 400 a month by these figures, 1,200 a year by the founder
    text: "⟦50|price EUR/customer/month⟧ ⟦10|paying customer⟧ ⟦100|fixed_cost EUR/month⟧ ⟦1200|profit EUR/year⟧",
    hits: ["profit_stated_otherwise"],
    gone: ["monthly_result", "break_even_customers"],
    stays: ["mrr", "fixed_costs"],
  },
  "money from which something is to be bought first does not last for months": {
    text: "⟦11000|cash EUR⟧ ⟦18500|one_off_cost EUR planned⟧ ⟦600|fixed_cost EUR/month⟧",
    hits: ["money_spent_first"],
    gone: ["gross_runway_months"],
    stays: ["fixed_costs"],
  },
  "money beside what was bought already lasts": {
    text: "⟦11000|cash EUR⟧ ⟦18500|one_off_cost EUR past⟧ ⟦600|fixed_cost EUR/month⟧",
    hits: [],
    gone: [],
    stays: ["gross_runway_months"],
  },
  "a result near the profit that the founder states stays": {
    text: "⟦50|price EUR/customer/month⟧ ⟦10|paying customer⟧ ⟦100|fixed_cost EUR/month⟧ ⟦4700|profit EUR/year⟧",
    hits: [],
    gone: [],
    stays: ["monthly_result", "break_even_customers"],
  },
  "a loss that rests on a unit nobody said is asked, and what rests on it is withdrawn": {
    text: "⟦29|price EUR/customer/month⟧ ⟦36|unit_cost EUR/customer/month⟧ ⟦10|paying customer⟧ ⟦100|fixed_cost EUR/month⟧",
    as: { readBy: "built-in" },
    hits: ["loss_from_unsure_unit"],
    gone: ["contribution", "contribution_margin", "contribution_in_all", "monthly_result"],
    stays: ["mrr", "fixed_costs"],
  },
  "a loss that the founder said stays": {
    text: "⟦29|price EUR/customer/month⟧ ⟦36|unit_cost EUR/customer/month⟧",
    hits: [],
    gone: [],
    stays: ["contribution"],
  },
  "a loss whose unit stands beside the figures stays": {
    text: "⟦29|price EUR/customer/month⟧ ⟦36|unit_cost EUR/customer/month⟧",
    as: { readBy: "built-in", evidence: { unit: "per customer and month" } },
    hits: [],
    gone: [],
    stays: ["contribution"],
  },
  "more than a whole customer is asked about": {
    text: "⟦2.5|paying customer⟧ ⟦10|price EUR/customer/month⟧",
    hits: ["part_of_a_person"],
    gone: ["mrr", "arr"],
  },
  "a burn against the founder's own result is withdrawn, with the runway": {
    text:
      '⟦3000|fixed_cost CAD/month⟧ ⟦2000|revenue CAD/month "Beverley"⟧ ⟦17300|cash CAD⟧ ' +
      "⟦22206|profit CAD/year past⟧",
    hits: ["burn_of_a_part"],
    gone: ["net_burn", "runway_months", "raise_needed"],
    stays: ["fixed_costs", "gross_runway_months"],
  },
  "a burn from the sales of a part is withdrawn where last year's sales cover the costs": {
    text:
      '⟦3000|fixed_cost CAD/month⟧ ⟦2000|revenue CAD/month "Beverley"⟧ ⟦17300|cash CAD⟧ ' +
      "⟦68900|revenue CAD/year past⟧",
    hits: ["burn_of_a_part"],
    gone: ["net_burn", "runway_months", "raise_needed"],
  },
  "a burn since sales fell stays": {
    text: "⟦3000|fixed_cost CAD/month⟧ ⟦2000|revenue CAD/month⟧ ⟦17300|cash CAD⟧ ⟦68900|revenue CAD/year past⟧",
    hits: [],
    gone: [],
    stays: ["net_burn", "runway_months"],
  },
  "what rests on guesses alone is asked": {
    text: "⟦10|price EUR/order assumed⟧ ⟦4|unit_cost EUR/order assumed⟧",
    as: { readBy: "built-in" },
    hits: ["only_guesses"],
    gone: ["contribution", "contribution_margin"],
  },
};

describe("before anything is shown", () => {
  test.each(Object.entries(cases))("%s", (_title, { text, as = {}, hits, gone, stays = [] }) => {
    const { computed, withdrawn } = check({ text, as });
    const names = computed.metrics.map(({ name }) => name);
    expect([...new Set(withdrawn.map(({ rule }) => rule))]).toEqual(hits);
    expect(names.filter((name) => gone.includes(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(stays));
  });

  const [base] = compute(quantitiesIn("⟦50|order_value EUR/order⟧ ⟦10%|fee % in =10⟧")).metrics;
  const made = (over: Partial<Metric>): Metric => {
    if (!base) throw new Error("nothing was computed");
    return { ...base, of: "", value: 0.1, unit: {}, leaves: { q01: { value: 10, low: 10, high: 10 } }, ...over };
  };
  const rulesOf = (quantities: Quantity[], metrics: Metric[], unplaced: string[] = []): string[] =>
    selfCheck(quantities, { metrics, questions: [], unplaced }).withdrawn.map(({ rule }) => rule);

  test("a margin above nine tenths is withheld while a cost is unassigned", () => {
    const quantities = quantitiesIn("⟦40|price EUR/order⟧ ⟦9|unit_cost EUR/parcel⟧");
    const metrics = [made({ name: "contribution_margin", value: 0.97 })];
    expect(rulesOf(quantities, metrics, ["q02"])).toEqual(["margin_without_all_costs"]);
    expect(rulesOf(quantities, metrics)).toEqual([]);
  });

  test("a break-even without the loan's instalment is withheld", () => {
    const quantities = quantitiesIn("⟦600|fixed_cost EUR/month⟧ ⟦300|debt EUR/month out⟧");
    expect(rulesOf(quantities, [made({ name: "break_even_units" })])).toEqual(["outflow_left_out"]);
    const leaves = { q02: { value: 300, low: 300, high: 300 } };
    expect(rulesOf(quantities, [made({ name: "break_even_units", leaves })])).toEqual([]);
  });

  test("a payback that several things could claim is withheld", () => {
    const ways = [made({ unit: { ride: 1, van: -1 } }), made({ unit: { parcel: 1, van: -1 } })];
    const named = ways.map((metric) => ({ ...metric, name: "payback_units" }));
    expect(rulesOf([], named)).toEqual(["several_ways_to_pay_back"]);
    expect(rulesOf([], named.slice(1))).toEqual([]);
  });

  test("the limit for winning a customer never exceeds the customer's contribution", () => {
    const metrics = [made({ name: "ltv", value: 300 }), made({ name: "max_cac_12_month_payback", value: 500 })];
    expect(rulesOf([], metrics)).toEqual(["limit_above_lifetime_value"]);
  });

  test("one thing has one value", () => {
    const metrics = [made({ value: 0.1 }), made({ value: 0.2 })];
    expect(rulesOf([], metrics)).toEqual(["two_values"]);
  });

  test("a rate is neither below zero nor above one", () => {
    expect(rulesOf([], [made({ name: "take_rate", value: 1.4 })])).toEqual(["no_rate"]);
  });

  test("two currencies are not added up", () => {
    const quantities = quantitiesIn("⟦10|price EUR/order⟧ ⟦4|unit_cost USD/order⟧");
    const leaves = Object.fromEntries(quantities.map(({ id, value }) => [id, { value, low: value, high: value }]));
    expect(rulesOf(quantities, [made({ name: "contribution", leaves })])).toEqual(["mixed_currencies"]);
  });

  test("two values are a contradiction only where both are stated in the same way", () => {
    const quantities = quantitiesIn("⟦10|price EUR/order⟧ ⟦12|price EUR/order planned⟧");
    const about = quantities.map(({ id }) => id);
    const question = { code: "two_values" as const, about, values: [10, 12] };
    const { computed } = selfCheck(quantities, { metrics: [], questions: [question], unplaced: [] });
    expect(computed.questions).toEqual([]);
  });
});

test("settled figures are hardly ever questioned", () => {
  const texts = readFounders().filter(({ set }) => set === "open");
  const doubted = texts.filter((text) => {
    const quantities = quantitiesOf(text);
    const { withdrawn } = selfCheck(quantities, compute(quantities));
    return withdrawn.some(({ rule }) => rule !== "outflow_left_out" && rule !== "several_ways_to_pay_back");
  });
  expect(doubted.map(({ id }) => id)).toEqual([]);
});
