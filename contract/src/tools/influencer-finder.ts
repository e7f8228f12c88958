import { z } from "zod";
import { figure, letter, statement } from "./statement.ts";

export const influencerPlatforms = ["instagram", "youtube", "twitter"] as const;
export const creatorsMax = 200;

/** A creator as the founder or the operator imported it. */
export const creator = z.object({
  name: z.string().trim().min(1).max(120),
  handle: z.string().trim().min(1).max(80),
  platform: z.enum(influencerPlatforms),
  category: z.string().trim().max(120).default(""),
  followers: z.number().int().min(0).max(1e10).nullable().default(null),
  /** In percent. */
  engagement: z.number().min(0).max(100).nullable().default(null),
  country: z.string().trim().max(80).default(""),
});

export const influencerFinderInput = z.object({
  niche: z.string().trim().min(1, "Please enter a niche").max(120),
  platform: z.enum(influencerPlatforms).default("instagram"),
  /** In US dollars. */
  budget: z.number().finite().min(0).max(1e9).optional(),
  price: z.number().finite().min(0).max(1e7).optional(),
  /** What is left of the price after the costs of one sale, in percent. */
  margin: z.number().finite().min(0).max(100).optional(),
  /** Of those who click, how many buy, in percent. */
  conversion: z.number().finite().min(0).max(100).optional(),
  country: z.string().trim().max(80).optional(),
  creators: z.array(creator).max(creatorsMax).optional(),
});

const influencer = z.object({
  name: z.string().max(120),
  /** With its at sign. */
  handle: z.string().max(81),
  category: z.string().max(120),
  /** In percent; null when nobody told. */
  engagement: z.number().nullable(),
  followers: z.number().nullable(),
  /** The founder's own list, the list that the operator keeps for everybody, or a web search. */
  origin: z.enum(["imported", "operator", "search"]),
  url: z.string().max(2000).nullable(),
  /** The day a search found it. */
  foundOn: z.string().max(10).nullable(),
  /** What is to be checked before any money moves. */
  unverified: z.array(z.string().max(200)).max(4),
});

export const influencerFinderOutput = z.object({
  summary: statement,
  /** Imported creators and those that a search found; never invented. */
  influencers: z.array(influencer).max(60),
  tiers: z
    .array(
      z.object({
        tier: z.string().max(60),
        followers: z.string().max(40),
        share: z.number().min(0).max(1),
        budget: figure,
        why: statement,
      }),
    )
    .max(4),
  benchmarks: z.array(figure).max(8),
  breakEven: z.object({ lines: z.array(figure).max(8), note: statement }),
  searches: z
    .array(z.object({ where: z.string().max(80), text: z.string().max(300), url: z.string().max(600).nullable() }))
    .max(12),
  vetting: z
    .array(
      z.object({
        check: z.string().max(200),
        how: z.string().max(400),
        pass: z.string().max(200),
        source: statement.shape.source,
      }),
    )
    .max(12),
  letters: z.array(letter.extend({ name: z.string().max(80) })).max(4),
  disclosure: z.array(statement).max(6),
});

export type InfluencerPlatform = (typeof influencerPlatforms)[number];
export type Creator = z.infer<typeof creator>;
export type InfluencerFinderInput = z.infer<typeof influencerFinderInput>;
export type InfluencerFinderOutput = z.infer<typeof influencerFinderOutput>;
