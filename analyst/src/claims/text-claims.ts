import type { Claim, ClaimSource } from "@cofounder/contract/analysis";
import { findNumerals } from "./numerals.ts";
import type { Numeral } from "./numerals.ts";

export type Draft = Partial<Claim> & Pick<Claim, "id" | "type" | "text">;

/** One claim per numeral of a text whose origin is one and the same. */
export function textClaims(origin: { id: string; type: Claim["type"]; text: string; source?: ClaimSource }): Draft[] {
  const numerals = origin.type === "source" ? numeralsOfKnowledge(origin.text) : findNumerals(origin.text);
  return numerals.map((numeral, index) => ({
    id: `${origin.id}.${index}`,
    type: origin.type,
    text: origin.text.slice(numeral.start, numeral.end),
    value: numeral.kind === "date" ? null : numeral.value,
    unit:
      numeral.currency ??
      numeral.timeUnit ??
      { percent: "ratio", score: "points", multiple: "x", money: "", date: null, bare: "" }[numeral.kind],
    source: origin.source ?? null,
  }));
}

const knowledgeNumerals = new Map<string, Numeral[]>();
const mostKept = 500;

/** Texts of the knowledge base come back with every analysis; their numerals are found once. */
function numeralsOfKnowledge(text: string): Numeral[] {
  const kept = knowledgeNumerals.get(text);
  if (kept) return kept;
  const found = findNumerals(text);
  if (knowledgeNumerals.size < mostKept) knowledgeNumerals.set(text, found);
  return found;
}
