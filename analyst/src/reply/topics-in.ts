import { isComputable } from "../quantities/quantity.ts";
import type { Question } from "./answering.ts";
import { current, firstOf } from "./choose.ts";
import { type Asked, mentions } from "./question-words.ts";
import { type Topic, topicByForm, topics, topicsOf } from "./topics.ts";
import type { Hearing } from "./what-is-missing.ts";

/** "How many months can we keep going?", while more goes out than comes in, asks for months, and for no amount. */
const runsOut = (asked: Question, context: Hearing): boolean =>
  asked.asks.has("how_long") &&
  asked.period !== null &&
  asked.each === null &&
  !asked.asks.has("payback") &&
  firstOf(current(context.computed), "runway_months") !== null;

/** "How many to pay for the van?", where the van is the only fixed cost, and no word of the question names another topic. */
const paysItsCost = (asked: Asked, { quantities }: Hearing): boolean => {
  const [only, ...others] = quantities.filter((one) => isComputable(one) && one.meaning === "fixed_cost");
  const isOfCost = only !== undefined && others.length === 0 && only.of !== "" && mentions(asked, only.of);
  return isOfCost && [...asked.asks].join() === "how_many";
};

/** "How many jobs until the kiosk pays for itself?", where nothing is bought: its costs of a month are to be covered. */
const isOfRunningCosts = (asked: Question, { quantities }: Hearing): boolean =>
  asked.asks.has("payback") &&
  asked.asks.has("how_many") &&
  !asked.asks.has("how_long") &&
  !quantities.some(({ meaning, party }) => party === "venture" && boughtOnce.has(meaning));

const boughtOnce: ReadonlySet<string> = new Set(["one_off_cost", "acquisition_spend"]);

/** Where no word names a topic, a decision waits for the open figures; once they are known, no formula decides it. */
export function topicsIn(asked: Question, context: Hearing): Topic[] {
  const { unread } = context;
  if (paysItsCost(asked, context) || isOfRunningCosts(asked, context))
    return topics.filter(({ id }) => id === "break_even");
  const named = runsOut(asked, context) ? [] : topicsOf(asked);
  const formal = named.length === 0 ? topicByForm(asked) : null;
  return formal && (unread.length > 0 || formal.id === "runway") ? [formal] : named;
}
