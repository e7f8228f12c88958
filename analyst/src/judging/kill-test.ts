import type { Inputs } from "../finance/inputs.ts";
import { wilson } from "../finance/intervals.ts";
import { displayMoney, displayShare } from "../finance/display.ts";
import { testCards } from "../knowledge/tests.ts";
import type { AssumptionId, TestCard } from "../knowledge/tests.ts";
import type { Venture } from "../reading/venture.ts";
import { fillAll } from "./riskiest.ts";

/** A test with the number that stops the idea, fixed before the data comes in. */
export type KillTest = {
  assumption: AssumptionId;
  name: string;
  how: string;
  metric: string;
  sample: number;
  sampleOf: string;
  passes: number;
  days: number;
  cost: number;
  currency: string;
  hours: number;
  stopIf: string;
  /** What the smallest passing result would still leave open. */
  reading: string;
};

export function planKillTest(input: { id: AssumptionId; venture: Venture; inputs: Inputs }): KillTest {
  const card = fitToCustomers(testCards[input.id], input.inputs);
  const how = fillAll(card.how, input.venture, input.inputs).replaceAll("{sample}", String(card.sample));
  const interval = wilson(card.passes, card.sample);
  return {
    assumption: card.id,
    name: card.name,
    how,
    metric: card.metric,
    sample: card.sample,
    sampleOf: card.sampleOf,
    passes: card.passes,
    days: card.days,
    cost: card.cost,
    currency: input.venture.currency,
    hours: card.hours,
    stopIf: `Stop or change the idea if fewer than ${card.passes} of ${card.sample} ${card.sampleOf} ${card.metric}.`,
    reading: `Even ${card.passes} of ${card.sample} leaves the true rate anywhere from ${displayShare(interval.low)} to ${displayShare(interval.high)} (95% Wilson interval).`,
  };
}

const fewestToFollow = 8;

/** Whoever has paying customers follows those, as many as there are, instead of looking for thirty users. */
function fitToCustomers(card: TestCard, { paying }: Inputs): TestCard {
  if (card.id !== "retention" || !paying || paying.value < fewestToFollow) return card;
  const sample = Math.min(card.sample, Math.floor(paying.value));
  return {
    ...card,
    how: "Follow {sample} of those who pay for four weeks, without reminding them by hand, and count who still uses it.",
    sample,
    sampleOf: "paying customers",
    passes: Math.ceil(sample * 0.8),
    metric: "still use it in week 4",
  };
}

export function describeCost(test: KillTest): string {
  return test.cost === 0
    ? `no money, about ${test.hours} hours`
    : `about ${displayMoney(test.cost, test.currency)} and ${test.hours} hours`;
}
