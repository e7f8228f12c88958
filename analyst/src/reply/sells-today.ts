import type { Quantity } from "../quantities/quantity.ts";
import { isSameUnit } from "../quantities/unit.ts";

const sales: ReadonlySet<string> = new Set(["paying", "volume", "revenue"]);

const isOwn = ({ party }: Quantity): boolean => party === "venture" || party === "buyer";

/** What buyers pay, or a commission that is kept of it. */
export const isPrice = ({ meaning, flow }: Quantity): boolean =>
  (meaning === "price" || meaning === "fee") && flow === "in";

/** Somebody buys today: by the founder's sales, or by a price of today that another one is to take the place of. */
export function sellsToday(quantities: readonly Quantity[]): boolean {
  const own = quantities.filter(isOwn);
  const actual = own.filter(({ status }) => status === "actual");
  return actual.some(({ meaning, value }) => sales.has(meaning) && value > 0) || isRepriced(own);
}

/** A price of today is to become another one. */
export const isRepriced = (quantities: readonly Quantity[]): boolean =>
  quantities.some(
    (plan) =>
      isPrice(plan) &&
      plan.status === "planned" &&
      quantities.some(
        (now) => isPrice(now) && now.status === "actual" && now.of === plan.of && isSameUnit(now.unit, plan.unit),
      ),
  );
