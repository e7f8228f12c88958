import type { Law } from "./law.ts";

const units = "units cancel";
const bottomUp = "a market counted bottom-up";
const monthly = "net_price|price|revenue_per_customer $/customer/month in";

/** Revenue at given numbers of customers or sales. */
const ladder = [10, 100, 1000].flatMap((count): Law[] => [
  {
    name: `mrr_at_${count}_customers`,
    expression: "customers * price",
    slots: { customers: `${count} customer`, price: monthly },
    unit: "$/month",
    source: units,
  },
  {
    name: `revenue_at_${count}_sales`,
    expression: "sales * price",
    slots: { sales: `${count} X`, price: "net_price|price $/X in" },
    unit: "$",
    source: units,
  },
]);

/** Values of named periods in sequence. */
const series = ["X/T", "$/T", "X"].flatMap((unit): Law[] => [
  {
    name: "growth_in_series",
    expression: "last / first - 1",
    slots: { last: `last_of_series ${unit}`, first: `first_of_series ${unit} of last` },
    unit: "1",
    source: "the last against the first",
  },
]);

/** The number of potential customers, and their revenue. */
export const marketLaws: readonly Law[] = [
  {
    name: "share_of_population",
    expression: "share * whole",
    slots: { whole: "reachable X", share: "share|conversion|reachable|paying|said_yes 1 of whole" },
    unit: "X",
    source: units,
  },
  {
    name: "share_of_group",
    expression: "share * whole",
    slots: {
      whole: "asked|lead|visitor|follower|supply|volume|customers_other|paying|free X",
      share: "share|conversion|reachable|paying|said_yes 1 of whole",
    },
    unit: "X",
    source: units,
  },
  {
    name: "sam_year",
    expression: "count * price",
    slots: { count: "share_of_population|reachable customer", price: monthly },
    unit: "$/year",
    allYear: true,
    source: bottomUp,
  },
  ...[1, 10].map((percent): Law => ({
    name: `revenue_at_${percent}_percent_share`,
    expression: "market * share",
    slots: { market: "sam_year $/month", share: `${percent / 100} 1` },
    unit: "$/year",
    source: bottomUp,
  })),
  {
    name: "implied_share",
    expression: "target / market",
    slots: { market: "share_of_population|reachable customer", target: "target_customers customer" },
    unit: "1",
    source: units,
  },
  {
    name: "market_share",
    expression: "sales / market",
    slots: { sales: "revenue|sales|mrr $/month", market: "market_size $/month" },
    unit: "1",
    source: units,
  },
  ...ladder,
  ...series,
  {
    name: "revenue_of_series",
    expression: "sum(months) * month",
    slots: { last: "last_of_series $/month in", months: "all of_series $/month in of last", month: "1 month" },
    unit: "$",
    source: units,
  },
  {
    name: "mrr_in_12_months",
    expression: "mrr * (1 + growth * pace)^12",
    slots: { mrr: "mrr|revenue $/month", growth: "growth 1/month as 1", pace: "1[0.5..1.5] 1" },
    unit: "$/month",
    source: "the same growth each month, half to one and a half times as fast",
    holds: "growth",
    assumes: "goes_on",
    whole: true,
  },
  {
    name: "mrr_in_12_months",
    expression: "price * (sum(paying) * (1 - rate)^12 + won * pace * (1 - (1 - rate)^12) / churn)",
    slots: {
      price: "net_price|price $/customer/month in",
      paying: "any paying customer",
      won: "volume customer/month",
      churn: "monthly_churn 1/month",
      rate: "monthly_churn 1/month as 1",
      pace: "1[0.5..1.5] 1",
    },
    unit: "$/month",
    source: "as many won and the same share lost each month, half to one and a half times as many won",
    assumes: "goes_on",
    whole: true,
    unless: "growth",
  },
];
