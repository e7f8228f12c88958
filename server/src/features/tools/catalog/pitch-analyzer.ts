import { cutText } from "@cofounder/contract/cut-text";
import { type Translator, translatorFor } from "@cofounder/analyst/light";
import type { PitchAnalyzerOutput } from "@cofounder/contract";
import { z } from "zod";
import { defineTool } from "../definition.ts";
import { first } from "../model-statements.ts";
import { bullets, document, heading, numbered, paragraph, section, table } from "../markdown.ts";

const hiddenReasons = ({ t }: Translator): Record<string, string> => ({
  background_colour: t`in the color of its background`,
  transparent: t`transparent`,
  tiny: t`smaller than four points`,
  off_page: t`beside the page`,
  hidden_slide: t`on a hidden slide`,
  marked_hidden: t`marked as hidden`,
  notes: t`speaker notes`,
  comment: t`a comment`,
  zero_width: t`characters without width`,
});

const readiness = ({ t }: Translator) => ({
  High: t`Ready for investors: high.`,
  Medium: t`Ready for investors: medium.`,
  Low: t`Ready for investors: low.`,
});

export const pitchAnalyzer = defineTool("pitch-analyzer", {
  apiName: "chat-with-ai",
  title: ({ content }, { score }) => `${firstLine(content)} · ${score}/100`,
  said: ({ content }) => cutText(content, 6_000),
  venture: ({ content }) => content,
  model: {
    schema: z.object({
      suggestions: z
        .array(z.object({ id: z.string().max(40), sentence: z.string().trim().max(500) }))
        .max(14)
        .default([]),
      recommendations: z.array(z.string().trim().max(600)).max(5).default([]),
      questions: z.array(z.string().trim().max(400)).max(12).default([]),
    }),
    draft: ({ score, items, recommendations, questions }) => ({
      score,
      findings: items
        .filter(({ change }) => change.length > 0)
        .map(({ id, label, found, change }) => ({ id, label, says: found?.sentence ?? null, change })),
      recommendations,
      questions,
    }),
    merge: (made, { suggestions, recommendations, questions }) => ({
      ...made,
      items: made.items.map((item) => {
        const sentence = suggestions.find(({ id }) => id === item.id)?.sentence;
        return item.change.length > 0 && sentence ? { ...item, suggestion: sentence } : item;
      }),
      recommendations: first(recommendations, made.recommendations, 14),
      questions: first(questions, made.questions, 12),
    }),
    computes: true,
    maxTokens: 4_000,
  },
  toMarkdown: (output) => writePitch(output),
});

const firstLine = (content: string): string => cutText(content.split("\n")[0] ?? "", 80).trim() || "Pitch";

function writePitch(output: PitchAnalyzerOutput): string {
  const { score, investorReadiness, strengths, weaknesses, recommendations, items, penalties, questions } = output;
  const translator = translatorFor(output.language);
  const { t, quote } = translator;
  const reasons = hiddenReasons(translator);
  return document(
    heading(1, t`Pitch analysis: ${score} of 100`),
    paragraph(readiness(translator)[investorReadiness]),
    writeDifference(output, translator),
    section(t`Strengths`, bullets(strengths)),
    section(t`Weaknesses`, bullets(weaknesses)),
    section(t`Recommendations`, numbered(recommendations)),
    section(
      t`Every finding`,
      table(
        [t`What`, t`Points`, t`Where`, t`What to change`],
        items.map(({ label, points, max, found, change, suggestion }) => [
          label,
          `${points}/${max}`,
          found ? `${found.slide}: ${quote(found.sentence)}` : t`not found`,
          [...change, ...(suggestion ? [t`For example: ${suggestion}`] : [])].join(" "),
        ]),
      ),
    ),
    section(t`What cost points`, bullets(penalties.map(({ points, because }) => `−${points}: ${because}`))),
    section(t`How it reads`, paragraph(writeReading(output, translator))),
    section(t`Twelve questions investors will ask`, numbered(questions)),
    section(
      t`Hidden text that was left out`,
      bullets(output.hidden.map(({ slide, reason, text }) => `${slide}, ${reasons[reason] ?? reason}: ${quote(text)}`)),
    ),
  );
}

function writeReading({ readability }: PitchAnalyzerOutput, { t }: Translator): string {
  const { words, perSentence, ease, fits } = readability;
  return [
    t`${words} words, ${perSentence} per sentence.`,
    ...(ease === null ? [] : [t`Reading ease ${ease} of 100; 50 and above suits a pitch.`]),
    ...(fits ? [] : [t`Shorter sentences and shorter words would help.`]),
  ].join(" ");
}

function writeDifference({ difference }: PitchAnalyzerOutput, { t }: Translator): string {
  if (!difference) return "";
  const { before, after, items } = difference;
  return section(
    t`Since the earlier version`,
    paragraph(t`From ${before} to ${after} points.`),
    bullets(items.map((item) => `${item.label}: ${item.before} → ${item.after}`)),
  );
}
