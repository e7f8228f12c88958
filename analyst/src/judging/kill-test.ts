import { cutText } from "@cofounder/contract/cut-text";
import { type PlannedTest, testNumberMax, testTextMaxLength } from "@cofounder/contract/test-rules";
import { wilson } from "../finance/intervals.ts";
import type { Inputs } from "../finance/inputs.ts";
import { followPayers, testCards } from "../knowledge/tests.ts";
import type { AssumptionId, TestCard } from "../knowledge/tests.ts";
import { isUntested } from "../reading/going.ts";
import type { Venture } from "../reading/venture.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { fillsFor, type Riskiest } from "./riskiest.ts";

/** A test with the number that stops the idea, fixed before data is collected. */
export interface KillTest {
  assumption: AssumptionId;
  /** The same as typed fields, for the founder to take on; null where a number is beyond them. */
  planned: PlannedTest | null;
  name: string;
  how: string;
  /** The counted outcome in the sample. */
  metric: string;
  sample: number;
  sampleOf: string;
  /** The threshold: fewer than this in the sample stop the idea. */
  passes: number;
  days: number;
  currency: string;
  hours: number;
  stopIf: string;
  /** What the smallest passing result would still leave open. */
  reading: string;
  /** The founder's own figures fix its bar: this is what they ask for, in the place of a sample. */
  ownBar?: string;
}

export function planKillTest(input: {
  riskiest: Pick<Riskiest, "id" | "statement">;
  venture: Venture;
  inputs: Inputs;
}): KillTest {
  const { translate, t, share } = translatorFor(input.venture.language);
  const { id, statement } = input.riskiest;
  const card = fitToCustomers(testCards[id], input.inputs);
  const { low, high } = wilson(card.passes, card.sample);
  const fills = { ...fillsFor(input), sample: String(card.sample), passes: String(card.passes) };
  const [how, metric, stopIf] = [card.how, card.metric, card.stopIf].map((text) => translate(text, fills)) as Texts;
  return {
    assumption: card.id,
    planned: fitting({
      assumption: card.id,
      statement: capital(statement),
      how,
      counted: metric,
      comparison: "at_least",
      threshold: card.passes,
      sample: card.sample,
      costMax: null,
      currency: input.venture.currency,
      stopRule: stopIf,
      days: card.days,
    }),
    name: translate(card.name),
    how,
    metric,
    sample: card.sample,
    sampleOf: translate(card.sampleOf),
    passes: card.passes,
    days: card.days,
    currency: input.venture.currency,
    hours: card.hours,
    stopIf,
    reading: t`Even ${card.passes} of ${card.sample} leaves the true rate anywhere from ${share(low)} to ${share(high)} (95% Wilson interval).`,
  };
}

/** Whether there is a test: one that the founder's own figures set, or one of an idea that nobody buys yet. */
export const hasTest = ({ venture, killTest }: { venture: Venture; killTest: KillTest }): boolean =>
  killTest.ownBar !== undefined || isUntested(venture);

type Texts = [how: string, metric: string, stopIf: string];

/** A test whose bar follows from the founder's own figures. */
export interface OwnTest {
  assumes: string;
  test: {
    how: string;
    stop: string;
    days: number | null;
    bar: Pick<PlannedTest, "assumption" | "comparison" | "threshold" | "sample">;
  } | null;
}

/** The same as typed fields: what is counted stands in its way to do it. */
export function plannedOf(
  { assumes, test: { how, stop, days, bar } }: OwnTest & { test: NonNullable<OwnTest["test"]> },
  currency: string,
): PlannedTest | null {
  const text = { statement: capital(assumes), how: capital(how), counted: capital(how), stopRule: capital(stop) };
  return fitting({ ...bar, ...text, costMax: null, currency, days });
}

/** Founders' words in it can be long, and a bar can be beyond all counting. */
function fitting(planned: PlannedTest): PlannedTest | null {
  const { statement, how, counted, stopRule, threshold, sample } = planned;
  if (threshold > testNumberMax || (sample ?? 0) > testNumberMax) return null;
  const [said, way, what, stop] = [statement, how, counted, stopRule].map((text) => cutText(text, testTextMaxLength));
  return { ...planned, statement: said ?? "", how: way ?? "", counted: what ?? "", stopRule: stop ?? "" };
}

/** A test that goes on for longer runs beside the plan: six weeks in days. */
const longestPhase = 42;

/** The test of the founder's own figures in the place of the card's. */
export function withOwnBar(killTest: KillTest, own: OwnTest | null, { t }: Translator): KillTest {
  if (!own?.test) return killTest;
  const { how, stop, days } = own.test;
  return {
    ...killTest,
    planned: plannedOf({ ...own, test: own.test }, killTest.currency),
    name: t`What your own figures ask for`,
    how: capital(how),
    stopIf: capital(stop),
    days: days !== null && days <= longestPhase ? days : killTest.days,
    reading: "",
    ownBar: capital(own.assumes),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const fewestToFollow = 8;

/** With existing customers those are followed, however many there are, instead of finding thirty users. */
function fitToCustomers(card: TestCard, { paying }: Inputs): TestCard {
  if (card.id !== "retention" || !paying || paying.value < fewestToFollow) return card;
  const sample = Math.min(card.sample, Math.floor(paying.value));
  return { ...card, ...followPayers, sample, passes: Math.ceil(sample * 0.8) };
}
