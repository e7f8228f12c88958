import type { Claim } from "@cofounder/contract/analysis";
import { formatUnit, type Unit } from "../quantities/unit.ts";
import type { Derived } from "./derive.ts";

const base = { span: null, source: null };

/** What was derived, and the model's assumptions under it, as claims that may back a text. */
export function claimsOfDerived({ id, isModels, asked, formula, assumptions }: Derived): Claim[] {
  const { value, low, high, unit } = asked;
  const values = low === high ? [value] : [value, low, high];
  const own = values.map((one, index): Claim => ({
    ...base,
    id: index === 0 ? id : `${id}.${index}`,
    type: isModels === true ? "assumption" : "computed",
    text: String(one),
    value: one,
    unit: claimUnit(unit),
    formula,
    inputs: [],
  }));
  const assumed = assumptions.map((assumption): Claim => ({
    ...base,
    id: assumption.id,
    type: "assumption",
    text: String(assumption.value),
    value: assumption.value,
    unit: null,
    formula: assumption.because,
    inputs: [],
  }));
  return [...own, ...assumed];
}

const times: ReadonlySet<string> = new Set(["minute", "hour", "day", "week", "month", "quarter", "year"]);

/** A claim names one unit: the currency, "ratio", "months", or what is counted. */
function claimUnit(unit: Unit): string {
  const above = Object.keys(unit).filter((symbol) => (unit[symbol] ?? 0) > 0);
  const [only] = above;
  if (above.length === 0) return Object.keys(unit).length === 0 ? "ratio" : "";
  if (only !== undefined && times.has(only)) return `${only}s`;
  return only !== undefined && /^[A-Z]{3}$/.test(only) ? only : formatUnit(unit);
}
