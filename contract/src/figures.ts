import { z } from "zod";
import { oneLine } from "./one-line.ts";

/** What a figure of the founder can mean. */
export const figureMeanings = [
  "price",
  "order_value",
  "fee",
  "discount",
  "deposit",
  "prepayment",
  "unit_cost",
  "fixed_cost",
  "one_off_cost",
  "acquisition_spend",
  "pay",
  "revenue",
  "profit",
  "burn",
  "cash",
  "raise",
  "valuation",
  "grant",
  "debt",
  "saving",
  "budget",
  "market_size",
  "margin",
  "churn",
  "retention",
  "conversion",
  "share",
  "growth",
  "tax",
  "interest",
  "equity",
  "loss",
  "wear",
  "utilisation",
  "capacity",
  "usage",
  "volume",
  "paying",
  "free",
  "trial",
  "waiting",
  "pilot",
  "asked",
  "said_yes",
  "said_no",
  "lead",
  "visitor",
  "follower",
  "reachable",
  "customers_other",
  "supply",
  "staff",
  "stock",
  "work_time",
  "duration",
  "physical",
  "date",
  "age",
  "none",
  "unclear",
] as const;

/** Where the money goes, as seen from the venture. */
export const figureFlows = ["in", "out", "held", "asked", "none"] as const;
/** Whose figure it is. */
export const figureParties = ["venture", "buyer", "rival", "supplier", "investor", "market", "other"] as const;
export const figureStatuses = ["actual", "planned", "target", "assumed", "past", "retracted", "hypothetical"] as const;
export const figureBases = ["once", "recurring", "total"] as const;

const unitSymbolsMax = 6;

/** Exponents by symbol: `{ EUR: 1, customer: -1, month: -1 }` is euros for each customer and month. */
export const figureUnit = z
  .record(
    z
      .string()
      .max(60)
      .regex(/^[%\p{L}\p{M}][\p{L}\p{M}\p{N}_'’-]*$/u),
    z
      .int()
      .min(-3)
      .max(3)
      .refine((exponent) => exponent !== 0),
  )
  .refine((unit) => Object.keys(unit).length <= unitSymbolsMax)
  .meta({ maxProperties: unitSymbolsMax });

/** Where a figure stands: which of the founder's messages of the conversation (0-based), and which characters of it. */
export const figureSpan = z.object({ message: z.int().min(0), start: z.int().min(0), end: z.int().min(1) });

/** What something can be a share of without a figure that says it. */
export const usualWholes = ["price", "sales", "orders", "customers"] as const;

/** What a percentage or a count is a share of: one of these, or the figure that stands there. */
export const figureWhole = z.union([z.enum(usualWholes), figureSpan]);

/** What a figure is said to be. */
export const figureReading = z.object({
  meaning: z.enum(figureMeanings),
  unit: figureUnit,
  flow: z.enum(figureFlows),
  party: z.enum(figureParties),
  status: z.enum(figureStatuses),
  basis: z.enum(figureBases),
  /** What it is, in the founder's words: "rent", "courier"; where the meaning alone does not say which one. */
  of: oneLine(80).optional(),
  /** What it is a share of. */
  shareOf: figureWhole.optional(),
});

/** What the founder says that a figure is; null when it is none of the venture. It stands above every later reading. */
export const settlement = z.object({ span: figureSpan, reading: figureReading.nullable() });

/** A reading in words: "price, for each customer and month". */
const offered = z.object({ reading: figureReading, label: z.string() });

const chance = z.number().min(0).max(1);
const likely = z.array(z.tuple([z.string().max(60), chance]));

/** What the reader thinks of each part of a figure, the likeliest first: readings are put together from it. */
export const figureChances = z.object({
  kind: z.enum(["money", "percent", "plain"]),
  /**
   * Meanings with their flow and what stands above the line: "currency", "percent", "pure", "customer", "thing" (a noun
   * that is counted) or a time.
   */
  means: z.array(z.tuple([z.enum(figureMeanings), z.enum(figureFlows), z.string().max(20), chance])),
  currency: likely,
  /** The nouns that may be counted. */
  counted: likely,
  /** The nouns that it may be for each of; empty: of none. */
  each: likely,
  /** That it is for each customer. */
  customer: chance,
  /** The period; empty: none. */
  time: likely,
  party: z.array(z.tuple([z.enum(figureParties), chance])),
  status: z.array(z.tuple([z.enum(figureStatuses), chance])),
  basis: z.enum(figureBases),
});

/** A number that was found in the founder's messages, with what was understood of it. */
export const heardFigure = z.object({
  id: z.string(),
  /** As it was typed. */
  quote: z.string(),
  span: figureSpan,
  /**
   * `settled` by the founder, `read` and proven by the engine, `unread` (asked: nothing is computed from it), or
   * `dismissed` (the founder says that it is no figure of the venture).
   */
  state: z.enum(["settled", "read", "unread", "dismissed"]),
  /** For an unread figure the likeliest one, for the founder to confirm; null where there is none. */
  reading: figureReading.nullable(),
  /** The reading in words, in the language of the reply; empty where there is none. */
  label: z.string(),
  /** Other readings that its unit allows, likeliest first. */
  offers: z.array(offered),
  /** What other readings are made from; without it only what is offered can be chosen. */
  chances: figureChances.optional(),
});

export type FigureMeaning = (typeof figureMeanings)[number];
export type FigureReading = z.infer<typeof figureReading>;
export type FigureWhole = z.infer<typeof figureWhole>;
export type UsualWhole = (typeof usualWholes)[number];
export type FigureSpan = z.infer<typeof figureSpan>;
export type FigureChances = z.infer<typeof figureChances>;
export type Settlement = z.infer<typeof settlement>;
export type HeardFigure = z.infer<typeof heardFigure>;
