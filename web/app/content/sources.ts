import type { Source } from "./prose.ts";

/**
 * The sources cited by guides and articles: publisher, title, year of the data. A figure quoted from a secondary source
 * says so.
 */
const all = {
  guest: {
    text: "Guest, Bunce and Johnson, “How Many Interviews Are Enough?”, Field Methods, 2006: themes of a homogeneous group were complete after 12.",
  },
  hennink: {
    text: "Hennink, Kaiser and Marconi, “Code Saturation Versus Meaning Saturation”, Qualitative Health Research, 2017: 9 interviews to hear every theme, 16 to 24 to understand them.",
  },
  newcombe: {
    text: "Wilson's score interval (1927), as compared with six others by Newcombe, Statistics in Medicine, 1998. The intervals here are computed with it, at 95%.",
  },
  preuve: {
    text: "Preuve AI, Startup Validation Benchmarks, April 2026: over 4,000 scans with the vendor's own tool.",
    url: "https://preuve.ai/blog/startup-validation-benchmarks-2026",
  },
  unbounce: {
    text: "Unbounce, Conversion Benchmark Report, 2024: 41,000 pages, 464 million visits. Median of SaaS pages, read at second hand.",
    url: "https://unbounce.com/conversion-benchmark-report/",
  },
  cbinsights: {
    text: "CB Insights, why startups fail, 2024 edition: 431 venture-backed companies that closed since 2023; several reasons each. Read at second hand.",
  },
  wordstream: {
    text: "WordStream by LocaliQ, search advertising benchmarks 2026: over 13,000 US campaigns, April 2025 to March 2026. Read at second hand.",
  },
  skok: {
    text: "David Skok, SaaS Metrics 2.0, 2010: a practitioner's rule, not a study.",
    url: "https://www.forentrepreneurs.com/saas-metrics-2/",
  },
  benchmarkit: {
    text: "Benchmarkit, 2025 SaaS Performance Metrics: private B2B SaaS, data of 2024.",
    url: "https://www.benchmarkit.ai/2025benchmarks",
  },
  highalpha: {
    text: "High Alpha, 2025 SaaS Benchmarks: over 800 companies; the band from $1M to $5M of ARR, read at second hand.",
  },
  marginset: {
    text: "KeyBanc, OpenView and Bessemer data, compiled by Eagle Rock CFO, 2025: SaaS companies with $5M to $50M of ARR. Where those sources differ, both medians are given.",
  },
  recurly: {
    text: "Recurly Research, churn rate benchmarks: all subscription industries on its platform, latest edition read in 2026.",
    url: "https://recurly.com/research/churn-rate-benchmarks/",
  },
  ellis: {
    text: "Sean Ellis, 2009, and Superhuman's account of using the question, First Round Review, 2018. A pattern among companies that grew, not a law.",
  },
  sacks: { text: "David Sacks, The Burn Multiple, Craft Ventures, 2020: a practitioner's bands, not a study." },
  scale: {
    text: "Scale Venture Partners, the magic number.",
    url: "https://www.scalevp.com/insights/from-0-to-1m-the-magic-number",
  },
  saastr: { text: "SaaStr and other investors' published bars for a SaaS series A, 2025: heuristics." },
  "carta-rounds": {
    text: "Carta (Peter Walker), fundraising cheatsheet: medians of 1,466 rounds of US technology companies, Q4 2024.",
  },
  "carta-safes": { text: "Carta, State of Seed, Winter 2025: US companies; read at second hand." },
  "carta-graduation": {
    text: "Carta (Peter Walker), 2025: US seed companies of Q1 2021 and Q1 2022 that raised a series A within two years. Read at second hand.",
  },
  "carta-cohort": {
    text: "Carta, 2025: 4,369 US startups founded in 2018, followed to 2025. Read through Duet Partners' weekly note.",
  },
  docsend: {
    text: "DocSend, 2022: how long rounds took, 320 decks; read through TechCrunch.",
  },
  "docsend-harvard": {
    text: "DocSend with Tom Eisenmann of Harvard Business School, 2015: 200 startups; read through the Irish Times.",
  },
  opencore: {
    text: "Open Core Ventures, public handbook on fundraising.",
    url: "https://handbook.opencoreventures.com/fundraising/",
  },
  revenuecat: {
    text: "RevenueCat, State of Subscription Apps, 2026: 115,000 apps.",
    url: "https://www.revenuecat.com/blog/growth/subscription-app-trends-benchmarks-2026",
  },
  adapty: {
    text: "Adapty, State of In-App Subscriptions, 2026: 16,000 apps.",
    url: "https://adapty.io/blog/mobile-app-monetization-2026",
  },
  iconiq: {
    text: "ICONIQ, State of AI, January 2026: about 300 software executives. Read at second hand.",
  },
  bessemer: { text: "Bessemer Venture Partners, State of AI, 2025. Read through an author of the report." },
  escape: {
    text: "Escape.tech, security scan of over 5,600 apps that were generated from prompts, 2025. Read at second hand.",
  },
  soc2: { text: "Legalclarity and Beancount, 2025: what a first SOC 2 costs a small US business. A compilation." },
  gollwitzer: {
    text: "Gollwitzer and Sheeran, 2006: 94 tests of if-then plans, mean effect d = 0.65. Later and larger reviews suggest that the effect is smaller.",
  },
  aiact: { text: "Regulation (EU) 2024/1689 (AI Act), Article 50: duties of transparency, from 2 August 2026." },
} satisfies Record<string, Omit<Source, "id">>;

/** In the order of citation, which determines their numbers. */
export const cite = (...ids: (keyof typeof all)[]): Source[] => ids.map((id) => ({ id, ...all[id] }));
