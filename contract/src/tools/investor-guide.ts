import { z } from "zod";
import { language } from "../accounts.ts";
import { figure, letter, statement } from "./statement.ts";
import { oneLine } from "../one-line.ts";

export const investorStages = ["idea", "mvp", "pre-seed", "seed", "series-a", "series-b"] as const;
export const investorIndustries = ["saas", "fintech", "healthcare", "ecommerce", "edtech", "ai"] as const;

const missing = "Please select both stage and industry";
const amount = z.number().finite().min(0).max(1e12);
/** In percent: 20 means 20 %. */
const percent = z.number().finite().min(0).max(100);

const safe = z.object({
  amount: amount.refine((value) => value > 0, "Enter the amount of the SAFE"),
  /** Post-money valuation cap; null for none. */
  cap: amount.nullable(),
  discount: percent.max(90).default(0),
});

/** The founder's own numbers, all optional, in US dollars unless `currency` says otherwise. */
export const investorNumbers = z.object({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default("USD"),
  company: oneLine(120).optional(),
  /** One sentence on what the company does. */
  about: z.string().trim().max(600).optional(),
  region: oneLine(80).optional(),
  mrr: amount.optional(),
  arr: amount.optional(),
  /** Monthly, in percent; may be negative. */
  growth: z.number().finite().min(-100).max(1000).optional(),
  raise: amount.optional(),
  /** Post-money cap of a SAFE, or pre-money of a priced round. */
  valuation: amount.optional(),
  cash: amount.optional(),
  burn: amount.optional(),
  team: z.number().int().min(0).max(100_000).optional(),
  /** Planned revenue of the fifth year. */
  revenueYear5: amount.optional(),
  /** The pre-money value of comparable companies of the region. */
  anchor: amount.optional(),
  /** Unissued options before and after the round, in percent of the company. */
  pool: percent.max(60).optional(),
  poolAfter: percent.max(60).optional(),
  safes: z.array(safe).max(12).optional(),
});

export const investorGuideInput = z.object({
  stage: z.enum(investorStages, missing),
  industry: z.enum(investorIndustries, missing),
  numbers: investorNumbers.optional(),
  /** Of the interface: the result is in it where the language of the input cannot be told. */
  language: language.optional(),
});

const holding = z.object({
  holder: oneLine(120),
  kind: z.enum(["founders", "pool", "safe", "investors"]),
  /** Fractions of the company; they add up to 1 on each side. */
  before: z.number().min(0).max(1),
  after: z.number().min(0).max(1),
});

export const investorGuideOutput = z.object({
  /** Results of earlier versions are English. */
  language: language.default("en"),
  summary: z.array(statement).max(8),
  investors: z
    .array(
      z.object({
        type: z.enum(["Angel investors", "Venture capital", "Accelerators"]),
        cheque: oneLine(60),
        fit: z.enum(["yes", "maybe", "no"]),
        why: statement,
        how: z.string().max(600),
      }),
    )
    .length(3),
  round: z.array(figure).max(12),
  metrics: z
    .array(
      z.object({
        name: oneLine(120),
        bar: z.string().max(300),
        yours: oneLine(120).nullable(),
        verdict: z.enum(["above", "below", "unknown"]),
        source: statement.shape.source,
      }),
    )
    .max(12),
  checklist: z.array(z.object({ text: z.string().max(400), done: z.boolean() })).max(16),
  valuations: z
    .array(
      z.object({
        method: oneLine(120),
        /** A range, never one number; null where a number of the founder is missing. */
        range: z.object({ low: z.number(), high: z.number() }).nullable(),
        formula: z.string().max(400),
        note: z.string().max(600),
      }),
    )
    .length(4),
  capTable: z.object({
    instrument: z.enum(["safe", "priced"]),
    currency: oneLine(3),
    raise: z.number(),
    valuation: z.number(),
    /** True where the founder gave no amount or price: the medians replace them. */
    assumed: z.boolean(),
    holdings: z.array(holding).max(20),
    lines: z.array(statement).max(12),
  }),
  timeline: z.object({
    runwayMonths: z.number().nullable(),
    verdict: statement,
    steps: z.array(z.object({ week: oneLine(40), date: oneLine(10), text: z.string().max(400) })).max(12),
    odds: z.array(figure).max(4),
  }),
  letter,
  currency: oneLine(3),
});

export type InvestorStage = (typeof investorStages)[number];
export type InvestorIndustry = (typeof investorIndustries)[number];
export type InvestorNumbers = z.infer<typeof investorNumbers>;
export type InvestorGuideInput = z.infer<typeof investorGuideInput>;
export type InvestorGuideOutput = z.infer<typeof investorGuideOutput>;
