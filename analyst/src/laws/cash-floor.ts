import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isSameUnit } from "../quantities/unit.ts";
import { name, operation } from "./expression.ts";
import type { Term } from "./term.ts";

const isHeld = ({ meaning, party, unit }: Quantity): boolean =>
  meaning === "cash" && party === "venture" && currencyOf(unit) !== null && Object.keys(unit).length === 1;

/** Money that has to stay: a target for the money at hand which is less than what is there. */
export function cashFloorIn(quantities: readonly Quantity[]): Quantity | null {
  const [floor, ...others] = quantities.filter((one) => isHeld(one) && one.status === "target");
  if (!floor || others.length > 0) return null;
  const cash = quantities.filter((one) => isHeld(one) && one.status === "actual" && isSameUnit(one.unit, floor.unit));
  return cash.reduce((sum, { value }) => sum + value, 0) > floor.value ? floor : null;
}

/** The first money at hand, without what has to stay of it. */
export function withoutFloor(terms: readonly Term[], floor: Quantity | null): Term[] {
  const first = terms.find(({ meaning, unit }) => meaning === "cash" && floor && isSameUnit(unit, floor.unit));
  return terms.map((term) =>
    term !== first || !floor
      ? term
      : {
          ...term,
          expression: operation("-", term.expression, name(floor.id)),
          inputs: [...term.inputs, floor.id],
        },
  );
}
