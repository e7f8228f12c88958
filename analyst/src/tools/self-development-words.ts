import type { DevelopmentCategory } from "@cofounder/contract/tools/self-development";
import type { Language } from "../i18n/language.ts";
import { msg, translatorFor } from "../i18n/translator.ts";

export const categoryNames: Record<DevelopmentCategory, string> = {
  mindset: msg("mindset"),
  productivity: msg("productivity"),
  leadership: msg("leadership"),
  wellbeing: msg("wellbeing"),
  strategy: msg("strategy"),
  habits: msg("habits"),
};

/** A day in a language's format. */
export const dayIn = (language: Language, date: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(date);

interface Effort {
  week: number;
  hours: number;
}

/** The text around a plan in a document, in a calendar and in a chat about it. */
export function planWords(language: Language) {
  const { t, translate, amount } = translatorFor(language);
  return {
    goals: t`Goals`,
    actions: t`Actions`,
    milestones: t`Milestones`,
    habits: t`Habits`,
    dropRule: t`When to drop a habit`,
    objective: t`Objective and key results`,
    phase: (name: string, when: string): string => t`${name} (${when})`,
    action: ({ week, hours }: Effort, text: string): string => t`Week ${week}, ${hours} h: ${text}`,
    habit: (sentence: string, minutes: number): string => t`${sentence} (${amount(minutes, "minutes")})`,
    review: (minutes: number): string => t`Friday review, ${amount(minutes, "minutes")}`,
    reviewOf: (title: string): string => t`Review: ${title}`,
    effort: (phase: string, hours: number): string => t`${phase}, ${hours} h`,
    wish: (category: DevelopmentCategory, goal: string): string =>
      t`I want to work on my ${translate(categoryNames[category])}: ${goal}`,
  };
}
