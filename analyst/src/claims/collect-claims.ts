import type { Claim, Metric } from "@cofounder/contract/analysis";
import type { Analysis, Change, VentureAnalysis } from "../analysis.ts";
import { cashByMonth } from "../finance/cash.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { fundingClaims, houseClaims } from "./house-claims.ts";
import { nameClaims } from "./name-claims.ts";
import { founderClaims } from "./founder-claims.ts";
import { textClaims } from "./text-claims.ts";
import type { Draft } from "./text-claims.ts";

type Collected = Omit<Analysis, "claims">;

/** Every number and name the analysis may use, with its origin. */
export function collectClaims(analysis: Collected): Claim[] {
  const translator = translatorFor(analysis.language);
  const drafts = [
    ...founderClaims(analysis),
    ...analysis.metrics.flatMap((metric) => metricClaims(metric, translator)),
    ...cashClaims(analysis),
    ...changeClaims(analysis.change, translator),
    ...sourceClaims(analysis),
    ...judgementClaims(analysis),
    ...planClaims(analysis),
    ...analysis.questions.flatMap(({ id, text, because }) =>
      textClaims({ id: `q.${id}`, type: "assumption", text: `${text} ${because}` }),
    ),
    ...nameClaims(analysis),
  ];
  const seen = new Set<string>();
  return drafts.map(complete).filter((claim) => {
    const key = `${claim.type}|${claim.text}|${claim.value}|${claim.unit}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function complete(draft: Draft): Claim {
  return { value: null, unit: null, span: null, formula: null, inputs: [], source: null, ...draft };
}

function metricClaims(metric: Metric, { amount }: Translator): Draft[] {
  const inputs = metric.inputs.map((input): Draft => ({
    id: `m.${metric.name}.${input.name}`,
    type: input.type,
    text: amount(input.value, input.unit),
    value: input.value,
    unit: input.unit,
  }));
  const type = metric.inputs.some((input) => input.type === "assumption") ? "assumption" : "computed";
  const own: Draft = {
    id: `m.${metric.name}`,
    type,
    text: metric.display,
    value: metric.value,
    unit: metric.unit,
    formula: metric.formula,
    inputs: metric.inputs.map((input) => `m.${metric.name}.${input.name}`),
  };
  const ends = [metric.low, metric.high].flatMap((value, index): Draft[] =>
    value === null
      ? []
      : [{ ...own, id: `m.${metric.name}.${index === 0 ? "low" : "high"}`, text: amount(value, metric.unit), value }],
  );
  return [
    own,
    ...ends,
    ...inputs,
    ...textClaims({ id: `m.${metric.name}.formula`, type: "assumption", text: `${metric.formula} ${metric.label}` }),
  ];
}

/** Both sides of a change: figures that no longer hold are shown as "before". */
function changeClaims(change: Change | null, translator: Translator): Draft[] {
  if (!change) return [];
  return [change.before, change.after].flatMap((core, side) => [
    ...comparable(core)
      .flatMap((metric) => metricClaims(metric, translator))
      .map((draft) => ({ ...draft, id: `${side === 0 ? "before" : "after"}.${draft.id}` })),
    ...[core.exactRating, core.rating.score].flatMap((value, index): Draft[] =>
      value === null ? [] : [{ id: `change.${side}.${index}`, type: "computed", text: String(value), value, unit: "" }],
    ),
  ]);
}

/** The figures that describe a change. */
export function comparable(core: VentureAnalysis): Metric[] {
  return [...core.economics, ...core.market, ...core.inverses];
}

function cashClaims({ metrics, roadmap }: Collected): Draft[] {
  const values = cashByMonth(metrics.find((metric) => metric.name === "runway_months"));
  return values.map((value, month) => ({
    id: `cash.${month}`,
    type: "computed",
    text: String(value),
    value,
    unit: roadmap.currency,
    formula: "cash − month × burn",
  }));
}

function sourceClaims(analysis: Collected): Draft[] {
  const benchmarks = analysis.benchmarks.flatMap((item): Draft[] => [
    ...item.values.map((entry, index): Draft => ({
      id: `b.${item.id}.${index}`,
      type: "source",
      text: String(entry.value),
      value: entry.value,
      unit: entry.unit,
      source: item.source,
    })),
    ...textClaims({
      id: `b.${item.id}.text`,
      type: "source",
      text: `${item.says} ${item.publisher} ${item.year}`,
      source: item.source,
    }),
  ]);
  const rules = analysis.flags.flatMap((flag) =>
    textClaims({
      id: `r.${flag.id}`,
      type: "source",
      text: `${flag.what} ${flag.firstStep} ${flag.source.publisher} ${flag.source.year} ${flag.name}`,
      source: flag.source,
    }),
  );
  return [...benchmarks, ...rules, ...fundingClaims()];
}

function partClaims({ rating }: Collected): Draft[] {
  return rating.parts.flatMap((part): Draft[] => [
    {
      id: `c.${part.criterion}`,
      type: "computed",
      text: String(part.score ?? "unknown"),
      value: part.score,
      unit: "points",
      formula: "rubric",
    },
    { id: `c.${part.criterion}.weight`, type: "assumption", text: String(part.weight), value: part.weight, unit: "" },
    ...(part.score === null
      ? []
      : [
          {
            id: `c.${part.criterion}.bare`,
            type: "computed" as const,
            text: String(part.score),
            value: part.score,
            unit: "",
          },
        ]),
    ...textClaims({ id: `c.${part.criterion}.because`, type: "computed", text: part.because }),
  ]);
}

function judgementClaims(collected: Collected): Draft[] {
  const { rating, venture } = collected;
  const moves = rating.wouldMove.flatMap((move, index) => [
    ...textClaims({ id: `v.${index}`, type: "assumption", text: move.fact }),
    ...[move.from, move.to].flatMap((value, side): Draft[] =>
      value === null ? [] : [{ id: `v.${index}.${side}`, type: "computed", text: String(value), value, unit: "" }],
    ),
  ]);
  const whole = [rating.score, rating.low, rating.high].flatMap((value, index): Draft[] =>
    value === null
      ? []
      : ["points", ""].map((unit) => ({
          id: `rating.${index}${unit}`,
          type: "computed" as const,
          text: String(value),
          value,
          unit,
          formula: "weighted mean of ten criteria",
        })),
  );
  const outOf: Draft = {
    id: "rating.out_of",
    type: "assumption",
    text: String(rating.outOf),
    value: rating.outOf,
    unit: "",
  };
  const cap: Draft[] = rating.gate
    ? [{ id: "rating.cap", type: "assumption", text: String(rating.gate.cap), value: rating.gate.cap, unit: "" }]
    : [];
  const coverage: Draft = {
    id: "rating.coverage",
    type: "computed",
    text: String(rating.coverage),
    value: rating.coverage,
    unit: "ratio",
  };
  const impossible = venture.impossible.flatMap((item) =>
    textClaims({ id: `i.${item.figureId}`, type: "source", text: item.because }),
  );
  return [...partClaims(collected), ...moves, ...whole, outOf, ...cap, coverage, ...impossible];
}

const sampleOf = ({ sample, passes }: Collected["killTest"]): [string, number, string][] => [
  ["sample", sample, ""],
  ["passes", passes, ""],
];

function planClaims(analysis: Collected): Draft[] {
  const { killTest, roadmap, riskiest } = analysis;
  const written = [
    killTest.how,
    killTest.metric,
    killTest.stopIf,
    killTest.reading,
    riskiest.statement,
    riskiest.because,
    ...roadmap.stopDoing,
    ...roadmap.phases.flatMap((phase) => [
      phase.goal,
      ...phase.tasks.flatMap((task) => [task.what, task.retires, task.doneWhen, task.stopIf]),
    ]),
  ];
  const numbers: [string, number | null, string][] = [
    ...(killTest.ownBar === undefined ? sampleOf(killTest) : []),
    ["days", killTest.days, "days"],
    ["hours", killTest.hours, "hours"],
    ["hours_per_week", roadmap.hoursPerWeek, "hours"],
    ["capacity", roadmap.capacity, "hours"],
    ["usable_share", 0.7, "ratio"],
    ["payback", 12, "months"],
    ["interval", 0.95, "ratio"],
    ...roadmap.phases.flatMap((phase, index) =>
      phase.tasks.flatMap((task, order): [string, number, string][] => [
        [`task_${index}_${order}`, task.hours, "hours"],
      ]),
    ),
  ];
  const plain = numbers.flatMap(([id, value, unit]): Draft[] =>
    value === null ? [] : [{ id: `p.${id}`, type: "assumption", text: String(value), value, unit }],
  );
  const told = written.flatMap((text) => textClaims({ id: "p.text", type: "assumption", text }));
  const inOrder = told.map((draft, index) => ({ ...draft, id: `p.text.${index}` }));
  return [...plain, ...houseClaims(), ...inOrder];
}
