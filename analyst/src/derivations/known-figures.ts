import type { Quantity } from "../quantities/quantity.ts";
import { isComputable } from "../quantities/quantity.ts";
import { formatUnit, inBaseUnits, type Unit } from "../quantities/unit.ts";
import { modelIdOf } from "../model-reading/reading.ts";
import type { Venture } from "../reading/venture.ts";

/** A number that a language model may compute with: by its id, never by writing it down. */
export interface KnownFigure {
  id: string;
  /** The founder's, computed from such, or resting on an assumption of the model. */
  type: "founder" | "computed" | "assumption";
  /** What it is: "price (washing), actual". */
  says: string;
  /** In `unit`, which is in base units: fractions, months and hours. */
  value: number;
  low: number;
  high: number;
  unit: Unit;
}

/** The venture's figures and what follows from them, by the ids that its facts are listed with. */
export function knownFigures({ quantities, computed }: Pick<Venture, "quantities" | "computed">): KnownFigure[] {
  const known = quantities
    .filter(({ status, meaning }) => status !== "retracted" && meaning !== "none" && meaning !== "unclear")
    .map(fromQuantity);
  const names = new Map<string, number>();
  const results = computed.metrics.map(({ name, of, value, low, high, unit, because }): KnownFigure => {
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    const base = inBaseUnits(unit);
    return {
      id: count === 1 ? `m_${name}` : `m_${name}_${count}`,
      type: because.some(({ code }) => code === "assumed" || code === "supposed") ? "assumption" : "computed",
      says: of === "" ? name : `${name} (${of})`,
      value: value * base.factor,
      low: (low ?? value) * base.factor,
      high: (high ?? value) * base.factor,
      unit: base.unit,
    };
  });
  return [...known, ...results];
}

function fromQuantity(quantity: Quantity): KnownFigure {
  const { span, meaning, of, party, status, value, low = value, high = value, unit } = quantity;
  const base = inBaseUnits(unit);
  const whose = party === "venture" ? "" : `${party} `;
  return {
    id: modelIdOf(span),
    type: isComputable(quantity) && status !== "assumed" ? "founder" : "assumption",
    says: `${whose}${meaning}${of === "" ? "" : ` (${of})`}, ${status}`,
    value: value * base.factor,
    low: low * base.factor,
    high: high * base.factor,
    unit: base.unit,
  };
}

/** A line as a model reads it: "q0_15 | price (washing), actual | 19 EUR/wash". */
export const knownLine = ({ id, says, value, low, high, unit }: KnownFigure): string =>
  [
    id,
    says,
    `${low === high ? shortNumber(value) : `${shortNumber(low)} to ${shortNumber(high)}`} ${formatUnit(unit)}`,
  ].join(" | ");

/** Six significant digits: as many as a model may repeat. */
export const shortNumber = (value: number): string => String(Number(value.toPrecision(6)));
