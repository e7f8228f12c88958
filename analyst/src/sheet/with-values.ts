import type { Quantity, QuantityId } from "../quantities/quantity.ts";

/** A value in the place of a figure's own, as the founder would write it; with both ends it is a range. */
export interface OtherValue {
  value: number;
  low?: number | undefined;
  high?: number | undefined;
}

/** Other values by the ids of figures. */
export type OtherValues = Readonly<Record<QuantityId, OtherValue>>;

/** The quantities with other values for some of them; a value alone is no range. */
export const withValues = (quantities: readonly Quantity[], values: OtherValues): Quantity[] =>
  quantities.map((quantity) => {
    const other = values[quantity.id];
    if (!other) return quantity;
    const { low: _low, high: _high, ...rest } = quantity;
    const { value, low, high } = other;
    return low === undefined || high === undefined ? { ...rest, value } : { ...rest, value, low, high };
  });
