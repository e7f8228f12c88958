import type { FigurePlace, FigureReading } from "@cofounder/contract/figures";
import type { Question } from "../analysis.ts";
import { alikeToday } from "../laws/option-instead.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { describeReading } from "./describe-reading.ts";
import { nameToSettle, readingToSettle } from "./reading-to-settle.ts";
import { nameQuantity } from "./naming.ts";
import type { ReplyContext } from "./reply-context.ts";

const mostPlaces = 4;

/** Whether a planned figure comes on top of today's or takes the place of one of these, each answered by one press. */
export function askPlaceOf(plan: Quantity, others: readonly Quantity[], context: ReplyContext): Question {
  const { t } = context.translator;
  const alike = alikeToday(plan, others);
  const named = new Map((alike.length > 0 ? alike : others).map((other) => [nameQuantity(other, context), other]));
  const all = [...context.byId.values()];
  const quoteAt = ({ message, start }: Quantity["span"]): string =>
    all.find(({ span }) => span.message === message && span.start === start)?.quote ?? "";
  const choice = (label: string, inPlaceOf: FigurePlace): NonNullable<Question["choices"]>[number] => {
    const reading: FigureReading = { ...readingToSettle(plan, all), ...nameToSettle(plan.of), inPlaceOf };
    return {
      label,
      as: describeReading(reading, context.translator, quoteAt),
      settlement: { span: plan.span, reading },
    };
  };
  return {
    id: `place_of_${plan.id}`,
    text: t`Does ${nameQuantity(plan, context)} come on top, or does it take the place of something that you have today?`,
    because: t`Without it I cannot compare it with today.`,
    choices: [
      choice(t`On top of today's`, "nothing"),
      ...[...named].slice(0, mostPlaces).map(([name, other]) => choice(t`In place of ${name}`, other.span)),
    ],
  };
}
