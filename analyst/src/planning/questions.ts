import type { Question } from "../analysis.ts";
import type { Inputs } from "../finance/inputs.ts";
import { countsPeople } from "../reading/people.ts";
import { todayOf, valueFor } from "../reading/venture.ts";
import type { Fact, Venture } from "../reading/venture.ts";
import { buyerOf } from "./channels.ts";

type Candidate = Question & { when: (venture: Venture, inputs: Inputs) => boolean };

const none = (venture: Venture, role: Parameters<typeof valueFor>[1]): boolean => valueFor(venture, role) === null;

function candidates(venture: Venture): Candidate[] {
  const buyer = buyerOf(venture);
  return [...aboutIdeaAndMoney(buyer), ...aboutMarketAndMeans(buyer)];
}

function aboutIdeaAndMoney(buyer: string): Candidate[] {
  return [
    {
      id: "idea",
      text: "What do you want to build, in one sentence?",
      because: "without it there is nothing to analyse",
      when: (known) => !known.phrases.idea,
    },
    {
      id: "buyer",
      text: "Who exactly pays for it first: which job, which place, which size?",
      because: "it decides the market count, the message and the channel",
      when: (known) => !known.phrases.buyer || known.signals.everyone,
    },
    {
      id: "evidence",
      text: `How many ${buyer} have you asked about it, and how many had already spent time or money on it?`,
      because: "it decides the problem score and the riskiest assumption",
      when: (known) => none(known, "interviews") && none(known, "paying_customers") && none(known, "revenue"),
    },
    {
      id: "price",
      text: "What will one customer pay, how often?",
      because: "it blocks margin, market size and payback",
      when: (known, inputs) => !inputs.priceIsKnown && none(known, "take_rate"),
    },
    {
      id: "order_value",
      text: "What is the average order, and how many orders does one customer place a month?",
      because: "it blocks the revenue per customer",
      when: (known) => !none(known, "take_rate") && none(known, "order_value"),
    },
    {
      id: "unit_cost",
      text: "What does it cost you to serve one customer for a month?",
      because: "it blocks the gross margin",
      when: (known) => none(known, "unit_cost") && none(known, "gross_margin"),
    },
    {
      id: "paying",
      text: "Has anyone paid yet? How many, and for how long?",
      because: "it blocks the demand score",
      when: (known) =>
        none(known, "paying_customers") &&
        none(known, "revenue") &&
        none(known, "orders_total") &&
        !known.signals.nobodyPays,
    },
  ];
}

function aboutMarketAndMeans(buyer: string): Candidate[] {
  return [
    {
      id: "market_count",
      text: `How many ${buyer} could you reach with this product, and where does the count come from?`,
      because: "it blocks the bottom-up market size",
      when: (known) => none(known, "market_count"),
    },
    {
      id: "cac",
      text: "What does it cost, in money and hours, to win one customer?",
      because: "it blocks payback and LTV : CAC",
      when: (_known, inputs) => inputs.cac === null,
    },
    {
      id: "churn",
      text: "Of the customers of three months ago, how many still pay?",
      because: "it blocks the lifetime value",
      when: (known, inputs) => inputs.churn === null && none(known, "retention") && !known.signals.nobodyPays,
    },
    {
      id: "alternatives",
      text: `What do ${buyer} do about it today, and what would make them switch?`,
      because: "it blocks the comparison",
      when: (known) => known.competitors.length === 0 && todayOf(known) === null,
    },
    {
      id: "place",
      text: "In which country do you start?",
      because: "it decides which rules apply",
      when: (known) => known.places.length === 0 && !/ in \p{Lu}/u.test(known.phrases.buyer?.text ?? ""),
    },
    {
      id: "burn",
      text: "How much do you spend a month in all, your own living included?",
      because: "with your cash it gives the runway",
      when: (known) => !none(known, "cash") && none(known, "burn"),
    },
    {
      id: "cash",
      text: "How much cash do you have, and how much do you spend a month?",
      because: "it blocks the runway and the size of the tests",
      when: (known) => none(known, "cash") && none(known, "runway"),
    },
    {
      id: "hours",
      text: "How many hours a week can you put in?",
      because: "it bounds the plan",
      when: (known) => none(known, "hours_per_week"),
    },
  ];
}

/** What is missing, the most useful first; contradictions and impossible figures before anything else. */
export function askFor(venture: Venture, inputs: Inputs): Question[] {
  const open = venture.contradictions.map((item) => ({
    id: `which_${item.role}`,
    text: item.question,
    because: `two values for the ${item.label} cannot both hold`,
  }));
  const wrong = venture.impossible.map((item) => ({
    id: `check_${item.factId.replace(".", "_")}`,
    text: `You wrote "${item.text}". What is the right figure?`,
    because: item.because,
  }));
  const missing = candidates(venture)
    .filter((candidate) => candidate.when(venture, inputs))
    .map(({ id, text, because }) => ({ id, text, because }));
  return [...wrong, ...open, ...missing.slice(0, 2), ...unread(venture), ...missing.slice(2)];
}

const mostUnread = 2;

/** Money and people the founder named whose meaning no rule could tell: better asked than guessed. */
function unread({ facts }: Venture): Question[] {
  return facts
    .filter((fact) => fact.role === "other" && !fact.superseded && (fact.kind === "money" || isGroup(fact)))
    .slice(0, mostUnread)
    .map((fact) => ({
      id: `what_is_${fact.id.replace(".", "_")}`,
      text: `I read "${named(fact)}" but do not know what it is. What does it stand for?`,
      because: "it is left out of every formula until you say",
    }));
}

const isGroup = (fact: Fact): boolean => fact.kind === "count" && fact.value >= 2 && countsPeople(fact.noun);

function named(fact: Fact): string {
  return fact.kind === "money" ? fact.text : `${fact.text} ${fact.noun.split(/\s+/).slice(0, 2).join(" ")}`;
}
