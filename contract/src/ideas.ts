import { z } from "zod";
import { rating } from "./analysis.ts";

export const ideaTitleMax = 120;
export const ideaTextMax = 4_000;
export const ideasPerGenerationMax = 6;

const words = z.string().trim().min(1).max(80);

/** What ideas are made from: what the founder can, likes and has. */
export const ideaSeeds = z.object({
  skills: z.array(words).min(1).max(8),
  interests: z.array(words).min(1).max(8),
  /** What may be spent before the first sale, in whole units of the founder's own currency. */
  budget: z.int().min(0).max(10_000_000),
  hoursPerWeek: z.int().min(1).max(100),
});

export const generatedIdea = z.object({
  title: z.string().min(1).max(ideaTitleMax),
  text: z.string().min(1).max(ideaTextMax),
  /** Why it fits this founder. */
  fits: z.array(z.string().max(300)).max(4),
  firstTest: z.string().max(600),
  reasonToStop: z.string().max(600),
});

export const ideaScore = z.object({
  rating,
  /** What is missing for a rating, or for a better founded one, as questions. */
  missing: z.array(z.string().max(600)).max(10),
});

export type IdeaSeeds = z.infer<typeof ideaSeeds>;
export type GeneratedIdea = z.infer<typeof generatedIdea>;
export type IdeaScore = z.infer<typeof ideaScore>;
