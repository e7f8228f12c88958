import type { Law } from "./law.ts";

const units = "units cancel";
const costing = "contribution costing";

/** Prices, lasting things, volumes and fixed costs. */
export const priceLaws: readonly Law[] = [
  // What is paid, and what is left of it.
  {
    name: "tax_in_price",
    expression: "price * tax / (1 + tax)",
    slots: { price: "price $/D in", tax: "tax 1 of price" },
    unit: "$/D",
    source: "value added tax included in a price",
  },
  {
    name: "net_price",
    expression: "price / (1 + tax)",
    slots: { price: "price $/D in", tax: "tax 1 of price" },
    unit: "$/D",
    source: "value added tax included in a price",
  },
  {
    name: "discounted_price",
    expression: "price * (1 - discount)",
    slots: { price: "price $/D in", discount: "discount 1 of price" },
    unit: "$/D",
    source: units,
  },
  {
    name: "take_rate",
    expression: "fee / value",
    slots: { value: "order_value $/D", fee: "fee $/D in" },
    unit: "1",
    source: "marketplaces",
  },
  {
    name: "take_rate",
    expression: "rate",
    slots: { rate: "fee 1 in", value: "order_value $/D" },
    unit: "1",
    source: "marketplaces",
  },
  {
    name: "net_revenue_per_order",
    expression: "value * rate",
    slots: { value: "order_value $/D", rate: "fee 1 in of value" },
    unit: "$/D",
    flow: "in",
    source: "marketplaces",
  },
  {
    name: "prepayment_amount",
    expression: "price * share",
    slots: { price: "price $/D in", share: "prepayment 1 of price" },
    unit: "$/D",
    source: units,
  },
  {
    name: "balance_due",
    expression: "price - paid",
    slots: { price: "price $/D in", paid: "prepayment_amount|prepayment $/D" },
    unit: "$/D",
    source: units,
  },
  {
    name: "deposits_held",
    expression: "deposit * out",
    slots: { deposit: "deposit $/X", out: "stock|volume|paying X" },
    unit: "$",
    source: units,
  },

  // Things that last for several uses.
  {
    name: "expected_cycles",
    expression: "wear * (1 - (1 - loss)^uses) / (loss * uses)",
    slots: { wear: "wear Y/X", uses: "wear Y/X as 1", loss: "loss 1" },
    unit: "Y/X",
    source: "mean of a geometric distribution, cut off",
    positive: true,
    assumes: "loss_each_use",
  },
  {
    name: "expected_cycles",
    expression: "1 / loss",
    slots: { thing: "deposit $/X", loss: "loss 1 as X/Y", use: "net_price|price $/Y in" },
    unit: "Y/X",
    source: "mean of a geometric distribution",
    positive: true,
    assumes: "loss_each_use",
  },
  {
    name: "expected_cycles",
    expression: "1 / loss",
    slots: { thing: "one_off_cost $/X", loss: "loss 1 of thing as X/Y", use: "net_price|price $/Y in" },
    unit: "Y/X",
    source: "mean of a geometric distribution",
    positive: true,
    assumes: "loss_each_use",
  },
  {
    name: "expected_cycles",
    expression: "1 / loss",
    slots: { thing: "stock X", loss: "loss 1 of thing as X/Y", use: "net_price|price $/Y in" },
    unit: "Y/X",
    source: "mean of a geometric distribution",
    positive: true,
    assumes: "loss_each_use",
  },
  {
    name: "cost_per_use",
    expression: "cost / cycles",
    slots: { cost: "one_off_cost|unit_cost $/X out", cycles: "expected_cycles|wear Y/X" },
    unit: "$/Y",
    source: units,
  },
  {
    name: "deposit_kept",
    expression: "deposit * loss",
    slots: { deposit: "deposit $/X", loss: "loss 1 as X/Y", use: "net_price|price $/Y in" },
    unit: "$/Y",
    source: units,
    assumes: "loss_each_use",
  },

  // How much, in all.
  {
    name: "volume",
    expression: "each * count",
    slots: { each: "volume|usage X/Y/T", count: "stock|supply|paying|staff Y" },
    unit: "X/T",
    source: units,
  },
  {
    name: "volume",
    expression: "each * utilisation * count",
    slots: { each: "capacity X/Y/T", utilisation: "utilisation 1", count: "stock|staff|supply Y" },
    unit: "X/T",
    source: units,
  },
  {
    name: "capacity",
    expression: "each * count",
    slots: { each: "capacity X/Y/T", count: "stock|staff|supply Y" },
    unit: "X/T",
    source: units,
  },
  {
    name: "volume",
    expression: "capacity * utilisation",
    slots: { capacity: "capacity X/T", utilisation: "utilisation 1" },
    unit: "X/T",
    source: units,
  },

  // What does not follow the sales.
  {
    name: "payroll",
    expression: "pay * people",
    slots: { pay: "pay $/X/T out", people: "staff X" },
    unit: "$/T",
    source: units,
    total: true,
  },
  {
    name: "payroll",
    expression: "pay * hours * people",
    slots: { pay: "pay $/hour out", hours: "work_time|usage hour/X/T", people: "staff X" },
    unit: "$/T",
    source: units,
    total: true,
  },
  {
    name: "payroll",
    expression: "pay * hours",
    slots: { pay: "pay $/hour out", hours: "work_time hour/T" },
    unit: "$/T",
    source: units,
    total: true,
  },
  {
    name: "cost_of_places",
    expression: "cost * places",
    slots: { cost: "fixed_cost $/X/T out", places: "stock|staff|supply X" },
    unit: "$/T",
    source: units,
    total: true,
  },
  {
    name: "fixed_costs",
    expression: "sum(costs)",
    slots: { costs: "all fixed_cost|pay|payroll|cost_of_places $/T out" },
    unit: "$/T",
    source: costing,
  },
];
