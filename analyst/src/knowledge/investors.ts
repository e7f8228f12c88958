import type { ClaimSource } from "@cofounder/contract/analysis";
import { msg } from "../i18n/translator.ts";
import type { InvestorIndustry, InvestorStage } from "@cofounder/contract/tools/investor-guide";

/** Figures of rounds and bars, with publisher and year. US medians of Carta's customers; AI companies raise them. */
export interface Figures {
  label: string;
  value: string;
  source: ClaimSource;
}

const source = (publisher: string, year: string, [grade, url]: [ClaimSource["grade"], string | null]): ClaimSource => ({
  publisher,
  year,
  url,
  grade,
  stale: false,
});
export const cartaRounds = source("Carta, fundraising cheatsheet of Q4", "2024", [
  "P",
  "https://community.carta.com/discussion/startup-fundraising-cheatsheet",
]);
const cartaMarket = source("Carta, State of Private Markets, Q1", "2025", [
  "P",
  "https://carta.com/data/state-of-private-markets-q1-2025",
]);
const cartaSeed = source("Carta, State of Seed, winter", "2025", ["S", null]);
const cartaAi = source("Carta, AI fundraising trends", "2024", [
  "P",
  "https://carta.com/data/ai-fundraising-trends-2024",
]);
const cohorts = source("Carta, seed to Series A by cohort", "2025", ["S", null]);
const bands = source("Ash Rust, investor definitions", "undated", ["H", null]);
const practitioners = source("SaaStr and other practitioners", "2025", ["H", null]);
const accelerator = source("Y Combinator, standard deal", "undated", ["S", null]);
export const raisingTime = source("DocSend, through TechCrunch", "2022", ["S", null]);
export const specified = source("Working rule", "2026", ["H", null]);

/** A stage's usual round: its amount and pricing, in US dollars. */
export interface UsualRound {
  instrument: "safe" | "priced";
  raise: number;
  valuation: number;
  anchor: number;
}

export const usualRounds: Record<InvestorStage, UsualRound> = {
  idea: { instrument: "safe", raise: 125_000, valuation: 1_786_000, anchor: 9e6 },
  mvp: { instrument: "safe", raise: 500_000, valuation: 10e6, anchor: 9e6 },
  "pre-seed": { instrument: "safe", raise: 1e6, valuation: 10e6, anchor: 9e6 },
  seed: { instrument: "priced", raise: 3.7e6, valuation: 15.5e6, anchor: 16e6 },
  "series-a": { instrument: "priced", raise: 12e6, valuation: 46.9e6, anchor: 48e6 },
  "series-b": { instrument: "priced", raise: 20e6, valuation: 109.8e6, anchor: 109.8e6 },
};

const dilution: Record<InvestorStage, Figures[]> = {
  idea: [
    {
      label: msg("An accelerator's usual deal"),
      value: msg("$125K for 7%, and $375K on an uncapped SAFE with the best later terms"),
      source: accelerator,
    },
    { label: msg("Sold at this stage"), value: msg("0–7%"), source: bands },
  ],
  mvp: [
    { label: msg("First check of an angel"), value: msg("$5K–100K each, $100K–500K in all"), source: bands },
    { label: msg("Sold at this stage"), value: msg("5–10%"), source: bands },
  ],
  "pre-seed": [
    { label: msg("Median round"), value: msg("$1.0M on a SAFE at a $10M cap, 10.1% sold"), source: cartaRounds },
    {
      label: msg("On a SAFE"),
      value: msg("92% of pre-seed rounds; 61% with a post-money cap and no discount"),
      source: cartaSeed,
    },
  ],
  seed: [
    { label: msg("Median priced round"), value: msg("$3.7M at $19.2M post-money, 20.0% sold"), source: cartaRounds },
    { label: msg("Median round on a SAFE"), value: msg("$2.8M at an $18M cap, 18.3% sold"), source: cartaRounds },
    { label: msg("Median pre-money"), value: msg("$16M in Q1 2025"), source: cartaMarket },
    {
      label: msg("Seed to Series A within two years"),
      value: msg("15.4% of the Q1 2022 cohort, 32.8% a year earlier"),
      source: cohorts,
    },
  ],
  "series-a": [
    { label: msg("Median round"), value: msg("$12M at $58.9M post-money, 20.0% sold"), source: cartaRounds },
    { label: msg("Median pre-money and share sold"), value: msg("$48M and 17.9% in Q1 2025"), source: cartaMarket },
  ],
  "series-b": [
    { label: msg("Median round"), value: msg("$20M at $129.8M post-money, 15.0% sold"), source: cartaRounds },
  ],
};

const byIndustry: Partial<Record<InvestorIndustry, Figures[]>> = {
  ai: [
    {
      label: msg("What AI adds"),
      value: msg("seed valuations 42% higher in 2024; median Series A above $50M pre-money"),
      source: cartaAi,
    },
  ],
  healthcare: [{ label: msg("Sold by health tech at seed"), value: msg("16.4% in Q1 2025"), source: cohorts }],
};

export function roundFigures(stage: InvestorStage, industry: InvestorIndustry): Figures[] {
  return [...dilution[stage], ...(byIndustry[industry] ?? [])];
}

/** One measure of investors at a stage; `least` is their minimum. */
export interface Bar {
  name: string;
  bar: string;
  measure: "arr" | "growth" | "burn_multiple" | "none";
  least: number | null;
  source: ClaimSource | null;
}

const bar = (name: string, text: string, more: Partial<Bar> = {}): Bar => ({
  name,
  bar: text,
  measure: "none",
  least: null,
  source: practitioners,
  ...more,
});

export const stageBars: Record<InvestorStage, Bar[]> = {
  idea: [
    bar(msg("Conversations with strangers"), msg("12 or more about past behavior, and what the problem costs them")),
    bar(msg("One commitment"), msg("one test that somebody paid for or signed")),
  ],
  mvp: [
    bar(msg("Weekly users"), msg("5 to 20 who come back every week")),
    bar(msg("Paying or signed"), msg("1 to 3 customers who pay or signed a letter of intent")),
  ],
  "pre-seed": [
    bar(msg("Pilots that stay"), msg("first pilots renewed or extended")),
    bar(msg("First revenue"), msg("any revenue from strangers"), { measure: "arr", least: 1 }),
    bar(msg("A channel"), msg("a hint of where the next ten customers come from")),
  ],
  seed: [
    bar(msg("Revenue"), msg("$10–50K of MRR, or proxies as strong"), { measure: "arr", least: 120_000 }),
    bar(msg("Retention"), msg("85–90% of customers after the first months")),
    bar(msg("Channel"), msg("one that repeats, with its cost known")),
  ],
  "series-a": [
    bar(msg("ARR"), msg("$1–2.5M"), { measure: "arr", least: 1e6 }),
    bar(msg("Growth"), msg("7–15% a month"), { measure: "growth", least: 7 }),
    bar(msg("Net and gross retention"), msg("100% or more, and 90% or more")),
    bar(msg("Burn multiple"), msg("1 to 2"), { measure: "burn_multiple", least: 2 }),
    bar(msg("CAC payback"), msg("12 to 18 months")),
  ],
  "series-b": [
    bar(msg("ARR"), msg("$5–10M or more"), { measure: "arr", least: 5e6, source: null }),
    bar(msg("Efficient growth"), msg("burn multiple below 2 while growing"), { measure: "burn_multiple", least: 2 }),
    bar(msg("Net retention"), msg("above 100%, by cohort")),
  ],
};

export const industryBars: Record<InvestorIndustry, { core: string; bar: string; blocker: string }> = {
  saas: {
    core: msg("ARR, net and gross retention, payback"),
    bar: msg("retention by cohort, not totals"),
    blocker: msg("churn that hides behind a few customers"),
  },
  fintech: {
    core: msg("Volume, net take rate, net revenue after losses"),
    bar: msg("more than 50% net revenue margin after partner costs, loss rate tracked"),
    blocker: msg("the license or the banking partner, and fraud"),
  },
  healthcare: {
    core: msg("Pilots turned into paid contracts, outcome evidence, time to contract"),
    bar: msg("2 to 3 paid sites with signed data agreements"),
    blocker: msg("health-data and device rules, and long sales"),
  },
  ecommerce: {
    core: msg("Contribution after ads, repeat purchases, order value"),
    bar: msg("more than 20% contribution after ads; 20–25% buy again within 90 days"),
    blocker: msg("tax, returns and the price of ads"),
  },
  edtech: {
    core: msg("Completion, renewal per term, paying schools"),
    bar: msg("at least one renewal season"),
    blocker: msg("minors' data and the school calendar"),
  },
  ai: {
    core: msg("Gross margin after inference, retention after the novelty, evaluations"),
    bar: msg("50–60% gross margin with a path to it"),
    blocker: msg("a thin layer over a model whose vendor ships the same"),
  },
};
