import { currencyOf, isSameUnit } from "../quantities/unit.ts";
import type { Metric } from "../laws/index.ts";
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

export function cashOf(context: ReplyContext): Amount | null {
  const cash = figuresOf(context, "cash").filter(({ status, flow }) => status === "actual" && flow === "held");
  const [first] = cash;
  if (!first || currencyOf(first.unit) === null || cash.some(({ unit }) => !isSameUnit(unit, first.unit))) return null;
  return { value: cash.reduce((sum, { value }) => sum + value, 0), unit: first.unit };
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
  const [need, have, short] = [first, cash, { ...rest, value: -rest.value }].map((amount) => money(amount, context));
  return { need: need ?? "", have: have ?? "", short: short ?? "" };
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
  return t`${money(first, context)} has to be paid before it brings anything; of your ${money(cash, context)}, ${money(rest, context)} stays.`;
}
