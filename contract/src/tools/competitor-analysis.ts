import { z } from "zod";
import { language } from "../accounts.ts";
import { figure, statement } from "./statement.ts";
import { oneLine } from "../one-line.ts";

const missing = "Please fill in both industry and business idea";

export const competitorAnalysisInput = z.object({
  industry: oneLine(200).min(1, missing),
  idea: z.string().trim().min(1, missing).max(6000),
  /** Rivals the founder knows, by name. */
  rivals: z.array(oneLine(80).min(1)).max(8).optional(),
  /** The founder's own price as typed: "€49 a month". */
  price: oneLine(80).optional(),
  /** Of the interface: the result is in it where the language of the input cannot be told. */
  language: language.optional(),
});

const alternative = z.object({
  name: oneLine(200).min(1),
  /** `cited` is on a found page, `model` is what only a language model names. */
  kind: z.enum(["nothing", "today", "rival", "cited", "example", "model"]),
  /** Why a buyer chooses it, or what is known about it. */
  about: statement,
  howToCheck: z.string().max(600),
  /** The search result that names it. */
  url: z.string().max(2000).nullable(),
});

const cell = z.object({ text: z.string().max(300), basis: statement.shape.basis });
const axis = z.object({ low: oneLine(120), high: oneLine(120), because: z.string().max(400) });

export const competitorAnalysisOutput = z.object({
  /** Results of earlier versions are English. */
  language: language.default("en"),
  /** The overview as one text; the server function reads this field. */
  marketOverview: z.string().min(1).max(6000),
  figures: z.array(figure).max(14),
  alternatives: z.array(alternative).min(1).max(16),
  matrix: z.object({
    columns: z.array(oneLine(200)).max(12),
    rows: z.array(z.object({ label: oneLine(200), cells: z.array(cell).max(12) })).max(10),
  }),
  map: z.object({
    x: axis,
    y: axis,
    /** Positions from 0 to 1; null if unknown: the founder places it. */
    points: z
      .array(
        z.object({
          name: oneLine(200),
          x: z.number().min(0).max(1).nullable(),
          y: z.number().min(0).max(1).nullable(),
          because: z.string().max(300),
        }),
      )
      .max(12),
  }),
  forces: z
    .array(
      z.object({
        id: oneLine(40),
        label: oneLine(80),
        entries: z.array(statement).max(10),
        check: z.string().max(400),
      }),
    )
    .max(5),
  whiteSpace: z.array(statement).max(8),
  advantages: z.array(statement).max(8),
  positioning: z.array(statement).max(6),
  strategy: z.array(statement).max(10),
  checks: z
    .array(z.object({ claim: z.string().max(400), how: z.string().max(600), search: oneLine(200).nullable() }))
    .max(20),
  sources: z
    .array(z.object({ title: z.string().max(300), url: z.string().max(2000), foundOn: z.string().max(10) }))
    .max(10),
});

export type CompetitorAnalysisInput = z.infer<typeof competitorAnalysisInput>;
export type CompetitorAnalysisOutput = z.infer<typeof competitorAnalysisOutput>;
