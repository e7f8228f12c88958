import { msg } from "../i18n/translator.ts";

/** The requirements of each stage, and the money that fits it. US rounds as medians of Carta, Q4 2024. */
export interface FundingStage {
  id: "idea" | "mvp" | "pre_seed" | "seed" | "series_a";
  name: string;
  evidence: string;
  money: string;
  who: string;
  /** The source of the figures in `money`; null if it contains none from a study. */
  source: "carta" | "practice" | null;
}

export const fundingStages: FundingStage[] = [
  {
    id: "idea",
    name: msg("Idea"),
    evidence: msg("12 or more interviews, what the problem costs, one test somebody paid for"),
    money: msg("own money, grants, accelerators: $0–125k"),
    who: msg("yourself, accelerators, public grants"),
    source: "practice",
  },
  {
    id: "mvp",
    name: msg("First version"),
    evidence: msg("5 to 20 users every week, 1 to 3 who pay or signed a letter of intent"),
    money: msg("angels at $5–100k each, $100–500k in all"),
    who: msg("angels who know the trade, scouts"),
    source: "practice",
  },
  {
    id: "pre_seed",
    name: msg("Pre-seed"),
    evidence: msg("pilots that stay, first revenue, a hint of a channel"),
    money: msg("a SAFE: $1.0M raised at a $10M cap, 10.1% sold"),
    who: msg("micro funds ($50–500k each), angels, syndicates"),
    source: "carta",
  },
  {
    id: "seed",
    name: msg("Seed"),
    evidence: msg("$10–50k of MRR or strong proxies, retention of 85–90%, one channel that repeats"),
    money: msg("$2.8M on a SAFE at an $18M cap, or $3.7M priced at $19.2M post-money, 18–20% sold"),
    who: msg("seed funds ($0.5–5M each)"),
    source: "carta",
  },
  {
    id: "series_a",
    name: msg("Series A"),
    evidence: msg("$1–2.5M of ARR growing 7–15% a month, net retention of 100%, payback within 12–18 months"),
    money: msg("$12M at $58.9M post-money, 20% sold"),
    who: msg("a fund that leads with $5M or more"),
    source: "carta",
  },
];

/** The publisher shown beside the figures. */
export const fundingSources: Record<"carta" | "practice", { publisher: string; year: string }> = {
  carta: { publisher: "Carta", year: "2024" },
  practice: { publisher: msg("practitioners' bands"), year: "2025" },
};
