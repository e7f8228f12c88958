import type { Analysis } from "../analysis.ts";
import { setAside } from "../reading/set-aside.ts";
import { findNumerals } from "./numerals.ts";
import type { Draft } from "./text-claims.ts";

/** What the founder said: the facts that were read, and every other number a quotation may repeat. */
export function founderClaims(analysis: Pick<Analysis, "facts" | "input">): Draft[] {
  const facts = analysis.facts.flatMap((fact): Draft[] => {
    const base: Draft = {
      id: fact.id,
      type: "founder",
      text: fact.text,
      value: fact.value,
      unit: fact.unit === "" ? fact.role : fact.unit,
      span: fact.span,
    };
    return fact.high === null ? [base] : [base, { ...base, id: `${fact.id}.high`, value: fact.high }];
  });
  // Numbers the reading skipped still are the founder's: a quotation may repeat them.
  const spoken = analysis.input.messages.flatMap((message, index) =>
    findNumerals(setAside(message.slice(0, 20_000)).text)
      // A rating is computed; one that stands in a text is none.
      .filter((numeral) => numeral.kind !== "score")
      .map((numeral): Draft => ({
        id: `w${index}.${numeral.start}`,
        type: "founder",
        text: message.slice(numeral.start, numeral.end),
        span: { message: index, start: numeral.start, end: numeral.end },
      })),
  );
  const held = new Set(facts.map((fact) => `${fact.span?.message}.${fact.text}`));
  return [...facts, ...spoken.filter((claim) => !held.has(`${claim.span?.message}.${claim.text}`))];
}
