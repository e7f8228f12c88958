import { msg } from "../i18n/translator.ts";
import type { ClaimSource } from "@cofounder/contract/analysis";
import type { StartupTypeId } from "@cofounder/contract/startup-types";

export interface BenchmarkRecord {
  id: string;
  /** A full sentence. */
  says: string;
  values: { value: number; unit: string }[];
  publisher: string;
  year: string;
  url: string | null;
  grade: ClaimSource["grade"];
  /** After this day the figure is shown as out of date. */
  reviewBy: string;
  types: StartupTypeId[] | "all";
}

/** A benchmark as of the day of the analysis. */
export type Benchmark = Omit<BenchmarkRecord, "reviewBy" | "types"> & { source: ClaimSource };

const ratio = (value: number): { value: number; unit: string } => ({ value, unit: "ratio" });
const software: StartupTypeId[] = ["saas-platform", "ai-automation", "solo-founder", "sustainability"];
const apps: StartupTypeId[] = ["mobile-app", "health-wellness", "ed-tech"];

export const benchmarkRecords: BenchmarkRecord[] = [
  {
    id: "lp_saas",
    says: msg("The median landing page for software converts 3.8% of its visitors."),
    values: [ratio(0.038)],
    publisher: "Unbounce Conversion Benchmark Report",
    year: "2024",
    url: "https://unbounce.com/conversion-benchmark-report/methodology",
    grade: "S",
    reviewBy: "2026-12-31",
    types: "all",
  },
  {
    id: "saas_new_cac",
    says: msg(
      "The median private software company spends $2.00 on sales and marketing for each $1 of new yearly revenue.",
    ),
    values: [
      { value: 2, unit: "USD" },
      { value: 1, unit: "USD" },
    ],
    publisher: "Benchmarkit SaaS Performance Metrics",
    year: "2024",
    url: "https://benchmarkit.ai/2025benchmarks",
    grade: "P",
    reviewBy: "2026-12-31",
    types: software,
  },
  {
    id: "saas_gm",
    says: msg("Gross margins of subscription software at $5–50M of yearly revenue sit around 72–78%."),
    values: [
      ratio(0.72),
      ratio(0.78),
      { value: 5e6, unit: "USD" },
      { value: 50e6, unit: "USD" },
      { value: 5, unit: "USD" },
    ],
    publisher: "KBCM, OpenView and Bessemer, compiled by Eagle Rock CFO",
    year: "2025",
    url: "https://eaglerockcfo.com/blog/research/saas-finance-metrics-benchmarks",
    grade: "S",
    reviewBy: "2026-12-31",
    types: ["saas-platform", "solo-founder", "sustainability"],
  },
  {
    id: "sub_churn",
    says: msg("Subscription businesses on one billing provider lose 3.27% of subscribers a month."),
    values: [ratio(0.0327)],
    publisher: "Recurly Research",
    year: "edition after 2022",
    url: "https://recurly.com/research/churn-rate-benchmarks",
    grade: "P",
    reviewBy: "2025-12-31",
    types: "all",
  },
  {
    id: "freemium",
    says: msg("2–5% of free users of software become paying ones."),
    values: [ratio(0.02), ratio(0.05)],
    publisher: msg("several compilations"),
    year: "2026",
    url: "https://conversioncrm.co/blog/free-to-paid-conversion-rate-benchmark",
    grade: "S",
    reviewBy: "2027-06-30",
    types: software,
  },
  {
    id: "search_ads",
    says: msg("US search ads cost $5.42 a click and $66.69 a lead on average."),
    values: [
      { value: 5.42, unit: "USD" },
      { value: 66.69, unit: "USD" },
    ],
    publisher: "WordStream",
    year: "2026",
    url: "https://www.prismnews.com/topics/agency-seo-growth/wordstream-report-shows-google-ads-ctr-rises-to-664-across",
    grade: "S",
    reviewBy: "2027-03-31",
    types: "all",
  },
  {
    id: "app_retention",
    says: msg("7% of an app's installs are still active after 30 days, 13% after 7."),
    values: [ratio(0.07), ratio(0.13), { value: 30, unit: "days" }, { value: 7, unit: "days" }],
    publisher: "Adjust",
    year: "2024",
    url: "https://lovable.dev/guides/what-is-a-good-retention-rate-for-an-app",
    grade: "S",
    reviewBy: "2025-12-31",
    types: apps,
  },
  {
    id: "app_paid",
    says: msg("1.7% of downloads of subscription apps pay within 30 days at the median, 4.2% at the top."),
    values: [ratio(0.017), ratio(0.042), { value: 30, unit: "days" }],
    publisher: "RevenueCat State of Subscription Apps",
    year: "2025",
    url: "https://www.revenuecat.com/state-of-subscription-apps-2025",
    grade: "P",
    reviewBy: "2026-12-31",
    types: apps,
  },
  {
    id: "app_thousand",
    says: msg("57.7% of new subscription apps never reach $1,000."),
    values: [ratio(0.577), { value: 1000, unit: "USD" }],
    publisher: "Adapty State of In-App Subscriptions",
    year: "2026",
    url: "https://adapty.io/blog/mobile-app-monetization-2026",
    grade: "P",
    reviewBy: "2027-06-30",
    types: apps,
  },
  {
    id: "ai_margin",
    says: msg("AI products reported an average gross margin of 45%."),
    values: [ratio(0.45)],
    publisher: "ICONIQ State of AI",
    year: "2025",
    url: "https://infermargin.com/research/ai-native-gross-margins",
    grade: "S",
    reviewBy: "2026-12-31",
    types: ["ai-automation"],
  },
  {
    id: "take_rates",
    says: msg("Marketplaces keep 5–15% on products and 20–30% on services."),
    values: [ratio(0.05), ratio(0.15), ratio(0.2), ratio(0.3)],
    publisher: "Omega Point compilation",
    year: "2026",
    url: "https://omegapoint.systems/benchmarks/models/marketplace",
    grade: "S",
    reviewBy: "2027-06-30",
    types: [],
  },
  {
    id: "interviews",
    says: msg("Themes of a homogeneous group stop being new after 9–12 interviews."),
    values: [
      { value: 9, unit: "" },
      { value: 12, unit: "" },
    ],
    publisher: "Guest, Bunce and Johnson; Hennink, Kaiser and Marconi",
    year: "2006 and 2017",
    url: null,
    grade: "S",
    reviewBy: "2030-12-31",
    types: "all",
  },
  {
    id: "skok",
    says: msg("A common bar for software is LTV of 3 times CAC and payback within 12 months."),
    values: [
      { value: 3, unit: "x" },
      { value: 12, unit: "months" },
    ],
    publisher: "David Skok, SaaS Metrics 2.0",
    year: "2010",
    url: null,
    grade: "H",
    reviewBy: "2030-12-31",
    types: "all",
  },
  {
    id: "failures",
    says: msg("Of 431 venture-backed shutdowns, 43% named poor product-market fit and 70% running out of money."),
    values: [{ value: 431, unit: "" }, ratio(0.43), ratio(0.7)],
    publisher: "CB Insights",
    year: "2024",
    url: null,
    grade: "S",
    reviewBy: "2026-12-31",
    types: "all",
  },
  {
    id: "raise_time",
    says: msg("58% of closed seed rounds took up to 12 weeks, 90% up to 24."),
    values: [ratio(0.58), ratio(0.9), { value: 12, unit: "weeks" }, { value: 24, unit: "weeks" }],
    publisher: "DocSend through TechCrunch",
    year: "2022",
    url: null,
    grade: "S",
    reviewBy: "2024-12-31",
    types: [],
  },
  {
    id: "preseed_terms",
    says: msg("The median US pre-seed SAFE had a $10M cap, $1.0M raised and 10.1% sold."),
    values: [{ value: 10e6, unit: "USD" }, { value: 1e6, unit: "USD" }, ratio(0.101)],
    publisher: "Carta",
    year: "2024",
    url: "https://community.carta.com/discussion/startup-fundraising-cheatsheet",
    grade: "P",
    reviewBy: "2025-12-31",
    types: [],
  },
  {
    id: "score_base",
    says: msg("Of 4,000 scored ideas, 18.3% reached 70 points of 100 or more."),
    values: [{ value: 4000, unit: "" }, ratio(0.183), { value: 70, unit: "points" }, { value: 100, unit: "points" }],
    publisher: "Preuve AI",
    year: "2026",
    url: "https://preuve.ai/blog/startup-validation-benchmarks-2026",
    grade: "P",
    reviewBy: "2027-04-30",
    types: "all",
  },
];

/** A record as of `now`: past its review day it is marked stale. */
export function asOf(record: BenchmarkRecord, now: Date): Benchmark {
  const { reviewBy, types: _types, ...rest } = record;
  const stale = now.toISOString().slice(0, 10) > reviewBy;
  return {
    ...rest,
    source: { publisher: record.publisher, year: record.year, url: record.url, grade: record.grade, stale },
  };
}
