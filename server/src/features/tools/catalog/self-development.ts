import { goalLanguage, planWords, translatorFor } from "@cofounder/analyst/light";
import type { SelfDevelopmentOutput } from "@cofounder/contract";
import { z } from "zod";
import { defineTool } from "../definition.ts";
import { first } from "../model-statements.ts";
import { bullets, document, figures, heading, paragraph, section, stated } from "../markdown.ts";

export const selfDevelopment = defineTool("self-development", {
  apiName: "generate-development-plan",
  title: ({ goal }) => goal,
  said: ({ category, goal }) => planWords(goalLanguage(goal)).wish(category, goal),
  figures: ({ hoursPerWeek, weeks }) => [
    ...(hoursPerWeek === undefined
      ? []
      : [{ name: "hours_a_week", label: "hours a week", value: hoursPerWeek, unit: "hour/week" }]),
    ...(weeks === undefined ? [] : [{ name: "weeks", label: "weeks of the plan", value: weeks, unit: "week" }]),
  ],
  model: {
    schema: z.object({
      overview: z.string().trim().max(1_500).default(""),
      actions: z
        .array(z.object({ id: z.string().max(20), text: z.string().trim().max(400) }))
        .max(48)
        .default([]),
      milestones: z
        .array(z.object({ phase: z.int().min(1).max(6), text: z.string().trim().max(300) }))
        .max(12)
        .default([]),
      keyResults: z.array(z.string().trim().max(300)).max(3).default([]),
    }),
    draft: ({ overview, startsOn, weeks, capacity, phases, objective }) => ({
      overview,
      startsOn,
      weeks,
      capacity: capacity.value,
      phases: phases.map(({ phase, when, actions, milestones }, index) => ({
        number: index + 1,
        phase,
        when,
        milestones,
        actions: actions.map(({ id, text, hours }) => ({ id, text, hours })),
      })),
      objective: objective.objective,
      keyResults: objective.keyResults,
    }),
    merge: withWords,
    computes: true,
    maxTokens: 4_000,
  },
  toMarkdown: (output) => writePlan(output),
});

interface Words {
  overview: string;
  actions: { id: string; text: string }[];
  milestones: { phase: number; text: string }[];
  keyResults: string[];
}

function withWords(made: SelfDevelopmentOutput, filled: Words): SelfDevelopmentOutput {
  const { overview, actions, milestones, keyResults } = filled;
  return {
    ...made,
    overview: overview || made.overview,
    phases: made.phases.map((phase, index) => {
      const own = milestones.filter((each) => each.phase === index + 1 && each.text).map(({ text }) => text);
      return {
        ...phase,
        actions: phase.actions.map((action) => ({
          ...action,
          text: actions.find(({ id }) => id === action.id)?.text || action.text,
        })),
        milestones: first(own, phase.milestones, 4),
      };
    }),
    objective: { ...made.objective, keyResults: first(keyResults, made.objective.keyResults, 4) },
  };
}

function writePlan(output: SelfDevelopmentOutput): string {
  const { objective, review, language } = output;
  const words = planWords(language);
  const translator = translatorFor(language);
  return document(
    heading(1, output.title),
    paragraph(output.overview),
    figures([output.capacity]),
    ...output.phases.map(({ phase, when, goals, actions, milestones }) =>
      section(
        words.phase(phase, when),
        heading(3, words.goals),
        bullets(goals),
        heading(3, words.actions),
        actions.map((action) => bullets([words.action(action, action.text)])).join("\n"),
        heading(3, words.milestones),
        bullets(milestones),
      ),
    ),
    section(
      words.habits,
      bullets(output.habits.map(({ text, minutes }) => words.habit(text, minutes))),
      paragraph(stated(output.habitSource, translator)),
    ),
    section(words.review(review.minutes), bullets(review.questions)),
    section(words.dropRule, paragraph(stated(output.dropRule, translator))),
    section(
      words.objective,
      paragraph(objective.objective),
      bullets(objective.keyResults),
      paragraph(stated(objective.grading, translator)),
    ),
  );
}
