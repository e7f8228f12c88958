import { z } from "zod";
import { language } from "../accounts.ts";
import { figure, statement } from "./statement.ts";
import { oneLine } from "../one-line.ts";

export const developmentCategories = [
  "mindset",
  "productivity",
  "leadership",
  "wellbeing",
  "strategy",
  "habits",
] as const;
const missing = "Please select category and enter your goal";

export const selfDevelopmentInput = z.object({
  category: z.enum(developmentCategories, missing),
  goal: z.string().trim().min(1, missing).max(600),
  hoursPerWeek: z.number().finite().min(0.5).max(60).optional(),
  weeks: z.number().int().min(4).max(52).optional(),
  /** A day as YYYY-MM-DD; the next Monday if omitted. */
  startDate: z.iso.date().optional(),
});

const action = z.object({
  /** The same for the same input: progress is stored under it. */
  id: oneLine(20),
  text: z.string().max(500),
  hours: z.number().min(0),
  /** The 1-based week that it is in. */
  week: z.number().int().min(1).max(52),
});

const phase = z.object({
  phase: oneLine(120),
  duration: oneLine(60),
  starts: oneLine(10),
  ends: oneLine(10),
  /** Duration and days in the plan's language. Results of earlier versions have none. */
  when: oneLine(120).default(""),
  goals: z.array(z.string().max(400)).max(4),
  actions: z.array(action).max(12),
  milestones: z.array(z.string().max(400)).max(4),
});

export const selfDevelopmentOutput = z.object({
  /** The language of the goal; results of earlier versions are English. */
  language: language.default("en"),
  title: oneLine(200).min(1),
  overview: z.string().min(1).max(2000),
  startsOn: z.iso.date(),
  weeks: z.number().int().min(1).max(52),
  capacity: figure,
  phases: z.array(phase).min(1).max(6),
  /** "If … , then I …", at most twenty minutes each. */
  habits: z
    .array(
      z.object({
        cue: oneLine(200),
        action: z.string().max(300),
        minutes: z.number().int().min(1).max(20),
        /** The whole sentence. Results of earlier versions have none. */
        text: z.string().max(600).default(""),
      }),
    )
    .max(4),
  habitSource: statement,
  review: z.object({
    day: z.literal("Friday"),
    minutes: z.number().int().min(1).max(480),
    questions: z.array(z.string().max(300)).max(6),
  }),
  dropRule: statement,
  objective: z.object({
    objective: z.string().max(400),
    keyResults: z.array(z.string().max(300)).max(4),
    grading: statement,
  }),
});

export type DevelopmentCategory = (typeof developmentCategories)[number];
export type SelfDevelopmentInput = z.infer<typeof selfDevelopmentInput>;
export type SelfDevelopmentOutput = z.infer<typeof selfDevelopmentOutput>;
