import type { Computed } from "../laws/compute-pass.ts";
import type { Metric } from "../laws/metric.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isComputable } from "../quantities/quantity.ts";
import { formatUnit, inBaseUnits, isPure, type Unit } from "../quantities/unit.ts";
import { modelIdOf } from "../model-reading/reading.ts";
import type { Venture } from "../reading/venture.ts";

/** A number that a language model may compute with: by its id, never by writing it down. */
export interface KnownFigure {
  id: string;
  /** The founder's, computed from such, or resting on an assumption of the model. */
  type: "founder" | "computed" | "assumption";
  /** An assumption of the model's own, or resting on one: the founder may suppose things too. */
  isModels?: boolean;
  /** What it is: "price (washing), actual". */
  says: string;
  /** In `unit`, which is in base units: fractions, months and hours. */
  value: number;
  low: number;
  high: number;
  unit: Unit;
  /** The same in the period in which it was said, where that is another. */
  written?: { value: number; low: number; high: number; unit: Unit };
}

/** The venture's figures and what follows from them, by the ids that its facts are listed with. */
export function knownFigures({ quantities, computed }: Pick<Venture, "quantities" | "computed">): KnownFigure[] {
  const known = quantities
    .filter(({ status, meaning }) => status !== "retracted" && meaning !== "unclear")
    .map(fromQuantity);
  const ids = new Map(quantities.map(({ id, span }) => [id, modelIdOf(span)]));
  const results = [...resultsById(computed)].map(([id, metric]) => fromMetric(id, metric, ids));
  return [...known, ...results];
}

/** The results of laws by their ids: the second of one name is `m_name_2`. */
export function resultsById({ metrics }: Pick<Computed, "metrics">): Map<string, Metric> {
  const names = new Map<string, number>();
  return new Map(
    metrics.map((metric) => {
      const { name } = metric;
      const count = (names.get(name) ?? 0) + 1;
      names.set(name, count);
      return [count === 1 ? `m_${name}` : `m_${name}_${count}`, metric];
    }),
  );
}

function fromMetric(
  id: string,
  { name, of, value, low, high, unit, because, without }: Metric,
  ids: ReadonlyMap<string, string>,
): KnownFigure {
  return {
    id,
    type: because.some(({ code }) => code === "assumed" || code === "supposed") ? "assumption" : "computed",
    says: `${of === "" ? name : `${name} (${of})`}${partial(without.flatMap((one) => ids.get(one) ?? []))}`,
    ...inBoth({ value, low: low ?? value, high: high ?? value, unit }),
  };
}

/** In base units, and as it was said: a yearly fee is no monthly one to a reader. */
function inBoth(written: NonNullable<KnownFigure["written"]>): Omit<KnownFigure, "id" | "type" | "says"> {
  const { value, low, high } = written;
  const { unit, factor } = inBaseUnits(written.unit);
  const isConverted = factor !== 1 && !isPure(unit);
  return { value: value * factor, low: low * factor, high: high * factor, unit, ...(isConverted && { written }) };
}

/** What belongs into a sum and could not be placed. */
const partial = (without: readonly string[]): string =>
  without.length === 0 ? "" : `, PARTIAL: without ${without.join(", ")}`;

function fromQuantity(quantity: Quantity): KnownFigure {
  const { span, quote, meaning, of, party, status, value, low = value, high = value, unit, includesTax } = quantity;
  const whose = party === "venture" ? "" : `${party} `;
  return {
    id: modelIdOf(span),
    type: isComputable(quantity) && status !== "assumed" ? "founder" : "assumption",
    says: `${whose}${meaning}${of === "" ? "" : ` (${of})`}, ${status}${includesTax ? ", includes a tax" : ""}, "${quote}"`,
    ...inBoth({ value, low, high, unit }),
  };
}

/** What units do not convert by themselves: a month has no whole number of days. */
export const daysPerMonth: KnownFigure = {
  id: "c_days_per_month",
  type: "founder",
  says: "days of a month, on average",
  value: 365 / 12,
  low: 365 / 12,
  high: 365 / 12,
  unit: { day: 1, month: -1 },
};

/** A line as a model reads it: "q0_15 | price (washing), actual, "€19" | 19 EUR/wash". */
export function knownLine({ written, ...figure }: KnownFigure): string {
  const computed = `${amountIn(figure)}${asPercent(figure.value, figure.unit)}`;
  const shown = written ? `${amountIn(written)} (computed with as ${computed})` : computed;
  return [figure.id, figure.says, shown].join(" | ").replaceAll(/\s+/g, " ");
}

const amountIn = ({ value, low, high, unit }: NonNullable<KnownFigure["written"]>): string =>
  `${low === high ? shortNumber(value) : `${shortNumber(low)} to ${shortNumber(high)}`} ${formatUnit(unit)}`;

/** A share is computed with as a fraction and read as a percentage. */
const asPercent = (value: number, unit: Unit): string =>
  isPure(unit) && Math.abs(value) < 1 && value !== 0 ? ` = ${shortNumber(value * 100)} %` : "";

/** Six significant digits, and never fewer than the whole number: as many as a model may repeat. */
export const shortNumber = (value: number): string =>
  String(Math.abs(value) < 1e6 ? Number(value.toPrecision(6)) : Math.round(value));
