import { canBeShare } from "@cofounder/contract/figure-wholes";
import { cutText } from "@cofounder/contract/cut-text";
import type { FigureReading } from "@cofounder/contract/figures";
import { usualWholes } from "@cofounder/contract/usual-wholes";
import type { Quantity } from "../quantities/quantity.ts";

type Other = Pick<Quantity, "id" | "span"> & { unit?: Quantity["unit"]; meaning?: Quantity["meaning"] };

/** The reading of a figure, as a settlement can name it: with what it is a share of or takes the place of. */
export function readingToSettle(quantity: Quantity, figures: readonly Other[]): FigureReading {
  const { meaning, unit, flow, party, status, basis } = quantity;
  const reading = { meaning, unit: { ...unit }, flow, party, status, basis };
  return { ...reading, ...shareOf(quantity, figures), ...placeOf(quantity, figures) };
}

/** Its name, as long as a settlement may be. */
export const nameToSettle = (of: string): Pick<FigureReading, "of"> => (of === "" ? {} : { of: cutText(of, 80) });

function shareOf(part: Quantity, figures: readonly Other[]): Pick<FigureReading, "shareOf"> {
  const { share, readBy } = part;
  if (!share || readBy !== "founder") return {};
  const usual = usualWholes.find((whole) => whole === share.of);
  if (usual) return { shareOf: usual };
  const whole = figures.find(({ id }) => id === share.of);
  if (!whole) return {};
  const { unit, meaning, span } = whole;
  return unit && meaning && !canBeShare(part, { unit, meaning }) ? {} : { shareOf: span };
}

function placeOf({ replaces, readBy }: Quantity, figures: readonly Other[]): Pick<FigureReading, "inPlaceOf"> {
  if (readBy !== "founder" || replaces === undefined) return {};
  if (replaces === null) return { inPlaceOf: "nothing" };
  const other = figures.find(({ id }) => id === replaces);
  return other ? { inPlaceOf: other.span } : {};
}
