import { z } from "zod";
import { language } from "./accounts.ts";
import { rating } from "./analysis.ts";
import { forMembers } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";
import { refusals } from "./problems.ts";
import { oneLine } from "./one-line.ts";

export const ideaTitleMax = 120;
export const ideaTextMax = 4_000;
export const ideasPerGenerationMax = 6;

const words = oneLine(80).min(1);

/** The inputs for ideas: the founder's skills, interests and assets; money and hours only if stated. */
export const ideaSeeds = z.object({
  skills: z.array(words).min(1).max(8),
  interests: z.array(words).min(1).max(8),
  /** The budget before the first sale, in whole units of the founder's own currency. */
  budget: z.int().min(0).max(10_000_000).optional(),
  hoursPerWeek: z.int().min(1).max(100).optional(),
  /** Of the interface: the ideas are in it where the language of the words cannot be told. */
  language: language.optional(),
});

export const generatedIdea = z.object({
  title: oneLine(ideaTitleMax).min(1),
  text: z.string().min(1).max(ideaTextMax),
  /** Why it fits this founder. */
  fits: z.array(z.string().max(300)).max(4),
  firstTest: z.string().max(600),
  reasonToStop: z.string().max(600),
});

export const ideaScore = z.object({
  rating,
  /** What is missing for a rating, or for a better supported one, as questions. */
  missing: z.array(z.string().max(600)).max(10),
});

export type IdeaSeeds = z.infer<typeof ideaSeeds>;
export type GeneratedIdea = z.infer<typeof generatedIdea>;
export type IdeaScore = z.infer<typeof ideaScore>;

export const ideasShownMax = 200;

export const idea = z.object({
  id,
  title: z.string(),
  text: z.string(),
  madeBy: z.enum(["member", "engine"]),
  /** Recomputed from the text on every read. */
  score: ideaScore,
  createdAt: timestamp,
  updatedAt: timestamp,
});

export type Idea = z.infer<typeof idea>;

const typed = { title: oneLine(ideaTitleMax).min(1), text: z.string().trim().min(1).max(ideaTextMax) };
const ofIdea = z.object({ ideaId: id });
const gone = refusals("not_found");

export const ideas = {
  list: forMembers
    .route({
      method: "GET",
      path: "/ideas",
      summary: "The member's ideas, the newest 200 and fewer of very long ones, each rated",
    })
    .output(z.object({ ideas: z.array(idea) })),
  add: forMembers
    .route({ method: "POST", path: "/ideas", summary: "Put an idea on the board" })
    .input(z.object(typed))
    .output(z.object({ idea })),
  generate: forMembers
    .route({ method: "POST", path: "/ideas/generate", summary: "Put ideas on the board, made by the engine" })
    .input(ideaSeeds)
    .output(z.object({ ideas: z.array(idea) })),
  update: forMembers
    .route({ method: "PATCH", path: "/ideas/{ideaId}", summary: "Change an idea's words" })
    .errors(gone)
    .input(ofIdea.extend(typed))
    .output(z.object({ idea })),
  delete: forMembers
    .route({ method: "DELETE", path: "/ideas/{ideaId}", summary: "Take an idea off the board" })
    .errors(gone)
    .input(ofIdea)
    .output(z.object({ deleted: z.literal(true) })),
};
