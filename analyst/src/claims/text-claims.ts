import type { Claim, ClaimSource } from "@cofounder/contract/analysis";
import { findNumerals } from "./numerals.ts";

export type Draft = Partial<Claim> & Pick<Claim, "id" | "type" | "text">;

/** One claim per numeral of a text with a single origin. */
export function textClaims(origin: { id: string; type: Claim["type"]; text: string; source?: ClaimSource }): Draft[] {
  return findNumerals(origin.text).map((numeral, index) => ({
    id: `${origin.id}.${index}`,
    type: origin.type,
    text: origin.text.slice(numeral.start, numeral.end),
    // "4.0.1" is a version number without a value.
    value: numeral.kind === "date" || !Number.isFinite(numeral.value) ? null : numeral.value,
    unit:
      numeral.currency ??
      numeral.timeUnit ??
      { percent: "ratio", score: "points", multiple: "x", money: "", date: null, bare: "" }[numeral.kind],
    source: origin.source ?? null,
  }));
}
