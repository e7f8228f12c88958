import type { Analysis } from "../analysis.ts";

/** The analysis as typed facts, a line each: claim id, kind of truth, what it is, and its value. Material for a model. */
export function factSheet(analysis: Analysis): string {
  const facts = analysis.facts
    .filter((fact) => !fact.superseded && fact.role !== "aside")
    .map((fact) => line(fact.id, "founder", fact.role, fact.per ? `${fact.text} per ${fact.per}` : fact.text));
  const metrics = analysis.metrics.map((metric) => {
    const kind = metric.inputs.some((input) => input.type === "assumption") ? "assumption" : "computed";
    return line(`m.${metric.name}`, kind, metric.name, `${metric.display} = ${metric.formula}`);
  });
  const benchmarks = analysis.benchmarks.map((item) =>
    line(`b.${item.id}`, "source", `${item.publisher}, ${item.year}, grade ${item.source.grade}`, item.says),
  );
  const rules = analysis.flags.map((flag) =>
    line(`r.${flag.id}`, "source", flag.name, `${flag.what} ${flag.firstStep}`),
  );
  const open = analysis.questions.map((question) => line(`q.${question.id}`, "unknown", question.id, question.text));
  const unread = analysis.venture.unread.map(({ id, quote }) =>
    line(`u.${id}`, "unknown", "figure that the founder has to confirm", quote),
  );
  return [...facts, ...unread, ...metrics, ...benchmarks, ...rules, ...judgements(analysis), ...open].join("\n");
}

function judgements({ rating, riskiest, killTest, contradictions, impossible }: Analysis): string[] {
  const score = rating.score === null ? "not rated" : `${rating.score} of 10 (${rating.low} to ${rating.high})`;
  return [
    line(
      "rating",
      "computed",
      "rating",
      rating.gate ? `${score}; capped at ${rating.gate.cap}: ${rating.gate.because}` : score,
    ),
    line("riskiest", "computed", "riskiest assumption", `${riskiest.statement}. ${riskiest.because}`),
    line("kill_test", "assumption", killTest.name, `${killTest.how} ${killTest.stopIf}`),
    ...contradictions.map((item) => line(`x.${item.role}`, "unknown", "contradiction", item.question)),
    ...impossible.map((item) =>
      line(`i.${item.factId}`, "unknown", "impossible figure", `${item.text}: ${item.because}`),
    ),
  ];
}

const line = (...columns: [id: string, kind: string, what: string, value: string]): string =>
  columns.map((column) => column.replace(/\s+/g, " ")).join(" | ");
