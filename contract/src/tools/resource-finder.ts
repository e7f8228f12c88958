import { z } from "zod";
import { language } from "../accounts.ts";
import { figure, letter, statement } from "./statement.ts";
import { oneLine } from "../one-line.ts";

export const resourceBudgets = ["low", "medium", "high", "premium"] as const;
const missing = "Please fill in role and skills";

export const resourceFinderInput = z.object({
  role: oneLine(120).min(1, missing),
  budget: z.enum(resourceBudgets),
  /** Separated by commas. */
  skills: z.string().trim().min(1, missing).max(400),
  /** The task, in the founder's words. */
  task: z.string().trim().max(2000).optional(),
  hours: z.number().finite().min(1).max(10_000).optional(),
  /** US dollars per hour. */
  rate: z.number().finite().min(1).max(2000).optional(),
  /** Of the interface: the result is in it where the language of the input cannot be told. */
  language: language.optional(),
});

const platform = z.object({
  name: oneLine(80),
  url: z.url({ protocol: /^https$/ }).max(300),
  why: statement,
  fees: statement,
  /**
   * Total client cost: computed where hours and rate are known, otherwise the part of the budget that reaches the
   * person.
   */
  cost: figure,
});

export const resourceFinderOutput = z.object({
  /** Results of earlier versions are English. */
  language: language.default("en"),
  /** Delivered as files, done on site, or not known; results of earlier versions are all of files. */
  work: z.enum(["files", "onSite", "unknown"]).default("files"),
  budget: oneLine(40),
  /** Hours at the rate beside the budget, where both were given. */
  budgetCheck: figure.nullable().default(null),
  skills: z.array(oneLine(80)).min(1).max(12),
  summary: statement,
  /** None for work on site. */
  platforms: z.array(platform).max(8),
  /** Ways to search for work on site. */
  ways: z.array(statement).max(8).default([]),
  /** What the band buys at an hourly rate. */
  hours: z.array(figure).max(5),
  scope: z.object({
    outcome: statement,
    deliverables: z.array(z.string().max(400)).max(12),
    acceptance: z.array(z.string().max(400)).max(12),
    notIncluded: z.array(z.string().max(300)).max(6),
  }),
  jobPost: letter,
  trial: z.object({
    task: z.string().max(1200),
    hours: oneLine(20),
    pay: figure,
    judge: z.array(z.string().max(300)).max(6),
  }),
  equity: z.array(statement).max(6),
  interview: z
    .array(z.object({ question: z.string().max(400), listenFor: z.string().max(400), warning: z.string().max(400) }))
    .max(12),
  contract: z.array(statement).max(8),
});

export type ResourceBudget = (typeof resourceBudgets)[number];
export type ResourceFinderInput = z.infer<typeof resourceFinderInput>;
export type ResourceFinderOutput = z.infer<typeof resourceFinderOutput>;
