import type { Around } from "../laws/option-books.ts";
import { optionEffect } from "../laws/option-effect.ts";
import type { OptionEffect } from "../laws/option-results.ts";
import { partOfWhole, withTheRest } from "../laws/option-rest.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits } from "../quantities/unit.ts";
import { isComputable } from "../quantities/quantity.ts";
import { casesIn } from "./option-cases.ts";
import type { Option } from "./option.ts";
import { isPrice } from "./sells-today.ts";

/** An option with its cases: each other number of the founder's, and all of a number of which a part is surer. */
export function computedFrom(
  figures: readonly Quantity[],
  quantities: readonly Quantity[],
  around: Around,
): Pick<Option, "figures" | "effect" | "others"> | null {
  const parted = partOfWhole(figures);
  const all = casesIn(figures.filter((one) => one !== parted?.whole));
  const expected = withLikelyLoss(all);
  const likely = expected && optionEffect(expected.base, quantities, around);
  const isExpected = expected && likely?.isAfterLeaving;
  const { base, cases } = isExpected ? expected : all;
  const effect = atTheLimit(isExpected ? likely : optionEffect(base, quantities, around), base, (fewer) =>
    optionEffect(fewer, quantities, around),
  );
  if (!effect) return null;
  const others = cases.flatMap(({ count, insteadOf }) => {
    const other = optionEffect([...base.filter((one) => one !== insteadOf), count], quantities, around);
    return other ? [{ count, insteadOf, effect: other }] : [];
  });
  const today = quantities.filter((one) => isComputable(one) && one.status === "actual");
  const change = parted && withTheRest(effect, parted, today);
  const whole = parted && change ? [{ count: parted.whole, insteadOf: null, effect: { ...effect, change } }] : [];
  return { figures: base, effect, others: [...others, ...whole] };
}

/** Of more sales than fit, those that do. */
function atTheLimit(
  effect: OptionEffect | null,
  figures: readonly Quantity[],
  effectOf: (figures: readonly Quantity[]) => OptionEffect | null,
): OptionEffect | null {
  const beyond = effect?.beyondCapacity;
  const count = figures.find(({ meaning }) => meaning === "volume");
  if (!beyond || !count) return effect;
  const value = count.value - beyond.value / inBaseUnits(count.unit).factor;
  if (value <= 0) return effect;
  const fitting = effectOf(figures.map((one) => (one === count ? { ...count, value } : one)));
  return fitting && { ...fitting, beyondCapacity: beyond };
}

type Cases = ReturnType<typeof casesIn>;

/** Those whom the founder expects to lose by a new price are a part of the plan, and no other case of it. */
function withLikelyLoss({ base, cases }: Cases): Cases | null {
  const [only, ...others] = cases.filter(({ count }) => count.meaning === "churn");
  if (!only || others.length > 0 || only.insteadOf !== null || !base.some(isPrice)) return null;
  return { base: [...base, only.count], cases: cases.filter((one) => one !== only) };
}
