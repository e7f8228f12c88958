/** What the engine answers to the question of the example, drawn on the landing page; `checks/example-reply.ts` writes it. */
export interface ExampleReply {
  /** The founder's words in pieces, the figures apart. */
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
  /** How a screen names where figures come from and the engine that answers alone. */
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
