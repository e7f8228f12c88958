import { createHash } from "node:crypto";
import { planWords } from "@cofounder/analyst/light";
import type { SelfDevelopmentOutput } from "@cofounder/contract";
import ical, { escape, ICalEventRepeatingFreq } from "ical-generator";

const dayMs = 86_400_000;
const reviewAt = "16:00:00";
const friday = 5;

/** Of one plan, the same for every export: a calendar keeps one event for each step and those of two plans apart. */
const planId = (plan: SelfDevelopmentOutput): string =>
  createHash("sha256").update(JSON.stringify(plan)).digest("hex").slice(0, 24);

/** A development plan as an iCalendar file: each action on the Monday of its week, and the review every Friday. */
export function calendarOf(plan: SelfDevelopmentOutput, now: Date): string {
  // The library escapes the texts of events, but not the name of a calendar.
  const calendar = ical({
    name: escape(plan.title, false),
    prodId: `//Co-founder//Self development//${plan.language.toUpperCase()}`,
  });
  const words = planWords(plan.language);
  const id = planId(plan);
  const start = new Date(`${plan.startsOn}T00:00:00Z`);
  for (const { phase, actions } of plan.phases)
    for (const { id: step, text, hours, week } of actions) {
      const day = new Date(start.getTime() + (week - 1) * 7 * dayMs);
      calendar.createEvent({
        id: `${id}-${step}`,
        start: day,
        allDay: true,
        summary: text,
        description: words.effort(phase, hours),
        stamp: now,
      });
    }
  const first = firstFriday(start);
  calendar.createEvent({
    id: `${id}-review`,
    // Without a time zone: four o'clock wherever the founder is.
    floating: true,
    start: new Date(`${first}T${reviewAt}Z`),
    end: new Date(new Date(`${first}T${reviewAt}Z`).getTime() + plan.review.minutes * 60_000),
    summary: words.reviewOf(plan.title),
    description: plan.review.questions.join("\n"),
    repeating: { freq: ICalEventRepeatingFreq.WEEKLY, count: plan.weeks },
    stamp: now,
  });
  return calendar.toString();
}

function firstFriday(start: Date): string {
  const days = (friday - start.getUTCDay() + 7) % 7;
  return new Date(start.getTime() + days * dayMs).toISOString().slice(0, 10);
}
