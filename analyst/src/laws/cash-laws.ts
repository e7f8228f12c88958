import type { Law } from "./law.ts";

const units = "units cancel";

/** Markets, cash and investors. */
export const cashLaws: readonly Law[] = [
  // How many there are.
  {
    name: "share_of_population",
    expression: "share * whole",
    slots: {
      whole: "reachable|asked|lead|visitor|follower|supply|volume|customers_other|paying|free X",
      share: "share|conversion|reachable|paying|said_yes 1 of whole",
    },
    unit: "X",
    source: units,
  },
  {
    name: "sam_year",
    expression: "count * price",
    slots: { count: "share_of_population|reachable customer", price: "net_price|price $/customer/month in" },
    unit: "$/year",
    source: "a market counted bottom-up",
  },
  {
    name: "market_share",
    expression: "sales / market",
    slots: { sales: "revenue|sales|mrr $/month", market: "market_size $/month" },
    unit: "1",
    source: units,
  },

  // Cash and investors.
  {
    name: "gross_runway_months",
    expression: "sum(cash) / fixed",
    slots: { fixed: "fixed_costs $/month", cash: "all cash $ held" },
    unit: "month",
    source: "gross burn",
    positive: true,
  },
  {
    name: "net_burn",
    expression: "burn",
    slots: { burn: "burn $/month" },
    unit: "$/month",
    source: "as given",
    positive: true,
  },
  {
    name: "net_burn",
    expression: "fixed - revenue",
    slots: { fixed: "fixed_costs $/month", revenue: "revenue $/month" },
    unit: "$/month",
    source: "net burn",
    positive: true,
    unless: "unit_cost",
  },
  {
    name: "net_burn",
    expression: "-result",
    slots: { result: "monthly_result $/month" },
    unit: "$/month",
    source: "net burn",
    positive: true,
    whole: true,
  },
  {
    name: "runway_months",
    expression: "sum(cash) / burn",
    slots: { burn: "net_burn $/month", cash: "all cash $ held" },
    unit: "month",
    source: "net burn",
    positive: true,
  },
  {
    name: "burn_multiple",
    expression: "burn / (revenue * growth * year)",
    slots: { burn: "net_burn $/month", revenue: "mrr|revenue $/month", growth: "growth 1/month", year: "12 month" },
    unit: "1",
    source: "D. Sacks, The Burn Multiple (2020)",
    positive: true,
  },
  {
    name: "post_money",
    expression: "raise / equity",
    slots: { raise: "raise $ asked", equity: "equity 1" },
    unit: "$",
    source: "a priced round",
  },
  {
    name: "post_money",
    expression: "pre + raise",
    slots: { raise: "raise $ asked", pre: "valuation $ ~pre" },
    unit: "$",
    source: "a priced round",
  },
  {
    name: "post_money",
    expression: "post",
    slots: { post: "valuation $ ~post|cap|nach" },
    unit: "$",
    source: "as given",
  },
  {
    name: "pre_money",
    expression: "post - raise",
    slots: { post: "post_money $", raise: "raise $ asked" },
    unit: "$",
    source: "a priced round",
  },
  {
    name: "dilution",
    expression: "raise / post",
    slots: { raise: "raise $ asked", post: "post_money $" },
    unit: "1",
    source: "a priced round",
  },
  {
    name: "valuation_multiple",
    expression: "valuation / (revenue * year)",
    slots: {
      valuation: "post_money|valuation $",
      revenue: "mrr|revenue|sales|commission_a_month $/month",
      year: "12 month",
    },
    unit: "1",
    source: "a multiple of a year's revenue",
  },
];
