import type { Metric } from "@cofounder/contract/analysis";
import type { Language } from "../i18n/language.ts";
import { msg, translatorFor } from "../i18n/translator.ts";
import { isCurrency } from "../quantities/unit.ts";
import { namedMetrics, type NamedMetric } from "./metric-names.ts";
import { stands } from "./precision.ts";
import type { Segment } from "./segments.ts";
import type { TextNumber } from "./text-numbers.ts";
import { ratioOf } from "./match-value.ts";
import { patternsOf, type TimeUnit } from "./words.ts";

export interface Difference {
  metric: Metric;
  says: string;
}

/** The other numbers of the sentence: one of them is the metric's own value, or only supposed. */
export interface Surroundings {
  segments: readonly Segment[];
  numbers: readonly TextNumber[];
  language: Language;
}

/** A name and its value are joined by a few words only, a value and its name by hardly any. */
const longestBefore = 24;
const longestBehind = { time: 16, other: 4 };

/**
 * Finds the numbers that contradict the metric that is named beside them. It is careful: a sentence that supposes,
 * compares or aims at something contradicts nothing, and neither does a table, which may show scenarios.
 */
export function differences(metrics: readonly Metric[], { segments, numbers, language }: Surroundings) {
  const named = namedMetrics(metrics, language);
  return (number: TextNumber): Difference | null => {
    if (!mayDiffer(number)) return null;
    const metric = beside(number, named, numbers);
    if (!metric || isNear(number, metric)) return null;
    if (isSaidBeside(number, metric, numbers) || isSupposed(number, segments, language)) return null;
    return { metric, says: inWords(number, metric, language) };
  };
}

const mayDiffer = ({ segment, kind, low, high, maybeNegative }: TextNumber): boolean =>
  (segment.kind === "prose" || segment.kind === "item") &&
  kind !== "date" &&
  kind !== "fraction" &&
  low === high &&
  !maybeNegative;

/** The sentence has the metric's own value too: it compares. */
const isSaidBeside = (number: TextNumber, metric: Metric, numbers: readonly TextNumber[]): boolean =>
  numbers.some((other) => other.at === number.at && isOfKind(other, metric) && isSame(other, metric));

function isSupposed({ segment, at }: TextNumber, segments: readonly Segment[], language: Language): boolean {
  const { supposed, conditional } = patternsOf(language);
  const before = segments[at - 1];
  if (supposed.test(segment.text) || /[?？]/.test(segment.text)) return true;
  return before?.block === segment.block && conditional.test(before.text);
}

/** The one metric whose name stands directly before a number, or behind it, without another number between. */
function beside(number: TextNumber, named: readonly NamedMetric[], numbers: readonly TextNumber[]): Metric | null {
  const { segment } = number;
  const isFree = ({ start, end }: Stretch): boolean =>
    !numbers.some((other) => other.start >= start && other.end <= end) &&
    !/[,;:.!?()，；：。（）]/u.test(
      segment.text.slice(start - segment.start, end - segment.start).replace(/:\s*$/, ""),
    );
  const metrics = new Set(
    named
      .filter(({ metric }) => isOfKind(number, metric))
      .filter(({ pattern }) =>
        [...segment.text.matchAll(pattern)].some(({ index, 0: name }) => {
          const start = segment.start + index;
          const joint = jointOf(number, { start, end: start + name.length });
          return joint !== null && isFree(joint);
        }),
      )
      .map(({ metric }) => metric),
  );
  const [metric] = metrics;
  return metric && [...metrics].every(({ value }) => value === metric.value) ? metric : null;
}

interface Stretch {
  start: number;
  end: number;
}

/** The words between a number and a name; null if there are too many. */
function jointOf({ start, end, time }: TextNumber, name: Stretch): Stretch | null {
  const longest = time === null ? longestBehind.other : longestBehind.time;
  if (name.end <= start) return start - name.end <= longestBefore ? { start: name.end, end: start } : null;
  return name.start >= end && name.start - end <= longest ? { start: end, end: name.start } : null;
}

const timeOf = (unit: string): TimeUnit => unit.replace(/s$/, "") as TimeUnit;

function isOfKind({ kind, currencies, time, period }: TextNumber, { unit }: Metric): boolean {
  if (unit === "ratio") return kind === "percent";
  if (isCurrency(unit)) return currencies.includes(unit) && (period === null || period === "month");
  if (time !== null) return ratioOf(timeOf(unit), time) !== null && /^(?:day|week|month|quarter|year)s$/.test(unit);
  if (unit === "x") return kind === "bare";
  return unit === "customers" && kind === "bare";
}

/** Percent in hundredths, times in the number's unit. */
function valueIn({ kind, time }: TextNumber, { value, unit }: Metric): number {
  const own = value ?? 0;
  if (kind === "percent") return own * 100;
  return time === null ? own : own * (ratioOf(timeOf(unit), time) ?? 1);
}

const isSame = (number: TextNumber, metric: Metric): boolean =>
  stands(Math.abs(valueIn(number, metric)), Math.abs(number.low), number.precision.low);

/** Roughly the same, or within the metric's range. */
function isNear(number: TextNumber, metric: Metric): boolean {
  const { low, high, value } = metric;
  const own = value === null || value === 0 ? 1 : valueIn(number, metric) / value;
  const difference = Math.abs(Math.abs(valueIn(number, metric)) - Math.abs(number.low));
  if (difference <= Math.max(number.precision.low.half, Math.abs(valueIn(number, metric)) * 0.05)) return true;
  return low !== null && high !== null && number.low >= low * own && number.low <= high * own;
}

function inWords(number: TextNumber, metric: Metric, language: Language): string {
  const { translate, amount } = translatorFor(language);
  const own = metric.value ?? 0;
  const factor = own === 0 ? 1 : valueIn(number, metric) / own;
  const difference = Math.abs(number.low / (factor === 0 ? 1 : factor) - own);
  return translate(msg("{label}: {said} here, {computed} computed; they differ by {difference}"), {
    label: metric.label,
    said: number.written,
    computed: metric.display,
    difference: amount(difference, metric.unit),
  });
}
