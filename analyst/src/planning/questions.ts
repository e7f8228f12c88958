import type { Question } from "../analysis.ts";
import type { Inputs } from "../finance/inputs.ts";
import {
  acquisitionCosts,
  burns,
  cashHeld,
  churnRates,
  type Figures,
  grossMargins,
  hoursPerWeek,
  interviews,
  leading,
  marketingSpends,
  mayBeSaid,
  orders,
  orderValues,
  payingCustomers,
  prices,
  reachable,
  retentions,
  revenues,
  staff,
  takeRates,
  unitCosts,
} from "../reading/figures.ts";
import { todayOf } from "../reading/venture.ts";
import type { Venture } from "../reading/venture.ts";
import { msg, translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { buyerOf, isBuyerNamed, offerOf } from "./channels.ts";
import { unnamedQuestions } from "./unnamed-questions.ts";

type Candidate = Question & { when: (venture: Venture, inputs: Inputs) => boolean };

const said = (venture: Venture, figures: Figures): boolean => leading(venture, figures) !== null;
/** Neither stated, nor possibly contained in an unread figure. */
const none = (venture: Venture, figures: Figures): boolean => !said(venture, figures) && !mayBeSaid(venture, figures);

const aboutIdeaAndMoney: Candidate[] = [
  {
    id: "idea",
    text: msg("What do you want to build, in one sentence?"),
    because: msg("Without it there is nothing to analyse."),
    when: (known) => !known.phrases.idea,
  },
  {
    id: "buyer",
    text: msg("Who pays for it? Say it as exactly as you can: who they are, and where."),
    because: msg("It decides who is asked first to pay for {offer}."),
    when: (known) => !known.isBuyerKnown || known.signals.everyone,
  },
  {
    id: "evidence",
    text: msg("How many {buyer} have you asked about it, and how many had already spent time or money on it?"),
    because: msg("It shows whether {buyer} pay for the problem already, in money or in hours."),
    when: (known) => none(known, interviews) && none(known, payingCustomers) && none(known, revenues),
  },
  {
    id: "price",
    text: msg("What will one customer among {buyer} pay, and how often?"),
    because: msg("It says how many {buyer} have to pay before {offer} earns its costs."),
    when: (known, inputs) => inputs.price === null && none(known, prices) && none(known, takeRates),
  },
  {
    id: "order_value",
    text: msg("What is the average order, and how many orders does one customer place a month?"),
    because: msg("It blocks the revenue per customer."),
    when: (known) => said(known, takeRates) && none(known, orderValues),
  },
  {
    id: "unit_cost",
    text: msg("What does it cost you to serve one customer among {buyer} for a month?"),
    because: msg("It says what is left of what {buyer} pay."),
    when: (known) => none(known, unitCosts) && none(known, grossMargins),
  },
  {
    id: "paying",
    text: msg("Has anyone paid yet? How many, and for how long?"),
    because: msg("It shows whether {buyer} pay, or only like it."),
    when: (known) =>
      none(known, payingCustomers) && none(known, revenues) && none(known, orders) && !known.signals.nobodyPays,
  },
];

const aboutMarketAndMeans: Candidate[] = [
  {
    id: "market_count",
    text: msg("How many {buyer} could you reach with this product, and where does the count come from?"),
    because: msg("It says how many {buyer} there are to win at most."),
    when: (known) => none(known, reachable),
  },
  {
    id: "cac",
    text: msg("What does it cost, in money and hours, to win one customer among {buyer}?"),
    because: msg("It says whether {buyer} bring more than it costs to win them."),
    when: (known, inputs) => inputs.cac === null && none(known, acquisitionCosts) && none(known, marketingSpends),
  },
  {
    id: "churn",
    text: msg("Of the customers of three months ago, how many still pay?"),
    because: msg("It says how long {buyer} go on paying."),
    when: (known, inputs) =>
      inputs.churn === null && none(known, churnRates) && none(known, retentions) && !known.signals.nobodyPays,
  },
  {
    id: "alternatives",
    text: msg("What do {buyer} do about it today, and what would make them switch?"),
    because: msg("It is what {buyer} would have to give up for {offer}."),
    when: (known) => known.competitors.length === 0 && todayOf(known) === null,
  },
  {
    id: "place",
    text: msg("In which country do you start?"),
    because: msg("It decides which rules apply."),
    when: (known) => known.places.length === 0 && !/ in \p{Lu}/u.test(known.phrases.buyer?.text ?? ""),
  },
  {
    id: "burn",
    text: msg("How much do you spend a month in all, your own living included?"),
    because: msg("With your cash it gives the runway."),
    when: (known) => said(known, cashHeld) && none(known, burns),
  },
  {
    id: "cash",
    text: msg("How much cash do you have, and how much do you spend a month?"),
    because: msg("It blocks the runway and the size of the tests."),
    when: (known) => none(known, cashHeld),
  },
  {
    id: "hours",
    text: msg("How many hours a week can you put in?"),
    because: msg("It bounds the plan."),
    when: (known) => none(known, hoursPerWeek),
  },
];

/** Facts that would support the known ones; asked after the missing ones. */
const aboutCertainty: Candidate[] = [
  {
    id: "channel",
    text: msg("Through which channel do you reach {buyer} first?"),
    because: msg("It blocks the distribution score."),
    when: (known, inputs) => known.channels.length === 0 && inputs.cac === null,
  },
  {
    id: "count_source",
    text: msg("Where does the count of {count} come from?"),
    because: msg("Until it is checked, the market size rests on your word."),
    when: (known) => said(known, reachable),
  },
  {
    id: "churn_window",
    text: msg("Over how many months was the churn of {churn} measured?"),
    because: msg("It decides how far the lifetime value can be trusted."),
    when: (known) => said(known, churnRates),
  },
  {
    id: "why_now",
    text: msg("What changed lately that makes it possible or urgent now?"),
    because: msg("It decides whether the timing helps you."),
    when: (known) => known.phrases.whyNow === null,
  },
  {
    id: "team",
    text: msg("Who else works on it, and who does what?"),
    because: msg("It blocks the founder score."),
    when: (known) => none(known, staff) && known.phrases.founder === null,
  },
  {
    id: "concentration",
    text: msg("How large is your largest customer's share of revenue?"),
    because: msg("It decides how much one loss would hurt."),
    when: (known) => said(known, payingCustomers),
  },
];

/** Missing facts, the most useful first; contradictions and impossible figures before everything else. */
export function askFor(venture: Venture, inputs: Inputs): Question[] {
  const { t, translate, quote } = translatorFor(venture.language);
  const guess = venture.buyerGuess?.text;
  const fills = {
    buyer: buyerOf(venture),
    offer: offerOf(venture),
    count: leading(venture, reachable)?.quote ?? "",
    churn: leading(venture, churnRates)?.quote ?? "",
  };
  const open = venture.contradictions.map((item) => ({
    id: `which_${item.meaning}`,
    text: item.question,
    because: t`Two values for one thing cannot both hold: ${item.label}.`,
  }));
  const wrong = venture.impossible.map((item) => ({
    id: `check_${item.figureId.replace(".", "_")}`,
    text: t`You wrote ${quote(item.text)}. What is the right figure?`,
    because: item.because,
  }));
  const doubtful = billions(venture, translatorFor(venture.language));
  const missing = [...aboutIdeaAndMoney, ...aboutMarketAndMeans, ...aboutCertainty]
    .filter((candidate) => candidate.when(venture, inputs))
    .map((candidate) => wordsFor(candidate, venture))
    .map(({ id, text, because }) => ({
      id,
      text:
        id === "buyer" && guess !== undefined && !venture.signals.everyone
          ? t`Who pays for it first: ${quote(guess)}, or somebody else?`
          : translate(text, fills),
      because: translate(because, fills),
    }));
  return [...wrong, ...open, ...doubtful, ...missing];
}

/** The question's own words, or those that name neither buyer nor offer where the founder has not named them. */
function wordsFor(question: Candidate, venture: Venture): Question {
  const { id, text, because } = question;
  const words = `${text} ${because}`;
  const isNamed =
    (!words.includes("{buyer}") || isBuyerNamed(venture)) && (!words.includes("{offer}") || offerOf(venture) !== "");
  const unnamed = isNamed ? undefined : unnamedQuestions[id];
  return unnamed ? { id, text, ...unnamed } : { id, text, because };
}

/** A French "billion" is a million millions; many writers use it for the English one. */
function billions({ current, language }: Venture, translator: Translator): Question[] {
  const { t } = translator;
  if (language !== "fr") return [];
  return current
    .filter(({ quote }) => /\bbillions?\b/i.test(quote))
    .slice(0, 1)
    .map(({ id, quote }) => ({
      id: `billion_${id.replace(".", "_")}`,
      text: t`You wrote ${translator.quote(quote)}: do you mean the French billion, or the English one, which is smaller?`,
      because: t`It is read as the French one until you say.`,
    }));
}
