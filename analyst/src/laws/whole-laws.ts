import type { Law } from "./law.ts";

const units = "units cancel";

/** The income and costs of a whole of many things: a container, a batch, a course. */
export const wholeLaws: readonly Law[] = [
  {
    name: "income_of_whole",
    expression: "count * price",
    slots: { count: "in_whole X/Y", price: "net_price|price|net_revenue_per_order $/X in" },
    unit: "$/Y",
    source: units,
    flow: "in",
    assumes: "full_capacity",
  },
  {
    name: "contribution_of_whole",
    expression: "sum(income) - sum(costs)",
    slots: {
      income: "each income_of_whole $/D in",
      costs: "each unit_cost|fee|pay|pay_by_piece|loss|cost_per_use|fixed_cost|one_off_cost $/D out",
    },
    unit: "$/D",
    source: "contribution costing",
    costed: true,
  },
  {
    name: "contribution_of_whole",
    expression: "count * contribution",
    slots: { count: "in_whole X/Y", contribution: "contribution $/X" },
    unit: "$/Y",
    source: "contribution costing",
    costed: true,
    assumes: "full_capacity",
    unless: "unit_cost|contribution_of_whole",
  },
  {
    name: "break_even_places",
    expression: "count - left / contribution",
    slots: { count: "in_whole X/Y", left: "contribution_of_whole $/Y", contribution: "contribution $/X" },
    unit: "X/Y",
    source: "contribution costing",
    round: "up",
    positive: true,
  },
  {
    name: "cost_of_whole",
    expression: "count * sum(costs) + sum(whole)",
    slots: {
      count: "in_whole X/Y",
      costs: "all unit_cost $/X out",
      whole: "any unit_cost|fixed_cost|one_off_cost $/Y out",
    },
    unit: "$/Y",
    source: units,
  },
];
