import type { Metric } from "../laws/index.ts";
import { amountOf, balance, listOf, over, resultFrom } from "../laws/sums.ts";
import { sharesWord } from "../laws/term.ts";
import { isSameUnit } from "../quantities/unit.ts";
import { line } from "../presentation/sentences.ts";
import type { Question } from "./answering.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { backWithinNamed } from "./back-within.ts";
import { figuresOf, todaysResult } from "./choose.ts";
import { cashOf } from "./option-cash.ts";
import { isBound, nameIn } from "./option-parts.ts";
import { insteadLine, keepLine, openLine } from "./option-place-lines.ts";
import type { Option } from "./option.ts";
import type { ReplyContext } from "./reply-context.ts";
import { mentions } from "./question-words.ts";
import { showMetric } from "./show-value.ts";
import { todayInPeriod } from "./today.ts";

/** What a question wants to know of the options that is not whether to take one; empty where it asks for nothing of it. */
export function answerOfPlan(asked: Question, context: ReplyContext): string {
  const { asks, isYesNo } = asked;
  if (isYesNo || asks.has("at_most") || asks.has("may_go")) return "";
  if (asks.has("lasts")) return lastsWith(context);
  if (asks.has("left") && !asks.has("how_many")) return leftWith(context);
  return salesAsked(asked, context);
}

/** The number of sales that a question wants to know. */
function salesAsked(asked: Question, context: ReplyContext): string {
  const { asks, named } = asked;
  // "Within twelve months" asks for more than to be no worse off.
  if (named.some(({ meaning }) => meaning === "duration")) return backWithinNamed(asked, context);
  if (!asks.has("how_many") && !asks.has("break_even")) return "";
  return keptFrom(asked, context) || breakEvenOfOptions(context);
}

/** How many of its sales make what could be dropped worth keeping, where the question names it and no other part. */
function keptFrom(asked: Question, context: ReplyContext): string {
  const dropped = (context.decision?.options ?? []).filter(({ drops }) => drops);
  return line(...dropped.filter((option) => isOfIt(option, asked, context)).map((option) => keepLine(option, context)));
}

function isOfIt({ name }: Option, asked: Question, { quantities }: ReplyContext): boolean {
  const others = quantities.map(({ of }) => of).filter((of) => of !== "" && !sharesWord(of, name));
  return name !== "" && mentions(asked, name) && !others.some((of) => mentions(asked, of));
}

/** What is left of everything, today and with each option. */
function leftWith(context: ReplyContext): string {
  const { t } = context.translator;
  const today = todayInPeriod(context);
  if (!today) return "";
  const lines = (context.decision?.options ?? []).flatMap((option) => {
    const then = resultWith(option, today);
    if (!then || isBound(option, context) || option.effect.isCostOnly) return [];
    return [
      t`${nameIn(option, context)}: **${showMetric(then, context)}** in all (${arithmeticOf(then, context, [today])}).`,
    ];
  });
  return lines.length === 0 ? "" : line(...lines, t`Today it is ${showMetric(today, context)}.`);
}

function resultWith({ effect: { change } }: Option, today: Metric): Metric | null {
  if (!change || !isSameUnit(change.unit, today.unit)) return null;
  return resultFrom(balance([today, change]), "option_result", today.unit);
}

/** How long the money that may be spent lasts, today and with each option. */
function lastsWith(context: ReplyContext): string {
  const { t } = context.translator;
  const today = todaysResult(context);
  const ways = (context.decision?.options ?? []).filter((option) => !isBound(option, context));
  if (!today || !cashOf(context)) return "";
  const lines = ways.flatMap((option) => {
    const then = resultWith(option, today);
    return then ? [lastsAt(then, nameIn(option, context), context)] : [];
  });
  return lines.length === 0 ? "" : line(lastsAt(today, t`As it is today`, context), ...lines);
}

function lastsAt(result: Metric, name: string, context: ReplyContext): string {
  const { t } = context.translator;
  if (result.value >= 0) return t`${name}: the money does not run out, ${showMetric(result, context)} is left.`;
  const kept = cashOf(context)?.kept;
  const cash = balance(
    figuresOf(context, "cash").map((one) => amountOf(one)),
    kept ? [amountOf(kept)] : [],
  );
  const months = cash && resultFrom(over(cash, balance([], listOf(result)) ?? result), "runway_months", { month: 1 });
  return months ? t`${name}: **${showMetric(months, context)}** (${arithmeticOf(months, context, [result])}).` : "";
}

/** The sales at which each option pays its own running costs, or with a new price or cost of each sale all of them. */
export function breakEvenOfOptions(context: ReplyContext): string {
  const { t } = context.translator;
  const lines = (context.decision?.options ?? []).flatMap((option) => {
    const { breakEven, breakEvenNow, breakEvenThen } = option.effect;
    const name = nameIn(option, context);
    const beside = line(openLine(option, name, context), insteadLine(option, context));
    if (beside !== "") return [beside];
    if (breakEvenNow && breakEvenThen) {
      const [now, then] = [breakEvenNow, breakEvenThen].map((one) => showMetric(one, context));
      const [how, other] = [breakEvenNow, breakEvenThen].map((one) => arithmeticOf(one, context));
      return [t`As it is today at **${now ?? ""}** (${how ?? ""}); ${name} at **${then ?? ""}** (${other ?? ""}).`];
    }
    if (!breakEven) return [];
    const [least, how] = [showMetric(breakEven, context), arithmeticOf(breakEven, context)];
    return [
      option.effect.isCostOnly
        ? t`${name} pays from **${least}** beside today's on (${how}).`
        : t`${name}: its running costs are paid from **${least}** of its own on (${how}).`,
    ];
  });
  return line(...lines);
}
