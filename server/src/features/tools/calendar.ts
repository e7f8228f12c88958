import type { SelfDevelopmentOutput } from "@cofounder/contract";
import ical, { ICalEventRepeatingFreq } from "ical-generator";

const dayMs = 86_400_000;
const reviewAt = "16:00:00";
const friday = 5;

/** A development plan as an iCalendar file: each action on the Monday of its week, and the review every Friday. */
export function calendarOf(plan: SelfDevelopmentOutput, now: Date): string {
  const calendar = ical({ name: plan.title, prodId: "//Co-founder//Self development//EN" });
  const start = new Date(`${plan.startsOn}T00:00:00Z`);
  for (const { phase, actions } of plan.phases)
    for (const { id, text, hours, week } of actions) {
      const day = new Date(start.getTime() + (week - 1) * 7 * dayMs);
      calendar.createEvent({
        id: `${plan.startsOn}-${id}`,
        start: day,
        allDay: true,
        summary: text,
        description: `${phase}, ${hours} h`,
        stamp: now,
      });
    }
  const first = firstFriday(start);
  calendar.createEvent({
    id: `${plan.startsOn}-review`,
    // Without a zone: four o'clock wherever the founder is.
    floating: true,
    start: new Date(`${first}T${reviewAt}Z`),
    end: new Date(new Date(`${first}T${reviewAt}Z`).getTime() + plan.review.minutes * 60_000),
    summary: `Review: ${plan.title}`,
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
