import type { Meaning } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isSameUnit } from "../quantities/unit.ts";

/** Properties of which a venture has one at a time: a later message's figure replaces an earlier one's. */
const single: ReadonlySet<Meaning> = new Set([
  "price",
  "order_value",
  "fee",
  "unit_cost",
  "fixed_cost",
  "pay",
  "revenue",
  "profit",
  "burn",
  "cash",
  "raise",
  "valuation",
  "margin",
  "churn",
  "retention",
  "conversion",
  "growth",
  "tax",
  "equity",
  "loss",
  "wear",
  "utilisation",
  "capacity",
  "usage",
  "volume",
  "paying",
  "free",
  "trial",
  "waiting",
  "pilot",
  "asked",
  "said_yes",
  "reachable",
  "staff",
]);

/**
 * The figures that hold now: without retracted and past ones, and without those that a later message restates. Two
 * figures of one message never replace each other.
 */
export function currentOf(quantities: readonly Quantity[]): Quantity[] {
  const said = quantities.filter(({ status }) => status !== "retracted" && status !== "past");
  return said.filter((earlier) => !said.some((later) => replaces(later, earlier)));
}

function replaces(later: Quantity, earlier: Quantity): boolean {
  return (
    later.span.message > earlier.span.message &&
    single.has(later.meaning) &&
    later.meaning === earlier.meaning &&
    later.party === earlier.party &&
    later.flow === earlier.flow &&
    later.status !== "hypothetical" &&
    later.status !== "target" &&
    earlier.status !== "target" &&
    isSameUnit(later.unit, earlier.unit) &&
    isOfSame(later.of, earlier.of)
  );
}

const isOfSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
