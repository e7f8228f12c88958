import type { Analysis } from "../analysis.ts";
import { regulationRules } from "../knowledge/regulation.ts";
import type { Draft } from "./text-claims.ts";

/** Companies that may be named: the founder's, and publishers of cited sources. */
export function nameClaims({
  venture,
  benchmarks,
  flags,
}: Pick<Analysis, "venture" | "benchmarks" | "flags">): Draft[] {
  const named = venture.competitors.map((name, index): Draft => ({
    id: `n.${index}`,
    type: "founder",
    text: name.text,
    unit: "company",
    span: name.span,
  }));
  const publishers = [...benchmarks, ...flags].map(({ id, source: published }): Draft => ({
    id: `publisher.${id}`,
    type: "source",
    // By its usual name in every language.
    text: regulationRules.find((rule) => rule.id === id)?.source ?? published.publisher,
    unit: "name",
    source: { ...published, publisher: regulationRules.find((rule) => rule.id === id)?.source ?? published.publisher },
  }));
  return [...named, ...publishers];
}
