import type { Question as Asked } from "../analysis.ts";
import type { Question } from "../laws/term.ts";
import { isSameUnit } from "../quantities/unit.ts";
import { gapsIn } from "./gaps.ts";
import { nameAll } from "./naming.ts";
import type { Withdrawn } from "./self-check.ts";
import type { ReplyContext } from "./reply-context.ts";

const mostQuestions = 3;

/** Rules that question the reading of a figure. */
const asked: ReadonlySet<string> = new Set([
  "loss_from_unsure_unit",
  "no_rate",
  "mixed_currencies",
  "part_of_a_person",
  "two_values",
  "profit_stated_otherwise",
]);

export interface Open {
  withdrawn: readonly Withdrawn[];
}

/**
 * At most three questions: gaps in the laws' inputs, contradictions, and what the deciding number lacks. Open figures
 * are asked about where they were heard.
 */
export function askNext(context: ReplyContext, { withdrawn }: Open): Asked[] {
  const { t } = context.translator;
  const open = context.computed.questions.flatMap((question) => fromLaw(question, context));
  const doubted = withdrawn
    .filter(({ rule }) => asked.has(rule))
    .slice(0, 1)
    .map(({ about, rule }) => {
      const names = context.translator.list(nameAll(about, context));
      return rule === "profit_stated_otherwise"
        ? {
            id: `doubt_${rule}`,
            text: t`You say ${names}; your other figures leave another amount. Which cost or income is missing among them?`,
            because: t`Until then neither the result nor the break-even is known.`,
          }
        : {
            id: `doubt_${rule}`,
            text: t`What exactly are ${names}?`,
            because: t`They do not fit together as I read them.`,
          };
    });
  return [...open, ...doubted, ...gapsIn(context)].slice(0, mostQuestions);
}

function fromLaw(question: Question, context: ReplyContext): Asked[] {
  if (question.code !== "two_paths") return asQuestion(question, context);
  const alike = alikeOf(question.about, context);
  if (alike.length > 1) return asQuestion({ ...question, about: alike }, context);
  // Figures of several kinds are not a contradiction: those in no result are asked about in their own place.
  return question.about
    .filter((id) => !isUsed(id, context))
    .flatMap((id) => asQuestion({ ...question, code: "per_what", about: [id] }, context));
}

function asQuestion({ code, about }: Question, context: ReplyContext): Asked[] {
  const { t, list } = context.translator;
  const names = nameAll(code === "pre_or_post" ? about.filter((id) => isValuation(id, context)) : about, context);
  if (names.length === 0) return [];
  const figures = list(names);
  const texts: Record<Question["code"], string> = {
    two_values: t`You say ${figures}. Which of them holds today?`,
    two_paths: t`${figures} lead to different results. Which of them is right, or are they different things?`,
    tax_included: t`Is ${figures} already in the price, or does it come on top?`,
    tax_rate: t`What is the rate of the tax in ${figures}? Until then I count it as income.`,
    share_of_what: t`Of what is ${figures} a part?`,
    period: t`For how long is ${figures}: a month, a year, once?`,
    per_what: t`What is ${figures} for: one sale, one customer, a month?`,
    pre_or_post: t`Is ${figures} before or after the new money?`,
    paid_from_order: t`Is ${figures} paid out of the order, or on top of it?`,
    both_or_either: t`Which of these come together, and which replace one another: ${figures}?`,
    which_plan: t`Which of your offers is ${figures} for?`,
    which_part: t`For which part of your sales does ${figures} hold?`,
    open_days: t`On how many days of a month does ${figures} hold?`,
    currencies: t`At which rate do you exchange ${figures}?`,
  };
  return [{ id: `${code}_${about.join("_")}`, text: texts[code], because: inNone(about, context) }];
}

/** Only values in one unit can contradict each other; a share and an amount cannot. */
const alikeOf = (about: readonly string[], { byId }: ReplyContext): string[] =>
  about.filter((id) => {
    const unit = byId.get(id)?.unit;
    return unit !== undefined && about.some((other) => other !== id && isSameUnit(byId.get(other)?.unit ?? {}, unit));
  });

const isUsed = (id: string, { computed }: ReplyContext): boolean => computed.metrics.some(({ leaves }) => leaves[id]);

const inNone = (about: readonly string[], context: ReplyContext): string =>
  about.some((id) => isUsed(id, context))
    ? context.translator.t`Some results depend on it.`
    : context.translator.t`Until then it is in no result.`;

const isValuation = (id: string, { byId }: ReplyContext): boolean => byId.get(id)?.meaning === "valuation";
