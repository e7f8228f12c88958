import type { Inputs } from "../finance/inputs.ts";
import type { KillTest } from "../judging/kill-test.ts";
import { valueFor } from "../reading/venture.ts";
import type { Venture } from "../reading/venture.ts";
import { buyerOf } from "./channels.ts";

export type Task = { what: string; hours: number; doneWhen: string };
export type Phase = { name: string; weeks: string; goal: string; tasks: Task[]; stopIf: string };

export type Roadmap = {
  phases: Phase[];
  hoursPerWeek: number;
  hoursAreKnown: boolean;
  /** Hours the first two weeks can hold: hours × weeks × 0.7. */
  capacity: number;
  /** The most to spend before the first decision: 30% of cash; null without a cash figure. */
  spendCap: number | null;
  currency: string;
  stopDoing: string[];
  warning: string | null;
};

const assumedHours = 10;
const usableShare = 0.7;
const spendShare = 0.3;

/** Four phases to a decision, fitted to the founder's hours: fewer hours stretch the weeks, never the plan's honesty. */
export function planRoadmap(input: { venture: Venture; inputs: Inputs; killTest: KillTest }): Roadmap {
  const { venture, inputs, killTest } = input;
  const given = valueFor(venture, "hours_per_week");
  const hoursPerWeek = given !== null && given > 0 && given <= 168 ? given : assumedHours;
  const phases = schedule(draftPhases(venture, killTest), hoursPerWeek, killTest.days);
  const cash = inputs.cash?.value ?? null;
  const spendCap = cash === null ? null : cash * spendShare;
  return {
    phases,
    hoursPerWeek,
    hoursAreKnown: given !== null,
    capacity: Math.floor(hoursPerWeek * 2 * usableShare),
    spendCap,
    currency: venture.currency,
    stopDoing: stopDoing(venture),
    warning: runwayWarning(inputs) ?? spendWarning(killTest, spendCap),
  };
}

type Draft = Omit<Phase, "weeks">;

function draftPhases(venture: Venture, test: KillTest): Draft[] {
  return [...firstPhases(venture, test), ...lastPhases(venture)];
}

function firstPhases(venture: Venture, test: KillTest): Draft[] {
  const buyer = buyerOf(venture);
  return [
    {
      name: "Evidence",
      goal: `Settle the riskiest assumption with ${buyer}.`,
      stopIf: test.stopIf,
      tasks: [
        {
          what: `${test.name}: ${test.sample} ${test.sampleOf}`,
          hours: test.hours,
          doneWhen: `${test.sample} results are written down`,
        },
        {
          what: "Write the stop rule down and show it to one person before you start",
          hours: 1,
          doneWhen: "somebody else holds a copy",
        },
      ],
    },
    {
      name: "First payment",
      goal:
        venture.stage === "revenue"
          ? "Sell the same thing again without changing it."
          : "Take money for the smallest version.",
      stopIf: "Stop building if nobody outside your circle has paid by the end of this phase.",
      tasks: [
        {
          what: `Offer the smallest useful version to ${buyer} by hand`,
          hours: 12,
          doneWhen: "three strangers have paid or said no with a reason",
        },
        {
          what: "Log hours and cost of every delivery",
          hours: 4,
          doneWhen: "the cost to serve one customer is a number",
        },
      ],
    },
  ];
}

function lastPhases(venture: Venture): Draft[] {
  return [
    {
      name: "Repeat",
      goal: "Find out whether one channel brings the next customers at a known cost.",
      stopIf: "Change the channel if a customer costs more than twelve months of contribution.",
      tasks: [
        {
          what: venture.channels[0]
            ? `Work one channel only: ${venture.channels[0].phrase.text}`
            : "Work one channel only: direct contact",
          hours: 16,
          doneWhen: "cost per paying customer is known",
        },
        { what: "Follow the first customers for four weeks", hours: 6, doneWhen: "you know who still uses it and why" },
      ],
    },
    {
      name: "Decision",
      goal: "Stop, change or go on, by the numbers written down at the start.",
      stopIf: "Stop if two of the three numbers (payment, cost to win, staying) missed their mark.",
      tasks: [
        {
          what: "Compare results with the stop rules, together with somebody who has no stake in it",
          hours: 4,
          doneWhen: "one of three words is written down: stop, change, go",
        },
        {
          what: "Plan the next three months, or the wind-down",
          hours: 6,
          doneWhen: "the next riskiest assumption has its own test",
        },
      ],
    },
  ];
}

function schedule(drafts: Draft[], hoursPerWeek: number, testDays: number): Phase[] {
  const least = [Math.max(2, Math.ceil(testDays / 7)), 2, 4, 1];
  let week = 1;
  return drafts.map((draft, index) => {
    const hours = draft.tasks.reduce((sum, task) => sum + task.hours, 0);
    const length = Math.max(least[index] ?? 2, Math.ceil(hours / (hoursPerWeek * usableShare)));
    const weeks = length === 1 ? `Week ${week}` : `Weeks ${week}–${week + length - 1}`;
    week += length;
    return { ...draft, weeks };
  });
}

function stopDoing(venture: Venture): string[] {
  const list = ["Adding features nobody has paid for", "Asking friends whether they like it"];
  if (venture.stage === "idea") list.push("Logo, company papers and a full website before the first payment");
  if (venture.signals.money) list.push("Writing to investors before phase 1 has a result");
  if (venture.channels.length > 1) list.push("Working more than one channel at a time");
  return list;
}

function runwayWarning(inputs: Inputs): string | null {
  if (!inputs.cash || !inputs.burn || inputs.burn.value <= 0) return null;
  const months = inputs.cash.value / inputs.burn.value;
  return months < 9
    ? "Runway is shorter than the nine months a raise should start with: cut burn or raise now, not later."
    : null;
}

function spendWarning(test: KillTest, spendCap: number | null): string | null {
  return spendCap !== null && test.cost > spendCap
    ? "The first test costs more than 30% of your cash: do it by hand or in a smaller group."
    : null;
}
