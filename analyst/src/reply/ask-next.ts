import type { Question as Asked } from "../analysis.ts";
import { askFor } from "../laws/question-words.ts";
import { sameWords } from "../laws/term.ts";
import type { Question } from "../laws/term.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isPlanned } from "../reader/said-places.ts";
import { currencyOf, isSameUnit } from "../quantities/unit.ts";
import { gapsIn } from "./gaps.ts";
import { nameAll } from "./naming.ts";
import { askPlaceOf } from "./place-question.ts";
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
  "sales_beside",
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
      if (rule === "sales_beside")
        return {
          id: `doubt_${rule}`,
          text: t`What do the sales behind ${names} cost you each month?`,
          because: t`Until then neither the result nor the break-even is known.`,
        };
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
  const all = [...open, ...doubted, ...gapsIn(context)];
  // Two laws may ask the same of the same figures.
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index).slice(0, mostQuestions);
}

function fromLaw(question: Question, context: ReplyContext): Asked[] {
  if (question.code !== "two_paths") return asQuestion(question, context);
  const alike = alikeOf(question.about, context);
  if (alike.length > 1) return asQuestion({ ...question, about: alike }, context);
  // Figures of several kinds are not a contradiction: money in no result is asked about in its own place.
  return question.about
    .filter((id) => !isUsed(id, context) && currencyOf(context.byId.get(id)?.unit ?? {}) !== null)
    .flatMap((id) => asQuestion({ ...question, code: "per_what", about: [id] }, context));
}

function asQuestion({ code, about }: Question, context: ReplyContext): Asked[] {
  const { list } = context.translator;
  const [plan, ...others] = about.flatMap((id) => context.byId.get(id) ?? []);
  if (code === "both_or_either" && plan && isPlanned(plan) && others.length > 0)
    return [askPlaceOf(plan, others, context)];
  const names = nameAll(code === "pre_or_post" ? about.filter((id) => isValuation(id, context)) : about, context);
  if (names.length === 0) return [];
  return [
    {
      id: `${code}_${about.join("_")}`,
      text: askFor(code, list(names), context.translator),
      because: inNone(about, context),
    },
  ];
}

/** Whether a question of the laws is put to the founder. */
export const isPut = (question: Question, context: ReplyContext): boolean => fromLaw(question, context).length > 0;

/** Only two values of one thing, both of today and by one name, can contradict each other. */
const alikeOf = (about: readonly string[], { byId }: ReplyContext): string[] =>
  about.filter((id) => {
    const one = byId.get(id);
    return about.some((other) => other !== id && one && isSaidTwice(one, byId.get(other)));
  });

const isSaidTwice = (one: Quantity, other: Quantity | undefined): boolean =>
  other !== undefined &&
  isSameUnit(one.unit, other.unit) &&
  one.status === "actual" &&
  other.status === "actual" &&
  (one.of === other.of || sameWords(one.of, other.of));

const isUsed = (id: string, { computed }: ReplyContext): boolean => computed.metrics.some(({ leaves }) => leaves[id]);

const inNone = (about: readonly string[], context: ReplyContext): string =>
  about.some((id) => isUsed(id, context))
    ? context.translator.t`Some results depend on it.`
    : context.translator.t`Until then it is in no result.`;

const isValuation = (id: string, { byId }: ReplyContext): boolean => byId.get(id)?.meaning === "valuation";
