import { isComputable } from "../quantities/quantity.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isSameUnit, isTime } from "../quantities/unit.ts";
import { changeBy } from "./planned.ts";

/**
 * The figures that the laws use: the venture's own, an investor's offer to it, and, without a price of its own, what a
 * buyer would pay.
 */
export const entering = (quantities: readonly Quantity[]): Quantity[] => [
  ...quantities.filter(isComputable),
  ...quantities.filter(isOffer),
  ...quantities.filter(isTargetOfCustomers),
  ...quantities.filter(isWanted),
  ...quantities.filter(isSuppliersOrder),
  ...budgetsAsPrices(quantities),
];

const ofRound = new Set(["raise", "equity", "valuation"]);

export const isOfRound = ({ meaning }: { meaning: string }): boolean => ofRound.has(meaning);

/** An investor's offered amount and share. */
const isOffer = ({ party, status, meaning }: Quantity): boolean =>
  party === "investor" && (status === "actual" || status === "planned") && ofRound.has(meaning);

const stages = new Set(["paying", "volume", "customers_other"]);

/** The target number of customers; no law uses any other target. */
export const isTargetOfCustomers = ({ party, status, meaning, unit }: Quantity): boolean =>
  party === "venture" && status === "target" && stages.has(meaning) && isSameUnit(unit, { customer: 1 });

const wanted: ReadonlySet<string> = new Set(["margin", "pay", "profit"]);

/** What the founder wants to be left: a part of the price, an hour's pay, the profit of a time. */
export const isWanted = ({ party, status, meaning }: Pick<Quantity, "party" | "status" | "meaning">): boolean =>
  party === "venture" && status === "target" && wanted.has(meaning);

/** The minimum order from a supplier: pieces or money, and not per month. */
export const isSuppliersOrder = ({ party, status, meaning, unit }: Quantity): boolean =>
  party === "supplier" &&
  (status === "actual" || status === "planned") &&
  ordered.has(meaning) &&
  Object.entries(unit).length === 1 &&
  Object.entries(unit).every(
    ([name, exponent]) => exponent === 1 && name !== "%" && name !== "customer" && !isTime(name),
  );

const ordered = new Set(["volume", "order_value"]);

const incomes = new Set(["price", "order_value", "fee"]);

function budgetsAsPrices(quantities: readonly Quantity[]): Quantity[] {
  const isPriced = quantities.some(
    (quantity) => isComputable(quantity) && incomes.has(quantity.meaning) && quantity.flow !== "out",
  );
  if (isPriced) return [];
  return quantities
    .filter(
      ({ party, meaning, status, unit }) =>
        party === "buyer" && meaning === "budget" && status === "actual" && currencyOf(unit) !== null,
    )
    .filter(({ unit }) => Object.keys(unit).some((name) => (unit[name] ?? 0) < 0))
    .map((quantity) => ({ ...quantity, meaning: "price", flow: "in" }));
}

const isSupposition = ({ party, status }: Quantity): boolean => party === "venture" && status === "hypothetical";

/**
 * The venture as supposed: each supposed figure replaces the stated figure for the same thing. Null where nothing is
 * supposed.
 */
export function asSupposed(quantities: readonly Quantity[]): Quantity[] | null {
  const supposed = quantities.filter(isSupposition);
  if (supposed.length === 0) return null;
  const replaced = new Set(
    supposed.flatMap((plan) => {
      const change = changeBy(plan, quantities);
      return change.kind === "replaces" ? [change.figure.id] : [];
    }),
  );
  const kept = quantities.filter((quantity) => !isSupposition(quantity) && !replaced.has(quantity.id));
  return [...kept, ...supposed.map((quantity): Quantity => ({ ...quantity, status: "assumed" }))];
}
