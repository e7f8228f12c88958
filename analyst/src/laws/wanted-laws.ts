import type { Law } from "./law.ts";

const costing = "contribution costing, solved for the price";
const costs = "any cost_per_unit $/X";
const fixed = "any fixed_costs $/T";

/** Prices for what the founder wants: a margin, an hour's pay, a profit. */
export const wantedLaws: readonly Law[] = [
  {
    name: "wanted_price",
    expression: "cost / (1 - margin)",
    slots: { cost: "cost_per_unit $/D", margin: "wanted_margin 1" },
    unit: "$/D",
    source: costing,
    positive: true,
  },
  {
    name: "wanted_price",
    expression: "sum(costs) + pay * time",
    slots: { pay: "wanted_pay $/hour", time: "work_time|duration hour/X", costs },
    unit: "$/X",
    source: costing,
    positive: true,
  },
  {
    name: "wanted_price",
    expression: "sum(costs) + (wanted + sum(fixed)) / volume",
    slots: { wanted: "wanted_profit|wanted_pay $/T", volume: "volume X/T", fixed, costs },
    unit: "$/X",
    source: costing,
    positive: true,
  },
  {
    name: "billable_hours",
    expression: "hours * part",
    slots: { hours: "sole work_time hour/T", part: "utilisation 1" },
    unit: "hour/T",
    source: "units cancel",
  },
  {
    name: "wanted_price",
    expression: "(wanted + sum(fixed)) / hours",
    slots: { wanted: "wanted_profit|wanted_pay $/T", hours: "sole billable_hours|work_time hour/T", fixed },
    // Of which hours it is a part, and whether these are paid, nothing says.
    absent: "share 1",
    unit: "$/hour",
    source: costing,
    positive: true,
  },
  {
    name: "price_with_tax",
    expression: "price * (1 + tax)",
    slots: { price: "wanted_price|revenue_per_order|price $/D", tax: "tax_on_top 1" },
    unit: "$/D",
    source: "a tax that is added to the price",
  },
];
