import type { DevelopmentCategory } from "@cofounder/contract/tools/self-development";
import type { Language } from "../wording/language.ts";
import { mark, voiceIn } from "../wording/voice.ts";

const categories: Record<DevelopmentCategory, string> = {
  mindset: mark("mindset"),
  productivity: mark("productivity"),
  leadership: mark("leadership"),
  wellbeing: mark("wellbeing"),
  strategy: mark("strategy"),
  habits: mark("habits"),
};

/** A day as a language writes it. */
export const dayIn = (language: Language, date: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(date);

type Effort = { week: number; hours: number };

/** What stands around a plan in a document, in a calendar and in a chat about it. */
export function planWords(language: Language) {
  const { t, say, amount } = voiceIn(language);
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
      t`I want to work on my ${say(categories[category])}: ${goal}`,
  };
}
