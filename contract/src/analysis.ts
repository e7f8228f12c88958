import { z } from "zod";
import { heardFigure, settlement } from "./figures.ts";
import { oneLine } from "./one-line.ts";
import { plannedTest } from "./test-rules.ts";

/** The origin of a number or company name in a reply. */
export const claimType = z.enum(["founder", "computed", "source", "assumption", "unknown"]);

/** How well a source is known: P primary read, S a secondary page naming it, H practitioners' heuristic, K to check. */
export const sourceGrade = z.enum(["P", "S", "H", "K"]);

export const claimSource = z.object({
  publisher: z.string().max(300),
  year: oneLine(60),
  url: z.string().max(2_000).nullable(),
  grade: sourceGrade,
  /** True when the figure is past its review date at the time of the analysis. */
  stale: z.boolean(),
});

export const claim = z.object({
  id: z.string(),
  type: claimType,
  /** The number or name as written in the reply. */
  text: z.string(),
  value: z.number().nullable(),
  unit: z.string().nullable(),
  /** Founder claims: the message (0-based) and the characters of it. */
  span: z.object({ message: z.int(), start: z.int(), end: z.int() }).nullable(),
  formula: z.string().nullable(),
  inputs: z.array(z.string()),
  source: claimSource.nullable(),
});

export const metric = z.object({
  /** The field's standard term in snake_case: gross_margin, cac_payback_months, ltv, runway_months … */
  name: z.string(),
  label: z.string(),
  /** In `unit`; null when it cannot be computed. Shares and rates are fractions with unit "ratio". */
  value: z.number().nullable(),
  unit: z.string(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  formula: z.string(),
  inputs: z.array(
    z.object({
      name: z.string(),
      value: z.number(),
      unit: z.string(),
      type: claimType,
      /** Formatted for a reader; in a reply. */
      label: z.string().optional(),
      display: z.string().optional(),
    }),
  ),
  /** Formula and range, formatted for a reader; in a reply. */
  formulaText: z.string().optional(),
  lowText: z.string().optional(),
  highText: z.string().optional(),
  /** The formatted value with its unit: "€1,240", "7.5 months". */
  display: z.string(),
});

export const ratingPart = z.object({
  criterion: z.string(),
  label: z.string(),
  weight: z.number(),
  /** 0 to 10; null without evidence: the criterion is left out. */
  score: z.number().nullable(),
  because: z.string(),
});

export const rating = z.object({
  /** An integer 1 to 10; null when too little is known to rate. */
  score: z.int().min(1).max(10).nullable(),
  outOf: z.literal(10),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Share of the criteria's weight that has evidence, 0 to 1. */
  coverage: z.number(),
  parts: z.array(ratingPart),
  gate: z.object({ name: z.string(), cap: z.number(), because: z.string() }).nullable(),
  /** The cheapest facts that would change the score most. */
  wouldMove: z.array(z.object({ fact: z.string(), from: z.number().nullable(), to: z.number(), because: z.string() })),
});

export const sectionId = z.enum([
  "executive_summary",
  "market_potential",
  "monetization",
  "market_gap",
  "top_competitors",
  "revenue_potential",
  "execution_roadmap",
  "tools",
  "analyst_rating",
  "unit_economics",
  "riskiest_assumption",
  "regulation",
  "answer",
]);

/** The labels around the parts of a reply. */
export const replyWord = z.enum([
  "reply.ratingLabel",
  "reply.offline",
  "reply.offlineWhy",
  "reply.computed",
  "reply.showAll",
  "reply.showLess",
  "reply.sources",
  "notice.search_unavailable",
  "notice.search_failed",
  "notice.model_failed",
  "notice.reading_failed",
  "notice.answer_cut",
  "notice.messages_summarised",
  "notice.message_shortened",
  "rating.title",
  "rating.unrated",
  "rating.outOf",
  "rating.range",
  "rating.coverage",
  "rating.noEvidence",
  "rating.weight",
  "rating.gate",
  "rating.wouldMove",
  "rating.fromTo",
  "rating.to",
  "metrics.how",
  "metrics.formula",
  "metrics.range",
  "metrics.unknown",
  "claims.founder",
  "claims.computed",
  "claims.source",
  "claims.assumption",
  "claims.unknown",
  "marks.founder",
  "marks.computed",
  "marks.source",
  "marks.assumed",
  "marks.own",
  "marks.differs",
  "marks.counts",
  "marks.allChecked",
  "chart.asTable",
  "chart.asChart",
  "chart.category",
]);

/**
 * What backs a number in a model's text; `assumed` is computed from an assumption of the model's, `own` its own knowledge
 * or that assumption, which nobody checked.
 */
export const textMark = z.object({
  /** The characters of the reply's text. */
  start: z.int().min(0),
  end: z.int().min(1),
  kind: z.enum(["founder", "computed", "source", "assumed", "own", "differs"]),
  /**
   * In the reply's language: the founder's words, the formula with its inputs, the source, or both values and their
   * difference; for `own` the calculation that the text spells out, empty without one.
   */
  says: z.string(),
  /** The metric, or the claim; null for `own` and for arithmetic that follows from several. */
  claim: z.string().nullable(),
});

/** An answer to a question that one press gives: it settles a figure. `as` is its reading in words. */
export const questionChoice = z.object({ label: z.string(), as: z.string(), settlement });

/** One block of a reply, in reading order. Text is Markdown without HTML, links to images or headings. */
export const replyPart = z.discriminatedUnion("kind", [
  /** Each number of the founder's messages with its interpretation, for the founder to confirm or correct. */
  z.object({ kind: z.literal("heard"), title: z.string(), figures: z.array(heardFigure), note: z.string() }),
  z.object({ kind: z.literal("headline"), text: z.string() }),
  z.object({
    kind: z.literal("notice"),
    tone: z.enum(["info", "caution", "refusal"]),
    text: z.string(),
    /** It tells of the results beside it, and says nothing without them. */
    about: z.literal("results").optional(),
  }),
  z.object({
    kind: z.literal("section"),
    id: sectionId,
    title: z.string(),
    text: z.string(),
    /** "Based on: 4 founder facts, 1 source, 2 assumptions"; empty without claims. */
    basis: z.string(),
    /** The kill test of the text. */
    test: plannedTest.optional(),
  }),
  z.object({ kind: z.literal("metrics"), title: z.string(), items: z.array(metric) }),
  z.object({
    kind: z.literal("table"),
    title: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    note: z.string(),
  }),
  z.object({
    kind: z.literal("chart"),
    title: z.string(),
    chart: z.enum(["bar", "line"]),
    /** Unit of the y values: an ISO currency code, "months", "ratio", "points" or "". */
    unit: z.string(),
    categories: z.array(z.string()),
    series: z.array(z.object({ name: z.string(), values: z.array(z.number()) })),
    note: z.string(),
  }),
  z.object({
    kind: z.literal("questions"),
    title: z.string(),
    items: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        because: z.string(),
        choices: z.array(questionChoice).optional(),
      }),
    ),
  }),
  z.object({ kind: z.literal("rating"), rating }),
  /** The following parts are collapsed under this title. */
  z.object({ kind: z.literal("fold"), title: z.string() }),
  /** Not rendered itself: the marks on a model's text, in order and without overlaps. */
  z.object({ kind: z.literal("marks"), marks: z.array(textMark) }),
  /**
   * Not rendered itself: the language of the reply, and the labels around its parts, with placeholders like {score}.
   */
  z.object({ kind: z.literal("words"), language: z.string(), words: z.partialRecord(replyWord, z.string()) }),
]);

export type ClaimType = z.infer<typeof claimType>;
export type ClaimSource = z.infer<typeof claimSource>;
export type Claim = z.infer<typeof claim>;
export type Metric = z.infer<typeof metric>;
export type RatingPart = z.infer<typeof ratingPart>;
export type Rating = z.infer<typeof rating>;
export type SectionId = z.infer<typeof sectionId>;
export type TextMark = z.infer<typeof textMark>;
export type ReplyWord = z.infer<typeof replyWord>;
export type QuestionChoice = z.infer<typeof questionChoice>;
export type ReplyPart = z.infer<typeof replyPart>;
