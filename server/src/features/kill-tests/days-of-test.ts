import type { KillTest } from "@cofounder/contract";
import { dayOf, isDayOver } from "../../platform/days.ts";

interface Ending {
  endsOn: string;
}

export const isOver = ({ endsOn }: Ending, now: Date): boolean => isDayOver(endsOn, now);

/** What is missing today was not there: the reminder comes on this day. */
export const isLastDay = ({ endsOn }: Ending, now: Date): boolean => endsOn <= dayOf(now);

export function stateOf(test: Ending & { verdict: string | null }, now: Date): KillTest["state"] {
  if (test.verdict === "passed" || test.verdict === "failed") return "done";
  return isOver(test, now) ? "overdue" : "open";
}
