import type { Rating, ReplyPart } from "@cofounder/contract/analysis";
import type { Question } from "../analysis.ts";
import { type KillTest, plannedOf } from "../judging/kill-test.ts";
import type { Riskiest } from "../judging/riskiest.ts";
import type { Venture } from "../reading/venture.ts";
import { line, paragraphs } from "../presentation/sentences.ts";
import type { Metric } from "../laws/index.ts";
import type { Translator } from "../i18n/translator.ts";
import { askNext } from "./ask-next.ts";
import { askedOfClosing } from "./closing.ts";
import { bindingOf } from "./binding-constraint.ts";
import { answerQuestions } from "./answer-questions.ts";
import { figuresOf } from "./choose.ts";
import { optionsTable } from "./options-table.ts";
import { askedOfOptions, bindingOfOption, decidingOption } from "./decide.ts";
import { detailsOf } from "./details.ts";
import { findFinding } from "./finding.ts";
import type { Finding } from "./finding.ts";
import type { GuessedFigure } from "./heard-part.ts";
import { arithmeticTable } from "./lines.ts";
import { metricLabel } from "./metric-words.ts";
import { nameAll } from "./naming.ts";
import { isSoldToday } from "./not-provable.ts";
import { notUsed } from "./not-used.ts";
import type { Withdrawn } from "./self-check.ts";
import { nameOf, showMetric, showValue } from "./show-value.ts";
import { replyContextOf } from "./context-of.ts";
import type { Known, ReplyContext } from "./reply-context.ts";
import { inToldPeriod } from "./today.ts";
import { breakEvenOf } from "./test-plan.ts";
import type { Binding, Test } from "./test-plan.ts";
import { isPartOf, type Waiting, withoutParts } from "./to-confirm.ts";
import { whatWaits } from "./what-confirming-gives.ts";

interface Asked {
  text: string;
  answer: string | null;
  waiting?: Waiting;
  isOpen?: boolean;
  uses?: readonly Metric[];
}

export interface ShortReply extends Known {
  unread: readonly GuessedFigure[];
  /** Results that the self-check withdrew. */
  withdrawn: readonly Withdrawn[];
  /** The founder's explicit questions; null where none has been answered yet. */
  asked: readonly Asked[];
  venture: Pick<Venture, "phrases">;
  riskiest: Riskiest;
  killTest: KillTest;
  rating: Rating;
  /** Questions about the idea, used if the figures leave none. */
  questions?: readonly Question[];
}

/**
 * The reply before its sections: the deciding finding, its arithmetic, one test, unused figures and the next questions.
 */
export function shortReply(input: ShortReply, translator: Translator): ReplyPart[] {
  const told = input.asked.map(({ answer }) => answer ?? "").join("\n");
  const questions = input.asked.map(({ text }) => text);
  const isOpen = input.unread.length === 0 && input.asked.some((one) => one.isOpen);
  const uses = input.asked.flatMap((one) => one.uses ?? []);
  const context = { ...replyContextOf(input, translator, questions), told, isOpen, uses };
  const finding = findFinding(context);
  const riskiest = riskiestPart(finding, input, context);
  const tested = riskiest.map((part) => (part.kind === "section" ? part.text : "")).join("\n");
  return [
    ...withdrawnNotice(input, context),
    ...answersPart(input, translator),
    ...headline(finding, input, context),
    ...(context.decision ? [optionsTable(context.decision, context)] : []),
    ...(finding ? arithmetic(finding, input, context) : []),
    ...riskiest,
    ...notUsed(context, finding, tested),
    ...questionsPart(input, context),
  ];
}

/** Each question with its answer; questions that wait for the same figures share one. */
export function answersPart({ asked }: Pick<ShortReply, "asked">, { t }: Translator): ReplyPart[] {
  const told = asked.filter(({ answer }) => answer !== null);
  const waiting = withoutParts(told.flatMap((one) => one.waiting ?? []));
  const leads = (one: Asked): Waiting | Asked =>
    waiting.find((other) => one.waiting && isPartOf(one.waiting, other)) ??
    told.find(({ answer }) => answer === one.answer) ??
    one;
  const blocks = [...Map.groupBy(told, leads)].map(([lead, questions]) => {
    const names = questions.map(({ text }) => `**${oneLine(quotedShort(text))}**`);
    return line(...names, "confirm" in lead ? saidOf(lead, questions) : (lead.answer ?? ""));
  });
  if (blocks.length === 0) return [];
  const title = told.length === 1 ? t`Your question` : t`Your questions`;
  return [{ kind: "section", id: "answer", title, text: paragraphs(...blocks), basis: "" }];
}

/** The figures that several wait for, and the result if it is a single one. */
function saidOf({ confirm }: Waiting, questions: readonly Asked[]): string {
  const rules = [...new Set(questions.map(({ waiting }) => waiting?.rule ?? ""))];
  return line(confirm, rules.length === 1 ? (rules[0] ?? "") : "");
}

const longestQuestion = 160;

/** The sentence with the question; of a long one, its last clauses. */
function quotedShort(text: string): string {
  const asking = text
    .trim()
    .split(/(?<=[.!;。！；])\s+|(?<=[。！；])|\n+/u)
    .findLast((part) => /[\p{L}\p{N}]/u.test(part));
  const sentence = asking ?? text;
  if (sentence.length <= longestQuestion) return sentence;
  // A choice is quoted whole: half of it asks something else.
  if (/^(?:or|oder|ou|o|u|या|还是|或者)(?![\p{L}\p{M}])/iu.test(lastClauseOf(sentence))) return sentence;
  const clauses = sentence.split(/(?<=[,:，：])|[–—]/u).map((clause) => clause.trim());
  let short = clauses.pop() ?? sentence;
  while (clauses.length > 0 && `${clauses.at(-1) ?? ""} ${short}`.length <= longestQuestion)
    short = `${clauses.pop() ?? ""} ${short}`;
  return short;
}

const lastClauseOf = (sentence: string): string => (sentence.split(/[,，]/u).at(-1) ?? "").trim();

/** A question on one line, without Markdown syntax. */
function oneLine(text: string): string {
  const plain = text
    .replace(/[*_`#[\]<>|\\]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return /[?？!！。.]$/u.test(plain) ? plain : `${plain}${/\p{Script=Han}/u.test(plain) ? "？" : "?"}`;
}

/** Waiting figures are named once: by the answers if there are questions. */
function headline(finding: Finding | null, { unread, asked }: ShortReply, context: ReplyContext): ReplyPart[] {
  const decides = decidingOption(context) ?? (isBeside(finding, context) ? undefined : finding?.text);
  if (decides !== undefined) return [{ kind: "headline", text: capital(decides) }];
  if (unread.some(({ quote }) => asked.some(({ answer }) => answer?.includes(context.translator.quote(quote)))))
    return [];
  const waits = whatWaits(context, unread);
  return waits === null ? [] : [{ kind: "headline", text: capital(waits) }];
}

/**
 * What is said of today is no answer to what the founder asks to decide, and another number none to a question that has
 * its own; a loss that is known is said first all the same.
 */
const isBeside = (finding: Finding | null, context: ReplyContext): boolean =>
  (isAsked(context) || (finding !== null && isOther(finding, context))) &&
  finding?.code !== "unit_loss" &&
  finding?.code !== "period_loss";

/** The answers do not have this value. */
const isOther = ({ metric }: Finding, { told = "", ...context }: ReplyContext): boolean =>
  told !== "" && !told.includes(showMetric(inToldPeriod(metric, context), context));

/** What the founder asks is decided by options, or by nothing yet. */
const isAsked = ({ isOpen, decision }: ReplyContext): boolean => isOpen === true || Boolean(decision);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function arithmetic(finding: Finding, { unread }: ShortReply, context: ReplyContext): ReplyPart[] {
  const { t } = context.translator;
  const table = arithmeticTable(finding, context);
  const isSaid = !isBeside(finding, context) && decidingOption(context) === null;
  const today = isSaid ? [] : [finding.text];
  const text = paragraphs(line(...[...today, ...detailsOf(context, finding)].map(capital)), whatWaits(context, unread));
  const section: ReplyPart[] =
    text === ""
      ? []
      : [
          {
            kind: "section",
            id: "unit_economics",
            title: !isAsked(context)
              ? t`What that means`
              : context.quantities.some(isSoldToday)
                ? t`Your business today`
                : t`What your figures say`,
            text,
            basis: "",
          },
        ];
  return [...section, ...(table ? [table] : [])];
}

/** What it stands or falls with by the founder's figures: the one assumption of the whole reply and its test. */
export function constraintIn(
  known: Known & Pick<ShortReply, "unread">,
  translator: Translator,
  questions: readonly string[] = [],
): Binding | null {
  const isOpen =
    known.unread.length === 0 && answerQuestions(questions, known, translator).some((answer) => answer.isOpen);
  const context = { ...replyContextOf(known, translator, questions), isOpen };
  return constraintOf(findFinding(context), known, context);
}

const constraintOf = (
  finding: Finding | null,
  { unread }: Pick<ShortReply, "unread">,
  context: ReplyContext,
): Binding | null =>
  // An unconfirmed figure may tell whether anybody pays; and a test of more sales is no answer to whether to close.
  context.isClosing || (finding === null && unread.length > 0)
    ? null
    : isAsked(context)
      ? bindingOfOption(context)
      : bindingOf(context, finding);

function riskiestPart(finding: Finding | null, input: ShortReply, context: ReplyContext): ReplyPart[] {
  const { t } = context.translator;
  const binding = constraintOf(finding, input, context);
  if (!binding) return [];
  const { assumes, test } = binding;
  const text = paragraphs(
    capital(assumes),
    test && line(t`**The test:** ${capital(test.how)}`, costOf(test, context)),
    test && t`**When to stop:** ${capital(test.stop)}`,
  );
  const planned = test && plannedOf({ assumes, test }, input.killTest.currency);
  const title = t`What it stands or falls with`;
  return [{ kind: "section", id: "riskiest_assumption", title, text, basis: "", ...(planned && { test: planned }) }];
}

function costOf({ days, costs }: Test, { translator }: ReplyContext): string {
  const { t, amount, list } = translator;
  if (days === null) return costs.length === 0 ? "" : t`It takes ${list([...costs])}.`;
  const time = amount(days, "days");
  return costs.length === 0 ? t`It takes ${time} and no money.` : t`It takes ${list([time, ...costs])}.`;
}

/** Rules for results with a missing part. */
const partial: ReadonlySet<string> = new Set([
  "outflow_left_out",
  "margin_without_all_costs",
  "sales_beside",
  "sales_of_a_part",
]);

function withdrawnNotice({ withdrawn }: ShortReply, context: ReplyContext): ReplyPart[] {
  const { t, list, quote } = context.translator;
  const told = new Set(context.computed.metrics.map((metric) => labelOf(metric.name, context)));
  // That money which is to be spent does not last needs no word.
  const said = withdrawn.filter(({ rule }) => rule !== "money_spent_first");
  return [...Map.groupBy(said, ({ rule }) => rule)].flatMap(([rule, hits]): ReplyPart[] => {
    const names = hits.flatMap(({ metrics }) => metrics.map((name) => labelOf(name, context)));
    const labels = [...new Set(names.filter((label) => label !== "" && !told.has(label)))];
    const figures = nameAll(
      hits.flatMap(({ about }) => about),
      context,
    );
    if (labels.length === 0 || figures.length === 0) return [];
    const [what, why] = [list(labels.map((label) => quote(label))), list(figures)];
    const text = partial.has(rule)
      ? t`I leave out ${what}: ${why} is not in it yet.`
      : t`I leave out ${what}: it does not go together with ${why}.`;
    return [{ kind: "notice", tone: "caution", text, about: "results" }];
  });
}

function labelOf(name: string, { translator }: ReplyContext): string {
  const label = metricLabel(nameOf({ name }));
  return label === null ? "" : translator.translate(label);
}

const mostQuestions = 3;

function questionsPart({ unread, withdrawn, questions = [] }: ShortReply, context: ReplyContext): ReplyPart[] {
  const own = [...askedOfClosing(context), ...askedOfOptions(context), ...missingBeside(context, withdrawn)];
  const isTold = context.quantities.length > 0 || unread.length > 0;
  // The buyer is asked for when no figure is open and all missing figures are asked for: the buyer changes none of the
  // results.
  const whoPays =
    unread.length > 0 || isAsked(context) || context.isClosing || context.quantities.some(isSoldToday)
      ? []
      : questions.filter(({ id }) => id === "buyer").map(whoseSales(context));
  const items = own.length > 0 || isTold ? [...own, ...whoPays] : [...questions];
  return items.length === 0
    ? []
    : [
        {
          kind: "questions",
          title: context.translator.t`What I need to know next`,
          items: items.slice(0, mostQuestions),
        },
      ];
}

/** What is missing for something else is not asked beside an answer that is a sum of its own. */
const missingBeside = (context: ReplyContext, withdrawn: readonly Withdrawn[]): Question[] =>
  context.uses?.length ? [] : askNext(context, { withdrawn });

/** What the buyer decides, by this venture's figures. */
const whoseSales =
  (context: ReplyContext) =>
  (question: Question): Question => {
    const { t } = context.translator;
    const needed = breakEvenOf(context);
    const [price] = figuresOf(context, "price", "fee");
    if (needed) return { ...question, because: t`From them ${showMetric(needed, context)} have to come.` };
    return price ? { ...question, because: t`It decides who is asked to pay ${showValue(price, context)}.` } : question;
  };
