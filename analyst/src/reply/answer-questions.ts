import type { Metric } from "../laws/index.ts";
import { solveFor } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isSameUnit } from "../quantities/unit.ts";
import { line } from "../telling/wording.ts";
import type { Voice } from "../wording/voice.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { alikeIn, beside, current, doubtsIn, figuresOf, firstOf, isPartial, isSupposed } from "./choose.ts";
import { findFinding } from "./finding.ts";
import type { GuessedFigure } from "./heard-part.ts";
import { metricLabel } from "./metric-words.ts";
import { nameAll } from "./naming.ts";
import { pickFor } from "./pick-metric.ts";
import { readQuestion } from "./question-words.ts";
import type { Asked } from "./question-words.ts";
import { nameOf, showMetric, showValue } from "./show-value.ts";
import { speechOf } from "./speech.ts";
import type { Known, Speech } from "./speech.ts";
import { topicsOf } from "./topics.ts";
import type { Topic, TopicId } from "./topics.ts";

export interface Answer {
  /** The question, in the founder's words. */
  text: string;
  answer: string;
}

export interface AskedOf extends Known {
  unread: readonly GuessedFigure[];
}

/** A line of answer to each question: a value with its arithmetic, or exactly what is missing for it. */
export function answerQuestions(questions: readonly string[], known: AskedOf, voice: Voice): Answer[] {
  const supposing = questions.some((text) => readQuestion(text, voice.language).asks.has("what_if"));
  const speech = { ...speechOf(known, voice), unread: known.unread, supposing };
  return questions.map((text) => ({ text, answer: answerTo(text, speech) }));
}

type Hearing = Speech & { unread: readonly GuessedFigure[] };

function answerTo(question: string, speech: Hearing): string {
  const asked = readQuestion(question, speech.voice.language);
  const answers = topicsOf(asked).map((topic) => answerOn(topic, asked, speech) ?? whatIsMissing(topic, speech));
  const all = [...new Set(answers)];
  return all.length > 0 ? line(...all) : nothingDecides(speech);
}

function nothingDecides(speech: Hearing): string {
  const { t } = speech.voice;
  if (speech.unread.length > 0) return t`That waits for the figures above: confirm or correct them, and I compute it.`;
  const finding = findFinding(speech);
  return finding
    ? t`Your figures do not decide this. What they say: ${finding.text}`
    : t`Nothing that you have told me so far answers this.`;
}

function answerOn(topic: Topic, asked: Asked, speech: Speech): string | null {
  const answer = special[topic.id];
  if (answer) return answer(speech, asked);
  const metric = pickFor(topic.metrics, asked, speech);
  return metric && !isPartial(metric) ? plainly(metric, speech) : null;
}

type Answering = (speech: Speech, asked: Asked) => string | null;

/** "Capacity in use: 75% (450 / 600)." */
function plainly(metric: Metric, speech: Speech): string {
  const { t, say } = speech.voice;
  const label = say(metricLabel(nameOf(metric)) ?? "");
  return t`${label}: **${showMetric(metric, speech)}** (${arithmeticOf(metric, speech)}).`;
}

const lossOf = (speech: Speech): Metric | null =>
  current(speech.computed).find(({ name, value }) => name === "contribution" && value < 0) ?? null;

const never = (speech: Speech, loss: Metric): string =>
  speech.voice
    .t`Never as it is: you lose ${showValue({ ...loss, value: -loss.value }, speech)} (${arithmeticOf(loss, speech)}), so selling more loses more.`;

const breakEven: Answering = (speech, asked) => {
  const loss = lossOf(speech);
  if (loss) return never(speech, loss);
  const names = ["break_even_customers", "break_even_units", "break_even_places", "break_even_units_of_place"];
  const metric = pickFor(names, asked, speech);
  if (!metric || isPartial(metric)) return null;
  return speech.voice.t`At **${showMetric(metric, speech)}** (${arithmeticOf(metric, speech)}).`;
};

const payback: Answering = (speech, asked) => {
  const loss = lossOf(speech);
  if (loss) return never(speech, loss);
  const metric = pickFor(["payback_months", "payback_days", "payback_units"], asked, speech);
  if (!metric || isPartial(metric)) return null;
  return speech.voice.t`After **${showMetric(metric, speech)}** (${arithmeticOf(metric, speech)}).`;
};

const left: Answering = (speech, asked) => {
  const isOfMonth = asked.concepts.has("month");
  const names = isOfMonth
    ? ["monthly_result", "contribution_in_all", "contribution_per_customer", "contribution", "season_result"]
    : ["contribution", "night_result", "season_result", "monthly_result", "contribution_in_all", "result_at_capacity"];
  const metric = pickFor(names, asked, speech);
  return metric ? isLeft(metric, speech) : null;
};

function isPartlyLeft(metric: Metric, speech: Speech): string {
  const { t, list } = speech.voice;
  const { missing, shared } = doubtsIn(metric);
  if (missing.length > 0)
    return t`What is left depends on ${list(nameAll(missing, speech))}: say where that belongs, and I work it out.`;
  const [value, how] = [showMetric(metric, speech), arithmeticOf(metric, speech)];
  return t`**${value}** is left (${how}), as long as this goes with it: ${list(nameAll(shared, speech))}.`;
}

function isLeft(metric: Metric, speech: Speech): string {
  const said = isPartial(metric) ? isPartlyLeft(metric, speech) : isWhollyLeft(metric, speech);
  return metric.of === "" ? said : speech.voice.t`${speech.voice.quote(metric.of)}: ${said}`;
}

function isWhollyLeft(metric: Metric, speech: Speech): string {
  const { t } = speech.voice;
  const how = arithmeticOf(metric, speech);
  const isLoss = metric.value < 0;
  const value = showMetric(isLoss ? { ...metric, value: -metric.value } : metric, speech);
  const said = isLoss ? t`You lose **${value}** (${how}).` : t`**${value}** is left (${how}).`;
  const notes = [
    metric.because.some(({ code }) => code === "no_unit_cost") ? t`No cost of a single sale is in it.` : "",
    nameOf(metric) === "contribution_in_all" && !firstOf(speech.computed.metrics, "fixed_costs")
      ? t`Fixed costs are not in it, because you name none.`
      : "",
  ];
  return line(said, ...notes);
}

const round: Answering = (speech) => {
  const post = firstOf(current(speech.computed), "post_money");
  const pre = post && beside(speech.computed.metrics, post, "pre_money");
  if (!post || !pre) return null;
  const { t } = speech.voice;
  const [after, before] = [showMetric(post, speech), showMetric(pre, speech)];
  return t`**${after}** with the new money (${arithmeticOf(post, speech)}), **${before}** before it.`;
};

const hire: Answering = (speech) => {
  const metric = firstOf(current(speech.computed), "monthly_result", "season_result");
  if (!metric) return null;
  const { t } = speech.voice;
  return line(
    isLeft(metric, speech),
    metric.value > 0
      ? t`Pay that is not in it yet has to fit into that.`
      : t`There is nothing to pay more people from.`,
  );
};

const priceAnswer: Answering = (speech) => {
  const { t } = speech.voice;
  const metric = firstOf(current(speech.computed), "contribution", "contribution_per_customer");
  const price = figuresOf(speech, "price", "fee").find(({ id, flow }) => metric?.leaves[id] && flow === "in");
  if (!metric || !price) return comparedWithOthers(speech);
  const lowest = solveFor(metric, price.id, 0);
  const others = comparedWithOthers(speech) ?? "";
  if (lowest === null || lowest <= 0) return line(isLeft(metric, speech), others);
  const least =
    price.unit["%"] === 1 ? speech.voice.share(lowest / 100) : showValue({ value: lowest, unit: price.unit }, speech);
  const floor = t`What you take (${speech.voice.quote(price.quote)}) would have to be at least ${least} to lose nothing on it.`;
  return line(isLeft(metric, speech), floor, others);
};

/** What a competitor asks and what a buyer spends, for the same thing. */
function comparedWithOthers(speech: Speech): string | null {
  const { t } = speech.voice;
  const own = figuresOf(speech, "price");
  const isAlike = ({ unit }: Quantity): boolean => own.some((price) => isSameUnit(price.unit, unit));
  const lines = speech.quantities
    .filter((quantity) => isAlike(quantity))
    .flatMap((quantity) => {
      if (quantity.party === "rival" && quantity.meaning === "price")
        return [t`A competitor asks ${showValue(quantity, speech)}.`];
      return quantity.meaning === "budget" ? [t`A buyer spends ${showValue(quantity, speech)} today.`] : [];
    });
  const [first] = own;
  if (!first || lines.length === 0) return null;
  return line(t`You ask ${showValue(first, speech)}.`, ...lines);
}

const mostCompared = 3;
const compared = [
  "contribution",
  "contribution_per_customer",
  "contribution_in_all",
  "monthly_result",
  "night_result",
  "season_result",
  "break_even_units",
  "break_even_customers",
  "utilisation",
  "sales",
];

/** What is so beside what would be so. */
const whatIf: Answering = (speech) => {
  const { t, say } = speech.voice;
  const supposed = speech.computed.metrics.filter(isSupposed);
  const said = speech.computed.metrics.filter((metric) => !isSupposed(metric));
  const lines = compared.flatMap((name) => {
    const then = supposed.find((metric) => nameOf(metric) === name && doubtsIn(metric).missing.length === 0);
    if (!then) return [];
    const now = alikeIn(said, { ...then, because: [] }, name);
    const label = say(metricLabel(name) ?? "");
    const value = showMetric(then, speech);
    if (!now) return [t`${label}: **${value}** (${arithmeticOf(then, speech)}).`];
    return [t`${label}: **${value}** instead of ${showMetric(now, speech)}.`];
  });
  return lines.length === 0 ? null : line(...lines.slice(0, mostCompared));
};

const lifetime: Answering = (speech) => {
  const metric = firstOf(current(speech.computed), "ltv");
  if (!metric) return null;
  const { t } = speech.voice;
  const cac = firstOf(current(speech.computed), "customer_acquisition_cost");
  const against = cac
    ? t`Winning one costs ${showMetric(cac, speech)}.`
    : t`Whether that is enough shows when you know what winning one costs.`;
  return line(
    t`A customer leaves **${showMetric(metric, speech)}** over the whole time (${arithmeticOf(metric, speech)}).`,
    against,
  );
};

const special: Partial<Record<TopicId, Answering>> = {
  what_if: whatIf,
  break_even: breakEven,
  payback,
  left,
  round,
  hire,
  price: priceAnswer,
  lifetime,
};

/** Which figure waits for the founder's word, or was never said. */
function whatIsMissing({ needs }: Topic, speech: Hearing): string {
  const { quantities, unread, voice } = speech;
  const { t, say, list, quote } = voice;
  const isSaid = (meanings: readonly string[]): boolean =>
    quantities.some(({ meaning, party }) => meanings.includes(meaning) && (party === "venture" || party === "buyer"));
  const open = needs.filter(({ meanings }) => !isSaid(meanings));
  const waiting = unread.filter(({ guess }) => guess && open.some(({ meanings }) => meanings.includes(guess.meaning)));
  const unsaid = open.filter(({ meanings }) => !waiting.some(({ guess }) => guess && meanings.includes(guess.meaning)));
  // While a number is open that could be it, nothing is missing.
  if (unread.length > 0 && waiting.length === 0) return nothingDecides(speech);
  const parts = [
    waiting.length > 0 ? t`This waits until you confirm: ${list(waiting.map((figure) => quote(figure.quote)))}.` : "",
    unsaid.length > 0 && unread.length === 0
      ? t`What is missing for it: ${list(unsaid.map(({ name }) => say(name)))}.`
      : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? line(...parts) : whatIsOpen(speech);
}

/** All figures are there: one of them has no place yet. */
function whatIsOpen(speech: Speech): string {
  const { t } = speech.voice;
  const { metrics, questions } = speech.computed;
  const open = [...metrics.flatMap(({ without }) => without), ...questions.flatMap(({ about }) => about)];
  const quotes = speech.voice.list(nameAll(open, speech));
  return quotes === ""
    ? t`I cannot work this out yet: how your figures belong together is not clear.`
    : t`This waits for one answer: what does ${quotes} belong to?`;
}
