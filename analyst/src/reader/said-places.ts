import type { Settlement } from "@cofounder/contract/figures";
import type { Quantity } from "../quantities/quantity.ts";
import { isAt } from "../quantities/span.ts";

/** A plan takes the place of what there is. */
export const isPlanned = ({ status }: Pick<Quantity, "status">): boolean =>
  status === "planned" || status === "hypothetical";

/** Gives each planned figure what its founder says that it takes the place of; what is not there changes nothing. */
export function withSaidPlaces<Heard extends { quantities: Quantity[] }>(
  heard: Heard,
  settled: readonly Settlement[] = [],
): Heard {
  const said = settled.filter(({ reading }) => reading?.inPlaceOf !== undefined);
  if (said.length === 0) return heard;
  const quantities = heard.quantities.map((plan): Quantity => {
    const place = said.findLast(({ span }) => isAt(plan.span, span))?.reading?.inPlaceOf;
    if (plan.readBy !== "founder" || place === undefined) return plan;
    if (place === "nothing") return { ...plan, replaces: null };
    const other = heard.quantities.find((one) => one.id !== plan.id && !isPlanned(one) && isAt(one.span, place));
    return other ? { ...plan, replaces: other.id } : plan;
  });
  return { ...heard, quantities };
}
