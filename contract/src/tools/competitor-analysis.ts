import { z } from "zod";
import { figure, statement } from "./statement.ts";

const missing = "Please fill in both industry and business idea";

export const competitorAnalysisInput = z.object({
  industry: z.string().trim().min(1, missing).max(200),
  idea: z.string().trim().min(1, missing).max(6000),
  /** Rivals the founder knows, by name. */
  rivals: z.array(z.string().trim().min(1).max(80)).max(8).optional(),
  /** The founder's own price as typed: "€49 a month". */
  price: z.string().trim().max(80).optional(),
});

const alternative = z.object({
  name: z.string().min(1).max(200),
  kind: z.enum(["nothing", "today", "rival", "cited", "example"]),
  /** Why a buyer chooses it, or what is known of it. */
  about: statement,
  howToCheck: z.string().max(600),
  /** The search result that names it. */
  url: z.string().max(2000).nullable(),
});

const cell = z.object({ text: z.string().max(300), basis: statement.shape.basis });
const axis = z.object({ low: z.string().max(120), high: z.string().max(120), because: z.string().max(400) });

export const competitorAnalysisOutput = z.object({
  /** The overview as one text; the functions table reads it by this name. */
  marketOverview: z.string().min(1).max(6000),
  figures: z.array(figure).max(14),
  alternatives: z.array(alternative).min(1).max(16),
  matrix: z.object({
    columns: z.array(z.string().max(200)).max(12),
    rows: z.array(z.object({ label: z.string().max(200), cells: z.array(cell).max(12) })).max(10),
  }),
  map: z.object({
    x: axis,
    y: axis,
    /** Positions from 0 to 1; null where nobody told one: the founder places it. */
    points: z
      .array(
        z.object({
          name: z.string().max(200),
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
        id: z.string().max(40),
        label: z.string().max(80),
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
    .array(z.object({ claim: z.string().max(400), how: z.string().max(600), search: z.string().max(200).nullable() }))
    .max(20),
  sources: z
    .array(z.object({ title: z.string().max(300), url: z.string().max(2000), foundOn: z.string().max(10) }))
    .max(10),
});

export type CompetitorAnalysisInput = z.infer<typeof competitorAnalysisInput>;
export type CompetitorAnalysisOutput = z.infer<typeof competitorAnalysisOutput>;
