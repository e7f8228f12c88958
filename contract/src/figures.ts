import { z } from "zod";
import { figureBases, figureFlows, figureMeanings, figureParties, figureStatuses } from "./figure-words.ts";
import { oneLine } from "./one-line.ts";
import { usualWholes } from "./usual-wholes.ts";

const unitSymbolsMax = 6;

/** Exponents by symbol: `{ EUR: 1, customer: -1, month: -1 }` is euros per customer and month. */
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

/** The place of a figure: the founder's message in the conversation (0-based), and the characters of it. */
export const figureSpan = z.object({ message: z.int().min(0), start: z.int().min(0), end: z.int().min(1) });

/** The whole of a percentage or count: one of these, or the figure at that place. */
export const figureWhole = z.union([z.enum(usualWholes), figureSpan]);

/** What a planned figure takes the place of: the figure at that place, or nothing, as it comes on top of today's. */
export const figurePlace = z.union([z.literal("nothing"), figureSpan]);

/** The reading of a figure. */
export const figureReading = z.object({
  meaning: z.enum(figureMeanings),
  unit: figureUnit,
  flow: z.enum(figureFlows),
  party: z.enum(figureParties),
  status: z.enum(figureStatuses),
  basis: z.enum(figureBases),
  /** What it is, in the founder's words: "rent", "courier"; where the meaning alone is ambiguous. */
  of: oneLine(80).optional(),
  /** What it is a share of. */
  shareOf: figureWhole.optional(),
  /** Whether a planned figure comes on top of today's. */
  inPlaceOf: figurePlace.optional(),
});

/** The founder's reading of a figure; null when it is not part of the venture. It stands above every later reading. */
export const settlement = z.object({ span: figureSpan, reading: figureReading.nullable() });

/** A reading in words: "price, for each customer and month". */
const offered = z.object({ reading: figureReading, label: z.string() });

const chance = z.number().min(0).max(1);
const likely = z.array(z.tuple([z.string().max(60), chance]));

/** The reader's probabilities for each part of a figure, likeliest first: readings are composed from them. */
export const figureChances = z.object({
  kind: z.enum(["money", "percent", "plain"]),
  /**
   * Meanings with their flow and numerator: "currency", "percent", "pure", "customer", "thing" (a counted noun) or a
   * time.
   */
  means: z.array(z.tuple([z.enum(figureMeanings), z.enum(figureFlows), z.string().max(20), chance])),
  currency: likely,
  /** The possible counted nouns. */
  counted: likely,
  /** The possible nouns of the denominator; empty: none. */
  each: likely,
  /** The probability that it is per customer. */
  customer: chance,
  /** The period; empty: none. */
  time: likely,
  party: z.array(z.tuple([z.enum(figureParties), chance])),
  status: z.array(z.tuple([z.enum(figureStatuses), chance])),
  basis: z.enum(figureBases),
});

/** A number found in the founder's messages, with its interpretation. */
export const heardFigure = z.object({
  id: z.string(),
  /** As typed. */
  quote: z.string(),
  span: figureSpan,
  /**
   * `settled` by the founder, `read` and proven by the engine, `unread` (asked about: nothing is computed from it), or
   * `dismissed` (the founder says that it is not part of the venture).
   */
  state: z.enum(["settled", "read", "unread", "dismissed"]),
  /** For an unread figure the likeliest one, for the founder to confirm; null if there is none. */
  reading: figureReading.nullable(),
  /** The reading in words, in the language of the reply; empty without one. */
  label: z.string(),
  /** Other readings that its unit allows, likeliest first. */
  offers: z.array(offered),
  /** The data for composing other readings; without it only the offered ones can be chosen. */
  chances: figureChances.optional(),
});

export type FigureMeaning = (typeof figureMeanings)[number];
export type FigureReading = z.infer<typeof figureReading>;
export type FigureWhole = z.infer<typeof figureWhole>;
export type FigurePlace = z.infer<typeof figurePlace>;
export type FigureSpan = z.infer<typeof figureSpan>;
export type FigureChances = z.infer<typeof figureChances>;
export type Settlement = z.infer<typeof settlement>;
export type HeardFigure = z.infer<typeof heardFigure>;
