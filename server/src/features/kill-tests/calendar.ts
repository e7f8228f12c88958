import type { Language } from "@cofounder/contract";
import { allDayEvent } from "../../platform/calendar.ts";
import { wordsOf } from "./mail-texts.ts";
import type { TestRow } from "./store.ts";

export const calendarName = (testId: string): string => `test-${testId.slice(0, 8)}.ics`;

/** The last day of a test as an iCalendar file; each version takes the place of the one before in a calendar. */
export function calendarOf(
  { test, lock }: Pick<TestRow, "test" | "lock">,
  { language, url }: { language: Language; url: string },
): string {
  const { rule, version, lockedAt } = lock;
  const words = wordsOf(language);
  return allDayEvent({
    id: `test-${test.id}`,
    day: rule.endsOn,
    sequence: version - 1,
    stamp: lockedAt,
    summary: words.event(rule.statement),
    description: [words.bar(rule), rule.counted, rule.stopRule].filter((line) => line !== "").join("\n"),
    url,
    language,
  });
}
