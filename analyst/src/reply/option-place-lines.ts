import { askFor } from "../laws/question-words.ts";
import type { Question } from "../analysis.ts";
import { line } from "../presentation/sentences.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { nameAll } from "./naming.ts";
import type { Option } from "./option.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric } from "./show-value.ts";

/** Nothing says what comes on top of today's and what takes its place: there is no verdict before that is known. */
export function openLine({ effect: { open } }: Option, name: string, context: ReplyContext): string {
  const { t, list } = context.translator;
  const figures = list(nameAll(open, context));
  if (open.length === 0) return "";
  return t`Whether ${name} leaves more than today is open: it depends on which of these come together and which replace one another, ${figures}.`;
}

/** The sales of today that are no longer there with it, and from how many on it leaves more. */
export function insteadLine({ effect: { change, insteadOf, evenWithToday } }: Option, context: ReplyContext): string {
  const { t, list } = context.translator;
  if (!change) return "";
  return line(
    insteadOf.length > 0 ? t`Its sales take the place of ${list(nameAll(insteadOf, context))}.` : "",
    evenWithToday
      ? t`It leaves more than today from **${showMetric(evenWithToday, context)}** on (${arithmeticOf(evenWithToday, context)}).`
      : "",
  );
}

/** What comes together and what does not, of the figures of which nothing says so. */
export const askWhatReplaces = (open: readonly string[], context: ReplyContext): Question[] =>
  open.length === 0
    ? []
    : [
        {
          id: `both_or_either_${open.join("_")}`,
          text: askFor("both_or_either", context.translator.list(nameAll(open, context)), context.translator),
          because: context.translator.t`Without it I cannot compare it with today.`,
        },
      ];
