import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import { thingsIn } from "./option-base.ts";
import { isOrder } from "./option-books.ts";
import type { Books } from "./option-books.ts";
import { amountOf, balance, over } from "./sums.ts";
import type { Amount } from "./sums.ts";

/** How many months an order takes of what the capacity of today leaves free. */
export interface Capacity {
  time: Amount;
  /** Today's sales fill the capacity, or go beyond it. */
  isFull: boolean;
}

/** Null where no capacity of the ordered thing is known for a month, or there are several. */
export function capacityFor({ option, today }: Books): Capacity | null {
  const [order, ...orders] = option.filter(isOrder);
  const [thing = ""] = order ? thingsIn(order, 1) : [];
  const each = { [thing]: 1, month: -1 };
  const ofKind = (...meanings: Quantity["meaning"][]): Quantity[] =>
    [...option, ...today].filter(
      ({ meaning, unit, status }) =>
        meanings.includes(meaning) && status !== "hypothetical" && isSameUnit(inBaseUnits(unit).unit, each),
    );
  const [capacity, ...others] = ofKind("capacity");
  const [sold, ...more] = ofKind("volume");
  if (!order || !capacity || orders.length + others.length + more.length > 0) return null;
  const free = sold ? balance([amountOf(capacity)], [amountOf(sold)]) : amountOf(capacity);
  return free && { time: over(amountOf(order), free), isFull: sold !== undefined && sold.value >= capacity.value };
}
