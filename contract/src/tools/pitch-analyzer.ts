import { z } from "zod";
import { oneLine } from "../one-line.ts";

/** The maximum length of a pitch, in characters. */
export const pitchMaxLength = 60_000;

/** Invisible text of a file; the slide is 1-based. */
export const hiddenText = z.object({
  slide: z.number().int().min(1),
  reason: oneLine(40),
  text: z.string().max(400),
});

/**
 * The text of a pitch. Slides are separated by a line of three dashes, by a form feed or by a line such as "Slide 3";
 * without those, by blank lines.
 */
export const pitchAnalyzerInput = z.object({
  content: z.string().trim().min(1, "Please enter your pitch deck content").max(pitchMaxLength),
  /** The text of an earlier version: the result then shows what changed. */
  earlier: z.string().trim().max(pitchMaxLength).optional(),
  /** Text removed from an uploaded file because it is invisible. */
  hidden: z.array(hiddenText).max(60).optional(),
});

const item = z.object({
  id: oneLine(40),
  label: oneLine(100),
  points: z.number(),
  max: z.number(),
  /** The place in the deck; null if it is missing. */
  found: z
    .object({
      /** 1-based. */
      slide: z.number().int().min(1),
      quote: z.string().max(600),
      sentence: z.string().max(1200),
    })
    .nullable(),
  /** What to change, as instructions. */
  change: z.array(z.string().max(400)).max(8),
  /** A suggested sentence; only if a model wrote one. */
  suggestion: z.string().max(600).nullable(),
});

export const pitchAnalyzerOutput = z.object({
  score: z.number().int().min(0).max(100),
  band: z.enum(["green", "yellow", "red"]),
  investorReadiness: z.enum(["High", "Medium", "Low"]),
  language: oneLine(5),
  slides: z.number().int().min(1),
  strengths: z.array(z.string().max(1500)).max(14),
  weaknesses: z.array(z.string().max(1500)).max(14),
  recommendations: z.array(z.string().max(600)).max(14),
  items: z.array(item).max(14),
  penalties: z.array(z.object({ id: oneLine(60), points: z.number(), because: z.string().max(600) })).max(40),
  readability: z.object({
    words: z.number(),
    sentences: z.number(),
    perSentence: z.number(),
    /** The language's Flesch scale; null where it has none. */
    ease: z.number().nullable(),
    grade: z.number().nullable(),
    fits: z.boolean(),
  }),
  /** Investors' questions, the largest gap first. */
  questions: z.array(z.string().max(400)).max(12),
  hidden: z.array(hiddenText).max(60),
  difference: z
    .object({
      before: z.number(),
      after: z.number(),
      items: z.array(z.object({ id: oneLine(40), label: oneLine(100), before: z.number(), after: z.number() })).max(14),
    })
    .nullable(),
});

export type PitchAnalyzerInput = z.infer<typeof pitchAnalyzerInput>;
export type PitchAnalyzerOutput = z.infer<typeof pitchAnalyzerOutput>;
