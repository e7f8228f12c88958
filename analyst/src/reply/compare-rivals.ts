import type { Quantity } from "../quantities/quantity.ts";
import { isComputable } from "../quantities/quantity.ts";
import { currencyOf, divide, inBaseUnits, isSameUnit, isTime } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { compute } from "../laws/index.ts";
import type { Metric } from "../laws/index.ts";
import { current, isPartial } from "./choose.ts";
import { above } from "./unit-words.ts";
import { showValue } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";

const mostCompared = 3;
const priced: ReadonlySet<string> = new Set(["price", "fee"]);
const spent: ReadonlySet<string> = new Set(["unit_cost", "fixed_cost", "pay", "acquisition_spend"]);

/** A competitor's prices and costs, each beside ours of the same kind and in the same unit. */
export function comparedWithRivals(context: ReplyContext): { told: ReadonlySet<string>; lines: string[] } {
  const found = context.quantities
    .filter(({ party, status }) => party === "rival" && status !== "retracted")
    .flatMap((rival) => {
      const text = compared(rival, context);
      return text === null ? [] : [{ id: rival.id, text }];
    });
  const lines = [...new Set(found.map(({ text }) => text))];
  return { told: new Set(found.map(({ id }) => id)), lines: lines.slice(0, mostCompared) };
}

function compared(rival: Quantity, context: ReplyContext): string | null {
  if (currencyOf(rival.unit) === null && !isPercent(rival)) return null;
  if (priced.has(rival.meaning)) return asked(rival, context);
  return spent.has(rival.meaning) ? cost(rival, context) : null;
}

const isPercent = ({ unit }: Amount): boolean => isSameUnit(unit, { "%": 1 });

/** Ours of the same kind and in the same unit. */
export const ownLike = (rival: Quantity, { quantities }: Pick<ReplyContext, "quantities">): Quantity[] =>
  quantities.filter(
    (quantity) =>
      isComputable(quantity) &&
      quantity.meaning === rival.meaning &&
      quantity.flow === rival.flow &&
      isAlike(quantity, rival),
  );

/** With several of ours, the one with the same name; without such a name it is unknown which one is meant. */
function onlyOwn(rival: Quantity, context: ReplyContext): Quantity | null {
  const own = ownLike(rival, context);
  const named = own.filter(({ of }) => of !== "" && of.toLowerCase() === rival.of.toLowerCase());
  const [only, ...others] = named.length > 0 ? named : own;
  return only && others.length === 0 ? only : null;
}

const isAlike = (one: Pick<Quantity, "unit">, other: Pick<Quantity, "unit">): boolean =>
  isSameUnit(inBaseUnits(one.unit).unit, inBaseUnits(other.unit).unit);

function asked(rival: Quantity, context: ReplyContext): string | null {
  const whole = incomeOfSeveral(rival, context);
  if (whole) {
    const theirs = theirIncome(rival, whole, context);
    return theirs && askedBoth(theirs, whole, context);
  }
  const own = onlyOwn(rival, context) ?? ownByCount(rival, context);
  return own && askedBoth(rival, own, context);
}

function askedBoth(rival: Amount, own: Amount, context: ReplyContext): string {
  const { t } = context.translator;
  const [theirs, ours] = [rival, own].map((one) => showValue(one, context));
  const difference = differenceOf(own, rival, context);
  if (difference === null) return t`A competitor asks ${theirs ?? ""}, as you do.`;
  return valueIn(own) > valueIn(rival)
    ? t`A competitor asks ${theirs ?? ""}, you ask ${ours ?? ""}: ${difference} more.`
    : t`A competitor asks ${theirs ?? ""}, you ask ${ours ?? ""}: ${difference} less.`;
}

function cost(rival: Quantity, context: ReplyContext): string | null {
  const own = onlyOwn(rival, context) ?? ownInAll(rival, context);
  if (!own) return null;
  const { t } = context.translator;
  const [theirs, ours] = [rival, own].map((one) => showValue(one, context));
  const difference = differenceOf(own, rival, context);
  if (difference === null) return t`A competitor spends ${theirs ?? ""}, as you do.`;
  return valueIn(own) > valueIn(rival)
    ? t`A competitor spends ${theirs ?? ""}, you spend ${ours ?? ""}: ${difference} more.`
    : t`A competitor spends ${theirs ?? ""}, you spend ${ours ?? ""}: ${difference} less.`;
}

const isIncome = ({ meaning, flow }: Quantity): boolean => priced.has(meaning) && flow === "in";

/** Our income per unit by the law, where it is more than one price or fee: a single one would not be comparable. */
function incomeOfSeveral(rival: Quantity, context: ReplyContext): Metric | null {
  const own = context.quantities.filter((quantity) => isComputable(quantity) && isIncome(quantity));
  const alike = new Set(ownLike(rival, context).map(({ id }) => id));
  const whole = current(context.computed).find(
    ({ name, leaves, unit }) =>
      name === "revenue_per_order" &&
      own.filter(({ id }) => leaves[id]).length > 1 &&
      (isAlike({ unit }, rival) || own.some(({ id }) => leaves[id] && alike.has(id))),
  );
  return whole && !isPartial(whole) ? whole : null;
}

/** Our result per unit at the competitor's prices, with everything else unchanged. */
function theirIncome(rival: Quantity, { unit }: Metric, { quantities }: ReplyContext): Amount | null {
  const theirs = quantities.filter((one) => one.party === "rival" && one.status !== "retracted" && isIncome(one));
  const others = theirs.filter(({ id }) => id !== rival.id);
  if (others.some((other) => isAlike(other, rival))) return null;
  const ours = quantities.filter((one) => one.party === "venture" && !isIncome(one));
  const { metrics } = compute([
    ...ours,
    ...theirs.map((one): Quantity => ({ ...one, party: "venture", status: "actual" })),
  ]);
  const found = metrics.find(
    (one) => one.name === "revenue_per_order" && !isPartial(one) && isSameUnit(one.unit, unit),
  );
  if (found && theirs.every(({ id }) => found.leaves[id])) return found;
  return others.length === 0 && isAlike({ unit }, rival) ? rival : null;
}

/** Ours in the competitor's unit, where the number of them per unit of ours is known. */
function ownByCount(rival: Quantity, { quantities }: ReplyContext): Amount | null {
  const usable = quantities.filter((one) => isComputable(one) && one.value > 0);
  const target = inBaseUnits(rival.unit);
  const found = usable
    .filter((one) => isIncome(one) && currencyOf(one.unit) !== null)
    .flatMap((price) =>
      usable
        .filter((count) => isCountBetween(price, count, target.unit))
        .map((count): Amount => ({
          value: valueIn(price) / valueIn(count) / target.factor,
          unit: rival.unit,
        })),
    );
  const [only, ...others] = found;
  return only && others.length === 0 ? only : null;
}

const isCountBetween = (price: Quantity, { unit }: Quantity, target: Unit): boolean => {
  const count = inBaseUnits(unit).unit;
  const [thing, ...others] = above(count);
  return (
    thing !== undefined &&
    others.length === 0 &&
    !isTime(thing) &&
    currencyOf(count) === null &&
    isSameUnit(divide(inBaseUnits(price.unit).unit, count), target)
  );
};

type Amount = Pick<Quantity, "value" | "unit">;

/** All of ours of the kind together, where none has the competitor's name. */
function ownInAll(rival: Quantity, context: ReplyContext): Amount | null {
  const own = ownLike(rival, context);
  return own.length === 0
    ? null
    : { value: own.reduce((sum, one) => sum + valueIn(one), 0) / factorOf(rival), unit: rival.unit };
}

const factorOf = ({ unit }: Amount): number => inBaseUnits(unit).factor;
const valueIn = (amount: Amount): number => amount.value * factorOf(amount);

/** In the unit of ours; null where there is none. */
function differenceOf(own: Amount, rival: Amount, context: ReplyContext): string | null {
  const difference = Math.abs(valueIn(own) - valueIn(rival));
  if (difference < Math.abs(valueIn(own)) / 1000) return null;
  const currency = currencyOf(own.unit);
  return currency === null
    ? context.translator.t`${context.translator.number(difference * 100)} percentage points`
    : context.translator.money(difference / factorOf(own), currency);
}
