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
  /** The most to spend before the first decision: 30% of cash; null without a cash figure. */
  spendCap: number | null;
  currency: string;
  stopDoing: string[];
  warning: string | null;
}

const assumedHours = 10;
const usableShare = 0.7;
const spendShare = 0.3;

/**
 * Four phases to a decision, adapted to the founder's hours: fewer hours lengthen the plan, and never lower its bars.
 */
export function planRoadmap(input: { venture: Venture; inputs: Inputs; killTest: KillTest }): Roadmap {
  const { venture, inputs, killTest } = input;
  const translator = translatorFor(venture.language);
  const given = valueOf(venture, hoursSaid);
  const hoursPerWeek = given !== null && given > 0 && given <= 168 ? given : assumedHours;
  const phases = schedule(draftPhases({ ...input, translator }), { hoursPerWeek, testDays: killTest.days, translator });
  const cash = inputs.cash?.value ?? null;
  const spendCap = cash === null ? null : cash * spendShare;
  return {
    phases,
    hoursPerWeek,
    hoursAreKnown: given !== null,
    capacity: Math.floor(hoursPerWeek * 2 * usableShare),
    spendCap,
    currency: venture.currency,
    stopDoing: stopDoing(venture, translator),
    warning: runwayWarning(inputs, translator) ?? spendWarning(killTest, spendCap, translator),
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

function stopDoing(venture: Venture, { t }: Translator): string[] {
  const list = [
    venture.stage === "revenue"
      ? t`Building what no paying customer asked for`
      : t`Adding features nobody has paid for`,
  ];
  if (venture.signals.acquaintances || venture.stage === "idea") list.push(t`Asking friends whether they like it`);
  if (venture.stage === "idea") list.push(t`Logo, company papers and a full website before the first payment`);
  if (venture.signals.money) list.push(t`Writing to investors before phase 1 has a result`);
  if (venture.channels.length > 1) list.push(t`Working more than one channel at a time`);
  return list;
}

function runwayWarning(inputs: Inputs, { t }: Translator): string | null {
  if (!inputs.cash || !inputs.burn || inputs.burn.value <= 0) return null;
  const months = inputs.cash.value / inputs.burn.value;
  return months < 9
    ? t`Runway is shorter than the nine months a raise should start with: cut burn or raise now, not later.`
    : null;
}

function spendWarning(test: KillTest, spendCap: number | null, { t }: Translator): string | null {
  return spendCap !== null && test.cost > spendCap
    ? t`The first test costs more than 30% of your cash: do it by hand or in a smaller group.`
    : null;
}
