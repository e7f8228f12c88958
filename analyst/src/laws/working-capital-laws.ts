import type { Law } from "./law.ts";
import { seasonal } from "./period.ts";

const units = "units cancel";
const workingCapital = "working capital";

/** Words that mark a length of time as buyers' payment terms. */
const credit =
  "~credit|net|terms|invoice|paid|pays|payment|kredit|zahl|rechnung|crédit|paiement|facture|crédito|pago|factura|cobro|उधार|भुगतान|udhaar|账期|帳期|付款|回款|赊|結帳|结账";

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
