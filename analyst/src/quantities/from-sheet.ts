import type { FigureReading } from "@cofounder/contract/figures";
import type { UsualWhole } from "@cofounder/contract/usual-wholes";
import { measureOf } from "./amount.ts";
import type { Quantity } from "./quantity.ts";

/** A figure of a venture's sheet, which the founder confirmed, typed or corrected. */
export interface SheetQuantity extends Pick<Quantity, "value" | "low" | "high" | "per" | "includesTax"> {
  /** As the founder wrote it; empty where it was typed into the sheet. */
  quote: string;
  reading: Omit<FigureReading, "shareOf" | "inPlaceOf"> & { shareOf?: UsualWhole | undefined };
}

/** A sheet's figure as the laws take it. `amount` writes a value with its unit, for what has no words of the founder's. */
export function fromSheet(
  { quote, value, low, high, per, includesTax, reading: { shareOf, of = "", ...reading } }: SheetQuantity,
  place: Pick<Quantity, "id" | "span">,
  amount: (value: number, unit: string) => string,
): Quantity {
  return {
    ...place,
    quote: quote || amount(value, measureOf(reading.unit)),
    value,
    ...(low !== undefined && { low }),
    ...(high !== undefined && { high }),
    ...(per !== undefined && { per }),
    ...(includesTax !== undefined && { includesTax }),
    ...reading,
    of,
    ...(shareOf && { share: { of: shareOf } }),
    readBy: "founder",
    evidence: {},
  };
}
