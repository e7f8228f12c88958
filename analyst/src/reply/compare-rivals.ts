import type { Quantity } from "../quantities/quantity.ts";
import { isComputable } from "../quantities/quantity.ts";
import { currencyOf, inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import { showValue } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";

const mostCompared = 3;
const priced: ReadonlySet<string> = new Set(["price", "fee"]);
const spent: ReadonlySet<string> = new Set(["unit_cost", "fixed_cost", "pay", "acquisition_spend"]);

/** What a competitor asks or spends, each beside what is ours of the same kind and in the same unit. */
export function comparedWithRivals(context: ReplyContext): { told: ReadonlySet<string>; lines: string[] } {
  const found = context.quantities
    .filter(({ party, status }) => party === "rival" && status !== "retracted")
    .flatMap((rival) => {
      const text = compared(rival, context);
      return text === null ? [] : [{ id: rival.id, text }];
    });
  return { told: new Set(found.map(({ id }) => id)), lines: found.slice(0, mostCompared).map(({ text }) => text) };
}

function compared(rival: Quantity, context: ReplyContext): string | null {
  if (currencyOf(rival.unit) === null && !isPercent(rival)) return null;
  if (priced.has(rival.meaning)) return asked(rival, context);
  return spent.has(rival.meaning) ? cost(rival, context) : null;
}

const isPercent = ({ unit }: Amount): boolean => isSameUnit(unit, { "%": 1 });

/** A percentage as a fraction. */
const asShown = (amount: Amount): Amount =>
  isPercent(amount) ? { value: amount.value / 100, unit: {} } : { value: amount.value, unit: amount.unit };

/** Ours of the same kind and in the same unit. */
export const ownLike = (rival: Quantity, { quantities }: Pick<ReplyContext, "quantities">): Quantity[] =>
  quantities.filter(
    (quantity) =>
      isComputable(quantity) &&
      quantity.meaning === rival.meaning &&
      quantity.flow === rival.flow &&
      isAlike(quantity, rival),
  );

/** Of several of ours the one with the same name; without it nobody knows which one is meant. */
function onlyOwn(rival: Quantity, context: ReplyContext): Quantity | null {
  const own = ownLike(rival, context);
  const named = own.filter(({ of }) => of !== "" && of.toLowerCase() === rival.of.toLowerCase());
  const [only, ...others] = named.length > 0 ? named : own;
  return only && others.length === 0 ? only : null;
}

const isAlike = (one: Pick<Quantity, "unit">, other: Pick<Quantity, "unit">): boolean =>
  isSameUnit(inBaseUnits(one.unit).unit, inBaseUnits(other.unit).unit);

function asked(rival: Quantity, context: ReplyContext): string | null {
  const own = onlyOwn(rival, context);
  if (!own) return null;
  const { t } = context.translator;
  const [theirs, ours] = [rival, own].map((one) => showValue(asShown(one), context));
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
  const [theirs, ours] = [rival, own].map((one) => showValue(asShown(one), context));
  const difference = differenceOf(own, rival, context);
  if (difference === null) return t`A competitor spends ${theirs ?? ""}, as you do.`;
  return valueIn(own) > valueIn(rival)
    ? t`A competitor spends ${theirs ?? ""}, you spend ${ours ?? ""}: ${difference} more.`
    : t`A competitor spends ${theirs ?? ""}, you spend ${ours ?? ""}: ${difference} less.`;
}

type Amount = Pick<Quantity, "value" | "unit">;

/** All of ours of the kind together, where none of them is the competitor's by its name. */
function ownInAll(rival: Quantity, context: ReplyContext): Amount | null {
  const own = ownLike(rival, context);
  return own.length === 0
    ? null
    : { value: own.reduce((sum, one) => sum + valueIn(one), 0) / factorOf(rival), unit: rival.unit };
}

const factorOf = ({ unit }: Amount): number => inBaseUnits(unit).factor;
const valueIn = (amount: Amount): number => amount.value * factorOf(amount);

/** In the unit of ours; null where there is none to speak of. */
function differenceOf(own: Amount, rival: Amount, context: ReplyContext): string | null {
  const difference = Math.abs(valueIn(own) - valueIn(rival));
  if (difference < Math.abs(valueIn(own)) / 1000) return null;
  const currency = currencyOf(own.unit);
  return currency === null
    ? context.translator.share(difference)
    : context.translator.money(difference / factorOf(own), currency);
}
