import type { Claim, Metric } from "@cofounder/contract/analysis";
import type { Language } from "../i18n/language.ts";
import { type Translator, translatorFor } from "../i18n/translator.ts";
import { inTerms } from "../presentation/formula.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isAt } from "../quantities/span.ts";
import { currencyOf, isCurrency, isTime, type Unit } from "../quantities/unit.ts";
import { findFigures } from "../reader/find-figures.ts";
import type { Figure } from "../reader/tokens.ts";
import type { Backing, SourceFigure, SourceText } from "./backing.ts";
import { anything, kindsOfMeaning, kindsOfResult, kindsSaid } from "./named-kinds.ts";
import { patternsOf, type TimeUnit, timeUnits } from "./words.ts";

export type Dimension = "money" | "ratio" | "time" | "count" | "multiple" | "points";

/** A value that a number of a text may repeat. */
export interface Known {
  /** `own`: an assumption of the model's, or what rests on one. */
  kind: "founder" | "computed" | "source" | "assumed" | "own";
  /** The quantity, the metric or the claim. */
  id: string;
  /** In `unit`; percentages and rates are fractions. */
  value: number;
  dimension: Dimension;
  /** Null in an amount whose currency is not known. */
  currency: string | null;
  /** Of a span of time. */
  time: TimeUnit | null;
  period: TimeUnit | null;
  unit: Unit;
  /** What the words beside it may call it; null: anything. */
  kinds: readonly string[] | null;
  /** It is a span of time, as far as the words behind it say; null where they are not known. */
  isTimed: boolean | null;
  /** What other figures of the founder's count: "employee". */
  otherNouns: readonly string[];
  /** Only its currency or kind is known, not what it is per. */
  isLoose: boolean;
  /** Written without a currency or a percent sign. */
  isBare: boolean;
  /** Money that leaves the venture may be written with a minus. */
  leaves: boolean;
  /** How a text shows it: "€39", "12.5%". */
  shown: string;
  says: () => string;
  /** Who published it; empty for what is no source. */
  publisher: string;
}

/** Everything that may back a number. */
export function knownValues(backing: Backing, language: Language): Known[] {
  const translator = translatorFor(language);
  const read = backing.quantities.map(({ span }) => span);
  const isRead = ({ type, span }: Claim): boolean =>
    type === "founder" && span !== null && read.some((other) => isAt(other, span));
  const all = [
    ...ofQuantities(backing.quantities, translator),
    ...backing.metrics.flatMap((metric) => ofMetric(metric, translator)),
    ...backing.claims
      .filter((claim) => !isRead(claim))
      .flatMap((claim) => ofClaim(claim, backing.behind[claim.id], translator)),
    ...backing.benchmarks.flatMap((benchmark) => ofBenchmark(benchmark, translator)),
    ...backing.sources.flatMap((source) => ofSource(source, language)),
  ];
  const distinct = new Map<string, Known>();
  for (const known of all) {
    const { kind, id, value, dimension, currency, time, period, isBare } = known;
    const key = [kind, id, value, dimension, currency, time, period, isBare].join("|");
    if (!distinct.has(key)) distinct.set(key, known);
  }
  return [...distinct.values()];
}

const timeIn = (unit: Unit, sign: 1 | -1): TimeUnit | null =>
  timeUnits.find((time) => (unit[time] ?? 0) * sign > 0) ?? null;

const nounOf = ({ unit }: Quantity): string | null => {
  const [only, ...others] = Object.keys(unit).filter((name) => (unit[name] ?? 0) > 0);
  return only === undefined || others.length > 0 || isCurrency(only) || isTime(only) || only === "%" ? null : only;
};

function ofQuantities(quantities: readonly Quantity[], translator: Translator): Known[] {
  const nouns = new Set(quantities.flatMap((quantity) => nounOf(quantity) ?? []));
  return quantities.flatMap((quantity) => {
    const noun = nounOf(quantity);
    const otherNouns = noun === null ? [] : [...nouns].filter((other) => other !== noun);
    return ofQuantity(quantity, translator).map((known) => ({ ...known, otherNouns }));
  });
}

function ofQuantity(
  { id, quote, unit, of, flow, per, meaning, ...quantity }: Quantity,
  { quote: quoted }: Translator,
): Omit<Known, "otherNouns">[] {
  const isPercent = unit["%"] === 1;
  const currency = Object.keys(unit).find((name) => isCurrency(name) && unit[name] === 1) ?? null;
  const time = timeIn(unit, 1);
  const dimension = isPercent ? "ratio" : currency ? "money" : time ? "time" : "count";
  const counted = per === undefined ? [] : [{ ...countOf(per), id, shown: quote }];
  const values = endsOf({ ...quantity, per }).map((end): Omit<Known, "otherNouns"> => ({
    kind: "founder",
    id,
    value: isPercent ? end / 100 : end,
    dimension,
    currency,
    time: dimension === "time" ? time : null,
    period: timeIn(unit, -1),
    unit,
    kinds: kindsOfMeaning(meaning),
    isTimed: dimension === "time",
    isLoose: false,
    isBare: !/[%‰\p{Sc}]|[\p{L}]{3}/u.test(quote),
    leaves: flow === "out",
    shown: quote,
    publisher: "",
    says: () => quoted(quote) + (of === "" ? "" : ` (${of})`),
  }));
  return [...values, ...counted.map((one) => ({ ...one, says: () => quoted(quote) }))];
}

/** "5 euros per 1,000 views" may be written like that, or for one view. */
function endsOf({ value, low, high, per = 1 }: Pick<Quantity, "value" | "low" | "high"> & { per: number | undefined }) {
  const ends = low !== undefined && high !== undefined && low !== high ? [low, high] : [value];
  return per === 1 ? ends : ends.flatMap((end) => [end, end * per]);
}

/** The number that a figure is counted by. */
const countOf = (value: number): Omit<Known, "otherNouns" | "id" | "shown" | "says"> => ({
  kind: "founder",
  value,
  dimension: "count",
  currency: null,
  time: null,
  period: null,
  unit: {},
  ...anything,
  isLoose: false,
  isBare: true,
  leaves: false,
  publisher: "",
});

interface Measured {
  dimension: Dimension;
  currency: string | null;
  time: TimeUnit | null;
  unit: Unit;
}

/** A unit as a claim writes it: "EUR", "ratio", "months", "x". */
function measured(written: string | null): Measured {
  const unit = written ?? "";
  const none = { currency: null, time: null };
  if (unit === "ratio") return { dimension: "ratio", ...none, unit: {} };
  if (unit === "x") return { dimension: "multiple", ...none, unit: {} };
  if (unit === "points") return { dimension: "points", ...none, unit: {} };
  if (isCurrency(unit)) return { dimension: "money", currency: unit, time: null, unit: { [unit]: 1 } };
  const time = unit.replace(/s$/, "");
  if (isTime(time) && (timeUnits as readonly string[]).includes(time))
    return { dimension: "time", currency: null, time: time as TimeUnit, unit: { [time]: 1 } };
  return { dimension: "count", ...none, unit: {} };
}

const yearly = /(?:^|_)(?:arr|year|yearly|annual)(?:_|$)/;
const monthly = /(?:^|_)(?:mrr|month|monthly|burn|payroll)(?:_|$)/;

function periodOf({ name, label }: Metric, { language }: Translator): TimeUnit | null {
  if (yearly.test(name)) return "year";
  if (monthly.test(name)) return "month";
  return patternsOf(language).timeAnywhere.find(([, pattern]) => pattern.test(label))?.[0] ?? null;
}

function ofMetric(metric: Metric, translator: Translator): Known[] {
  const { name, value, low, high, label, display } = metric;
  if (value === null) return [];
  const measure = measured(metric.unit);
  const period = measure.dimension === "time" || measure.dimension === "ratio" ? null : periodOf(metric, translator);
  const says = (): string => `${label}: ${formulaOf(metric, translator)} = ${display}`;
  const ends = [low, high].filter((end) => end !== null && Number.isFinite(end));
  const own = [value, ...ends].map((end): Known => ({
    kind: "computed",
    id: name,
    value: end ?? value,
    ...measure,
    period,
    isLoose: true,
    ...anything,
    kinds: kindsOfResult(name),
    otherNouns: [],
    isBare: false,
    leaves: false,
    publisher: "",
    shown: end === value ? display : translator.amount(end ?? value, metric.unit),
    says:
      end === value
        ? says
        : () =>
            `${says()} (${translator.amount(low ?? value, metric.unit)} – ${translator.amount(high ?? value, metric.unit)})`,
  }));
  return own;
}

/** The formula with the values of its inputs, where each of its names is one; otherwise in words. */
function formulaOf({ formula, formulaText, inputs }: Metric, translator: Translator): string {
  const values = new Map(
    inputs.map(({ name, value, unit, display }) => [name, display ?? translator.amount(value, unit)]),
  );
  const names = formula.match(/[a-z_][a-z_\d]*/gi) ?? [];
  if (names.length > 0 && names.every((name) => values.has(name)))
    return formula.replace(/[a-z_][a-z_\d]*/gi, (name) => values.get(name) ?? name);
  return formulaText ?? inTerms(formula, translator);
}

/** A model's assumption is its own, and what was derived from one is computed. */
const kindOf = (id: string, type: keyof typeof kindOfClaim): Known["kind"] =>
  type === "assumption" && /^(?:d_|law\.)/.test(id) ? "assumed" : kindOfClaim[type];

const kindOfClaim = { founder: "founder", computed: "computed", assumption: "own", source: "source" } as const;

function ofClaim(claim: Claim, behind: string | undefined, translator: Translator): Known[] {
  const { id, type, text, value, unit, formula, source } = claim;
  if (type === "unknown" || unit === "company" || unit === "name" || unit === "address") return [];
  const written = source ? [source.publisher, source.year].filter(Boolean).join(", ") : "";
  const base = {
    kind: kindOf(id, type),
    id,
    period: null,
    isLoose: true,
    ...anything,
    otherNouns: [],
    leaves: false,
    publisher: source?.publisher ?? "",
  };
  const asText = (): string => written || (type === "founder" ? translator.quote(text) : text);
  if (value === null)
    return findFigures(text, translator.language).flatMap((figure) =>
      ofFigure(figure, { ...base, ...kindsSaid(figure, behind, translator.language), shown: text, says: asText }),
    );
  const measure = measured(unit);
  const shown = translator.amount(value, unit ?? "");
  const says = (): string => (formula === null ? asText() : `${inTerms(formula, translator)} = ${shown}`);
  return [{ ...base, value, ...measure, isBare: unit === "", shown, says }];
}

type Stated = Pick<
  Known,
  "kind" | "id" | "period" | "kinds" | "isTimed" | "otherNouns" | "isLoose" | "leaves" | "shown" | "says" | "publisher"
>;

/** Numbers that are known only as they are written. */
function ofFigure({ low, high, kind, currency }: Figure, stated: Stated): Known[] {
  if (kind === "clock") return [];
  const dimension = kind === "money" ? "money" : kind === "percent" || kind === "fraction" ? "ratio" : "count";
  const unit: Unit = currency === null ? {} : { [currency]: 1 };
  return [...new Set([low, high])].map((end) => ({
    ...stated,
    value: kind === "percent" ? end / 100 : end,
    dimension,
    currency: currencyOf(unit),
    time: null,
    unit,
    isBare: kind === "bare" || kind === "date",
  }));
}

function ofBenchmark({ id, values, publisher, year }: SourceFigure, translator: Translator): Known[] {
  return values.map(({ value, unit }) => ({
    kind: "source",
    id,
    value,
    ...measured(unit),
    period: null,
    isLoose: true,
    ...anything,
    otherNouns: [],
    isBare: false,
    leaves: false,
    publisher,
    shown: translator.amount(value, unit),
    says: () => [publisher, year].filter(Boolean).join(", "),
  }));
}

function ofSource({ publisher, year, text }: SourceText, language: Language): Known[] {
  const says = (): string => [publisher, year].filter(Boolean).join(", ");
  return findFigures(text, language).flatMap((figure) =>
    ofFigure(figure, {
      kind: "source",
      id: publisher,
      period: null,
      isLoose: true,
      ...anything,
      otherNouns: [],
      leaves: false,
      publisher,
      shown: text.slice(figure.start, figure.end),
      says,
    }),
  );
}
