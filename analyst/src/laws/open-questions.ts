import { currencyOf } from "../quantities/unit.ts";
import type { Metric } from "./metric.ts";
import type { Question, Term } from "./term.ts";

interface Said {
  metrics: readonly Metric[];
  terms: readonly Term[];
  questions: readonly Question[];
}

/** What excludes an outflow from the sums: an unknown thing or an unknown period. */
export function openQuestions({ metrics, terms, questions }: Said): Question[] {
  const open = new Set(metrics.flatMap(({ without }) => without));
  const asked = new Set(questions.flatMap(({ about }) => about));
  const valued = terms.filter(({ meaning }) => meaning === "valuation" || meaning === "raise");
  const isRound = new Set(valued.map(({ meaning }) => meaning)).size === 2;
  const round: Question[] =
    isRound && !terms.some(({ meaning }) => meaning === "post_money")
      ? [{ code: "pre_or_post", about: valued.map(({ id }) => id), values: [] }]
      : [];
  const inWholes = new Set(
    metrics.flatMap(({ name, leaves }) => (name === "contribution_of_whole" ? Object.keys(leaves) : [])),
  );
  const isOfDays = questions.some(({ code }) => code === "open_days");
  const unknown = terms
    .filter(
      ({ id, quantity, flow, unit }) =>
        quantity &&
        // What is paid by the month waits for the days alone.
        !(isOfDays && unit["month"] === -1) &&
        quantity.status !== "past" &&
        !inWholes.has(id) &&
        flow !== "in" &&
        open.has(id) &&
        !asked.has(id) &&
        currencyOf(quantity.unit) !== null,
    )
    .map(({ id, meaning }): Question => ({
      code: meaning === "fixed_cost" ? "period" : "per_what",
      about: [id],
      values: [],
    }));
  return [...round, ...unknown];
}
