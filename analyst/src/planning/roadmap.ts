import type { Inputs } from "../finance/inputs.ts";
import type { KillTest } from "../judging/kill-test.ts";
import { hoursPerWeek as hoursSaid, valueOf } from "../reading/figures.ts";
import type { Venture } from "../reading/venture.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { draftPhases } from "./phases.ts";
import type { Draft } from "./task.ts";

export type Phase = Draft & { weeks: string };

export interface Roadmap {
  phases: Phase[];
  hoursPerWeek: number;
  hoursAreKnown: boolean;
  /** Working hours of the first two weeks: hours × weeks × 0.7. */
  capacity: number;
  currency: string;
  stopDoing: string[];
}

const assumedHours = 10;
const usableShare = 0.7;

/**
 * Four phases to a decision, adapted to the founder's hours: fewer hours lengthen the plan, and never lower its bars.
 */
export function planRoadmap(input: { venture: Venture; inputs: Inputs; killTest: KillTest }): Roadmap {
  const { venture, killTest } = input;
  const translator = translatorFor(venture.language);
  const given = valueOf(venture, hoursSaid);
  const hoursPerWeek = given !== null && given > 0 && given <= 168 ? given : assumedHours;
  const phases = schedule(draftPhases({ ...input, translator }), { hoursPerWeek, testDays: killTest.days, translator });
  return {
    phases,
    hoursPerWeek,
    hoursAreKnown: given !== null,
    capacity: Math.floor(hoursPerWeek * 2 * usableShare),
    currency: venture.currency,
    stopDoing: stopDoing(venture, translator),
  };
}

interface Pace {
  hoursPerWeek: number;
  testDays: number;
  translator: Translator;
}

function schedule(drafts: Draft[], { hoursPerWeek, testDays, translator: { t } }: Pace): Phase[] {
  const least = [Math.max(2, Math.ceil(testDays / 7)), 2, 4, 1];
  let week = 1;
  return drafts.map((draft, index) => {
    const hours = draft.tasks.reduce((sum, task) => sum + task.hours, 0);
    const length = Math.max(least[index] ?? 2, Math.ceil(hours / (hoursPerWeek * usableShare)));
    const weeks = length === 1 ? t`Week ${week}` : t`Weeks ${week}–${week + length - 1}`;
    week += length;
    return { ...draft, weeks };
  });
}

/** The obstacle to the first phase that the founder's own words name. */
function stopDoing({ signals, channels }: Venture, { t }: Translator): string[] {
  return [
    ...(signals.acquaintances ? [t`Asking friends whether they like it`] : []),
    ...(signals.money ? [t`Writing to investors before phase 1 has a result`] : []),
    ...(channels.length > 1 ? [t`Working more than one channel at a time`] : []),
  ];
}
