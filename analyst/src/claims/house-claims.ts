import { fundingSources, fundingStages } from "../knowledge/funding-stages.ts";
import { textClaims } from "./text-claims.ts";
import type { Draft } from "./text-claims.ts";

/** Figures that the replies themselves use for any idea. */
export function houseClaims(): Draft[] {
  const figures: [value: number, unit: string][] = [
    [0.01, "ratio"],
    [0.1, "ratio"],
    [0.2, "ratio"],
    [0.5, "ratio"],
    [1.5, "x"],
    [1.5, ""],
    [2, "x"],
    [13, "years"],
    [18, "years"],
    [3, "months"],
    [18, "months"],
    [2, "weeks"],
    [4, "weeks"],
    [20, ""],
  ];
  return figures.map(([value, unit], index) => ({
    id: `house.${index}`,
    type: "assumption",
    text: String(value),
    value,
    unit,
  }));
}

/** The typical figures of each funding stage; the reply about money shows them. */
export function fundingClaims(): Draft[] {
  return fundingStages.flatMap(({ id, evidence, money, who, source }) => {
    const { publisher, year } = fundingSources[source ?? "practice"];
    return textClaims({
      id: `f.${id}`,
      type: "source",
      text: `${evidence}; ${money}; ${who}; ${publisher} ${year}`,
      source: { publisher, year, url: null, grade: "K", stale: false },
    });
  });
}
