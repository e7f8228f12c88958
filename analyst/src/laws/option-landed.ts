import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isSameUnit } from "../quantities/unit.ts";
import { thingsIn } from "./option-base.ts";
import { amountOf, balance, constant, over, times, valueOf } from "./sums.ts";
import type { Amount } from "./sums.ts";

/** What one piece of a supplier's order really costs: with what each order costs, and without what is lost of it. */
export interface Landed {
  /** The cost as the supplier names it. */
  cost: Quantity;
  /** Paid with each order. */
  withEach: readonly Quantity[];
  /** How much of the order comes. */
  comes: Amount;
  /** Of what comes. */
  each: Amount;
  /** The figures of the option with the cost of each that comes, in the place of those that are in it. */
  figures: readonly Quantity[];
}

const ofEachOrder = new RegExp(
  String.raw`(?<!\p{L})(?:per|each|every|an?) (?:order|delivery|shipment|lot|batch)|(?:je|pro) (?:bestellung|lieferung|charge|sendung)` +
    String.raw`|(?:por|cada) (?:pedido|envío|lote|entrega)|(?:par|chaque) (?:commande|livraison|lot)|(?:प्रति|हर) ऑर्डर|每[单批次]`,
  "iu",
);

export function landedIn(
  option: readonly Quantity[],
  stock: Quantity | undefined,
  clause: (quantity: Quantity) => string,
): Landed | null {
  const cost = stock && costOf(stock, option);
  if (!stock || !cost) return null;
  const withEach = option.filter((one) => one.meaning === "one_off_cost" && ofEachOrder.test(clause(one)));
  const losses = option.filter((one) => one.meaning === "loss" && one.share?.of === stock.id);
  const paid = balance([times(amountOf(stock), amountOf(cost)), ...withEach.map(amountOf)]);
  if (withEach.length + losses.length === 0 || losses.length > 1 || !paid) return null;
  const comes = losses.reduce((all: Amount, loss) => times(all, without(loss)), amountOf(stock));
  const each = over(paid, comes);
  const rest = option.filter((one) => !withEach.includes(one) && !losses.includes(one));
  return {
    cost,
    withEach,
    comes,
    each,
    figures: rest.map((one) => (one === cost ? { ...one, value: valueOf(each) } : one)),
  };
}

const without = (loss: Quantity): Amount => balance([constant(1)], [amountOf(loss)]) ?? constant(1);

/** The only cost of one piece of what is ordered. */
function costOf(stock: Quantity, option: readonly Quantity[]): Quantity | null {
  const [thing, ...things] = thingsIn(stock, 1);
  if (thing === undefined || things.length > 0) return null;
  const [cost, ...costs] = option.filter((one) => one.meaning === "unit_cost" && isCostOf(one, thing));
  return cost && costs.length === 0 ? cost : null;
}

function isCostOf({ unit }: Quantity, thing: string): boolean {
  const currency = currencyOf(unit);
  return currency !== null && isSameUnit(unit, { [currency]: 1, [thing]: -1 });
}
