import type { Question } from "../analysis.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isPlanned } from "../reader/said-places.ts";
import { line } from "../presentation/sentences.ts";
import { againstToday } from "./against-today.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { nameAll } from "./naming.ts";
import { askPlaceOf } from "./place-question.ts";
import type { Option } from "./option.ts";
import { isBound } from "./option-parts.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric } from "./show-value.ts";

/** Nothing says what comes on top of today's and what takes its place: there is no verdict before that is known. */
export function openLine({ figures, effect: { open } }: Option, name: string, context: ReplyContext): string {
  const { t, list } = context.translator;
  if (open.length === 0) return "";
  const plans = list(
    nameAll(
      figures.map(({ id }) => id).filter((id) => open.includes(id)),
      context,
    ),
  );
  return t`Whether ${name} leaves more than today is open until you say, below, whether this comes on top of today's or takes its place: ${plans}.`;
}

/**
 * The sales of today that are no longer there with it, and from how many on it leaves more: not where a cost of it is in
 * no sum yet, which would take more of them.
 */
export function insteadLine(option: Option, context: ReplyContext): string {
  const { change, insteadOf, evenWithToday } = option.effect;
  const { t, list } = context.translator;
  if (!change) return "";
  return line(
    insteadOf.length > 0 ? t`Its sales take the place of ${list(nameAll(insteadOf, context))}.` : "",
    evenWithToday && !isBound(option, context)
      ? line(
          t`It leaves more than today from **${showMetric(evenWithToday, context)}** on (${arithmeticOf(evenWithToday, context)}).`,
          againstToday(evenWithToday, context),
        )
      : "",
  );
}

/** From how many of its sales on what would be dropped pays the costs that are its own. */
export function keepLine({ effect: { keepFrom } }: Option, context: ReplyContext): string {
  if (!keepFrom) return "";
  const [least, how] = [showMetric(keepFrom, context), arithmeticOf(keepFrom, context)];
  return context.translator.t`It pays the costs that are its own from **${least}** on (${how}).`;
}

/** Where each figure of which nothing says so belongs: on top of today's, or in whose place. */
export function askWhatReplaces({ figures, effect: { open } }: Option, context: ReplyContext): Question[] {
  const isOpen = ({ id }: Quantity): boolean => open.includes(id);
  const today = [...context.byId.values()].filter((one) => isOpen(one) && !isPlanned(one));
  return figures.filter(isOpen).map((plan) => askPlaceOf(plan, today, context));
}
