import type { Analysis } from "../analysis.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { formatUnit } from "../quantities/unit.ts";

/** The analysis as typed facts, one per line: claim id, kind of truth, description and value. Input for a model. */
export function factSheet(analysis: Analysis): string {
  const figures = analysis.venture.current
    .filter(({ meaning }) => meaning !== "none" && meaning !== "unclear")
    .map(({ id, quote, ...figure }) => line(id, "founder", describe(figure), quote));
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
  return [...figures, ...unread, ...metrics, ...benchmarks, ...rules, ...judgements(analysis), ...open].join("\n");
}

/** "rival price in EUR/wash, planned": party and status, where they are not the venture's own and actual. */
function describe({
  meaning,
  of,
  party,
  status,
  unit,
}: Pick<Quantity, "meaning" | "of" | "party" | "status" | "unit">): string {
  const whose = party === "venture" ? "" : `${party} `;
  const which = of === "" ? "" : ` (${of})`;
  const as = status === "actual" ? "" : `, ${status}`;
  return `${whose}${meaning}${which} in ${formatUnit(unit)}${as}`;
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
    ...contradictions.map((item) => line(`x.${item.meaning}`, "unknown", "contradiction", item.question)),
    ...impossible.map((item) =>
      line(`i.${item.figureId}`, "unknown", "impossible figure", `${item.text}: ${item.because}`),
    ),
  ];
}

const line = (...columns: [id: string, kind: string, what: string, value: string]): string =>
  columns.map((column) => column.replace(/\s+/g, " ")).join(" | ");
