import type { Law } from "./law.ts";

/** What is left of a sale, or of a customer's whole time, once winning them is paid. */
export const winningLaws: readonly Law[] = [
  {
    name: "left_after_winning",
    expression: "contribution - spend / conversion",
    slots: {
      contribution: "contribution $/X",
      conversion: "conversion 1 as X/Y",
      spend: "acquisition_spend $/Y out",
    },
    unit: "$/X",
    source: "units cancel",
    costed: true,
    except: "customer",
  },
  {
    name: "left_after_winning",
    expression: "contribution - cac",
    slots: { contribution: "contribution $/customer", cac: "customer_acquisition_cost $/customer" },
    unit: "$/customer",
    source: "units cancel",
    costed: true,
  },
  {
    name: "left_after_winning",
    expression: "ltv - cac",
    slots: { ltv: "ltv $/customer", cac: "customer_acquisition_cost $/customer" },
    unit: "$/customer",
    source: "D. Skok, SaaS Metrics 2.0 (2010)",
    costed: true,
  },
];
