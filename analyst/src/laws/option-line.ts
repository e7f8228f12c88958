import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { compute } from "./compute.ts";
import { withItsBase } from "./option-base.ts";
import { found } from "./option-books.ts";
import { noEffect } from "./option-results.ts";
import type { OptionEffect } from "./option-results.ts";
import { amountOf, balance, constant, listOf, resultFrom, times } from "./sums.ts";
import type { Amount } from "./sums.ts";

/** A part of today's business: what is sold of it, its own prices and costs, and the costs that end with it. */
export interface Line {
  line: readonly Quantity[];
  own: readonly Quantity[];
  ends: readonly Quantity[];
}

export interface LineEffect {
  effect: OptionEffect;
  others: readonly { count: Quantity; insteadOf: null; effect: OptionEffect }[];
}

/** What doing without a part of today's business changes: its contribution goes, and the costs that are its own end. */
export function lineEffect(part: Line, today: readonly Quantity[], all: readonly Quantity[]): LineEffect | null {
  const currency = today.flatMap(({ unit }) => currencyOf(unit) ?? [])[0];
  if (currency === undefined) return null;
  const monthly = { [currency]: 1, month: -1 };
  const left = leftBy(part, today, monthly);
  if (!left) return null;
  const ids = part.line.map(({ id }) => id);
  const parts = all.filter(({ share }) => share !== undefined && ids.includes(share.of));
  const anyway = parts.filter((one) => one.meaning === "share" && one.status !== "actual");
  const missing = parts.filter((one) => one.meaning === "retention").map(({ id }) => id);
  const withLeft = (gone: Amount): OptionEffect => ({
    ...noEffect,
    change: resultFrom(balance(part.ends.map(amountOf), [gone]), "option_change", monthly),
    ends: part.ends.map(({ id }) => id),
    left: missing,
  });
  return {
    effect: withLeft(left),
    others: anyway.map((count) => ({
      count,
      insteadOf: null,
      effect: withLeft(times(left, balance([constant(1)], [amountOf(count)]) ?? constant(1))),
    })),
  };
}

/** What its sales leave each month, with the prices and costs of today that hold for it too; null where unknown. */
function leftBy({ line, own, ends }: Line, today: readonly Quantity[], monthly: Unit): Amount | null {
  const mine = [...line, ...own];
  const rest = today.filter((one) => !mine.includes(one) && !ends.includes(one));
  const metrics = { metrics: compute(withItsBase(mine, rest)).metrics };
  const whole = found(metrics, "contribution_in_all", monthly);
  const revenues = line.filter(({ meaning }) => meaning === "revenue").map(amountOf);
  return balance([...listOf(whole), ...(whole ? [] : revenues)]);
}
