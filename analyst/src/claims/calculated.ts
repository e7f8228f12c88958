import type { Claim } from "@cofounder/contract/analysis";
import type { Calculated } from "../laws/calculators.ts";

/** A calculator's inputs and its answer, as claims: a text may then use both. */
export function claimsOfCalculation(answer: Calculated, currency: string): Claim[] {
  const unit = answer.unit === "money" ? currency : answer.unit;
  const base = { span: null, source: null };
  const results = [answer.value, answer.low, answer.high].flatMap((value, index): Claim[] =>
    value === null
      ? []
      : [
          {
            ...base,
            id: `calculated.${answer.name}.${index}`,
            type: "computed",
            text: String(value),
            value,
            unit,
            formula: answer.formula,
            inputs: Object.keys(answer.inputs).map((name) => `calculated.${answer.name}.${name}`),
          },
        ],
  );
  return results;
}
