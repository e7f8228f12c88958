import type { Metric as Shown } from "@cofounder/contract/analysis";
import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import { currencyOf, isSameUnit, isTime } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { msg } from "../i18n/make-translator.ts";
import type { Translator } from "../i18n/make-translator.ts";
import type { Computed } from "./compute-pass.ts";
import { printFormula } from "./expression.ts";
import { complete, each, labels, multiples, proportions } from "./labels.ts";
import type { Metric } from "./metric.ts";
import { inputsOf, isYearly, namesOf, shortUnit } from "./shown-inputs.ts";
import type { Use } from "./law-inputs.ts";

/** The results of laws as a reply and its JSON show them, in one language. */
export const toMetrics = (computed: Computed, quantities: readonly Quantity[], translator: Translator): Shown[] =>
  shownMetrics(computed, quantities, translator).map(({ shown }) => shown);

/** A result as it is shown, and the one whose formula it has: a result may only rename another. */
export interface ShownMetric {
  metric: Metric;
  source: Metric;
  shown: Shown;
}

/** The same, each beside the result that it shows. */
export function shownMetrics(
  { metrics }: Pick<Computed, "metrics">,
  quantities: readonly Quantity[],
  translator: Translator,
): ShownMetric[] {
  const words = new Map(quantities.map(({ id, of, quote }) => [id, of || quote]));
  const renamed = new Set(metrics.filter((metric) => !isSecondName(metric)).map((metric) => sourceOf(metric, metrics)));
  return metrics
    .filter((metric) => !renamed.has(metric) && !(isSecondName(metric) && sourceOf(metric, metrics)))
    .map((metric) => {
      const source = sourceOf(metric, metrics) ?? metric;
      return { metric, source, shown: shownBy(metric, source, { metrics, words, translator }) };
    });
}

/** A name that is less specific than that of the result it repeats. */
const isSecondName = ({ name }: Metric): boolean => name === "revenue_per_order";

/** The result that a metric only renames. */
function sourceOf({ use, unit, value }: Metric, metrics: readonly Metric[]): Metric | undefined {
  const [part, ...others] = Object.values(use.slots).flat();
  if (use.expression.kind !== "name" || part?.kind !== "result" || others.length > 0) return undefined;
  return metrics.find(
    (other) =>
      other.name === part.name && other.of === part.of && other.value === value && isSameUnit(other.unit, unit),
  );
}

interface Setting {
  metrics: readonly Metric[];
  words: ReadonlyMap<QuantityId, string>;
  translator: Translator;
}

function shownBy(metric: Metric, source: Metric, { metrics, words, translator }: Setting): Shown {
  const { name, value, low, high } = metric;
  const unit = unitText(metric);
  const isRange = low !== high;
  return {
    name,
    label: labelOf(metric, words, translator),
    value: value + 0,
    unit,
    low: isRange ? low : null,
    high: isRange ? high : null,
    formula: formulaOf(source, metrics),
    inputs: inputsOf(source, metrics),
    display: translator.amount(value, unit),
  };
}

const plain = ({ name }: Metric): string => name.replace(/^partial_/, "");

/** Money is shown in its currency and a rate or share as a fraction: the label names the denominator. */
function unitText(metric: Metric): string {
  if (multiples.has(plain(metric))) return "x";
  return proportions.has(plain(metric)) ? "ratio" : shortUnit(metric.unit);
}

/** A law's expression with the names of its inputs. */
function formulaOf(metric: Metric, metrics: readonly Metric[]): string {
  const { use } = metric;
  const text = formulaBy(metric, metrics, (slot) => namesOf(use, slot).join(" + ") || "0");
  return use.expression.kind === "name" && onlyFigure(use) && !text.includes("×") ? "as_given" : text;
}

/** The expression with each slot as `write` gives it; the factor from a month to a year is appended. */
export function formulaBy({ use, unit }: Metric, metrics: readonly Metric[], write: (slot: string) => string): string {
  const text = printFormula(use.expression, write);
  const isOfYear = Object.values(use.slots)
    .flat()
    .some((part) => isYearly(part, metrics));
  return unit["year"] === -1 && !isOfYear ? `${text} × 12` : text;
}

const onlyFigure = ({ slots }: Use): boolean =>
  Object.values(slots)
    .flat()
    .every(({ kind, quantity }) => kind === "figure" && quantity !== null);

function labelOf(metric: Metric, words: Setting["words"], translator: Translator): string {
  const { translate, list } = translator;
  const name = plain(metric);
  let label = ladderLabel(name, translator) ?? translate(labels[name] ?? name.replaceAll("_", " "));
  const things = perWhat(metric, translator);
  if (things !== "") label = translate(msg("{label} per {things}"), { label, things });
  const beside = [counted(metric, translator), (words.get(metric.of) ?? metric.of).replaceAll("_", " ")]
    .filter(Boolean)
    .join(", ");
  if (beside !== "") label = translate(msg("{label} ({things})"), { label, things: beside });
  const open = [...new Set(metric.without.map((id) => words.get(id) ?? ""))].filter(Boolean);
  return open.length === 0 ? label : translate(msg("{label}, without {things}"), { label, things: list(open) });
}

/** "Monthly revenue at 100 customers", "Revenue at 10 sales". */
function ladderLabel(name: string, { translate, number }: Translator): string | null {
  const [, count] = /_at_(\d+)_(?:customers|sales)$/.exec(name) ?? [];
  if (count === undefined) return null;
  const shownCount = number(Number(count));
  return name.startsWith("mrr_")
    ? translate(msg("Monthly revenue at {customers} customers"), { customers: shownCount })
    : translate(msg("Revenue at {sales} sales"), { sales: shownCount });
}

const wordFor = (symbol: string, { translate }: Translator): string => {
  const known = each[symbol];
  return known === undefined ? symbol.replaceAll("_", " ") : translate(known);
};

function perWhat(metric: Metric, translator: Translator): string {
  const { unit } = metric;
  if (complete.has(plain(metric)) || /_at_\d+_/.test(metric.name)) return "";
  return translator.list(symbolsIn(unit, -1).map((symbol) => wordFor(symbol, translator)));
}

/** The counted thing, where it is neither money, customers nor a time. */
function counted(metric: Metric, translator: Translator): string {
  const isCount = currencyOf(metric.unit) === null && unitText(metric) === "";
  return isCount
    ? symbolsIn(metric.unit, 1)
        .map((symbol) => wordFor(symbol, translator))
        .join(" · ")
    : "";
}

/** Things before times. */
const symbolsIn = (unit: Unit, sign: 1 | -1): string[] =>
  Object.keys(unit)
    .filter((symbol) => (unit[symbol] ?? 0) * sign > 0)
    .toSorted((one, two) => Number(isTime(one)) - Number(isTime(two)));
