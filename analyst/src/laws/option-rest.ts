import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf } from "../quantities/unit.ts";
import { compute } from "./compute.ts";
import { thingsIn } from "./option-base.ts";
import { found } from "./option-books.ts";
import type { OptionEffect } from "./option-results.ts";
import { amountOf, balance, resultFrom, times } from "./sums.ts";

const counted: ReadonlySet<string> = new Set(["volume", "paying"]);

/** A number of sales and the part of it that is surer: "250 more, of which 110 are promised". */
export interface PartOfWhole {
  part: Quantity;
  whole: Quantity;
}

export function partOfWhole(figures: readonly Quantity[]): PartOfWhole | null {
  const pairs = figures.flatMap((part) => {
    const whole = figures.find(({ id }) => id === part.share?.of);
    return whole && counted.has(part.meaning) && part.meaning === whole.meaning && part.value < whole.value
      ? [{ part, whole }]
      : [];
  });
  const [only, ...others] = pairs;
  return only && others.length === 0 ? only : null;
}

/** What the surer part changes, and what the rest adds to it as sales like those of today; null where one is unknown. */
export function withTheRest(
  { change }: Pick<OptionEffect, "change">,
  { part, whole }: PartOfWhole,
  today: readonly Quantity[],
): OptionEffect["change"] {
  const currency = today.flatMap(({ unit }) => currencyOf(unit) ?? [])[0];
  const [thing, ...others] = thingsIn(whole, 1);
  if (!change || currency === undefined || thing === undefined || others.length > 0) return null;
  const each = found({ metrics: compute(today).metrics }, "contribution", { [currency]: 1, [thing]: -1 });
  const rest = balance([amountOf(whole)], [amountOf(part)]);
  return each && rest && resultFrom(balance([change, times(rest, each)]), "option_change", change.unit);
}
