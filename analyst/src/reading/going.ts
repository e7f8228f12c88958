import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isPrice, sellsToday } from "../reply/sells-today.ts";
import { mayBeSaid, orders, payingCustomers, revenues } from "./figures.ts";
import type { Venture } from "./venture.ts";

const isPriced = (thing: string, quantities: readonly Quantity[]): boolean =>
  thing !== "customer" &&
  quantities.some((price) => isPrice(price) && price.status === "actual" && price.unit[thing] === -1);

/** A proven figure says that somebody buys today, or that what is priced today was asked for before. */
export const isGoing = ({ current, quantities }: Pick<Venture, "current" | "quantities">): boolean =>
  sellsToday(current) ||
  quantities.some(
    ({ party, status, unit }) =>
      party === "venture" &&
      status === "past" &&
      Object.keys(unit).some((thing) => unit[thing] === 1 && isPriced(thing, quantities)),
  );

/** Neither a proven figure nor an open one says that somebody buys: what has to be shown first is that anybody does. */
export const isUntested = (venture: Venture): boolean =>
  !isGoing(venture) && !mayBeSaid(venture, payingCustomers, revenues, orders);

/** Whether a result rests on what is only planned, in a business that somebody buys from: it is then none of today. */
export function isOfPlans(
  { leaves }: Pick<Metric, "leaves">,
  venture: Pick<Venture, "current" | "quantities">,
): boolean {
  return isGoing(venture) && venture.quantities.some(({ id, status }) => status === "planned" && id in leaves);
}
