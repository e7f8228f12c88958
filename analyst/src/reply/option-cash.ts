import { currencyOf, isSameUnit } from "../quantities/unit.ts";
import { cashFloorIn } from "../laws/cash-floor.ts";
import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { line } from "../presentation/sentences.ts";
import { figuresOf, todaysResult } from "./choose.ts";
import type { Option } from "./option.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric, showValue } from "./show-value.ts";

export interface Amount {
  value: number;
  unit: Metric["unit"];
}

export const money = (amount: Amount, context: ReplyContext): string => showValue(amount, context);

/** The money at hand that may be spent, and what has to stay of it. */
export interface Cash extends Amount {
  all: Amount;
  kept: Quantity | null;
}

export function cashOf(context: ReplyContext): Cash | null {
  const cash = figuresOf(context, "cash").filter(({ status, flow }) => status === "actual" && flow === "held");
  const [first] = cash;
  if (!first || currencyOf(first.unit) === null || cash.some(({ unit }) => !isSameUnit(unit, first.unit))) return null;
  const all = { value: cash.reduce((sum, { value }) => sum + value, 0), unit: first.unit };
  const kept = cashFloorIn(context.quantities);
  return { ...all, value: all.value - (kept?.value ?? 0), all, kept };
}

/** What of the money at hand stays after all that is paid first. */
export function restOf({ effect: { upFront } }: Option, cash: Amount): Amount | null {
  if (!upFront || upFront.value <= 0 || !isSameUnit(upFront.unit, cash.unit)) return null;
  return { value: cash.value - upFront.value, unit: cash.unit };
}
/** The money that is lacking before an option brings anything; null where it is enough or not known. */
export function lacking(option: Option, context: ReplyContext): { need: string; have: string; short: string } | null {
  const cash = cashOf(context);
  const first = option.effect.upFront;
  const rest = cash && restOf(option, cash);
  if (!cash || !first || !rest || rest.value >= 0) return null;
  const [need, short] = [first, { ...rest, value: -rest.value }].map((amount) => money(amount, context));
  return { need: need ?? "", have: spendable(cash, context), short: short ?? "" };
}

/** The money at hand; where some of it has to stay, what may be spent. */
function spendable(cash: Cash, context: ReplyContext): string {
  const [free, all] = [money(cash, context), money(cash.all, context)];
  return cash.kept ? context.translator.t`${free} (${all} less ${money(cash.kept, context)} that has to stay)` : free;
}

/** Whether the money at hand covers what has to be paid before the first payment comes. */
export function cashLine(option: Option, context: ReplyContext): string {
  const { t } = context.translator;
  const short = lacking(option, context);
  const today = todaysResult(context);
  if (short)
    return line(
      t`**${short.need} has to be paid before it brings anything, and you have ${short.have}: ${short.short} is lacking.**`,
      today && today.value > 0 ? t`Today's business leaves ${showMetric(today, context)} beside it.` : "",
    );
  const cash = cashOf(context);
  const first = option.effect.upFront;
  const rest = cash && restOf(option, cash);
  if (!cash || !first || !rest) return "";
  return t`${money(first, context)} has to be paid before it brings anything; of your ${spendable(cash, context)}, ${money(rest, context)} stays.`;
}
