import type { Metric } from "@cofounder/contract/analysis";
import type { Language } from "../i18n/language.ts";

/** What texts call a metric, beside its label; the names of English are known everywhere. */
const names: [metrics: string, Partial<Record<Language, string>>][] = [
  [
    "gross_margin contribution_margin",
    {
      en: "margins?|margin",
      de: "\\p{L}*marge",
      fr: "marge(?: brute)?",
      es: "margen(?: bruto)?",
      hi: "मार्जिन",
      zh: "毛利率|利润率",
    },
  ],
  [
    "gross_margin",
    {
      en: "gross margin",
      de: "Bruttomarge|Rohertragsmarge|Rohmarge",
      fr: "marge brute",
      es: "margen bruto",
      hi: "सकल मार्जिन",
      zh: "毛利率",
    },
  ],
  [
    "contribution contribution_per_customer",
    {
      en: "contribution",
      de: "Deckungsbeitrag",
      fr: "contribution|marge sur coûts? variables?",
      es: "contribución|margen de contribución",
      hi: "योगदान",
      zh: "边际贡献|贡献",
    },
  ],
  [
    "runway_months",
    {
      en: "runway",
      de: "Runway|Reichweite",
      fr: "runway|autonomie|trésorerie pour",
      es: "runway|pista|autonomía",
      hi: "रनवे",
      zh: "跑道|可支撑",
    },
  ],
  [
    "break_even_customers break_even_units",
    {
      en: "break[- ]?even",
      de: "Break[- ]?even|Gewinnschwelle",
      fr: "seuil de rentabilité|point mort",
      es: "punto de equilibrio|umbral de rentabilidad",
      hi: "ब्रेक[- ]?ईवन",
      zh: "盈亏平衡",
    },
  ],
  [
    "ltv",
    {
      en: "ltv|lifetime value|customer lifetime value",
      de: "Kundenwert",
      fr: "valeur vie client",
      es: "valor de vida",
      hi: "आजीवन मूल्य",
      zh: "客户终身价值|生命周期价值",
    },
  ],
  ["ltv_cac", { en: "ltv ?[:/] ?cac|ltv to cac" }],
  [
    "customer_acquisition_cost",
    {
      en: "cac|customer acquisition cost|acquisition cost",
      de: "Akquisekosten|Kundengewinnungskosten",
      fr: "coût d['’]acquisition",
      es: "coste de adquisición|costo de adquisición",
      hi: "अधिग्रहण लागत",
      zh: "获客成本",
    },
  ],
  [
    "cac_payback_months",
    {
      en: "cac payback|payback(?: period| time)?",
      de: "Amortisation(?:szeit|sdauer)?",
      fr: "délai de récupération",
      es: "recuperación del cac|periodo de recuperación",
      hi: "पेबैक",
      zh: "回收期|回本",
    },
  ],
  [
    "mrr",
    {
      en: "mrr|monthly recurring revenue",
      de: "MRR|monatlich wiederkehrende\\p{L}* Umsatz",
      fr: "revenu mensuel récurrent",
      es: "ingresos? mensual(?:es)? recurrentes?",
      zh: "月经常性收入",
    },
  ],
  ["arr", { en: "arr|annual recurring revenue" }],
  [
    "net_burn",
    {
      en: "net burn|burn(?: rate)?|monthly burn",
      de: "Burn[- ]?rate|Mittelabfluss",
      fr: "burn",
      es: "burn|quema",
      zh: "净消耗|烧钱",
    },
  ],
  [
    "monthly_churn",
    {
      en: "churn(?: rate)?|monthly churn",
      de: "Churn|Kündigungsrate|Abwanderung",
      fr: "churn|taux d['’]attrition",
      es: "churn|tasa de abandono|cancelación",
      hi: "चर्न",
      zh: "流失率",
    },
  ],
];

export interface NamedMetric {
  metric: Metric;
  /** Its name in a text. */
  pattern: RegExp;
}

/** The names of metrics of which a text can name only one: where several share a name, that name says nothing. */
export function namedMetrics(metrics: readonly Metric[], language: Language): NamedMetric[] {
  const computed = metrics.filter(({ value, name }) => value !== null && !name.startsWith("partial_"));
  const byNames = names.flatMap(([called, words]): NamedMetric[] => {
    const meant = computed.filter(({ name }) => called.split(" ").includes(name));
    const [metric] = meant;
    const alternatives = [words.en, words[language]].filter((word) => word !== undefined).join("|");
    return metric && meant.every(({ value }) => value === metric.value)
      ? [{ metric, pattern: nameIn(alternatives, language) }]
      : [];
  });
  const byLabel = computed
    .filter(({ label }) => label.length > 3 && computed.filter((other) => other.label === label).length === 1)
    .map((metric) => ({ metric, pattern: nameIn(metric.label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), language) }));
  return [...byNames, ...byLabel];
}

const nameIn = (alternatives: string, language: Language): RegExp =>
  language === "zh"
    ? new RegExp(`(?<![a-z])(?:${alternatives})(?![a-z])`, "giu")
    : new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`, "giu");
