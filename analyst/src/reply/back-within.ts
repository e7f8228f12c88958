import { soldToBeBackWithin } from "../laws/option-within.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import { line } from "../presentation/sentences.ts";
import type { Question } from "./answering.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { againstToday } from "./against-today.ts";
import { isBound, nameIn } from "./option-parts.ts";
import type { Option } from "./option.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric, showValue } from "./show-value.ts";

const isTime = ({ meaning, party, unit }: Quantity): boolean =>
  meaning === "duration" && party === "venture" && isSameUnit(inBaseUnits(unit).unit, { month: 1 });

/** How many sales bring the money of each option back in the time that a question names; empty where it names none. */
export function backWithinNamed({ asks, named }: Question, context: ReplyContext): string {
  const [time, ...others] = named.filter((one) => isTime(one) && (one.status === "target" || asks.has("payback")));
  if (!time || others.length > 0 || !asks.has("how_many")) return "";
  return line(...(context.decision?.options ?? []).map((option) => ofOption(option, time, context)));
}

/** The same for the only time in which the founder wishes something. */
export function backAsWished(option: Option, context: ReplyContext): string {
  const [time, ...others] = [...context.byId.values()].filter((one) => isTime(one) && one.status === "target");
  return time && others.length === 0 ? ofOption(option, time, context) : "";
}

function ofOption(option: Option, time: Quantity, context: ReplyContext): string {
  const sold = isBound(option, context) ? null : soldToBeBackWithin(option.effect, time);
  if (!sold) return "";
  const { t } = context.translator;
  const [least, how, name] = [showMetric(sold, context), arithmeticOf(sold, context), nameIn(option, context)];
  const within = showValue(time, context);
  if (option.effect.evenWithToday)
    return line(
      t`${name}: what it takes first is back within ${within} at **${least}** (${how}).`,
      againstToday(sold, context),
    );
  return option.effect.isCostOnly
    ? t`${name}: what it takes first is back within ${within} at **${least}** beside today's (${how}).`
    : t`${name}: what it takes first is back within ${within} at **${least}** of its own (${how}).`;
}
