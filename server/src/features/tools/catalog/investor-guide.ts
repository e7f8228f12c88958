import { languageOfInput, type Translator, translatorFor } from "@cofounder/analyst/light";
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

function saidOf({ stage, industry, numbers, language }: InvestorGuideInput): string {
  const { t } = translatorFor(languageOfInput([numbers?.about], language));
  const amounts = (["mrr", "arr", "raise", "cash", "burn"] as const).flatMap((name) => {
    const value = numbers?.[name];
    return value === undefined
      ? []
      : [`${name === "mrr" || name === "arr" ? name.toUpperCase() : name}: ${value} ${numbers?.currency ?? "USD"}.`];
  });
  return [
    t`We are looking for investors: stage ${names[stage]}, industry ${names[industry]}.`,
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

const fitsIn = ({ t }: Translator) => ({ yes: t`fits`, maybe: t`may fit`, no: t`does not fit yet` });
const verdictsIn = ({ t }: Translator) => ({
  above: t`at or above the bar`,
  below: t`below the bar`,
  unknown: t`unknown`,
});
const typesIn = ({ t }: Translator): Record<string, string> => ({
  "Angel investors": t`Angel investors`,
  "Venture capital": t`Venture capital`,
  Accelerators: t`Accelerators`,
});

function writeGuide(output: InvestorGuideOutput): string {
  const { timeline } = output;
  const translator = translatorFor(output.language);
  const { t } = translator;
  return document(
    heading(1, t`Investor guide`),
    statements(output.summary, translator),
    section(t`Who fits`, writeInvestors(output, translator)),
    section(t`The usual round`, figures(output.round)),
    section(t`What they measure`, writeMetrics(output, translator)),
    section(t`Checklist`, boxes(output.checklist)),
    section(t`Four valuations, each a range`, writeValuations(output, translator)),
    section(t`Cap table`, writeCapTable(output, translator), statements(output.capTable.lines, translator)),
    section(
      t`Timeline`,
      paragraph(stated(timeline.verdict, translator)),
      bullets(timeline.steps.map(({ week, date, text }) => `${week} (${date}): ${text}`)),
      figures(timeline.odds),
    ),
    section(t`Email to an investor`, letterText(output.letter)),
    paragraph(t`Not legal, tax or investment advice.`),
  );
}

function writeInvestors({ investors }: InvestorGuideOutput, translator: Translator): string {
  const { t } = translator;
  const [fits, types] = [fitsIn(translator), typesIn(translator)];
  return table(
    [t`Investor`, t`Check size`, t`Now`, t`Why`, t`How`],
    investors.map(({ type, cheque, fit, why, how }) => [
      types[type] ?? type,
      cheque,
      fits[fit],
      stated(why, translator),
      how,
    ]),
  );
}

function writeMetrics({ metrics }: InvestorGuideOutput, translator: Translator): string {
  const { t } = translator;
  const verdicts = verdictsIn(translator);
  return table(
    [t`Metric`, t`Bar`, t`Yours`],
    metrics.map(({ name, bar, yours, verdict }) => [
      name,
      bar,
      yours ? `${yours} (${verdicts[verdict]})` : t`not given`,
    ]),
  );
}

function writeValuations({ valuations, currency }: InvestorGuideOutput, { t, money }: Translator): string {
  return table(
    [t`Method`, t`Range`, t`Formula`, t`Note`],
    valuations.map(({ method, range, formula, note }) => [
      method,
      range ? `${money(range.low, currency)} – ${money(range.high, currency)}` : t`cannot be computed`,
      formula,
      note,
    ]),
  );
}

const writeCapTable = ({ capTable }: InvestorGuideOutput, { t, share }: Translator): string =>
  table(
    [t`Holder`, t`Before`, t`After`],
    capTable.holdings.map(({ holder, before, after }) => [holder, share(before), share(after)]),
  );
