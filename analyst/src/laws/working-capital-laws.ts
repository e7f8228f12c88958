import type { Law } from "./law.ts";
import { credit as creditWords } from "./parts-of-sales.ts";
import { seasonal } from "./period.ts";

const units = "units cancel";
const workingCapital = "working capital";

const credit = `~${creditWords}`;

/** Money spent before the first sale, or owed after it; and the limits of a short season. */
export const workingCapitalLaws: readonly Law[] = [
  {
    name: "smallest_order_cost",
    expression: "order * sum(costs)",
    slots: { order: "smallest_order X", costs: "all unit_cost $/X out" },
    unit: "$",
    source: workingCapital,
  },
  {
    name: "smallest_order_cost",
    expression: "order",
    slots: { order: "smallest_order $" },
    unit: "$",
    source: "as given",
  },
  {
    name: "smallest_order_back",
    expression: "(order * sum(costs) + sum(once)) / price",
    slots: {
      order: "smallest_order X",
      costs: "all unit_cost $/X out",
      price: "net_price|price $/X in",
      once: "any one_off_cost $ out",
    },
    unit: "X",
    source: "money paid before the first sale",
    round: "up",
    soleLine: true,
  },
  {
    name: "smallest_order_lasts",
    expression: "order / volume",
    slots: { order: "smallest_order X", volume: "volume X/T" },
    unit: "T",
    source: workingCapital,
    whole: true,
  },
  {
    name: "money_outstanding",
    expression: "sales * time / month",
    slots: {
      sales: "sales|mrr|commission_a_month|order_revenue|revenue $/month",
      time: `duration day ${credit}`,
      month: "30.436 day/month",
    },
    unit: "$",
    source: workingCapital,
    whole: true,
    measured: true,
  },
  {
    name: "money_outstanding",
    expression: "sales * time",
    slots: { sales: "sales|mrr|commission_a_month|order_revenue|revenue $/month", time: `duration month ${credit}` },
    unit: "$",
    source: workingCapital,
    whole: true,
    measured: true,
  },
  {
    name: "season_sales",
    expression: "sales * season",
    slots: { sales: "sales|commission_a_month $/month", season: `duration month ~${seasonal.source}` },
    unit: "$",
    source: units,
    whole: true,
  },
];
