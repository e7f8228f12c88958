import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import { isSupposed } from "./choose.ts";
import type { Finished, Hit } from "./finished.ts";
import { restsOnCosts } from "./stated-profit.ts";

/** An income of today, named by the founder, that no result counts: that of other sales than those computed. */
const isBeside = ({ id, meaning, party, status, of, unit }: Quantity, metrics: readonly Metric[]): boolean => {
  const currency = currencyOf(unit);
  return (
    meaning === "revenue" &&
    party === "venture" &&
    status === "actual" &&
    of !== "" &&
    currency !== null &&
    isSameUnit(inBaseUnits(unit).unit, { [currency]: 1, month: -1 }) &&
    !metrics.some(({ leaves }) => leaves[id])
  );
};

export const salesBeside = ({ quantities, computed }: Pick<Finished, "quantities" | "computed">): Quantity[] =>
  quantities.filter((quantity) => isBeside(quantity, computed.metrics));

/**
 * Where a part of the sales has costs of its own that nobody named, the other part does not pay all fixed costs alone:
 * neither the result nor what it takes to break even is known.
 */
export function otherSales({ quantities, computed }: Finished): Hit[] {
  const beside = salesBeside({ quantities, computed });
  const metrics = computed.metrics.filter((metric) => restsOnCosts.test(metric.name) && !isSupposed(metric));
  const isOfSales = metrics.some(({ leaves }) =>
    quantities.some(({ id, meaning }) => leaves[id] && (meaning === "price" || meaning === "order_value")),
  );
  return beside.length > 0 && isOfSales ? [{ metrics, about: beside.map(({ id }) => id) }] : [];
}

const counts: ReadonlySet<string> = new Set(["volume", "paying"]);
const ofAllSales = /(?:^|_)contribution_in_all$/;

/** Sales of today with a price whose number is in no sum, because the founder names another one for the same. */
function uncounted({ quantities, computed }: Finished): Quantity[] {
  const own = quantities.filter(({ party, status }) => party === "venture" && status === "actual");
  const sums = computed.metrics.filter(({ name }) => ofAllSales.test(name));
  const isSummed = (id: string): boolean => sums.some(({ leaves }) => leaves[id]);
  const prices = own.filter(({ id, meaning }) => meaning === "price" && !isSummed(id));
  return own.filter(
    ({ id, meaning, unit }) =>
      counts.has(meaning) &&
      !isSummed(id) &&
      prices.some((price) => Object.keys(unit).some((thing) => (unit[thing] ?? 0) > 0 && price.unit[thing] === -1)),
  );
}

/** The sum of some sales is no sum of all, and neither a result nor a break-even rests on it. */
export function partOfSales(finished: Finished): Hit[] {
  const left = uncounted(finished);
  const metrics = finished.computed.metrics.filter(
    (metric) => (ofAllSales.test(metric.name) || restsOnCosts.test(metric.name)) && !isSupposed(metric),
  );
  return left.length > 0 && metrics.some(({ name }) => ofAllSales.test(name))
    ? [{ metrics, about: left.map(({ id }) => id) }]
    : [];
}
