import type { ClaimSource } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { regulationRules } from "../knowledge/regulation.ts";
import { cardOf } from "../knowledge/startup-types.ts";
import type { Draft } from "./text-claims.ts";

/** Companies that may be named: the founder's, those on the card, and publishers of cited sources. */
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
  const card = cardOf(venture.type?.id ?? null);
  const source: ClaimSource = {
    publisher: "general knowledge, to check",
    year: card?.checkedOn.slice(0, 4) ?? "",
    url: null,
    grade: "K",
    stale: false,
  };
  const publishers = [...benchmarks, ...flags].map(({ id, source: published }): Draft => ({
    id: `publisher.${id}`,
    type: "source",
    // By its usual name in every language.
    text: regulationRules.find((rule) => rule.id === id)?.source ?? published.publisher,
    unit: "name",
    source: { ...published, publisher: regulationRules.find((rule) => rule.id === id)?.source ?? published.publisher },
  }));
  return [
    ...named,
    ...publishers,
    ...(card?.alternatives ?? []).map((text, index): Draft => ({
      id: `k.${index}`,
      type: "source",
      text,
      unit: "company",
      source,
    })),
  ];
}
