import type { Phrase, Venture } from "../reading/venture.ts";
import { msg } from "../i18n/translator.ts";
import { contact, filler, milestone, often, riskWords, uses } from "./cues.ts";
import {
  dateOf,
  dateOfChange,
  figureOf,
  has,
  namedIn,
  phrase,
  placeOf,
  stageOf,
  todayIn,
  tractionsOf,
} from "./evidence.ts";
import {
  acquisitionCosts,
  burns,
  cashHeld,
  churnRates,
  conversions,
  grossMargins,
  growthRates,
  interviews,
  marketValues,
  payingCustomers,
  pilots,
  prices,
  problemCosts,
  raises,
  reachable,
  retentions,
  revenues,
  staff,
  takeRates,
  targetCustomers,
  unitCosts,
  waitlists,
  yearsOfExperience,
} from "../reading/figures.ts";
import type { Deck, Evidence } from "./evidence.ts";
import { unitsOf } from "./readability.ts";
import { rolesIn, teamIn } from "./team.ts";

export type ItemId =
  | "purpose"
  | "problem"
  | "solution"
  | "why_now"
  | "market"
  | "product"
  | "model"
  | "traction"
  | "go_to_market"
  | "competition"
  | "team"
  | "financials"
  | "ask"
  | "risk";

/** A score needs the words that prove it. */
interface Signal {
  points: number;
  missing: string;
  shows: Evidence;
}
export interface Item {
  id: ItemId;
  label: string;
  max: number;
  signals: Signal[];
  /** The words of the deck to quote. */
  quoted: (venture: Venture) => Phrase | null;
  question: string;
}

const signal = (points: number, missing: string, shows: Evidence): Signal => ({ points, missing, shows });
const longestPurpose = 25;
/** Words of four letters or more that problem and idea share. */
function sharesWords({ venture }: Deck): Phrase | null {
  const words = (key: "problem" | "idea"): string[] =>
    unitsOf(venture.phrases[key]?.text.toLowerCase() ?? "", venture.language === "zh" ? "zh" : "en").filter(
      (word) => word.length >= 4 || /[\u4e00-\u9fff]/.test(word),
    );
  const idea = new Set(words("idea"));
  return words("problem").some((word) => idea.has(word)) ? venture.phrases.problem : null;
}

function firstSlide({ slides: [text = ""] }: Deck): Phrase | null {
  return text.trim() === "" ? null : { text, span: { message: 0, start: 0, end: text.length } };
}

const usesNamed = ({ whole }: Deck): number => new Set((whole.match(uses) ?? []).map((use) => use.toLowerCase())).size;

/**
 * Fourteen things an investor looks for, 100 points. Merged from the checklists of Sequoia, Kawasaki and Y Combinator.
 */
export const rubric: Item[] = [
  {
    id: "purpose",
    label: msg("Purpose in one sentence"),
    max: 6,
    signals: [
      signal(2, msg("Say on the first slide, in at most 25 words, what it is."), (deck) => {
        const words = unitsOf(firstSlide(deck)?.text ?? "", deck.venture.language === "zh" ? "zh" : "en").length;
        return words <= longestPurpose * (deck.venture.language === "zh" ? 2 : 1) ? firstSlide(deck) : null;
      }),
      signal(2, msg("Name the customer on the first slide."), ({ venture: { phrases } }) =>
        phrases.buyer?.span.message === 0 ? phrases.buyer : null,
      ),
      signal(2, msg("Take out filler such as revolutionary or world-class."), (deck) =>
        placeOf(deck, filler) ? null : firstSlide(deck),
      ),
    ],
    quoted: (venture) => venture.phrases.idea,
    question: msg("What do you do, in one sentence a customer would understand?"),
  },
  {
    id: "problem",
    label: msg("Problem"),
    max: 10,
    signals: [
      signal(3, msg("Say what goes wrong, for whom."), phrase("problem")),
      signal(3, msg("Put a number on what the problem costs."), has(problemCosts)),
      signal(2, msg("Say how often it happens."), (deck) => placeOf(deck, often)),
      signal(2, msg("Say how they manage today."), todayIn),
    ],
    quoted: (venture) => venture.phrases.problem,
    question: msg("How do you know the problem is worth money to them?"),
  },
  {
    id: "solution",
    label: msg("Solution tied to the problem"),
    max: 8,
    signals: [
      signal(3, msg("Describe what the product does."), phrase("idea")),
      signal(3, msg("Use the words of the problem in the solution."), sharesWords),
      signal(2, msg("Show before and after, or what is different."), phrase("difference")),
    ],
    quoted: (venture) => venture.phrases.idea,
    question: msg("Which part of the problem does it not solve?"),
  },
  {
    id: "why_now",
    label: msg("Why now"),
    max: 5,
    signals: [
      signal(3, msg("Name the change that makes it possible or urgent now."), phrase("whyNow")),
      signal(2, msg("Give that change a date."), dateOfChange),
    ],
    quoted: (venture) => venture.phrases.whyNow,
    question: msg("Why did nobody manage this five years ago?"),
  },
  {
    id: "market",
    label: msg("Market, bottom-up"),
    max: 8,
    signals: [
      signal(5, msg("Count the customers you can reach and name the source."), has(reachable)),
      signal(3, msg("Multiply the count by your price."), (deck) => has(reachable)(deck) && has(prices)(deck)),
    ],
    quoted: figureOf(reachable, marketValues),
    question: msg("How many customers can you reach, and who counted them?"),
  },
  {
    id: "product",
    label: msg("Product and its stage"),
    max: 7,
    signals: [
      signal(4, msg("Say what exists today: prototype, pilot, live."), stageOf),
      signal(3, msg("Show that it is in use."), (deck) =>
        deck.venture.stage === "live" || deck.venture.stage === "revenue" ? stageOf(deck) : null,
      ),
    ],
    quoted: (venture) => venture.phrases.feasibility,
    question: msg("What works today, and what is a mock-up?"),
  },
  {
    id: "model",
    label: msg("Business model and price"),
    max: 8,
    signals: [
      signal(4, msg("Name the price."), has(prices, takeRates)),
      signal(2, msg("Say who pays."), phrase("buyer")),
      signal(2, msg("Say what serving one customer costs, or the margin."), has(unitCosts, grossMargins)),
    ],
    quoted: figureOf(prices, takeRates),
    question: msg("What does one customer leave you after all costs?"),
  },
  {
    id: "traction",
    label: msg("Traction with dates"),
    max: 12,
    signals: [
      signal(4, msg("Show one number of what people did."), (deck) => tractionsOf(deck)[0] ?? null),
      signal(3, msg("Show a second number, over time."), (deck) => tractionsOf(deck)[1] ?? null),
      signal(2, msg("Date the numbers."), dateOf),
      signal(3, msg("Show that customers stay."), has(retentions, churnRates)),
    ],
    quoted: figureOf(revenues, payingCustomers, pilots, waitlists, interviews),
    question: msg("Which customers left, and why?"),
  },
  {
    id: "go_to_market",
    label: msg("Go-to-market"),
    max: 8,
    signals: [
      signal(3, msg("Name one channel."), ({ venture }) => venture.channels[0]?.phrase ?? null),
      signal(
        5,
        msg("Say what a customer costs in that channel, or its conversion."),
        has(acquisitionCosts, conversions),
      ),
    ],
    quoted: (venture) => venture.channels[0]?.phrase ?? null,
    question: msg("What does the next customer cost, and how do you know?"),
  },
  {
    id: "competition",
    label: msg("Competition"),
    max: 6,
    signals: [
      signal(2, msg("Name an alternative; doing nothing is one."), (deck) => namedIn(deck)[0] ?? null),
      signal(2, msg("Name a second alternative."), (deck) => namedIn(deck)[1] ?? null),
      signal(2, msg("Say honestly what differs."), phrase("difference")),
    ],
    quoted: (venture) => venture.competitors[0] ?? null,
    question: msg("Why would a customer of your strongest rival switch?"),
  },
  {
    id: "team",
    label: msg("Team"),
    max: 8,
    signals: [
      signal(4, msg("Say why you: what in your past fits this problem."), teamIn),
      signal(2, msg("Give the years or a result."), has(yearsOfExperience)),
      signal(2, msg("Say who does what."), (deck) => rolesIn(deck) ?? has(staff)(deck)),
    ],
    quoted: (venture) => venture.phrases.founder,
    question: msg("Who on the team has sold to this customer before?"),
  },
  {
    id: "financials",
    label: msg("Financials and unit economics"),
    max: 6,
    signals: [
      signal(2, msg("Give the margin or the cost of one unit."), has(grossMargins, unitCosts)),
      signal(2, msg("Give burn or runway."), has(burns, cashHeld)),
      signal(
        2,
        msg("Show what drives the next three years: customers, price, churn."),
        has(targetCustomers, growthRates),
      ),
    ],
    quoted: figureOf(grossMargins, unitCosts, burns, cashHeld),
    question: msg("What breaks first if growth is half of the plan?"),
  },
  {
    id: "ask",
    label: msg("The ask"),
    max: 6,
    signals: [
      signal(2, msg("Name the amount and the instrument."), has(raises)),
      signal(2, msg("Name at least three uses of the money."), (deck) =>
        usesNamed(deck) >= 3 ? placeOf(deck, uses) : null,
      ),
      signal(2, msg("Name the milestone it reaches, and in how many months."), (deck) =>
        has(raises)(deck) ? placeOf(deck, milestone) : null,
      ),
    ],
    quoted: figureOf(raises),
    question: msg("What will be true when this money is spent?"),
  },
  {
    id: "risk",
    label: msg("Honesty about risk"),
    max: 2,
    signals: [signal(2, msg("Name the one thing that could make this fail."), (deck) => placeOf(deck, riskWords))],
    quoted: () => null,
    question: msg("What would make you stop?"),
  },
];

export const hasContact = ({ whole }: Deck): boolean => contact.test(whole);
