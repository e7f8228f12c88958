import { askFor } from "../laws/question-words.ts";
import type { GuessedFigure } from "./heard-part.ts";
import { nameAll } from "./naming.ts";
import type { ReplyContext } from "./reply-context.ts";
import type { Question } from "./answering.ts";
import { type Need, type Topic, volume } from "./topics.ts";
import { toConfirm, type Waiting } from "./to-confirm.ts";

export type Hearing = Omit<ReplyContext, "unread"> & { unread: readonly GuessedFigure[] };

/** A question without a known result that answers it. */
export function nothingDecides({ unread, translator: { t } }: Hearing, isOfFigures: boolean): string {
  if (unread.length > 0 && isOfFigures)
    return t`That waits for the figures above: confirm or correct them, and I compute it.`;
  return t`No sum of mine answers that yet. What your figures do say stands below.`;
}

/** The figure that waits for confirmation, and the law that uses it; or what was never stated. */
export function whatIsMissing(topic: Topic, asked: Question, context: Hearing): string | Waiting {
  const { id } = topic;
  const needs = isOfTime(topic, asked) ? [...topic.needs, volume] : topic.needs;
  const { quantities, unread, translator } = context;
  const { t, translate, list } = translator;
  const isSaid = ({ meanings }: Need): boolean =>
    quantities.some(({ meaning, party }) => meanings.includes(meaning) && (party === "venture" || party === "buyer"));
  const open = needs.filter((need) => !isSaid(need));
  if (unread.length > 0) return toConfirm(id, open, context) ?? nothingDecides(context, true);
  return open.length > 0
    ? t`What is missing for it: ${list(open.map(({ name }) => translate(name)))}.`
    : whatIsOpen(context);
}

/** What a time leaves, or the time until something is back, takes the sales of a time. */
const isOfTime = ({ id }: Topic, { asks, each }: Question): boolean =>
  (id === "left" && each !== null) || (id === "payback" && asks.has("how_long"));

/** All figures are there: one of them is unassigned. */
function whatIsOpen(context: ReplyContext): string {
  const { t } = context.translator;
  const { metrics, questions } = context.computed;
  const days = questions.find(({ code }) => code === "open_days");
  if (days) return askFor(days.code, context.translator.list(nameAll(days.about, context)), context.translator);
  const open = [...metrics.flatMap(({ without }) => without), ...questions.flatMap(({ about }) => about)];
  const unused = open.filter((id) => !metrics.some(({ leaves }) => leaves[id]));
  const quotes = context.translator.list(nameAll(unused.length > 0 ? unused : open, context));
  return quotes === ""
    ? t`No sum of mine answers that yet. What your figures do say stands below.`
    : t`This waits for one answer: what does ${quotes} belong to?`;
}
