/** The engine's answer to the example's question, shown on the landing page; `checks/example-reply.ts` generates it. */
export interface ExampleReply {
  /** The founder's words in pieces, the figures separate. */
  asked: readonly { readonly text: string; readonly figure: boolean }[];
  headline: string;
  metricsTitle: string;
  metrics: readonly ExampleMetric[];
  /** Cash left after each month. */
  chart: { readonly title: string; readonly note: string; readonly unit: string; readonly values: readonly number[] };
  rating: {
    readonly title: string;
    readonly score: number;
    readonly parts: readonly { readonly label: string; readonly score: number; readonly because: string }[];
  };
  risk: {
    readonly title: string;
    readonly paragraphs: readonly { readonly lead: string; readonly text: string }[];
  };
  questions: { readonly title: string; readonly items: readonly string[] };
  /** Labels for the provenance of figures and for the engine that answers alone. */
  words: { readonly founder: string; readonly computed: string; readonly offline: string };
}

export type ExampleMetricName =
  | "contribution_per_customer"
  | "ltv"
  | "ltv_cac"
  | "cac_payback_months"
  | "runway_months"
  | "max_churn_for_ltv_cac_3";

export interface ExampleMetric {
  readonly name: ExampleMetricName;
  readonly label: string;
  readonly value: string;
  readonly formula: string;
}
