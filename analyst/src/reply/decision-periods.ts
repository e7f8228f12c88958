import type { Language } from "../i18n/language.ts";
import type { OptionEffect } from "../laws/option-results.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { inPeriod } from "./asked-period.ts";
import type { Decision, Option } from "./option.ts";
import type { Period } from "./period-words.ts";
import { readQuestion } from "./question-words.ts";

/** In which period the questions want amounts and numbers told; null where they name none. */
export interface AskedPeriods {
  money: Period | null;
  counts: Period | null;
}

/** "How many a week?" names the period of a number, "what is left a week?" that of an amount. */
export function askedPeriods(questions: readonly string[], language: Language): AskedPeriods {
  const read = questions.map((text) => readQuestion(text, language)).filter(({ each }) => each !== null);
  const isOfNumber = ({ asks }: (typeof read)[number]): boolean =>
    asks.has("how_many") && !asks.has("left") && !asks.has("takes_in");
  const money = read.find((one) => !isOfNumber(one))?.each ?? null;
  return { money, counts: read.find(isOfNumber)?.each ?? money };
}

const rates = ["day", "week", "month", "year"] as const;

/** The week or year in which the founder states all of a plan. */
function ownPeriodOf({ figures }: Option): Period | null {
  const [only, ...others] = new Set(figures.flatMap(({ unit }) => rates.find((period) => unit[period] === -1) ?? []));
  return others.length === 0 && (only === "week" || only === "year") ? only : null;
}

const amounts = ["sales", "saving", "running", "change", "repayment"] as const;
const numbers = ["breakEven", "breakEvenNow", "breakEvenThen", "keepFrom"] as const;
type Told = (typeof amounts)[number] | (typeof numbers)[number];

/** The amounts of each option in the period that is asked for, or in which the founder states all of it. */
export function decisionInPeriods(
  decision: Decision,
  { money, counts }: AskedPeriods,
  quantities: readonly Quantity[],
): Decision {
  const own = new Set(decision.options.map((option) => ownPeriodOf(option)));
  const period = money ?? (own.size === 1 ? [...own][0] : null) ?? null;
  const told = (effect: OptionEffect): OptionEffect => {
    // Months of a part of the year are told as they are.
    if (effect.isOfSeason || effect.year) return effect;
    const changed = amounts.map((key) => [key, effect[key] && inPeriod(effect[key], period, quantities)]);
    const counted = numbers.map((key) => [key, effect[key] && inPeriod(effect[key], counts ?? period, quantities)]);
    return { ...effect, ...(Object.fromEntries([...changed, ...counted]) as Pick<OptionEffect, Told>) };
  };
  return {
    ...decision,
    period,
    options: decision.options.map((option) => ({
      ...option,
      effect: told(option.effect),
      others: option.others.map((other) => ({ ...other, effect: told(other.effect) })),
    })),
  };
}
