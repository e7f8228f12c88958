import { translatorFor } from "@cofounder/analyst";
import type { InvestorGuideInput, InvestorGuideOutput, InvestorNumbers } from "@cofounder/contract";
import { z } from "zod";
import { defineTool } from "../definition.ts";
import type { FormFigure } from "../form-figures.ts";
import {
  boxes,
  bullets,
  document,
  figures,
  heading,
  letterText,
  paragraph,
  section,
  stated,
  statements,
  table,
} from "../markdown.ts";
import { joined } from "../model-statements.ts";

const english = translatorFor("en");

export const investorGuide = defineTool("investor-guide", {
  apiName: "chat-with-ai",
  title: ({ stage, industry, numbers }) =>
    `${numbers?.company ? `${numbers.company}: ` : ""}${names[stage]}, ${names[industry]}`,
  said: (input) => saidOf(input),
  venture: ({ numbers }) => numbers?.about ?? "",
  figures: typedFigures,
  model: {
    schema: z.object({
      advice: z.array(z.string().trim().max(900)).max(3).default([]),
      checklist: z.array(z.string().trim().max(300)).max(4).default([]),
      letter: z.string().trim().max(2_000).default(""),
    }),
    draft: (made) => ({
      summary: made.summary.map(({ text }) => text),
      round: made.round.map(({ label, value }) => `${label}: ${value}`),
      metrics: made.metrics,
      checklist: made.checklist.map(({ text }) => text),
      capTable: made.capTable.lines.map(({ text }) => text),
      timeline: { verdict: made.timeline.verdict.text, runwayMonths: made.timeline.runwayMonths },
      letter: made.letter.body,
    }),
    merge: (made, { advice, checklist, letter }) => ({
      ...made,
      summary: joined(made.summary, advice, 8),
      checklist: [...made.checklist, ...checklist.filter(Boolean).map((text) => ({ text, done: false }))].slice(0, 16),
      letter: letter ? { ...made.letter, body: letter } : made.letter,
    }),
    computes: true,
    maxTokens: 2_500,
  },
  toMarkdown: (output) => writeGuide(output),
});

const names: Record<InvestorGuideInput["stage"] | InvestorGuideInput["industry"], string> = {
  idea: "Idea",
  mvp: "MVP",
  "pre-seed": "Pre-seed",
  seed: "Seed",
  "series-a": "Series A",
  "series-b": "Series B",
  saas: "SaaS",
  fintech: "Fintech",
  healthcare: "Healthcare",
  ecommerce: "E-commerce",
  edtech: "EdTech",
  ai: "AI",
};

function saidOf({ stage, industry, numbers }: InvestorGuideInput): string {
  const amounts = (["mrr", "arr", "raise", "cash", "burn"] as const).flatMap((name) => {
    const value = numbers?.[name];
    return value === undefined
      ? []
      : [`${name === "mrr" || name === "arr" ? name.toUpperCase() : name}: ${value} ${numbers?.currency ?? "USD"}.`];
  });
  return [
    `We are at the stage ${names[stage]} in ${names[industry]} and look for investors.`,
    numbers?.about ?? "",
    ...amounts,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What was typed, and the runway that follows. */
function typedFigures({ numbers }: InvestorGuideInput, { timeline }: InvestorGuideOutput): FormFigure[] {
  if (!numbers) return [];
  const { currency } = numbers;
  const fields: Omit<FormFigure, "value">[] = [
    { name: "mrr", label: "MRR", unit: `${currency}/month`, isUnique: true },
    { name: "arr", label: "ARR", unit: `${currency}/year`, isUnique: true },
    { name: "growth", label: "growth a month", unit: "%/month" },
    { name: "raise", label: "raised in this round", unit: currency },
    { name: "valuation", label: "valuation", unit: currency },
    { name: "cash", label: "cash in the bank", unit: currency },
    { name: "burn", label: "net burn", unit: `${currency}/month` },
    { name: "revenueYear5", label: "revenue of the fifth year", unit: `${currency}/year` },
    { name: "anchor", label: "value of comparable companies", unit: currency },
    { name: "team", label: "people in the team", unit: "person" },
  ];
  const typed = fields.flatMap((field): FormFigure[] => {
    const value = numbers[field.name as keyof InvestorNumbers];
    return typeof value === "number" ? [{ ...field, value }] : [];
  });
  const { runwayMonths: value } = timeline;
  const runway = { name: "runway_months", label: "runway", unit: "month", formula: "cash ÷ burn", isUnique: true };
  return value === null ? typed : [...typed, { ...runway, value }];
}

const fits = { yes: "fits", maybe: "may fit", no: "does not fit yet" };
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function writeGuide(output: InvestorGuideOutput): string {
  const { capTable, currency, timeline } = output;
  const money = (value: number): string => `${Math.round(value).toLocaleString("en-US")} ${currency}`;
  return document(
    heading(1, "Investor guide"),
    statements(output.summary, english),
    section(
      "Who fits",
      table(
        ["Investor", "Cheque", "Now", "Why", "How"],
        output.investors.map(({ type, cheque, fit, why, how }) => [type, cheque, fits[fit], stated(why, english), how]),
      ),
    ),
    section("The usual round", figures(output.round)),
    section(
      "What they measure",
      table(
        ["Metric", "Bar", "Yours"],
        output.metrics.map(({ name, bar, yours, verdict }) => [
          name,
          bar,
          yours ? `${yours} (${verdict})` : "not told",
        ]),
      ),
    ),
    section("Checklist", boxes(output.checklist)),
    section(
      "Four valuations, each a range",
      table(
        ["Method", "Range", "Formula", "Note"],
        output.valuations.map(({ method, range, formula, note }) => [
          method,
          range ? `${money(range.low)} to ${money(range.high)}` : "cannot be computed",
          formula,
          note,
        ]),
      ),
    ),
    section(
      "Cap table",
      table(
        ["Holder", "Before", "After"],
        capTable.holdings.map(({ holder, before, after }) => [holder, percent(before), percent(after)]),
      ),
      statements(capTable.lines, english),
    ),
    section(
      "Timeline",
      paragraph(stated(timeline.verdict, english)),
      bullets(timeline.steps.map(({ week, date, text }) => `${week} (${date}): ${text}`)),
      figures(timeline.odds),
    ),
    section("Outreach letter", letterText(output.letter)),
    paragraph("Not legal, tax or investment advice."),
  );
}
