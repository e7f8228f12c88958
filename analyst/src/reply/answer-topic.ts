import { line } from "../presentation/sentences.ts";
import type { Metric } from "../laws/index.ts";
import { acquisition, breakEven, hire, left, lifetime, payback, profit } from "./answer-left.ts";
import { mayGo } from "./answer-may-go.ts";
import { growth, priceAnswer, round, whatIf } from "./answer-supposed.ts";
import { marketing } from "./answer-spending.ts";
import { costOfEach, tiedUp } from "./answer-tied-up.ts";
import { type Answering, plainly, type Question, verdict } from "./answering.ts";
import { current, firstOf, isPartial, isSupposed, todaysResult } from "./choose.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { inPeriod } from "./asked-period.ts";
import { pickFor } from "./pick-metric.ts";
import { showMetric } from "./show-value.ts";
import { withoutGrants } from "./without-grants.ts";
import type { ReplyContext } from "./reply-context.ts";
import { topics, type Topic, type TopicId } from "./topics.ts";

/** The answer to a question on one topic; null where nothing that is known gives one. */
export function answerOn(topic: Topic, asked: Question, context: ReplyContext): string | null {
  const answer = special[topic.id];
  return answer ? answer(context, asked) : fromMetrics(topic.id, asked, context);
}

function fromMetrics(id: TopicId, asked: Question, context: ReplyContext): string | null {
  const names = topics.find((topic) => topic.id === id)?.metrics ?? [];
  const metric = pickFor(names, asked, context);
  return metric && !isPartial(metric) ? plainly(inPeriod(metric, asked.period, context.quantities), context) : null;
}

/** Whether the available amount is enough. */
const capacity: Answering = (context, asked) => {
  const metric = pickFor(["utilisation"], asked, context);
  if (!metric || isPartial(metric)) return null;
  return asked.isYesNo ? verdict(metric.value <= 1, plainly(metric, context), context) : plainly(metric, context);
};

/** How long the money lasts today, and with what is supposed. */
function lastsEitherWay(metric: Metric, context: ReplyContext): string {
  const supposed = context.computed.metrics.find(
    (one) => isSupposed(one) && one.name === metric.name && one.of === metric.of,
  );
  const said = plainly(metric, context);
  if (!supposed) return said;
  const [after, before] = [showMetric(supposed, context), showMetric(metric, context)];
  return line(said, context.translator.t`With what you suppose it would be ${after} instead of ${before}.`);
}

/** Money that nothing is taken from lasts: how long it would without any income says nothing of a business with one. */
const runway: Answering = (context, asked) => {
  const metric = firstOf(current(context.computed), "runway_months", "grant_runway_months");
  const result = todaysResult(context);
  if (metric && asked.named.some(({ status }) => status === "hypothetical")) return lastsEitherWay(metric, context);
  const said = fromMetrics("runway", asked, context);
  if (metric && said !== null)
    return line(
      said,
      withoutGrants(metric, (one) => plainly(one, context), context),
    );
  if (metric || !result || result.value < 0) return said;
  const { t } = context.translator;
  return t`By these figures it does not run out: **${showMetric(result, context)}** is left (${arithmeticOf(result, context)}).`;
};

/** A supposition beside what is so today is compared with it. */
const profitOrCompared: Answering = (context, asked) =>
  (asked.named.some(({ status }) => status === "hypothetical") ? whatIf(context, asked) : null) ??
  profit(context, asked);

const special: Partial<Record<TopicId, Answering>> = {
  what_if: whatIf,
  profit: profitOrCompared,
  growth,
  acquisition,
  break_even: breakEven,
  may_go: mayGo,
  payback,
  capacity,
  left,
  round,
  hire,
  price: priceAnswer,
  lifetime,
  marketing,
  tied_up: tiedUp,
  runway,
  cost: costOfEach,
};
