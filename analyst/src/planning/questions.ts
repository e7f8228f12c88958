import type { Question } from "../analysis.ts";
import type { Inputs } from "../finance/inputs.ts";
import { factFor, mayBeSaid, todayOf, valueFor } from "../reading/venture.ts";
import type { Role, Venture } from "../reading/venture.ts";
import { mark, voiceIn } from "../wording/voice.ts";
import type { Voice } from "../wording/voice.ts";
import { buyerOf } from "./channels.ts";

type Candidate = Question & { when: (venture: Venture, inputs: Inputs) => boolean };

const said = (venture: Venture, role: Role): boolean => valueFor(venture, role) !== null;
/** Neither said, nor perhaps said by a figure that is still unread. */
const none = (venture: Venture, role: Role): boolean => valueFor(venture, role) === null && !mayBeSaid(venture, role);

const aboutIdeaAndMoney: Candidate[] = [
  {
    id: "idea",
    text: mark("What do you want to build, in one sentence?"),
    because: mark("Without it there is nothing to analyse."),
    when: (known) => !known.phrases.idea,
  },
  {
    id: "buyer",
    text: mark("Who pays for it? Say it as exactly as you can: who they are, and where."),
    because: mark("It decides the market count, the message and the channel."),
    when: (known) => !known.phrases.buyer || known.signals.everyone,
  },
  {
    id: "evidence",
    text: mark("How many {buyer} have you asked about it, and how many had already spent time or money on it?"),
    because: mark("It decides the problem score and the riskiest assumption."),
    when: (known) => none(known, "interviews") && none(known, "paying_customers") && none(known, "revenue"),
  },
  {
    id: "price",
    text: mark("What will one customer among {buyer} pay, and how often?"),
    because: mark("It blocks margin, market size and payback."),
    when: (known, inputs) => inputs.price === null && none(known, "price") && none(known, "take_rate"),
  },
  {
    id: "order_value",
    text: mark("What is the average order, and how many orders does one customer place a month?"),
    because: mark("It blocks the revenue per customer."),
    when: (known) => said(known, "take_rate") && none(known, "order_value"),
  },
  {
    id: "unit_cost",
    text: mark("What does it cost you to serve one customer among {buyer} for a month?"),
    because: mark("It blocks the gross margin."),
    when: (known) => none(known, "unit_cost") && none(known, "gross_margin"),
  },
  {
    id: "paying",
    text: mark("Has anyone paid yet? How many, and for how long?"),
    because: mark("It blocks the demand score."),
    when: (known) =>
      none(known, "paying_customers") &&
      none(known, "revenue") &&
      none(known, "orders_total") &&
      !known.signals.nobodyPays,
  },
];

const aboutMarketAndMeans: Candidate[] = [
  {
    id: "market_count",
    text: mark("How many {buyer} could you reach with this product, and where does the count come from?"),
    because: mark("It blocks the bottom-up market size."),
    when: (known) => none(known, "market_count"),
  },
  {
    id: "cac",
    text: mark("What does it cost, in money and hours, to win one customer among {buyer}?"),
    because: mark("It blocks payback and LTV : CAC."),
    when: (known, inputs) => inputs.cac === null && none(known, "cac") && none(known, "marketing_spend"),
  },
  {
    id: "churn",
    text: mark("Of the customers of three months ago, how many still pay?"),
    because: mark("It blocks the lifetime value."),
    when: (known, inputs) =>
      inputs.churn === null && none(known, "churn") && none(known, "retention") && !known.signals.nobodyPays,
  },
  {
    id: "alternatives",
    text: mark("What do {buyer} do about it today, and what would make them switch?"),
    because: mark("It blocks the comparison."),
    when: (known) => known.competitors.length === 0 && todayOf(known) === null,
  },
  {
    id: "place",
    text: mark("In which country do you start?"),
    because: mark("It decides which rules apply."),
    when: (known) => known.places.length === 0 && !/ in \p{Lu}/u.test(known.phrases.buyer?.text ?? ""),
  },
  {
    id: "burn",
    text: mark("How much do you spend a month in all, your own living included?"),
    because: mark("With your cash it gives the runway."),
    when: (known) => said(known, "cash") && none(known, "burn"),
  },
  {
    id: "cash",
    text: mark("How much cash do you have, and how much do you spend a month?"),
    because: mark("It blocks the runway and the size of the tests."),
    when: (known) => none(known, "cash"),
  },
  {
    id: "hours",
    text: mark("How many hours a week can you put in?"),
    because: mark("It bounds the plan."),
    when: (known) => none(known, "hours_per_week"),
  },
];

/** What would make a known picture firmer; asked after what is missing. */
const aboutCertainty: Candidate[] = [
  {
    id: "channel",
    text: mark("Through which channel do you reach {buyer} first?"),
    because: mark("It blocks the distribution score."),
    when: (known, inputs) => known.channels.length === 0 && inputs.cac === null,
  },
  {
    id: "count_source",
    text: mark("Where does the count of {count} come from?"),
    because: mark("Until it is checked, the market size rests on your word."),
    when: (known) => said(known, "market_count"),
  },
  {
    id: "churn_window",
    text: mark("Over how many months was the churn of {churn} measured?"),
    because: mark("It decides how far the lifetime value can be trusted."),
    when: (known) => said(known, "churn"),
  },
  {
    id: "why_now",
    text: mark("What changed lately that makes it possible or urgent now?"),
    because: mark("It decides whether the timing helps you."),
    when: (known) => known.phrases.whyNow === null,
  },
  {
    id: "team",
    text: mark("Who else works on it, and who does what?"),
    because: mark("It blocks the founder score."),
    when: (known) => none(known, "team_size") && known.phrases.founder === null,
  },
  {
    id: "concentration",
    text: mark("How large is your largest customer's share of revenue?"),
    because: mark("It decides how much one loss would hurt."),
    when: (known) => said(known, "paying_customers"),
  },
];

/** What is missing, the most useful first; contradictions and impossible figures before anything else. */
export function askFor(venture: Venture, inputs: Inputs): Question[] {
  const { t, say, quote } = voiceIn(venture.language);
  const guess = venture.buyerGuess?.text;
  const fills = {
    buyer: buyerOf(venture),
    count: factFor(venture, "market_count")?.text ?? "",
    churn: factFor(venture, "churn")?.text ?? "",
  };
  const open = venture.contradictions.map((item) => ({
    id: `which_${item.role}`,
    text: item.question,
    because: t`Two values for one thing cannot both hold: ${item.label}.`,
  }));
  const wrong = venture.impossible.map((item) => ({
    id: `check_${item.factId.replace(".", "_")}`,
    text: t`You wrote ${quote(item.text)}. What is the right figure?`,
    because: item.because,
  }));
  const doubtful = billions(venture, voiceIn(venture.language));
  const missing = [...aboutIdeaAndMoney, ...aboutMarketAndMeans, ...aboutCertainty]
    .filter((candidate) => candidate.when(venture, inputs))
    .map((candidate) => ({
      id: candidate.id,
      text:
        candidate.id === "buyer" && guess !== undefined && !venture.signals.everyone
          ? t`Who pays for it first: ${quote(guess)}, or somebody else?`
          : say(candidate.text, fills),
      because: say(candidate.because),
    }));
  return [...wrong, ...open, ...doubtful, ...missing];
}

/** A French "billion" is a million millions; many who write it mean the English one. */
function billions({ facts, language }: Venture, { t, quote }: Voice): Question[] {
  if (language !== "fr") return [];
  return facts
    .filter((fact) => !fact.superseded && /\bbillions?\b/i.test(fact.text))
    .slice(0, 1)
    .map((fact) => ({
      id: `billion_${fact.id.replace(".", "_")}`,
      text: t`You wrote ${quote(fact.text)}: do you mean the French billion, or the English one, which is smaller?`,
      because: t`It is read as the French one until you say.`,
    }));
}
