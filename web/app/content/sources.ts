import { sources as ofAnswers } from "@cofounder/analyst/answers/sources";
import type { Source } from "./prose.ts";

/**
 * The sources that guides and articles cite, beside those of the answers: publisher, title, year of the data. A figure
 * quoted from a secondary source says so.
 */
const all = {
  ...ofAnswers,
  newcombe: {
    text: "Wilson's score interval (1927), as compared with six others by Newcombe, Statistics in Medicine, 1998. The intervals here are computed with it, at 95%.",
  },
  preuve: {
    text: "Preuve AI, Startup Validation Benchmarks, April 2026: over 4,000 scans with the vendor's own tool.",
    url: "https://preuve.ai/blog/startup-validation-benchmarks-2026",
  },
  benchmarkit: {
    text: "Benchmarkit, 2025 SaaS Performance Metrics: private B2B SaaS, data of 2024.",
    url: "https://www.benchmarkit.ai/2025benchmarks",
  },
  scale: {
    text: "Scale Venture Partners, the magic number.",
    url: "https://www.scalevp.com/insights/from-0-to-1m-the-magic-number",
  },
  saastr: { text: "SaaStr and other investors' published bars for a SaaS series A, 2025: heuristics." },
  "carta-cohort": {
    text: "Carta, 2025: 4,369 US startups founded in 2018, followed to 2025. Read through Duet Partners' weekly note.",
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
  bessemer: { text: "Bessemer Venture Partners, State of AI, 2025. Read through an author of the report." },
  escape: {
    text: "Escape.tech, security scan of over 5,600 apps that were generated from prompts, 2025. Read at second hand.",
  },
  aiact: { text: "Regulation (EU) 2024/1689 (AI Act), Article 50: duties of transparency, from 2 August 2026." },
} satisfies Record<string, Omit<Source, "id">>;

/** In the order of citation, which determines their numbers. */
export const cite = (...ids: (keyof typeof all)[]): Source[] => ids.map((id) => ({ id, ...all[id] }));
