import { isPure } from "../quantities/unit.ts";
import { number, operation } from "./expression.ts";
import type { Term } from "./term.ts";

/** Days that are lost of a stated number of days: the days of operation are the others. */
export function withoutLostDays(terms: readonly Term[]): Term[] {
  const isOfDays = (loss: Term): boolean =>
    loss.meaning === "loss" &&
    isPure(loss.unit) &&
    terms.some(({ id, meaning }) => meaning === "duration" && id === loss.partOf);
  const lost = terms.filter(isOfDays);
  return terms
    .filter((term) => !lost.includes(term))
    .map((term) => lost.filter(({ partOf }) => partOf === term.id).reduce(less, term));
}

const less = (days: Term, loss: Term): Term => ({
  ...days,
  expression: operation("*", days.expression, operation("-", number(1), loss.expression)),
  label: `${days.label} × (1 − ${loss.label})`,
  inputs: [...days.inputs, ...loss.inputs],
  because: [...days.because, ...loss.because],
});
