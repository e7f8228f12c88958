import { cutText } from "@cofounder/contract/cut-text";
import type { PitchAnalyzerOutput } from "@cofounder/contract";
import { z } from "zod";
import { defineTool } from "../definition.ts";
import { first } from "../model-statements.ts";
import { bullets, document, heading, numbered, paragraph, section, table } from "../markdown.ts";

const hiddenReasons: Record<string, string> = {
  background_colour: "in the colour of its background",
  transparent: "transparent",
  tiny: "smaller than four points",
  off_page: "beside the page",
  hidden_slide: "on a hidden slide",
  marked_hidden: "marked as hidden",
  notes: "speaker notes",
  comment: "a comment",
  zero_width: "characters without width",
};

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
  return document(
    heading(1, `Pitch analysis: ${score} of 100`),
    paragraph(`Investor readiness: ${investorReadiness}.`),
    writeDifference(output),
    section("Strengths", bullets(strengths)),
    section("Weaknesses", bullets(weaknesses)),
    section("Recommendations", numbered(recommendations)),
    section(
      "Every finding",
      table(
        ["What", "Points", "Where", "What to change"],
        items.map(({ label, points, max, found, change, suggestion }) => [
          label,
          `${points}/${max}`,
          found ? `${found.slide}: “${found.sentence}”` : "not found",
          [...change, suggestion ? `For example: ${suggestion}` : ""].join(" "),
        ]),
      ),
    ),
    section("What cost points", bullets(penalties.map(({ points, because }) => `−${points}: ${because}`))),
    section("How it reads", paragraph(writeReading(output))),
    section("Twelve questions investors will ask", numbered(questions)),
    section(
      "Hidden text that was taken out",
      bullets(
        output.hidden.map(({ slide, reason, text }) => `${slide}, ${hiddenReasons[reason] ?? reason}: “${text}”`),
      ),
    ),
  );
}

function writeReading({ readability: { words, perSentence, ease, fits } }: PitchAnalyzerOutput): string {
  const scale = ease === null ? "" : ` Reading ease ${ease} of 100; 50 and above suits a pitch.`;
  return `${words} words, ${perSentence} a sentence.${scale}${fits ? "" : " Shorter sentences and shorter words would help."}`;
}

function writeDifference({ difference }: PitchAnalyzerOutput): string {
  if (!difference) return "";
  const { before, after, items } = difference;
  return section(
    "Since the earlier version",
    paragraph(`From ${before} to ${after} points.`),
    bullets(items.map((item) => `${item.label}: ${item.before} → ${item.after}`)),
  );
}
