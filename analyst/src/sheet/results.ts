import { inTerms, termFor } from "../presentation/formula.ts";
import type { Translator } from "../i18n/make-translator.ts";
import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import { formatUnit, isSameUnit } from "../quantities/unit.ts";
import { takenFor } from "../laws/assumption-words.ts";
import type { Computed } from "../laws/compute-pass.ts";
import type { Part } from "../laws/law-inputs.ts";
import type { Metric } from "../laws/metric.ts";
import { askFor } from "../laws/question-words.ts";
import { namesOf as namesIn, shortUnit } from "../laws/shown-inputs.ts";
import { formulaBy, shownMetrics } from "../laws/shown.ts";
import { isSupposed } from "../reply/choose.ts";
import { nameOf } from "../reply/show-value.ts";
import { checkedResults } from "./checked.ts";
import { type ResultGroup, groupOf, importanceOf } from "./result-groups.ts";

/** A result of the laws in words. */
export interface SheetResult {
  /** The same for the same result of other values. */
  key: string;
  /** The field's standard term in snake_case. */
  name: string;
  group: ResultGroup;
  label: string;
  /** Shares and rates are fractions. */
  value: number;
  /** A currency, "ratio", "months", "x"; empty for a count. */
  unit: string;
  /** The value with its unit. */
  display: string;
  /** Both ends of its range, written; null for a point and for an end that is unbounded. */
  low: string | null;
  high: string | null;
  /** "price − cost to serve", and the same with values. */
  formula: string;
  arithmetic: string;
  /** The figures that it rests on. */
  figures: QuantityId[];
  /** The keys of the results in its formula. */
  uses: string[];
  /** What it takes for granted. */
  notes: string[];
}

export interface SheetQuestion {
  text: string;
  about: QuantityId[];
}

/** What follows from the figures of a sheet, the most important results of each group first. */
export interface Following {
  results: SheetResult[];
  /** What has to be known before more can be computed. */
  questions: SheetQuestion[];
  /** The venture's own figures that no result uses. */
  unused: QuantityId[];
}

/** Everything that follows from the quantities of a sheet, in the translator's language. */
export function followingOf(quantities: readonly Quantity[], translator: Translator): Following {
  const { computed, withdrawn } = checkedResults(quantities);
  const names = namesOf(quantities, translator);
  const shown = shownMetrics(computed, quantities, translator).filter(({ metric }) => isNews(metric, quantities));
  const keys = keysOf(shown.map(({ metric }) => metric));
  const results = shown.map(({ metric, source, shown: { label, value, unit, display, low, high } }): SheetResult => ({
    key: keys.get(metric) ?? "",
    name: nameOf(metric),
    group: groupOf(nameOf(metric)),
    label,
    value: value ?? 0,
    unit,
    display,
    low: low === null ? null : translator.amount(low, unit),
    high: high === null ? null : translator.amount(high, unit),
    formula: formulaIn(source, computed, translator),
    arithmetic: arithmeticOf(source, computed, translator),
    figures: Object.keys(metric.leaves).filter((id) => names.has(id)),
    uses: usedBy(source, [...keys.keys()]).flatMap((used) => keys.get(used) ?? []),
    notes: notesOf(metric, { names, translator }),
  }));
  const doubts = withdrawn.map(({ about }) => ({
    text: translator.t`What exactly are ${named(about, { names, translator })}?`,
    about,
  }));
  return {
    results: results.toSorted((one, other) => importanceOf(one.name) - importanceOf(other.name)),
    questions: [
      ...computed.questions.map(({ code, about }) => ({
        text: askFor(code, named(about, { names, translator }), translator),
        about,
      })),
      ...doubts,
    ].filter(({ about }) => about.some((id) => names.has(id))),
    unused: computed.unplaced,
  };
}

/** Neither a figure under another name nor a price for a margin that nobody named. */
const isNews = ({ name, value, unit, leaves, use }: Metric, quantities: readonly Quantity[]): boolean =>
  name !== "price_floor" &&
  !(
    use.expression.kind === "name" &&
    quantities.some((figure) => leaves[figure.id] && figure.value === value && isSameUnit(figure.unit, unit))
  );

type Names = ReadonlyMap<QuantityId, string>;

/** As the founder wrote it, and what it is. */
const namesOf = (quantities: readonly Quantity[], { translate, quote }: Translator): Names =>
  new Map(
    quantities.map(({ id, quote: said, of }) => [
      id,
      of === "" ? quote(said) : translate("{what} ({thing})", { what: quote(said), thing: of }),
    ]),
  );

interface Naming {
  names: Names;
  translator: Translator;
}

const mostNamed = 6;

/** More than a few are not named one by one. */
function named(about: readonly string[], { names, translator: { list, number } }: Naming): string {
  const known = [...new Set(about)].flatMap((id) => names.get(id) ?? []);
  const more = known.length - mostNamed;
  return more > 1 ? `${known.slice(0, mostNamed).join(", ")} … (+${number(more)})` : list(known);
}

function notesOf(metric: Metric, naming: Naming): string[] {
  const byCode = Map.groupBy(metric.because, ({ code }) => code);
  return [...byCode].map(([code, all]) =>
    takenFor(
      code,
      named(
        all.flatMap(({ about }) => about),
        naming,
      ),
      naming.translator,
    ),
  );
}

const keyOf = (metric: Metric): string =>
  [metric.name, metric.of, formatUnit(metric.unit), isSupposed(metric) ? "supposed" : ""].join("|");

/** Unique: the second of two alike is numbered. */
function keysOf(metrics: readonly Metric[]): ReadonlyMap<Metric, string> {
  const counts = new Map<string, number>();
  return new Map(
    metrics.map((metric) => {
      const key = keyOf(metric);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return [metric, count === 1 ? key : `${key}|${count}`];
    }),
  );
}

/** The results in the formula: of the same plan where there are several. */
function usedBy(metric: Metric, all: readonly Metric[]): Metric[] {
  const parts = Object.values(metric.use.slots)
    .flat()
    .filter(({ kind }) => kind === "result");
  return parts.flatMap((part) => {
    const alike = all.filter((other) => nameOf(other) === part.name && other !== metric);
    return alike.find(({ of }) => of === part.of) ?? alike.slice(0, 1);
  });
}

const mostWritten = 6;

function formulaIn(metric: Metric, { metrics }: Computed, translator: Translator): string {
  const { use } = metric;
  const parts = Object.values(use.slots).flat();
  if (use.expression.kind === "name" && parts.length === 1) return termFor("as_given", translator);
  const text = formulaBy(metric, metrics, (slot) => {
    const names = namesIn(use, slot);
    return names.length > mostWritten ? slot : names.join(" + ") || "0";
  });
  return inTerms(text, translator);
}

/** Many of a kind are written as their sum. */
function arithmeticOf(metric: Metric, { metrics }: Computed, translator: Translator): string {
  return formulaBy(metric, metrics, (slot) => {
    const parts = metric.use.slots[slot] ?? [];
    const [first] = parts;
    if (first && parts.length > mostWritten)
      return written({ ...first, value: parts.reduce((sum, { value }) => sum + value, 0) }, translator);
    return parts.map((part) => written(part, translator)).join(" + ") || "0";
  });
}

function written({ value, unit, kind }: Part, { amount, exact }: Translator): string {
  const text = kind === "constant" ? exact(value) : amount(value, shortUnit(unit));
  return value < 0 ? `(${text})` : text;
}
